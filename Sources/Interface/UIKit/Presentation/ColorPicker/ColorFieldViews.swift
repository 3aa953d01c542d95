// SPDX-License-Identifier: MIT

/// Where a finger chooses a colour by its place, from its coming down to its lifting.
@MainActor
class ColorFieldView: UIControl, ColorPickerPage {
    var choose: (PickedColor, Bool) -> Void = { _, _ in }
    private(set) var shown = PickedColor(red: 0, green: 0, blue: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func color(at point: CGPoint) -> PickedColor { shown }
    func show(_ color: PickedColor) {
        shown = color
        setNeedsLayout()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, continuously: true)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, continuously: true)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch, continuously: false) }
    }
    /// A finger that moves here chooses; it does not pull the sheet.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }

    private func follow(_ touch: UITouch, continuously: Bool) {
        let place = touch.location(in: self)
        let inside = CGPoint(
            x: min(max(place.x, 0), bounds.width.nextDown), y: min(max(place.y, 0), bounds.height.nextDown))
        choose(color(at: inside), continuously)
    }
}

/// Twelve columns of hues in ten rows: greys, then from dark to pale.
final class ColorGridView: ColorFieldView {
    private static let columns = 12
    private static let rows = 10
    private static let hues: [CGFloat] = [195, 216, 253, 282, 338, 6, 22, 38, 46, 58, 68, 94].map { $0 / 360 }
    private static let darkness: [CGFloat] = [0.29, 0.42, 0.56, 0.74, 0.96]
    private static let paleness: [CGFloat] = [0.74, 0.54, 0.35, 0.17]
    private let marker = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Color Grid"
        clipsToBounds = true
        marker.isUserInteractionEnabled = false
        marker.layer.borderWidth = 3
        marker.layer.borderColor = UIColor.white.cgColor
        marker.layer.cornerRadius = 3
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    private static func color(column: Int, row: Int) -> PickedColor {
        guard row > 0 else {
            let white = 1 - CGFloat(column) / CGFloat(columns - 1)
            return PickedColor(red: white, green: white, blue: white)
        }
        let hue = hues[column]
        if row <= darkness.count { return PickedColor(hue: hue, saturation: 1, brightness: darkness[row - 1]) }
        return PickedColor(hue: hue, saturation: paleness[row - 1 - darkness.count], brightness: 1)
    }

    private func cell(_ column: Int, _ row: Int) -> CGRect {
        let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    override func color(at point: CGPoint) -> PickedColor {
        let column = Int(point.x / bounds.width * CGFloat(Self.columns))
        let row = Int(point.y / bounds.height * CGFloat(Self.rows))
        return Self.color(
            column: min(max(column, 0), Self.columns - 1), row: min(max(row, 0), Self.rows - 1)
        ).with(\.alpha, shown.alpha)
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                Self.color(column: column, row: row).opaque.setFill()
                // The fields overlap to the right and below, so that none of the ground shows between them.
                UIRectFill(cell(column, row).integral.insetBy(dx: -0.5, dy: -0.5))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        marker.isHidden = true
        for row in 0..<Self.rows {
            for column in 0..<Self.columns where Self.color(column: column, row: row).looksLike(shown) {
                marker.frame = cell(column, row)
                marker.isHidden = false
                return
            }
        }
    }
}

/// All hues from left to right, from white at the top to black at the bottom.
final class ColorSpectrumView: ColorFieldView {
    private let hues = CAGradientLayer()
    private let shades = CAGradientLayer()
    private let loupe = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Color Spectrum"
        hues.colors = (0...6).map { PickedColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1).opaque.cgColor }
        (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        let (white, black) = (UIColor.white, UIColor.black)
        shades.colors = [white, white.withAlphaComponent(0), black.withAlphaComponent(0), black].map(\.cgColor)
        shades.locations = [0, 0.5, 0.5, 1]
        for part in [hues, shades] {
            part.cornerRadius = 8
            part.masksToBounds = true
            layer.addSublayer(part)
        }
        loupe.isUserInteractionEnabled = false
        loupe.bounds.size = CGSize(width: 36, height: 36)
        loupe.layer.cornerRadius = 18
        loupe.layer.borderWidth = 3
        loupe.layer.borderColor = white.cgColor
        loupe.layer.shadowOpacity = 0.25
        loupe.layer.shadowRadius = 3
        loupe.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(loupe)
    }

    required init?(coder: NSCoder) { nil }

    override func color(at point: CGPoint) -> PickedColor {
        let (x, y) = (point.x / bounds.width, point.y / bounds.height)
        let picked = PickedColor(
            hue: min(x, 0.9999), saturation: min(1, 2 * y), brightness: y <= 0.5 ? 1 : max(0, 2 - 2 * y))
        return picked.with(\.alpha, shown.alpha)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hues.frame = bounds
        shades.frame = bounds
        let parts = RGBComponents(red: shown.red, green: shown.green, blue: shown.blue).hueSaturationBrightness
        let y = parts.brightness < 1 ? 1 - parts.brightness / 2 : parts.saturation / 2
        loupe.center = CGPoint(x: parts.hue * bounds.width, y: y * bounds.height)
        loupe.backgroundColor = shown.opaque
    }
}
