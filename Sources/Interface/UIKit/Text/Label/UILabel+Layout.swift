// SPDX-License-Identifier: MIT
import CoreText

extension UILabel {
    /// Layouts of the present text, so that measuring and drawing shape it once.
    struct LayoutCache {
        private struct Key: Hashable {
            let width: Double
            let height: Double
            let lines: Int
        }

        fileprivate var source: SourceText?
        /// The direction that the source was made for.
        fileprivate var isRightToLeft = false
        private var made: [Key: TextLayout] = [:]
        fileprivate var fitted: [FittedKey: FittedText] = [:]

        fileprivate mutating func layout(
            _ options: TextLayout.Options, _ make: (TextLayout.Options) -> TextLayout
        ) -> TextLayout {
            let key = Key(width: options.width, height: options.height, lines: options.maximumLines)
            if let known = made[key] { return known }
            if made.count > 6 { made.removeAll() }
            let layout = make(options)
            made[key] = layout
            return layout
        }

        mutating func clear() {
            source = nil
            made.removeAll()
            fitted.removeAll()
        }

        /// Plain text is coloured when it is drawn; attributed text carries its colours.
        mutating func colorsChanged(_ content: Content) {
            if case .attributed = content { clear() }
        }
    }

    fileprivate struct FittedKey: Hashable {
        let width: CGFloat
        let height: CGFloat

        init(_ size: CGSize) { (width, height) = (size.width, size.height) }
    }

    /// What is drawn in a rectangle of some size.
    struct FittedText {
        let layout: TextLayout
        /// Of the fonts, when the text was shrunk to fit.
        let scale: Double
    }

