// SPDX-License-Identifier: MIT
import CChildProcess
import Glibc

/// What a program says on its standard error, by lines.
struct ChildWords {
    /// For the program; `listen` closes it here.
    let descriptor: Int32
    private let source: Int32
    private let hear: @Sendable ([String]) -> Void
    /// Milliseconds of real time after which what comes next is something else.
    private static let pause: Int32 = 20
    /// Bytes of a line without an end that are kept.
    private static let longest = 1 << 16

    init(_ hear: @escaping @Sendable ([String]) -> Void) throws(MediaFailure) {
        var ends: [Int32] = [-1, -1]
        guard ts_make_pipe(&ends) == 0 else { throw .cannotWrite("no descriptors left") }
        (source, descriptor) = (ends[0], ends[1])
        self.hear = hear
    }

    /// Hears until the program has ended, on a thread of its own. To be called once, after its start, also where that failed.
    func listen() {
        Glibc.close(descriptor)
        let thread = Thread { [source, hear] in
            var rest: [UInt8] = []
            var lines: [String] = []
            while true {
                if !lines.isEmpty, !Self.hasMore(source) {
                    hear(lines)
                    lines = []
                }
                guard Self.read(source, &rest) else { break }
                lines += Self.takeLines(&rest)
            }
            if !lines.isEmpty { hear(lines) }
            Glibc.close(source)
        }
        thread.name = "a program's words"
        thread.start()
    }

    private static func hasMore(_ source: Int32) -> Bool {
        var polled = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, pause) > 0
    }

    /// - Returns: false at the end.
    private static func read(_ source: Int32, _ rest: inout [UInt8]) -> Bool {
        var block = [UInt8](repeating: 0, count: 4096)
        var count = Glibc.read(source, &block, block.count)
        while count < 0, errno == EINTR { count = Glibc.read(source, &block, block.count) }
        if rest.count > longest { rest = [] }
        rest += block.prefix(max(0, count))
        return count > 0
    }

    /// Whole ones, as UTF-8, else as Latin-1.
    private static func takeLines(_ rest: inout [UInt8]) -> [String] {
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let whole = rest[..<end]
        rest = Array(rest[(end + 1)...])
        return whole.split(separator: UInt8(ascii: "\n")).map { line in
            String(validating: line, as: UTF8.self) ?? String(decoding: line.map { UInt16($0) }, as: UTF16.self)
        }
    }
}
