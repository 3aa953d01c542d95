import Darwin
import UIKit

// Darwin's streams and kinds of mutexes as libraries that log name them: by the module, and as what the function takes.

private struct Output: @unchecked Sendable {
    let file: UnsafeMutablePointer<FILE>
    static let error = Output(file: Darwin.stderr)
    static let plain = Output(file: Darwin.stdout)
}

func streams() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    let result = pthread_mutexattr_settype(&attributes, .init(PTHREAD_MUTEX_ERRORCHECK))
    say("streams \(fileno(Output.plain.file)) \(fileno(Output.error.file)), kind \(result)")  // expect: streams 1 2, kind 0
}
