// SPDX-License-Identifier: MIT

/// Draws the overlays of one level: for the view, and once it moves for some way around it, so that the floor can carry
/// what is drawn.
@MainActor
final class MapCanvas: UIView {
    weak var map: MKMapView?
    private let level: MKOverlayLevel
    /// Of the map, without pitch, and as large as what is drawn.
    private var flat = MapViewport(center: MKMapPoint(), scale: 1, size: .zero)
    /// Where on the floor it was drawn, and how far beyond the view; nil when other overlays have come.
    private var drawn: (edition: Int, shift: CGPoint, margin: CGFloat)?
    /// Points around the view of a map that moves.
    private static let margin: CGFloat = 96

    init(_ level: MKOverlayLevel) {
        self.level = level
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Overlays have come or gone.
    func reload() {
        drawn = nil
        update()
    }

    /// The map has moved.
    func update() {
        guard let map, map.viewport.size != .zero else { return }
        isHidden = !map.overlayBoard.entries.contains { $0.level == level }
        guard !isHidden else { return drawn = nil }
        let (edition, shift) = (map.floor.edition, map.floor.shift)
        let isCarried = drawn?.edition == edition
        if isCarried, let drawn, max(abs(shift.x - drawn.shift.x), abs(shift.y - drawn.shift.y)) <= drawn.margin {
            return
        }
        let margin = isCarried ? Self.margin : 0
        drawn = (edition, shift, margin)
        place(map.viewport, at: shift, margin)
        setNeedsDisplay()
    }

    private func place(_ viewport: MapViewport, at shift: CGPoint, _ margin: CGFloat) {
        flat = viewport
        flat.pitch = 0
        flat.size = CGSize(width: flat.size.width + 2 * margin, height: flat.size.height + 2 * margin)
        if viewport.pitch > 0 {
            // What is seen above the middle lies farther away than the view is high.
            flat.size = CGSize(width: flat.size.width * 2, height: flat.size.height * 4)
        }
        layer.transform = CATransform3DIdentity
        bounds = CGRect(origin: .zero, size: flat.size)
        center = CGPoint(x: shift.x + viewport.size.width / 2, y: shift.y + viewport.size.height / 2)
        layer.transform = viewport.tilt
    }

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext(), flat.size != .zero else { return }
        map.overlayBoard.draw(level, flat, in: context)
    }
}
