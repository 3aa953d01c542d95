// SPDX-License-Identifier: MIT
import HostKit
import UIKit

/// A screen with a finger and a clock, for tests that drive UIKit: time passes only when a test says so.
@MainActor
package final class Simulator {
    package let window: UIWindow
    package let root: UIViewController
    /// Has the frames that were shown.
    package let host: HeadlessHost

    /// A visible key window filled by `root`, on a virtual frame clock.
    package init(root: UIViewController = UIViewController()) {
        // Tests of layers begin at times of their own; the main loop's time never goes back.
        if !FrameClock.isVirtual || FrameClock.now < Self.reached { FrameClock.makeVirtual(startingAt: Self.reached) }
        StackLimit.raise()
        for window in UIApplication.shared.windows { window.isHidden = true }
        host = HeadlessHost(screen: DeviceProfile.standard.screen(landscape: false))
        MainLoop.shared.attach(host)
        // A second later the taps of the test before no longer make this one's a double tap.
        MainLoop.shared.advance(by: 1)
        self.root = root
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.shared.advance(by: 0)
        Self.reached = FrameClock.now
    }

    /// The latest time of all simulators.
    private static var reached = 1000.0

    package func advance(by seconds: Double) {
        MainLoop.shared.advance(by: seconds)
        Self.reached = max(Self.reached, FrameClock.now)
        checkInvariants()
    }

    /// Of everything on the screen; see `UIView.checkInvariants`.
    private func checkInvariants() {
        for window in UIApplication.shared.windows where !window.isHidden { window.checkInvariants() }
    }

    package var now: Double { FrameClock.now }

    // MARK: Fingers; points of the screen

    package func down(_ point: CGPoint, finger: Int = 0) { send(.began, point, finger) }
    package func move(_ point: CGPoint, finger: Int = 0) { send(.moved, point, finger) }
    package func up(_ point: CGPoint, finger: Int = 0) { send(.ended, point, finger) }
    package func cancel(_ point: CGPoint, finger: Int = 0) { send(.cancelled, point, finger) }

    package func tap(_ point: CGPoint) {
        down(point)
        advance(by: 0.05)
        up(point)
        advance(by: 0)
    }

    /// In `steps` even moves, the finger up at the end.
    package func drag(from start: CGPoint, to end: CGPoint, duration: Double, steps: Int = 20, lifts: Bool = true) {
        down(start)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if lifts { up(end) }
    }

    private func send(_ phase: HostTouch.Phase, _ point: CGPoint, _ finger: Int) {
        let touch = HostTouch(identifier: finger, phase: phase, location: point)
        HostInput.handle([.touches([touch], time: FrameClock.now)])
        checkInvariants()
    }

    package func key(_ key: HostKey) { HostInput.handle([.key(key, time: FrameClock.now)]) }
    package func send(_ event: HostEvent) { HostInput.handle([event]) }
}

/// A simulator that is made when a test first asks for it: other suites put up their own screens between a suite's init
/// and its test.
@MainActor
package final class Stage {
    package init() {}
    package private(set) lazy var simulator = Simulator()
}

/// Collects what happened, in order.
@MainActor
package final class Journal {
    package private(set) var entries: [String] = []
    package init() {}
    package var last: String? { entries.last }
    package func note(_ entry: String) { entries.append(entry) }
    package func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Calls a closure as a target, for code that wants a selector.
package final class Target: __ObjCObject {
    private let call: (Any?) -> Void
    package init(_ call: @escaping (Any?) -> Void) {
        self.call = call
        super.init()
        _ = Target.registered
    }
    package static let action = Selector("fire:")
    private static let registered: Void = __objcRegister(Target.self) { table in
        table.method("fire:") { object, arguments in
            (object as? Target)?.call(arguments.first ?? nil)
            return nil
        }
    }
}
