// SPDX-License-Identifier: MIT

/// What stands on the map: a compass while it is turned, a scale, and whose data it shows.
@MainActor
final class MapFurniture {
    private unowned let map: MKMapView
    private let compass = MKCompassView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let scale = ScaleBar(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
    private let legal = UILabel()
    // Made when they are first wanted.
    private var tracking: MKUserTrackingButton?
    private var pitchButton: MapPitchButton?
    /// Controls that an app made itself.
    var others: [() -> Void] = []

    init(_ map: MKMapView) {
        self.map = map
        legal.font = MapLegal.font
        legal.textColor = MapLegal.color
        legal.text = MapLegal.text
        legal.isAccessibilityElement = false
        for view in [legal, scale, compass] as [UIView] { map.insertSubview(view, aboveSubview: map.calloutLayer) }
        compass.addAction(
            UIAction { [weak map] _ in
                guard let map else { return }
                var viewport = map.viewport
                viewport.heading = 0
                map.show(viewport, animated: true)
            }, for: .touchUpInside)
    }

    /// The map is another's ground, or in another appearance.
    func lookChanged() {
        for view in [legal, scale] as [UIView] { view.overrideUserInterfaceStyle = map.mapType.letterStyle }
    }

    func update() {
        for other in others { other() }
        let isTurned = abs(remainder(map.viewport.heading, 360)) > 0.5
        compass.isHidden = !map.showsCompass || !isTurned
        compass.heading = map.viewport.heading
        if tracking == nil, map.showsUserTrackingButton { tracking = MKUserTrackingButton(mapView: map) }
        show(tracking, map.showsUserTrackingButton)
        let isPitched = map.viewport.pitch > 0
        let isPitchWanted =
            map.pitchButtonVisibility == .visible || map.pitchButtonVisibility == .adaptive && isPitched
        if pitchButton == nil, isPitchWanted { pitchButton = MapPitchButton(map) }
        show(pitchButton, isPitchWanted)
        pitchButton?.isPitched = isPitched
        scale.isHidden = !map.showsScale || map.viewport.size == .zero
        if !scale.isHidden {
            scale.metresPerPoint =
                map.viewport.scale * MKMetersPerMapPointAtLatitude(map.viewport.center.coordinate.latitude)
        }
    }

    private func show(_ control: UIView?, _ isWanted: Bool) {
        guard let control else { return }
        if isWanted, control.superview == nil {
            map.insertSubview(control, aboveSubview: map.calloutLayer)
            map.setNeedsLayout()
        } else if !isWanted, control.superview != nil {
            control.removeFromSuperview()
        }
    }

    func layout() {
        let room = map.bounds.inset(by: map.safeAreaInsets)
        // Controls stand below each other at the right.
        var top = room.minY + 10
        for case let control? in [tracking, pitchButton] as [UIView?] where control.superview === map {
            control.frame = CGRect(x: room.maxX - 54, y: top, width: 44, height: 44)
            top += 54
        }
        compass.frame.origin = CGPoint(x: room.maxX - 50, y: top)
        scale.frame.origin = CGPoint(x: room.minX + 12, y: room.minY + 10)
        legal.sizeToFit()
        legal.frame.origin = MapLegal.origin(of: legal.bounds.size, in: room)
    }
}

/// Whose data a map shows, in its lower corner.
@MainActor
enum MapLegal {
    static let text = ["Natural Earth · GeoNames", StreetMap.attribution].filter { !$0.isEmpty }.joined(
        separator: " · ")
    static let font = UIFont.systemFont(ofSize: 9)
    static let color = UIColor.secondaryLabel

    static func origin(of size: CGSize, in room: CGRect) -> CGPoint {
        CGPoint(x: room.minX + 10, y: room.maxY - size.height - 6)
    }
}

/// A disc with a needle to the north; a tap turns the map back. It has the name of iOS's own, by which apps look for it among
/// the map's subviews.
@MainActor
final class MKCompassView: UIControl {
    var heading = 0.0 { didSet { if heading != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        accessibilityLabel = "Compass"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemBackground.withAlphaComponent(0.9).cgColor)
        context.addEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        context.fillPath()
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.rotate(by: -heading * .pi / 180)
        for (color, tip) in [(UIColor.systemRed, -13.0), (UIColor.systemGray, 13.0)] {
            context.setFillColor(color.cgColor)
            context.move(to: CGPoint(x: -4, y: 0))
            context.addLine(to: CGPoint(x: 0, y: tip))
            context.addLine(to: CGPoint(x: 4, y: 0))
            context.fillPath()
        }
    }
}

/// A bar as long as a round distance.
@MainActor
final class ScaleBar: UIView {
    var metresPerPoint = 0.0 { didSet { if metresPerPoint != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), metresPerPoint > 0 else { return }
        let longest = metresPerPoint * Double(bounds.width - 20)
        let power = pow(10, log10(longest).rounded(.down))
        let metres = [5.0, 2, 1].map { $0 * power }.first { $0 <= longest } ?? power
        let width = metres / metresPerPoint
        let half = width / 2
        for index in 0..<2 {
            let part = CGRect(x: CGFloat(index) * half, y: 18, width: half, height: 4)
            context.setFillColor((index == 0 ? UIColor.label : UIColor.systemBackground).cgColor)
            context.fill(part)
            context.setStrokeColor(UIColor.label.cgColor)
            context.setLineWidth(0.5)
            context.stroke(part)
        }
        let formatter = MKDistanceFormatter()
        formatter.unitStyle = .abbreviated
        let text = NSAttributedString(
            string: formatter.string(fromDistance: metres),
            attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.label])
        text.draw(at: CGPoint(x: 0, y: 2))
    }
}
