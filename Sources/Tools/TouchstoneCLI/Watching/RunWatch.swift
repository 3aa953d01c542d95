// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone run --watch` and `serve --watch`: shows the app, and after each edit the edited one, until it ends by itself.
///
/// The app that runs goes on while the edited one is built, and when that does not build. Then it leaves the screen, which
/// is when apps store their state, and ends; the new one restores that state, at the same place of a page.
struct RunWatch {
    typealias Built = (product: ProjectBuild.Product, selection: Selection)

    let tool: CommandLineTool
    /// The app that a build made, ready to start.
    let prepared: (Built) throws -> AppProcess

    /// The exit code that `run` has without a watch.
    func run(_ first: Built) throws -> Int32 {
        var watch = FileWatch(first.selection.project)
        var running: RunningApp? = RunningApp(try prepared(first))
        tool.say("watching \(first.selection.project.root); Ctrl-C ends")
        while true {
            if tool.waitForEdit(watch, unless: { running?.hasEnded == true }).isEmpty {
                guard let ending = try running?.ending() else { continue }
                let code = tool.code(of: ending)
                if Self.isOver(ending) { return code }
                tool.say("an edit starts the app again")
                running = nil
                continue
            }
            let start = ContinuousClock.now
            // Edits that come while the app is built count for the next round.
            watch = watch.now()
            guard let built = try built() else { continue }
            watch = FileWatch(built.selection.project, since: watch)
            try running?.end()
            running = RunningApp(try prepared(built))
            try running?.waitUntilLaunched()
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            tool.say("shown after \(String(format: "%.2f", seconds)) s")
        }
    }

    /// Whether somebody has ended the app; one that crashes is mended by the next edit.
    private static func isOver(_ ending: Subprocess.Ending) -> Bool {
        switch ending {
        case .exit(let code): code == 0 || code == EX_USAGE
        case .signal(let signal): [SIGINT, SIGTERM, SIGHUP].contains(signal)
        }
    }

    /// nil: it does not build, which is said.
    private func built() throws -> Built? {
        do { return try tool.buildApp() } catch let failure as Failure {
            tool.printErrors(failure.description)
        } catch let end as Exit where end.code == Failure.Code.build.rawValue {}
        return nil
    }
}

/// An app that runs while this program does something else.
private final class RunningApp: @unchecked Sendable {
    // `result` is guarded by the lock; the rest never changes.
    private static let pause: UInt32 = 10_000
    private let app: AppProcess
    private let lock = NSLock()
    // Guarded by the lock.
    private var result: Result<Subprocess.Ending, any Error>?

    init(_ app: AppProcess) {
        self.app = app
        Thread { [self] in
            let result = Result { try app.run() }
            lock.withLock { self.result = result }
        }.start()
    }

    var hasEnded: Bool { lock.withLock { result != nil } }

    /// nil: it runs.
    func ending() throws -> Subprocess.Ending? { try lock.withLock { result }?.get() }

    private func control() throws -> AppControl? {
        AppControl(try app.device.control(for: app.product.bundleIdentifier))
    }

    func waitUntilLaunched() throws {
        while !hasEnded, try control() == nil { usleep(Self.pause) }
    }

    /// As a person ends it, who finds it later as it was.
    func end() throws {
        // One that was just started does not listen yet.
        try waitUntilLaunched()
        try control()?.terminate()
        while !hasEnded { usleep(Self.pause) }
    }
}
