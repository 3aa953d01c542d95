// SPDX-License-Identifier: MIT
import CoreText

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle is that of the lines, not the place of the first baseline; text wraps to its width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Bounds of the ink instead of those of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last line that fits with an ellipsis if there is more text. Needs `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Asks string drawing to shrink text, and tells what came of it.
open class NSStringDrawingContext: Foundation.NSObject {
    /// Smallest factor the text may be scaled by to fit; zero: not scaled.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor of the last drawing or measuring.
    open package(set) var actualScaleFactor: CGFloat = 1
    /// Bounds of the last drawing or measuring.
    open package(set) var totalBounds = CGRect.zero

    public override init() {}
}

/// One drawing or measuring of a string.
struct StringDrawing {
    private let source: SourceText
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    init(_ source: SourceText, _ options: NSStringDrawingOptions = [], _ context: NSStringDrawingContext? = nil) {
        self.source = source
        self.options = options
        self.context = context
    }

    /// Of lines that are broken only where the text says so.
    var unboundedSize: CGSize { layout(width: .infinity, height: .infinity).size }

    /// Without options, as in `size(withAttributes:)`, lines stand as the fonts say.
    private var usesFontLeading: Bool { options.isEmpty || options.contains(.usesFontLeading) }

    /// Zero and negative lengths of a size to fit mean no limit.
    private static func limit(_ length: CGFloat) -> Double {
        length > 0 && length < 1e7 && length.isFinite ? Double(length) : .infinity
    }

    private func layout(width: Double, height: Double, scale: Double = 1) -> TextLayout {
        var asked = TextLayout.Options()
        asked.width = width
        if options.contains(.truncatesLastVisibleLine) {
            asked.height = height
            asked.truncation = .truncatingTail
        }
        asked.usesFontLeading = usesFontLeading
        asked.leadingBetweenLines = true
        return TextLayout(scale == 1 ? source : source.scaled(by: scale), asked)
    }

    /// The layout for a box, scaled down when the drawing context allows it.
    private func fitted(_ size: CGSize) -> TextLayout {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let width = wraps ? Self.limit(size.width) : .infinity
        let height = Self.limit(size.height)
        var result = layout(width: width, height: height)
        let minimum = Double(context?.minimumScaleFactor ?? 0)
        var scale = 1.0
        if minimum > 0, minimum < 1, result.size.height > height || Double(result.size.width) > Self.limit(size.width) {
            var low = minimum
            var high = 1.0
            for _ in 0..<8 {
                let middle = (low + high) / 2
                let attempt = layout(width: width, height: .infinity, scale: middle)
                let fits = Double(attempt.size.height) <= height && Double(attempt.size.width) <= Self.limit(size.width)
                if fits { low = middle } else { high = middle }
            }
            scale = low
            result = layout(width: width, height: height, scale: scale)
        }
        context?.actualScaleFactor = CGFloat(scale)
        return result
    }

    func bounds(for size: CGSize) -> CGRect {
        let layout = fitted(size)
        var bounds = CGRect(origin: .zero, size: layout.size)
        if options.contains(.usesDeviceMetrics) { bounds = layout.inkBounds }
        if !options.contains(.usesLineFragmentOrigin), let first = layout.lines.first {
            bounds.origin.y -= CGFloat(first.baseline)
        }
        context?.totalBounds = bounds
        return bounds
    }

    func draw(in rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = fitted(rect.size)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin), let first = layout.lines.first {
            origin.y -= CGFloat(first.baseline)
        }
        layout.draw(in: target, at: origin, .black)
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }

    /// Draws from a top left corner, lines as long as they are.
    func draw(at point: CGPoint) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        layout(width: .infinity, height: .infinity).draw(in: target, at: point, .black)
    }

    /// Draws wrapped lines into a rectangle; lines that would start below it are left out.
    func drawWrapped(in rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        var asked = TextLayout.Options()
        asked.width = Double(max(0, rect.width))
        asked.leadingBetweenLines = true
        let layout = TextLayout(source, asked)
        target.saveGState()
        layout.draw(in: target, at: rect.origin, .black, maxY: Double(rect.maxY))
        target.restoreGState()
    }
}

extension TextLayout.DrawingOptions {
    static var black: TextLayout.DrawingOptions {
        var options = TextLayout.DrawingOptions()
        options.defaultColor = .black
        options.standsOnGrid = true
        return options
    }
}