    /// The text, its fonts or its limits changed.
    func textLayoutChanged(keepsSize: Bool = false) {
        layouts.clear()
        if !keepsSize { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    private var format: ParagraphFormat {
        var format = ParagraphFormat()
        // In an interface from right to left text without an alignment of its own is at the right, whatever its script.
        format.alignment = style.alignment == .natural && isRightToLeft ? .right : style.alignment.format
        switch style.lineBreakMode {
        case .byCharWrapping: format.lineBreak = .charWrapping
        case .byClipping: format.lineBreak = numberOfLines == 1 ? .clipping : .wordWrapping
        default: format.lineBreak = .wordWrapping
        }
        format.take(lineBreakStrategy)
        return format
    }

    private func makeSource() -> SourceText? {
        switch content {
        case .plain(let text):
            guard let text, !text.isEmpty else { return nil }
            return SourceText(text, style: RunStyle(font: style.font.core), format: format)
        case .attributed(let text):
            guard text.length > 0 else { return nil }
            var reader = AttributeReader(defaultFont: style.font.core)
            reader.defaultFormat = format
            reader.linkColor = UIColor.link
            var source = reader.source(text)
            for index in source.formats.indices {
                let format = source.formats[index].value
                if !format.pushesOutLastWord, !format.keepsHangulWords {
                    source.formats[index].value.take(lineBreakStrategy)
                }
            }
            return source
        }
    }

    /// nil for an empty label.
    var textSource: SourceText? {
        let isRightToLeft = isRightToLeft
        if layouts.isRightToLeft != isRightToLeft { layouts.clear() }
        if let known = layouts.source { return known }
        let made = makeSource()
        layouts.source = made
        layouts.isRightToLeft = isRightToLeft
        return made
    }

    private var truncation: ParagraphFormat.LineBreak? {
        switch style.lineBreakMode {
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingMiddle: .truncatingMiddle
        case .byTruncatingTail: .truncatingTail
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }

    /// nil for an empty label. Widths and heights that are not above zero or not finite mean no limit.
    private func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout? {
        guard let source = textSource else { return nil }
        var options = TextLayout.Options()
        options.width = width > 0 && width < 1e6 ? Double(width) : .infinity
        options.height = height > 0 && height < 1e6 ? Double(height) : .infinity
        options.maximumLines = max(0, lines)
        shape(&options)
        return layouts.layout(options) { TextLayout(source, $0) }
    }

    private func shape(_ options: inout TextLayout.Options) {
        options.truncation = truncation
        options.ignoresTruncatingStyles = true
        options.leadingBetweenLines = true
        options.clipsLastLine = style.lineBreakMode == .byClipping
    }

    // MARK: Measuring

    /// Pixels per point the label is measured for.
    private var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : max(1, contentScaleFactor)
    }

    /// Up to whole pixels; sums that differ from a pixel's edge by rounding errors stay on it.
    private func pixelCeil(_ value: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return (value * pixelScale - 1e-4).rounded(.up) / pixelScale
    }

    /// A single line is measured whole, however narrow the bounds; several lines wrap at their width.
    func measuredTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
        let width = lines == 1 ? 0 : bounds.width
        guard let layout = layout(width: width, height: 0, lines: lines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let size = CGSize(width: pixelCeil(layout.size.width), height: pixelCeil(layout.size.height))
        let limited = bounds.width > 0 && lines != 1 ? min(size.width, max(bounds.width, 0)) : size.width
        return CGRect(x: bounds.minX, y: bounds.minY, width: limited, height: size.height)
    }

    private static let unlimited: CGFloat = 1e7

    func fittingTextSize(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : Self.unlimited
        let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    func intrinsicTextSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : Self.unlimited, height: Self.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Of the text at its natural height.
    var textBaselines: (first: CGFloat, last: CGFloat) {
        let width = numberOfLines == 1 ? 0 : (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width)
        guard let layout = layout(width: width, height: 0, lines: numberOfLines), let first = layout.lines.first,
            let last = layout.lines.last
        else {
            let descent = pixelCeil(style.font.lineHeight) - pixelRound(style.font.ascender)
            return (pixelRound(style.font.ascender), descent)
        }
        let height = pixelCeil(layout.size.height)
        return (pixelRound(CGFloat(first.baseline)), height - pixelRound(CGFloat(last.baseline)))
    }

    private func pixelRound(_ value: CGFloat) -> CGFloat { (value * pixelScale).rounded() / pixelScale }

    // MARK: Fitting

    /// The text as it is drawn into a rectangle: truncated, tightened or shrunk as the label allows. nil when there is none.
    func fittedText(_ size: CGSize) -> FittedText? {
        if let known = layouts.fitted[FittedKey(size)] { return known }
        guard let made = fit(size) else { return nil }
        if layouts.fitted.count > 4 { layouts.fitted.removeAll() }
        layouts.fitted[FittedKey(size)] = made
        return made
    }

    private func fit(_ size: CGSize) -> FittedText? {
        // One line is drawn even where it is taller than the label.
        let height = numberOfLines == 1 ? 0 : size.height + 1 / pixelScale
        let width = max(size.width, 1 / pixelScale)
        guard let layout = layout(width: width, height: height, lines: numberOfLines) else { return nil }
        guard layout.isTruncated || overflows(width) else { return FittedText(layout: layout, scale: 1) }
        if let whole = loosened(width, height) { return FittedText(layout: whole, scale: 1) }
        if allowsDefaultTighteningForTruncation, let tight = tightened(width, height) {
            return FittedText(layout: tight, scale: 1)
        }
        if adjustsFontSizeToFitWidth, let shrunk = shrunk(width, height) { return shrunk }
        return FittedText(layout: layout, scale: 1)
    }

    /// Points by which a text's width may differ from San Francisco's, with which interface files and apps count.
    private static let fontTolerance: CGFloat = 0.5

    /// Texts that would be cut for that difference alone show whole.
    private func loosened(_ width: CGFloat, _ height: CGFloat) -> TextLayout? {
        let width = width + Self.fontTolerance
        guard !overflows(width), let layout = layout(width: width, height: height, lines: numberOfLines) else {
            return nil
        }
        return layout.isTruncated ? nil : layout
    }

    private func overflows(_ width: CGFloat) -> Bool {
        guard numberOfLines == 1, let natural = layout(width: 0, height: 0, lines: 1) else { return false }
        return natural.size.width > width + 1e-4
    }

    private func attempt(_ source: SourceText, _ width: CGFloat, _ height: CGFloat) -> (layout: TextLayout, fits: Bool)
    {
        var options = TextLayout.Options()
        options.width = Double(width)
        options.height = height > 0 ? Double(height) : .infinity
        options.maximumLines = max(0, numberOfLines)
        shape(&options)
        let layout = TextLayout(source, options)
        if numberOfLines == 1 {
            var natural = TextLayout.Options()
            natural.maximumLines = 1
            return (layout, Double(TextLayout(source, natural).size.width) <= Double(width) + 1e-4)
        }
        return (layout, !layout.isTruncated)
    }

    /// Takes up to a twentieth of the font size from the space between letters; nil when that is not enough.
    private func tightened(_ width: CGFloat, _ height: CGFloat) -> TextLayout? {
        guard var source = textSource else { return nil }
        for _ in 1...4 {
            for index in source.styles.indices {
                let style = source.styles[index].value
                source.styles[index].value.tracking = style.tracking - style.font.size * 0.0125
            }
            let (layout, fits) = attempt(source, width, height)
            if fits { return layout }
        }
        return nil
    }

    /// The largest size between the smallest allowed and the full one at which all the text shows; the smallest if none.
    private func shrunk(_ width: CGFloat, _ height: CGFloat) -> FittedText? {
        guard let source = textSource else { return nil }
        let minimum = min(max(Double(minimumScaleFactor), 0.02), 1)
        var low = minimum
        var high = 1.0
        var best: FittedText?
        for _ in 0..<10 {
            let middle = (low + high) / 2
            let (layout, fits) = attempt(source.scaled(by: middle), width, height)
            if fits {
                low = middle
                best = FittedText(layout: layout, scale: middle)
            } else {
                high = middle
            }
        }
        return best ?? FittedText(layout: attempt(source.scaled(by: minimum), width, height).layout, scale: minimum)
    }
}
