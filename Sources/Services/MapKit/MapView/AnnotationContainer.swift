// SPDX-License-Identifier: MIT

/// Holds views and is itself no target of touches.
@MainActor
final class AnnotationContainer: UIView {
    /// Where the container's own coordinates are the map's.
    private var anchor: MapViewport?
    /// Of the floor, when they were.
    private var floorEdition = 0
    /// Points that the floor has carried the container since.
    private(set) var shift = CGPoint.zero
    /// Grows when views are to be placed anew.
    private(set) var edition = 1

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    /// A place on the ground has changed.
    func forgetPlaces() { edition += 1 }

    /// While a map is moved, its views keep their places and the floor carries them. At rest the views' coordinates are
    /// the map's, as apps that read them expect.
    func follow(_ viewport: MapViewport, isMoving: Bool, on floor: MapFloor) {
        if isMoving, floorEdition == floor.edition, let anchor, anchor.isMoved(to: viewport) {
            shift = CGPoint(x: floor.shift.x - frame.origin.x, y: floor.shift.y - frame.origin.y)
            return
        }
        anchor = viewport
        floorEdition = floor.edition
        edition += 1
        shift = .zero
        if frame.origin != floor.shift { frame.origin = floor.shift }
    }
}
