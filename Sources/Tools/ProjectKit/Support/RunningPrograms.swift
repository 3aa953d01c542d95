// SPDX-License-Identifier: MIT
import Foundation

/// The programs this one has started and waits for, so that none is left when this one is told to end.
///
/// Ctrl-C, SIGTERM and SIGHUP go to all of them. While an app runs in the foreground its end is this program's, with the
/// code that the app's end means; otherwise this program ends by the signal, after its children.
enum RunningPrograms {
    /// What the signal handler does with a child. Written to a slot before its process.
    private enum Kind: Int32 {
        /// In this program's group: the terminal's Ctrl-C reaches it anyway.
        case foreground = 1
        /// In a group of its own, with its children.
        case group = 2
    }

    private static let capacity = 64
    // Read by the signal handler, which may run at any time: fixed memory, one word at a time, changed under the lock.
    nonisolated(unsafe) private static let processes = words()
    nonisolated(unsafe) private static let kinds = words()
    private static let lock = NSLock()
    private static let install: Void = installHandlers()

    private static func words() -> UnsafeMutablePointer<Int32> {
        let words = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
        words.initialize(repeating: 0, count: capacity)
        return words
    }

    static func prepare() { _ = install }

    static func add(_ process: pid_t, inGroup: Bool) {
        lock.withLock {
            guard let slot = (0..<capacity).first(where: { processes[$0] == 0 }) else { return }
            kinds[slot] = (inGroup ? Kind.group : Kind.foreground).rawValue
            processes[slot] = process
        }
    }

    /// Before its number may be another's.
    static func remove(_ process: pid_t) {
        lock.withLock {
            for slot in 0..<capacity where processes[slot] == process { processes[slot] = 0 }
        }
    }

    static func terminateAll() {
        lock.withLock {
            for slot in 0..<capacity where processes[slot] != 0 {
                let isGroup = kinds[slot] == Kind.group.rawValue
                kill(isGroup ? -processes[slot] : processes[slot], SIGTERM)
            }
        }
    }

    private static func installHandlers() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var old = sigaction()
            // What whoever started this program has switched off stays off.
            guard sigaction(number, nil, &old) == 0, old.__sigaction_handler.sa_handler == nil else { continue }
            var action = sigaction()
            action.sa_flags = SA_SIGINFO
            action.__sigaction_handler.sa_sigaction = { number, info, _ in
                RunningPrograms.end(number, isFromTerminal: info?.pointee.si_code == RunningPrograms.fromKernel)
            }
            sigaction(number, &action, nil)
        }
    }

    /// `SI_KERNEL`, a macro that Swift does not import.
    private static let fromKernel: Int32 = 0x80

    /// Runs in the signal handler: system calls only.
    private static func end(_ number: Int32, isFromTerminal: Bool) {
        var waits = false
        for slot in 0..<capacity where processes[slot] != 0 {
            if kinds[slot] == Kind.foreground.rawValue {
                waits = true
                if !isFromTerminal { kill(processes[slot], number) }
            } else {
                kill(-processes[slot], number)
            }
        }
        guard !waits else { return }
        signal(number, SIG_DFL)
        raise(number)
    }
}
