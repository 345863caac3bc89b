import Glibc
import HeraldDispatcher

// speech-dispatcher starts the module with the path of its configuration, and talks to it through
// standard input and output. It leaves on QUIT, or when its input ends.

/// The sample rate of every voice that eSpeak NG brings along; one rate for all messages, since the
/// server loses sound where it changes.
let sampleRate = 22_050
/// Half a second of the server's queue is enough behind the pipe.
let pipeSize: Int32 = 16_384
let setPipeSize: Int32 = 1_031  // F_SETPIPE_SZ of Linux's fcntl.h

let log = ModuleLog()
let file = CommandLine.arguments.dropFirst().first.flatMap { ConfigurationFile(path: $0) }
for complaint in file?.complaints ?? [] { log.tell(complaint) }

_ = signal(SIGPIPE, SIG_IGN)
_ = fcntl(STDOUT_FILENO, setPipeSize, pipeSize)

let module = SpeechModule(file: file, sampleRate: sampleRate, log: log)
module.outlet.startWriting(to: STDOUT_FILENO)

var reader = LineReader()
var buffer = [UInt8](repeating: 0, count: 65_536)
var goesOn = true
while goesOn {
  let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
  if count < 0, errno == EINTR { continue }
  if count <= 0 {
    module.endOfInput()
    goesOn = false
  } else {
    for line in reader.lines(after: buffer[..<count]) where goesOn { goesOn = module.receive(line) }
  }
}
module.outlet.waitUntilWritten()
exit(0)
