// SPDX-License-Identifier: MIT
import Glibc

/// Ctrl-C, SIGTERM and SIGHUP end the app as closing its window does: it leaves the screen, saves its state, hears
/// `applicationWillTerminate`, and the process ends with code 0. A second one, or five seconds without an end, ends it at
/// once, by the signal.
@MainActor
enum EndSignals {
    // Written before the handlers are set; the handler takes it, so that the second signal finds none.
    nonisolated(unsafe) private static var wakeUp: Int32 = -1
    private static var source: (any DispatchSourceRead)?

    static func watch() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        wakeUp = ends[1]
        let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { UIApplication.shared.terminate() } }
        source.activate()
        self.source = source
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { EndSignals.received($0) }
            sigaction(number, &action, nil)
        }
    }

    /// In the signal handler: system calls only.
    nonisolated private static func received(_ number: Int32) {
        guard wakeUp >= 0 else {
            signal(number, SIG_DFL)
            raise(number)
            return
        }
        var byte: UInt8 = 0
        _ = write(wakeUp, &byte, 1)
        wakeUp = -1
        alarm(5)
    }

    /// Whoever started this process, the command line or a UI test, names itself; without it nobody would end the app.
    static func endWithTool() {
        guard let text = getenv("TOUCHSTONE_PARENT"), let parent = pid_t(String(cString: text)) else { return }
        _ = setProcessOption(deathSignal, UInt(SIGTERM))
        if getppid() != parent { raise(SIGTERM) }
    }

    /// `PR_SET_PDEATHSIG` of `<sys/prctl.h>`.
    private static let deathSignal: Int32 = 1
}

@_silgen_name("prctl")
private func setProcessOption(_ option: Int32, _ value: UInt) -> Int32
