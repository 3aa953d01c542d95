// SPDX-License-Identifier: MIT
import Glibc

/// What is printed when the app dies: the controllers on screen, before Swift's own backtrace.
///
/// A signal handler may not run ordinary code, so the text is kept ready in a fixed buffer and renewed whenever a
/// controller appears.
@MainActor
enum CrashNote {
    // Written on the main thread only; read by the signal handler of whatever thread dies.
    nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?
    // Written before the handlers are set.
    nonisolated(unsafe) private static var previous: [Int32: sigaction] = [:]
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    static func install() {
        isInstalled = true
        addExceptionReporter { CrashNote.report() }
        for signal in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_sigaction = { number, info, context in CrashNote.died(number, info, context) }
            action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_NODEFER))
            var old = sigaction()
            if sigaction(signal, &action, &old) == 0 { previous[signal] = old }
        }
    }

    private static var isInstalled = false

    static func controllersChanged() { if isInstalled { renew() } }

    /// Takes down what is on screen now.
    private static func renew() {
        var lines = "View controllers:\n"
        for window in UIScreen.main.windows.reversed() {
            guard let root = window.rootViewController else { continue }
            describe(root, depth: 1, into: &lines)
        }
        let old = text
        text = strdup(lines)
        free(old)
    }

    // Written by the thread that dies, read by its own signal handler.
    nonisolated(unsafe) private static var isReported = false

    /// For an exception, which prints it together with its reason.
    nonisolated private static func report() -> String {
        isReported = true
        return text.map { String(cString: $0) } ?? ""
    }

    private static func describe(_ controller: UIViewController, depth: Int, into lines: inout String) {
        // Not interpolated as they are: printing any value searches for conformances, four per cent of a start.
        lines += String(repeating: "  ", count: depth) + controller.description + " "
        lines += controller.appearance.stage.rawValue + "\n"
        for child in controller.childList { describe(child, depth: depth + 1, into: &lines) }
        if let presented = controller.presentedStorage, presented.presentingStorage === controller {
            lines += String(repeating: "  ", count: depth) + "presents\n"
            describe(presented, depth: depth + 1, into: &lines)
        }
    }

    /// Prints the note, then lets Swift's handler print the backtrace, or the default end the process.
    nonisolated private static func died(
        _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        if let text, !isReported { _ = write(2, text, strlen(text)) }
        guard var old = previous[number] else { _exit(1) }
        sigaction(number, &old, nil)
        if old.sa_flags & SA_SIGINFO != 0, let handler = old.__sigaction_handler.sa_sigaction {
            handler(number, info, context)
        } else {
            raise(number)
        }
    }
}
