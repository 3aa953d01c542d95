// SPDX-License-Identifier: MIT
import CoreText

/// How the lines of a paragraph are laid out. Lengths in points.
///
/// Sendable as on iOS: an immutable style never changes, and the mutable subclass is a value that its owner copies before
/// sharing.
open class NSParagraphStyle: __ObjCObject, NSCopying, NSMutableCopying, NSSecureCoding, ParagraphFormatCarrier,
    @unchecked Sendable
{
    // Sendable as on iOS; a mutable one is changed by its maker only, before others have it.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// As the layout engine has them; written by the mutable subclass alone.
    package var values: ParagraphFormat
    fileprivate var tabObjects: [NSTextTab]?
    fileprivate var strategy: LineBreakStrategy = [] {
        didSet { values.take(strategy) }
    }
    fileprivate var defaultHyphenation = false
    fileprivate var lists: [NSTextList] = []

    public override init() {
        values = ParagraphFormat()
    }

    /// A style of these values.
    package init(values: ParagraphFormat) {
        self.values = values
    }

    fileprivate func take(_ other: NSParagraphStyle) {
        values = other.values
        tabObjects = other.tabObjects
        strategy = other.strategy
        defaultHyphenation = other.defaultHyphenation
        lists = other.lists
    }

    /// With the default hyphenation where the style has none of its own.
    package var paragraphFormat: ParagraphFormat {
        guard defaultHyphenation, values.hyphenationFactor == 0 else { return values }
        var format = values
        format.hyphenationFactor = 1
        return format
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.preferredLanguages.first ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open var lineSpacing: CGFloat { CGFloat(values.lineSpacing) }
    open var paragraphSpacing: CGFloat { CGFloat(values.paragraphSpacing) }
    open var paragraphSpacingBefore: CGFloat { CGFloat(values.paragraphSpacingBefore) }
    open var alignment: NSTextAlignment { NSTextAlignment(rawValue: values.alignment.rawValue) ?? .natural }
    open var firstLineHeadIndent: CGFloat { CGFloat(values.firstLineHeadIndent) }
    open var headIndent: CGFloat { CGFloat(values.headIndent) }
    /// Above zero: distance from the leading margin; else from the trailing one.
    open var tailIndent: CGFloat { CGFloat(values.tailIndent) }
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(rawValue: values.lineBreak.rawValue) ?? .byWordWrapping }
    open var minimumLineHeight: CGFloat { CGFloat(values.minimumLineHeight) }
    /// Zero: no limit.
    open var maximumLineHeight: CGFloat { CGFloat(values.maximumLineHeight) }
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: values.direction.rawValue) ?? .natural
    }
    /// Zero: the natural height.
    open var lineHeightMultiple: CGFloat { CGFloat(values.lineHeightMultiple) }
    open var hyphenationFactor: Float { Float(values.hyphenationFactor) }
    open var usesDefaultHyphenation: Bool { defaultHyphenation }
    open var tabStops: [NSTextTab] {
        tabObjects
            ?? ParagraphFormat.defaultTabs.map { NSTextTab(textAlignment: .left, location: CGFloat($0.location)) }
    }
    open var defaultTabInterval: CGFloat { CGFloat(values.defaultTabInterval) }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    open var lineBreakStrategy: LineBreakStrategy { strategy }
    /// The lists that the paragraph is an item of, outermost first.
    open var textLists: [NSTextList] { lists }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard self is NSMutableParagraphStyle else { return self }
        let copy = NSParagraphStyle()
        copy.take(self)
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.take(self)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return values == other.values && strategy == other.strategy && defaultHyphenation == other.defaultHyphenation
            && lists == other.lists
    }

    open override var hash: Int { values.hashValue }

    // MARK: NSSecureCoding

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(values.alignment.rawValue, forKey: "NSAlignment")
        coder.encode(values.lineBreak.rawValue, forKey: "NSLineBreakMode")
        coder.encode(values.direction.rawValue, forKey: "NSWritingDirection")
        for (key, path) in Self.codedLengths { coder.encode(values[keyPath: path], forKey: key) }
        if let tabObjects {
            coder.encode(tabObjects.map { NSNumber(value: Double($0.location)) } as NSArray, forKey: "NSTabStops")
        }
    }

    public required init?(coder: NSCoder) {
        values = ParagraphFormat()
        super.init()
        values.alignment = ParagraphFormat.Alignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        values.lineBreak =
            ParagraphFormat.LineBreak(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .wordWrapping
        values.direction =
            ParagraphFormat.Direction(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
        for (key, path) in Self.codedLengths where coder.containsValue(forKey: key) {
            values[keyPath: path] = coder.decodeDouble(forKey: key)
        }
        if let stops = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "NSTabStops") as? [NSNumber] {
            setTabs(stops.map { NSTextTab(textAlignment: .left, location: CGFloat($0.doubleValue)) })
        }
    }

    private nonisolated(unsafe) static let codedLengths: [(String, WritableKeyPath<ParagraphFormat, Double>)] = [
        // Key paths are immutable; they only lack the Sendable mark.
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
        ("NSTailIndent", \.tailIndent),
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
        ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSMinLineHeight", \.minimumLineHeight),
        ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSHyphenationFactor", \.hyphenationFactor), ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    fileprivate func setTabs(_ tabs: [NSTextTab]?) {
        tabObjects = tabs
        values.tabs = tabs.map { $0.map(\.format).sorted { $0.location < $1.location } }
    }
}

// Sendable as on iOS: whoever makes one finishes changing it before sharing it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.lineSpacing = max(0, Double(newValue)) }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.paragraphSpacing = max(0, Double(newValue)) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = Double(newValue) }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue.format }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.firstLineHeadIndent = Double(newValue) }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.headIndent = Double(newValue) }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.tailIndent = Double(newValue) }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreak = newValue.format }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.minimumLineHeight = max(0, Double(newValue)) }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.maximumLineHeight = max(0, Double(newValue)) }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.direction = newValue.format }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.lineHeightMultiple = max(0, Double(newValue)) }
    }
    /// Lines less full than this are hyphenated, 0...1. Words are parted by the dictionaries in `/usr/share/hyphen`; a
    /// language without one is reported.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenationFactor = Double(newValue) }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { defaultHyphenation = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { setTabs(newValue) }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { values.defaultTabInterval = Double(newValue) }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.allowsTightening = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { strategy = newValue }
    }

    /// Markers are part of the text, as string drawing on iOS has it; those that text views of iOS 16 put in front of
    /// items by themselves are not drawn, which is reported.
    open override var textLists: [NSTextList] {
        get { super.textLists }
        set {
            lists = newValue
            if !newValue.isEmpty { Unsupported.report("NSMutableParagraphStyle.textLists") }
        }
    }

    open func addTabStop(_ anObject: NSTextTab) {
        setTabs((tabStops + [anObject]).sorted { $0.location < $1.location })
    }

    open func removeTabStop(_ anObject: NSTextTab) {
        setTabs(tabStops.filter { !$0.isEqual(anObject) })
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

extension ParagraphFormat {
    mutating func take(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        pushesOutLastWord = strategy.contains(.pushOut)
        keepsHangulWords = strategy.contains(.hangulWordPriority)
    }
}
