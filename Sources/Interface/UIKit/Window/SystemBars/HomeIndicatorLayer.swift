// SPDX-License-Identifier: MIT
import HostKit

/// The bar at the lower edge of devices without a home button: white over dark content, black over light, whatever the
/// interface style, as iOS shows it.
///
/// It looks at the pixels around itself, and only in frames that changed some of them: content that rests costs
/// nothing.
final class HomeIndicatorLayer: BarLayer {
    /// Points above and below the bar where the content is looked at; the bar itself hides what lies beneath.
    private static let reach: CGFloat = 2
    /// Looked at in each of the two rows.
    private static let samples = 32
    /// Brightness of the content, 0 to 1, up to which a black bar stays black and from which a white one stays white:
    /// the gap keeps it from flickering over grey.
    private static let (darkest, brightest) = (0.42, 0.58)

    private(set) var isLight = false
    private var scale: CGFloat = 1

    override init() {
        super.init()
        cornerRadius = 2.5
        backgroundColor = .black
    }

    override init(layer: Any) {
        if let other = layer as? HomeIndicatorLayer { (isLight, scale) = (other.isLight, other.scale) }
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    /// Centred, 8 points above the lower edge; nothing where the device has a home button.
    @MainActor
    func place(on screen: UIScreen) {
        scale = screen.scale
        guard screen.screenDescription.safeAreaBottom > 0 else { return frame = .zero }
        let bounds = screen.bounds
        let width = screen.device.isPad ? 320 : (min(bounds.width, bounds.height) * 0.354).rounded()
        frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 13, width: width, height: 5)
    }

    /// Before there are pixels to look at: what content of the style is likely to look like.
    func expect(_ style: UIUserInterfaceStyle) { show(light: style == .dark) }

    /// Follows what a frame shows around the bar.
    ///
    /// - Returns: whether the bar changed, which another frame must show.
    func adapt(to frame: RenderedFrame) -> Bool {
        guard !self.frame.isEmpty, opacity > 0 else { return false }
        let region = PixelRect(self.frame.insetBy(dx: 0, dy: -Self.reach), scale: scale)
        guard frame.damage.contains(where: { !$0.intersection(region).isEmpty }),
            let brightness = Self.brightness(of: frame.buffer, around: region)
        else { return false }
        let light = brightness < (isLight ? Self.brightest : Self.darkest)
        guard light != isLight else { return false }
        show(light: light)
        return true
    }

    private func show(light: Bool) {
        isLight = light
        backgroundColor = light ? .white : .black
    }

    /// The mean brightness of the first and the last row of a region; nil where it leaves the picture.
    private static func brightness(of buffer: PixelBuffer, around region: PixelRect) -> Double? {
        guard region.x >= 0, region.y >= 0, region.maxX <= buffer.width, region.maxY <= buffer.height, !region.isEmpty
        else { return nil }
        var sum = 0.0
        for y in [region.y, region.maxY - 1] {
            let row = buffer.row(y)
            for index in 0..<samples {
                sum += brightness(of: row[region.x + index * (region.width - 1) / (samples - 1)])
            }
        }
        return sum / Double(2 * samples)
    }

    /// As ITU-R BT.709 weighs the components.
    private static func brightness(of pixel: UInt32) -> Double {
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        return (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }
}

extension PixelRect {
    /// - Parameter rect: in points; edges are rounded to pixels.
    fileprivate init(_ rect: CGRect, scale: CGFloat) {
        let (left, top) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
        self.init(
            x: left, y: top, width: Int((rect.maxX * scale).rounded()) - left,
            height: Int((rect.maxY * scale).rounded()) - top)
    }
}
