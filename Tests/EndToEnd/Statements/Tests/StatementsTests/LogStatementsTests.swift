// SPDX-License-Identifier: MIT
import Darwin
import OSLog
import Testing

/// https://developer.apple.com/documentation/oslog/oslogstore
@Suite struct LogStatementsTests {
    @Test("a process reads its own messages, by predicates, from a place on, and backwards")
    func reading() throws {
        let start = Date()
        let log = OSLog(subsystem: "statements", category: "words")
        os_log("first %d", log: log, type: .error, 1)
        Logger(subsystem: "statements", category: "words").notice("second")
        Logger(subsystem: "another", category: "words").fault("third")

        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let ours = NSPredicate(format: "subsystem == 'statements'")
        let entries = try Array(store.getEntries(at: store.position(date: start), matching: ours))
        #expect(entries.map(\.composedMessage) == ["first 1", "second"])
        let logged = entries.compactMap { $0 as? OSLogEntryLog }
        #expect(logged.map(\.level) == [.error, .notice])
        #expect(logged.map(\.category) == ["words", "words"])
        #expect(logged.first?.processIdentifier == getpid())

        let sinceBoot = store.position(timeIntervalSinceLatestBoot: 0)
        #expect(try store.getEntries(at: sinceBoot).contains { $0.composedMessage == "third" })
        let newestFirst = try Array(store.getEntries(with: .reverse, matching: ours))
        #expect(newestFirst.map(\.composedMessage) == ["second", "first 1"])
        #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
    }

    /// https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/backtrace.3.html
    @Test("callers have addresses and texts")
    func callers() throws {
        var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 4)
        let count = backtrace(&addresses, 4)
        #expect(count == 4 && addresses.allSatisfy { $0 != nil })
        let texts = try #require(backtrace_symbols(addresses, count))
        #expect(try !String(cString: #require(texts[0])).isEmpty)
        free(texts)
    }
}

/// What libraries that are in apps and in their tests look up at run time, by the mangled name of
/// `XCTFail(_:file:line:)`: https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst
@Suite struct LinkNameStatementsTests {
    @Test("a test process has XCTFail by its link name")
    func failing() {
        #expect(dlsym(dlopen(nil, RTLD_LAZY), "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF") != nil)
    }
}
