// SPDX-License-Identifier: MIT

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    public static let `default` = XCUIGestureVelocity(rawValue: 1000)
    public static let slow = XCUIGestureVelocity(rawValue: 400)
    public static let fast = XCUIGestureVelocity(rawValue: 2500)
}

extension XCUIElement {
    // MARK: Taps

    public func tap() { perform("Tap \(spokenName)", "tap") { Gesture.tap(at: $0) } }
    public func doubleTap() { perform("Double tap \(spokenName)", "double tap") { Gesture.tap(at: $0, count: 2) } }
    public func twoFingerTap() {
        perform("Two-finger tap \(spokenName)", "two-finger tap") { Gesture.tap(at: $0, fingers: 2) }
    }
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        perform("Tap \(spokenName) \(numberOfTaps) times with \(numberOfTouches) fingers", "tap") {
            Gesture.tap(at: $0, count: numberOfTaps, fingers: numberOfTouches)
        }
    }
    public func press(forDuration duration: TimeInterval) {
        perform("Press \(spokenName) for \(duration)s", "press") { Gesture.press(at: $0, for: duration) }
    }

    /// Presses, then drags to the other element, as one that is to be reordered.
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
    }
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        perform("Press \(spokenName) for \(duration)s and drag to \(otherElement.spokenName)", "press and drag") {
            start in
            guard let node = otherElement.node() else { return [] }
            let end = otherElement.hitPoint(of: node) ?? CGPoint(x: node.frame.midX, y: node.frame.midY)
            return Gesture.drag(from: start, to: end, press: duration, velocity: velocity, hold: holdDuration)
        }
    }

    // MARK: Swipes

    public func swipeUp() { swipeUp(velocity: .default) }
    public func swipeDown() { swipeDown(velocity: .default) }
    public func swipeLeft() { swipeLeft(velocity: .default) }
    public func swipeRight() { swipeRight(velocity: .default) }
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGVector(dx: 0, dy: -1), velocity) }
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGVector(dx: 0, dy: 1), velocity) }
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGVector(dx: -1, dy: 0), velocity) }
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGVector(dx: 1, dy: 0), velocity) }

    private func swipe(_ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
        perform("Swipe \(name) \(spokenName)", "swipe \(name)") { [self] start in
            let frame = visibleFrame
            return Gesture.swipe(in: frame.isEmpty ? CGRect(origin: start, size: .zero) : frame, direction, velocity)
        }
    }

    private var visibleFrame: CGRect {
        let screen = application.process?.snapshot()?.frame ?? .zero
        return (nodes().first?.frame ?? .zero).intersection(screen)
    }

    // MARK: Two fingers

    /// - Parameters:
    ///   - scale: above 1 the fingers part, below they close in.
    ///   - velocity: scale factors a second; negative when closing in.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        perform("Pinch \(spokenName)", "pinch") { [self] _ in
            Gesture.pinch(in: visibleFrame, scale: scale, velocity: velocity)
        }
    }

    /// - Parameters:
    ///   - rotation: radians, clockwise.
    ///   - velocity: radians a second.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        perform("Rotate \(spokenName)", "rotate") { [self] _ in
            Gesture.rotation(in: visibleFrame, by: rotation, velocity: velocity)
        }
    }

    // MARK: Carrying out

    /// Waits until the app rests, finds the element and a point on it, moves the fingers, and waits again.
    func perform(_ step: String, _ verb: String, _ gesture: (CGPoint) -> [AutomationFinger]) {
        let session = UITestSession.shared
        session.note(step)
        guard prepare(), let node = node() else { return }
        Interruptions.handleAlert(beforeTouching: self, node)
        guard let point = hitPoint(of: node, revealing: true) ?? hitPointAfterInterruption(of: node)
        else {
            return session.fail(
                "Failed to \(verb) \(spokenName): No hit point: it is not visible, or something else lies above it: "
                    + ElementDescription.line(of: node))
        }
        let fingers = gesture(point)
        guard !fingers.isEmpty else { return }
        session.note("    Synthesize event")
        _ = application.process?.ask(.touches(fingers))
        settle()
    }

    /// Where the element can be touched once the alert above it is gone; nil: there is none, or it stays. What lies in an
    /// alert is not kept from the test by one.
    private func hitPointAfterInterruption(of node: ElementNode) -> CGPoint? {
        guard !node.path.contains(where: { $0.type == .alert }) else { return nil }
        guard Interruptions.handleAlert(above: self), let node = self.node() else { return nil }
        return hitPoint(of: node, revealing: true)
    }

    /// Whether the app is there; it rests, and what interrupts the test has been handled.
    func prepare() -> Bool {
        guard let process = application.process, process.isAlive else {
            if application.process?.crash == nil {
                UITestSession.shared.fail("Application \(application.bundleIdentifier) is not running")
            }
            return false
        }
        settle()
        return Interruptions.handle(before: self)
    }

    func settle() { _ = application.process?.ask(.rest(atMost: 3)) }
}
