// SPDX-License-Identifier: MIT
import CoreText

/// One part of the status bar, drawn in one colour.
final class StatusBarLayer: BarLayer {
    let part: StatusBarMetrics.Part
    var metrics = StatusBarMetrics(device: .standard, screen: .init(size: .zero, scale: 1))
    var time = ""
    /// White over dark content.
    var isLight = false { didSet { if isLight != oldValue { setNeedsDisplay() } } }
    /// The app knows where the device is.
    var showsLocation = false { didSet { if showsLocation != oldValue { setNeedsDisplay() } } }

    /// The app says that it loads something: older phones show it.
    var showsActivity = false { didSet { if showsActivity != oldValue { setNeedsDisplay() } } }
    var shown = StatusBarOverride.none { didSet { if shown != oldValue { setNeedsDisplay() } } }

    init(part: StatusBarMetrics.Part) {
        self.part = part
        super.init()
    }

    override init(layer: Any) {
        let other = layer as? StatusBarLayer
        part = other?.part ?? .middle
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(in context: CGContext) {
        var content = metrics.content(of: part, showsLocation: showsLocation, showsActivity: showsActivity)
        if shown.showsWireless == false { content.items.removeAll { $0 == .wireless } }
        let color: UIColor = isLight ? .white : .black
        let text = content.items.contains(.time) ? timeLayout(size: content.fontSize) : nil
        let widths = content.items.map { item in
            item == .time ? ceil(text?.size.width ?? 0) : StatusBarSymbol.size(of: item).width * content.scale
        }
        let total = widths.reduce(0, +) + content.gap * CGFloat(max(0, widths.count - 1))
        var x = start(of: content, width: total)
        for (item, width) in zip(content.items, widths) {
            if item == .time, let text {
                var drawing = TextLayout.DrawingOptions.black
                drawing.defaultColor = color.cgColor
                text.draw(in: context, at: CGPoint(x: x, y: (bounds.height - text.size.height) / 2), drawing)
            } else {
                let height = StatusBarSymbol.size(of: item).height * content.scale
                context.saveGState()
                context.translateBy(x: x, y: (bounds.height - height) / 2)
                context.scaleBy(x: content.scale, y: content.scale)
                StatusBarSymbol.draw(item, in: context, color: color.cgColor, shown)
                context.restoreGState()
            }
            x += width + content.gap
        }
    }

    /// Without an attributed string, whose first one costs an app a tenth of its start.
    private func timeLayout(size: CGFloat) -> TextLayout {
        let style = RunStyle(font: UIFont.systemFont(ofSize: size, weight: .semibold).core)
        var options = TextLayout.Options()
        options.leadingBetweenLines = true
        return TextLayout(SourceText(time, style: style, format: ParagraphFormat()), options)
    }

    private func start(of content: StatusBarContent, width: CGFloat) -> CGFloat {
        switch content.alignment {
        case .left: return content.margin
        case .right: return bounds.width - content.margin - width
        default: return ((bounds.width - width) / 2).rounded()
        }
    }
}

/// Signal, wireless network and battery, each drawn from its upper left corner.
enum StatusBarSymbol {
    static func size(of item: StatusBarContent.Item) -> CGSize {
        switch item {
        case .time: return .zero
        case .location: return CGSize(width: 11, height: 11)
        case .signal: return CGSize(width: 18, height: 12)
        case .wireless: return CGSize(width: 17, height: 12)
        case .activity: return CGSize(width: 12, height: 12)
        case .battery: return CGSize(width: 27, height: 13)
        }
    }

    static func draw(
        _ item: StatusBarContent.Item, in context: CGContext, color: CGColor, _ shown: StatusBarOverride = .none
    ) {
        context.setFillColor(color)
        context.setStrokeColor(color)
        switch item {
        case .time: break
        case .location: drawLocation(in: context)
        case .signal: drawSignal(in: context, color: color, bars: shown.cellularBars ?? 4)
        case .wireless: drawWireless(in: context, color: color, bars: shown.wifiBars ?? 3)
        case .activity: drawActivity(in: context, color: color)
        case .battery: drawBattery(in: context, color: color, shown)
        }
    }

