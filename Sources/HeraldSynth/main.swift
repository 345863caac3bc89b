// SPDX-License-Identifier: GPL-3.0-or-later
import CESpeakNG
import Glibc

// Started by Herald with its socket as standard input; of no use by itself.
if !PacketSocket(descriptor: 0).isPacketSocket {
  let text = "herald-synth: started by Herald when it speaks; there is nothing to do by hand\n"
  unsafe _ = write(2, text, text.utf8.count)
  exit(64)
}

// Whatever the client had open is none of the worker's business.
herald_close_from(3)

// A child that aborts is expected and leaves no core file.
var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)

// Preparing its output, the library greets the audio server, though it never plays here: tens of
// milliseconds before the first word.
unsafe setenv("PULSE_SERVER", "unix:/nowhere", 1)

if !Engine.start() { exit(69) }
var worker = Worker()
worker.run()
