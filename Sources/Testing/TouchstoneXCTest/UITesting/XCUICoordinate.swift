// SPDX-License-Identifier: MIT

/// A place relative to an element, looked up when it is used.
@preconcurrency @MainActor
open class XCUICoordinate: __ObjCObject {
    public final let referencedElement: XCUIElement
    private let normalized: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, _ normalized: CGVector, offset: CGVector = .zero) {
        (referencedElement, self.normalized, self.offset) = (element, normalized, offset)
        super.init()
    }

    /// In points of the screen.
    open var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * normalized.dx + offset.dx,
            y: frame.minY + frame.height * normalized.dy + offset.dy)
    }

    /// - Parameter offsetVector: points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalized,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    open func tap() { perform("Tap") { Gesture.tap(at: $0) } }
    open func doubleTap() { perform("Double tap") { Gesture.tap(at: $0, count: 2) } }
    open func press(forDuration duration: TimeInterval) {
        perform("Press for \(duration)s") { Gesture.press(at: $0, for: duration) }
    }
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        let end = otherCoordinate.screenPoint
        perform("Press for \(duration)s and drag") {
            Gesture.drag(from: $0, to: end, press: duration, velocity: velocity, hold: holdDuration)
        }
    }

    private func perform(_ step: String, _ gesture: (CGPoint) -> [AutomationFinger]) {
        UITestSession.shared.note("\(step) at a point of \(referencedElement.spokenName)")
        guard referencedElement.prepare() else { return }
        _ = referencedElement.application.process?.ask(.touches(gesture(screenPoint)))
        referencedElement.settle()
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { "Coordinate of \(referencedElement.spokenName) at \(normalized)" }
    }
}

extension XCUIElement {
    /// - Parameter normalizedOffset: in parts of the element's size: (0, 0) is its top left, (1, 1) its bottom right.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset)
    }
}
