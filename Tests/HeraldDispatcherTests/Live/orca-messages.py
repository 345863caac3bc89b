#!/usr/bin/env python3
"""Prints the messages that Orca's own code makes of texts, one a line.

usage: orca-messages.py PATH-TO-speechdispatcherfactory.py TEXT...

Orca's module is run as it is; everything around it that would need a desktop stands in.
"""
import importlib.machinery
import importlib.util
import sys
import types
from unittest.mock import MagicMock

path, texts = sys.argv[1], sys.argv[2:]
package = types.ModuleType("orca")
package.__path__ = []
sys.modules["orca"] = package
for name in ["chnames", "debug", "guilabels", "messages", "settings", "orca_state",
             "punctuation_settings", "settings_manager"]:
    stand_in = MagicMock(name=name)
    sys.modules["orca." + name] = stand_in
    setattr(package, name, stand_in)
for name in ["gi", "gi.repository", "speechd"]:
    sys.modules[name] = MagicMock(name=name)
speechserver = types.ModuleType("orca.speechserver")
speechserver.SpeechServer = type("SpeechServer", (), {})
speechserver.VoiceFamily = MagicMock()
sys.modules["orca.speechserver"] = package.speechserver = speechserver
acss = types.ModuleType("orca.acss")
acss.ACSS = type("ACSS", (dict,), {})
sys.modules["orca.acss"] = acss
sys.modules["orca.orca_state"].activeScript = None
# Punctuation is left to the server: a style that is none.
manager = sys.modules["orca.settings_manager"].getManager.return_value
manager.getSetting.return_value = sys.modules["orca.settings"].PUNCTUATION_STYLE_NONE

loader = importlib.machinery.SourceFileLoader("orca.speechdispatcherfactory", path)
spec = importlib.util.spec_from_loader(loader.name, loader)
factory = importlib.util.module_from_spec(spec)
loader.exec_module(factory)


class Builder(factory.SpeechServer):
    def __init__(self):
        self._client = MagicMock()

    def _apply_acss(self, acss):
        pass

    def _debug_sd_values(self, prefix=""):
        pass

    def _send_command(self, command, *args, **kwargs):
        print(args[0])


for text in texts:
    Builder()._speak(text, {})