    /// An arrow to the upper right.
    private static func drawLocation(in context: CGContext) {
        context.move(to: CGPoint(x: 11, y: 0))
        for point in [(6, 11), (5.2, 5.8), (0, 5)] { context.addLine(to: CGPoint(x: point.0, y: point.1)) }
        context.closePath()
        context.fillPath()
    }

    /// Four bars that grow to the right.
    private static func drawSignal(in context: CGContext, color: CGColor, bars: Int) {
        for (index, height) in [4, 6.5, 9.5, 12].enumerated() {
            if index == bars {
                context.fillPath()
                context.setFillColor(color.copy(alpha: 0.3) ?? color)
            }
            let bar = CGRect(x: Double(index) * 5, y: 12 - height, width: 3, height: height)
            context.addPath(CGPath(roundedRect: bar, cornerWidth: 1, cornerHeight: 1, transform: nil))
        }
        context.fillPath()
    }

    /// A point and two waves, cut to a quarter circle.
    private static func drawWireless(in context: CGContext, color: CGColor, bars: Int) {
        let faint = color.copy(alpha: 0.3) ?? color
        context.setFillColor(bars > 0 ? color : faint)
        let centre = CGPoint(x: 8.5, y: 12)
        let (from, to) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
        context.move(to: centre)
        context.addArc(center: centre, radius: 3.6, startAngle: from, endAngle: to, clockwise: false)
        context.closePath()
        context.fillPath()
        context.setLineWidth(2.3)
        for (index, radius) in ([6.4, 10.4] as [CGFloat]).enumerated() {
            context.setStrokeColor(bars > index + 1 ? color : faint)
            context.addArc(center: centre, radius: radius, startAngle: from, endAngle: to, clockwise: false)
            context.strokePath()
        }
    }

    /// Eight spokes, each fainter than the one before.
    private static func drawActivity(in context: CGContext, color: CGColor) {
        context.setLineWidth(1.5)
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            context.setStrokeColor(color.copy(alpha: 1 - CGFloat(spoke) * 0.1) ?? color)
            context.move(to: CGPoint(x: 6 + 2.8 * sin(angle), y: 6 - 2.8 * cos(angle)))
            context.addLine(to: CGPoint(x: 6 + 5.5 * sin(angle), y: 6 - 5.5 * cos(angle)))
            context.strokePath()
        }
    }

    /// The charge in a frame, and the contact: green while it is charged, yellow in Low Power Mode, red when there is
    /// little left.
    private static func drawBattery(in context: CGContext, color: CGColor, _ shown: StatusBarOverride) {
        let level = CGFloat(shown.batteryLevel ?? 100) / 100
        let frame = CGRect(x: 0.5, y: 0.5, width: 24, height: 12)
        context.setStrokeColor(color.copy(alpha: 0.35) ?? color)
        context.setLineWidth(1)
        context.addPath(CGPath(roundedRect: frame, cornerWidth: 3.8, cornerHeight: 3.8, transform: nil))
        context.strokePath()
        let charge = CGRect(x: 2, y: 2, width: 21 * level, height: 9)
        if shown.battery == .charging {
            context.setFillColor(UIColor.systemGreen.cgColor)
        } else if shown.isLowPower {
            context.setFillColor(UIColor.systemYellow.cgColor)
        } else if level <= 0.2, shown.battery == .discharging {
            context.setFillColor(UIColor.systemRed.cgColor)
        }
        let radius = min(2.4, charge.width / 2)
        context.addPath(CGPath(roundedRect: charge, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.fillPath()
        context.setFillColor(color.copy(alpha: 0.4) ?? color)
        let contact = CGRect(x: 25.6, y: 4.4, width: 1.4, height: 4.2)
        context.addPath(CGPath(roundedRect: contact, cornerWidth: 0.7, cornerHeight: 0.7, transform: nil))
        context.fillPath()
    }
}
