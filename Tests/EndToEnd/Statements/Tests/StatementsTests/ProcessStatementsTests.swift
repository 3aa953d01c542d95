// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing
import UIKit

/// What every app's process has: its folders, its log, its strings, its timers.
@MainActor @Suite(.serialized)
struct ProcessStatementsTests {
    private func file(_ name: String) -> String { NSTemporaryDirectory() + "/\(UUID().uuidString)-\(name)" }

    @Test("AP26: the temporary directory lies in the sandbox")
    func temporary() {
        #expect(NSTemporaryDirectory().hasPrefix(NSHomeDirectory()))
        #expect(FileManager.default.isWritableFile(atPath: NSTemporaryDirectory()))
    }

    @Test("AP6: resources are found at the top and in a folder; the folder \"\" is the top, a missing one gives nil")
    func resources() throws {
        let root = file("Probe.bundle")
        try FileManager.default.createDirectory(atPath: root + "/sub", withIntermediateDirectories: true)
        try "top".write(toFile: root + "/a.txt", atomically: true, encoding: .utf8)
        try "sub".write(toFile: root + "/sub/b.txt", atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: root))
        #expect(bundle.path(forResource: "a", ofType: "txt") == root + "/a.txt")
        #expect(bundle.path(forResource: "a", ofType: "txt", inDirectory: "") == root + "/a.txt")
        #expect(bundle.path(forResource: "b", ofType: "txt", inDirectory: "sub") == root + "/sub/b.txt")
        #expect(bundle.path(forResource: "b", ofType: "txt") == nil)
        #expect(bundle.path(forResource: "c", ofType: "txt", inDirectory: "sub") == nil)
    }

    @Test("AP40: .strings files are read in UTF-8 and UTF-16, with escapes", arguments: [String.Encoding.utf8, .utf16])
    func strings(_ encoding: String.Encoding) throws {
        let root = file("Strings.bundle")
        try FileManager.default.createDirectory(atPath: root + "/en.lproj", withIntermediateDirectories: true)
        let text =
            "/* note */\n\"greeting\" = \"Gr\u{FC}\u{DF}e\";\n\"quoted\" = \"a \\\"b\\\"\\n\\tc\";\n\"code\" = \"\\U00e9\";\n"
        try text.write(toFile: root + "/en.lproj/Localizable.strings", atomically: true, encoding: encoding)
        let bundle = try #require(Bundle(path: root))
        func string(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
        #expect(
            string("greeting") == "Gr\u{FC}\u{DF}e" && string("quoted") == "a \"b\"\n\tc" && string("code") == "\u{E9}")
        #expect(string("missing") == "missing")
    }

    /// What `body` writes to standard error, sent to a file as apps do it.
    private func logged(to path: String, _ mode: String, _ body: () -> Void) throws -> String {
        fflush(stderr)
        let before = dup(STDERR_FILENO)
        #expect(freopen(path, mode, stderr) != nil)
        body()
        fflush(stderr)
        dup2(before, STDERR_FILENO)
        close(before)
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("AP47: freopen of standard error sends NSLog's lines to a file; a adds to it, w begins it anew")
    func log() throws {
        let path = file("log.txt")
        let first = try logged(to: path, "a") { NSLog("one %d", 1) }
        #expect(first.contains("one 1"))
        let second = try logged(to: path, "a") { NSLog("two") }
        #expect(second.contains("one 1") && second.contains("two"))
        let third = try logged(to: path, "w") { NSLog("three") }
        #expect(third.contains("three") && !third.contains("one 1"))
    }

    @Test("AP48: a log function of one's own writes a formatted line to standard error, and nothing for a nil format")
    func ownLog() throws {
        func doLog(_ format: String?, _ arguments: any CVarArg...) {
            guard let format else { return }
            let line = String(format: format, arguments: arguments) + "\n"
            fputs(line, stderr)
        }
        let path = file("own.txt")
        // Other threads of the program may write to standard error meanwhile.
        #expect(try logged(to: path, "w") { doLog("%@ is %d", "seven", 7) }.contains("seven is 7\n"))
        let nothing = try logged(to: path, "w") { doLog(nil) }
        #expect(!nothing.contains("seven") && !nothing.contains("nil"))
    }

    @Test("AP49: formats give what C gives")
    func formats() {
        #expect(String(format: "%3.1f", 2.25) == "2.2" && String(format: "%4.2f", 9.999) == "10.00")
        #expect(String(format: "%6.2f|%d|%@", 3.14159, -7, "text") == "  3.14|-7|text")
    }

    @Test(
        "TH27: lines of NSLog carry the time to the millisecond, the process, its number and the thread's, and the text"
    )
    func logLines() throws {
        let text = try logged(to: file("line.txt"), "w") { NSLog("Main: %@", "Item 1-1") }
        let pattern = #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\S* .+\[\d+:\w+\] Main: Item 1-1\n$"#
        #expect(text.range(of: pattern, options: .regularExpression) != nil, "\(text)")
    }

    @Test("TH29, AP22: UIKit used off the main thread is diagnosed, with the call and the thread")
    func wrongThread() throws {
        let view = UIView()
        let done = DispatchSemaphore(value: 0)
        let text = try logged(to: file("thread.txt"), "w") {
            Thread.detachNewThread {
                view.backgroundColor = .red
                done.signal()
            }
            done.wait()
        }
        #expect(text.contains("UIView.backgroundColor") && text.contains("Thread"))
    }

    @Test("AP23: an optional delegate method that is not implemented is skipped")
    func optional() {
        final class Empty: NSObject, UITableViewDelegate, UITextFieldDelegate, UIScrollViewDelegate {}
        let (delegate, table, field) = (Empty(), UITableView(), UITextField())
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        table.delegate = delegate
        field.delegate = delegate
        table.layoutIfNeeded()
        table.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        field.insertText("a")
        #expect(field.text == "a" && table.contentOffset.y == 10)
    }

    @Test(
        "AL46, AP21: timers fire once and repeatedly and a display link ticks while an alert is up; a delayed call comes after 5 s"
    )
    func timers() async throws {
        final class Listener: NSObject {
            var called: Date?
            var frames = 0
            @objc func call() { called = Date() }
            @objc func tick() { frames += 1 }
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(UIAlertController(title: "Up", message: nil, preferredStyle: .alert), animated: false)
        await pause(0.5)
        let start = Date()
        var (once, often) = ([TimeInterval](), [TimeInterval]())
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
            MainActor.assumeIsolated { once.append(Date().timeIntervalSince(start)) }
        }
        let listener = Listener()
        listener.perform(#selector(Listener.call), with: nil, afterDelay: 5)
        let link = CADisplayLink(target: listener, selector: #selector(Listener.tick))
        link.add(to: .main, forMode: .common)
        let repeating = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
            MainActor.assumeIsolated { often.append(Date().timeIntervalSince(start)) }
        }
        await pause(2.2)
        repeating.invalidate()
        let fired = often.count
        #expect(root.presentedViewController is UIAlertController)
        #expect(once.count == 1 && (once.first ?? 0) >= 0.29)
        // On a busy machine the pause is longer; a timer is never early.
        let isInTime = often.enumerated().allSatisfy { $1 >= 0.5 * Double($0 + 1) - 0.02 }
        #expect(!often.isEmpty && isInTime, "\(often)")
        await pause(1)
        #expect(often.count == fired)
        for _ in 0..<100 where listener.called == nil { await pause(0.1) }
        #expect((listener.called?.timeIntervalSince(start) ?? 0) >= 4.9)
        #expect(listener.frames > 1)
        link.invalidate()
        root.dismiss(animated: false)
        window.isHidden = true
    }
}
