// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Many command lines, one after the other, each in a child that starts as a copy of this process: for
/// `scripts/fuzz-projects`, which would spend most of its time on starting programs and reading what never changes.
///
/// One request per line of standard input, a JSON list: the file that takes standard error, then the command line. Two
/// lines answer it: the child's process (it leads a group of its own, so that all it starts can be ended with it), and
/// the status that `waitpid` gave.
///
/// It must stay without threads: a child has none but the one that made it.
struct ForkServer {
    static let command = "fork-server"

    func run() throws -> Int32 {
        try SDK.keep(.current())
        while let line = readLine() {
            guard let request = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String], !request.isEmpty
            else { throw Failure(.usage, "touchstone: a request is a list of texts: \(line)") }
            let child = fork()
            guard child >= 0 else { throw Failure(.app, "no process: \(String(cString: strerror(errno)))") }
            if child == 0 { perform(Array(request.dropFirst()), errors: request[0]) }
            // Both sides say so, because either may come first.
            setpgid(child, child)
            answer(child)
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            answer(status)
        }
        return 0
    }

    private func answer(_ number: Int32) {
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }

    private func perform(_ arguments: [String], errors file: String) -> Never {
        setpgid(0, 0)
        let nothing = open("/dev/null", O_RDWR)
        let errors = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard nothing >= 0, errors >= 0 else { _exit(EX_CANTCREAT) }
        for (from, to) in [(nothing, 0), (nothing, 1), (errors, 2)] as [(Int32, Int32)] { dup2(from, to) }
        exit(CommandLineTool.main(arguments))
    }
}
