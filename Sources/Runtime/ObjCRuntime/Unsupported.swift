// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// The list of what a program used and this platform does not do. Each name is kept once; at exit the list goes to the
/// file named by `TOUCHSTONE_REPORT`, one name a line, sorted. Without that variable each name is printed to standard
/// error when first used.
public enum Unsupported {
    private struct State {
        var names: Set<String> = []
        var writesAtExit = false
    }

    private static let state = Mutex(State())
    private static let reportPath = ProcessInfo.processInfo.environment["TOUCHSTONE_REPORT"]

    /// Notes that `name` (`UIView.foo`) was used and has no effect. Any thread; cheap when already known.
    public static func report(_ name: String) {
        let isNew = state.withLock { state in
            if !state.writesAtExit, reportPath != nil {
                state.writesAtExit = true
                atexit { Unsupported.write() }
            }
            return state.names.insert(name).inserted
        }
        guard isNew, reportPath == nil else { return }
        FileHandle.standardError.write(Data("touchstone: \(name) is not supported\n".utf8))
    }

    /// The names so far, sorted.
    public static var names: [String] { state.withLock { $0.names.sorted() } }

    private static func write() {
        guard let reportPath else { return }
        let text = names.map { $0 + "\n" }.joined()
        do {
            try text.write(toFile: reportPath, atomically: true, encoding: .utf8)
        } catch {
            FileHandle.standardError.write(Data("touchstone: \(reportPath): \(error.localizedDescription)\n".utf8))
        }
    }
}
