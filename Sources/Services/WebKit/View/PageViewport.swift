// SPDX-License-Identifier: MIT

/// How wide a page is laid out and how far it may be zoomed, from its `<meta name="viewport">`.
///
/// The rules are those of "Configuring the Viewport" in Apple's Safari Web Content Guide, and of CSS Device Adaptation,
/// section 11. A scale is points of the screen for a CSS point. One rule differs: content that is wider than the layout
/// is scrolled, not shrunk to fit, since the engine lays out and draws what the layout's width says.
struct PageViewport: Equatable {
    enum Width: Equatable { case device, points(CGFloat) }

    var width: Width?
    /// nil: as large as the layout fits the view.
    var initialScale: CGFloat?
    var minimumScale: CGFloat = 0.25
    var maximumScale: CGFloat = 5
    var isScalable = true

    /// What pages are laid out in that say nothing.
    static let defaultWidth: CGFloat = 980

    init() {}

    /// Text, and what the engine shows by a page of its own, fit the device.
    static var text: PageViewport {
        var viewport = PageViewport()
        viewport.width = .device
        return viewport
    }

    /// As wide as the view, and nobody zooms it.
    static var fixed: PageViewport {
        var viewport = text
        viewport.isScalable = false
        return viewport
    }

    /// A picture is shown whole, whatever its size.
    /// - Parameter width: of the picture, pixels; those are CSS points here.
    static func picture(width: CGFloat) -> PageViewport {
        var viewport = PageViewport()
        viewport.width = .points(width)
        viewport.minimumScale = 0.01
        return viewport
    }

    /// - Parameter content: `width=device-width, initial-scale=1`; names and values that nobody knows are left out.
    init(content: String) {
        for part in content.split(whereSeparator: { $0 == "," || $0 == ";" }) {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard pair.count == 2 else { continue }
            take(name: pair[0].lowercased(), value: pair[1].lowercased())
        }
    }

    private mutating func take(name: String, value: String) {
        let scales = CGFloat(0.1)...10
        switch name {
        case "width":
            if value == "device-width" { width = .device }
            if let points = Self.number(value), points > 0 { width = .points(min(points, 10_000)) }
        case "initial-scale": initialScale = Self.number(value).flatMap { $0 > 0 ? $0.clamped(to: scales) : nil }
        case "minimum-scale": minimumScale = Self.number(value)?.clamped(to: scales) ?? minimumScale
        case "maximum-scale": maximumScale = Self.number(value)?.clamped(to: scales) ?? maximumScale
        case "user-scalable": isScalable = value == "yes" || value == "1" || value.hasPrefix("device-")
        default: break
        }
    }

    /// The number that a value begins with, as CSS Device Adaptation reads it: "1.0px" is 1.
    private static func number(_ value: String) -> CGFloat? {
        Double(value.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }).map { CGFloat($0) }
    }

    /// A person may zoom as far as on pages that say nothing.
    mutating func dropLimits() {
        let free = PageViewport()
        isScalable = true
        minimumScale = min(minimumScale, free.minimumScale)
        maximumScale = max(maximumScale, free.maximumScale)
    }

    // MARK: In a view

    /// CSS points. - Parameter view: the view's width, points.
    func layoutWidth(in view: CGFloat) -> CGFloat {
        let wanted: CGFloat =
            switch width {
            case .device: view
            case .points(let points): points
            case nil: initialScale.map { view / $0 } ?? max(view, Self.defaultWidth)
            }
        // Never narrower than the view at the scale that the page begins with, or at the largest one.
        return max(wanted, view / (initialScale ?? maximumScale)).rounded()
    }

    /// The scale at which the layout is as wide as the view: nothing is ever smaller.
    func fit(in view: CGFloat) -> CGFloat { view / layoutWidth(in: view) }

    func start(in view: CGFloat) -> CGFloat {
        let fit = fit(in: view)
        return max(fit, min(initialScale ?? fit, maximumScale))
    }

    /// What fingers may scale to; equal ends: they may not.
    func limits(in view: CGFloat) -> ClosedRange<CGFloat> {
        let start = start(in: view)
        guard isScalable else { return start...start }
        let least = min(start, max(fit(in: view), minimumScale))
        return least...max(start, maximumScale)
    }
}

extension CGFloat {
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
