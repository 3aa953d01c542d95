// SPDX-License-Identifier: MIT

/// How the tests of a project get a launched app around them. Called by the entry point of test programs, which
/// `touchstone test` generates.
///
/// `body` runs on the main thread once the app has launched and its first frame is made, outside of any block of the
/// main queue, so that tests may wait for such blocks. While it waits in a run loop, frames go on being made.
@MainActor
public func __touchstoneWhenLaunched(_ body: @escaping @MainActor () -> Void) { TestLaunch.body = body }

@MainActor
enum TestLaunch {
    fileprivate static var body: (@MainActor () -> Void)?
    static var isWanted: Bool { body != nil }

    /// Called when the app has launched; does nothing outside of test programs.
    static func begin() {
        guard let body else { return }
        provideWindow()
        MainLoop.shared.turn()
        let frames = Timer(timeInterval: MainLoop.frameInterval, repeats: true) { _ in
            MainActor.assumeIsolated { MainLoop.shared.turn() }
        }
        RunLoop.main.add(frames, forMode: .common)
        body()
        // Tests of Swift Testing run as a task of the main loop, which makes its own frames.
        frames.invalidate()
    }

    /// Libraries' tests have no app of their own, and yet put views into the key window.
    private static func provideWindow() {
        guard UIScreen.main.windows.isEmpty else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    private static var window: UIWindow?
}
