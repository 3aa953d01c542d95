// SPDX-License-Identifier: MIT
import CoreText

@preconcurrency
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}

/// Attributed text that tells its layout managers about changes.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited` from the latter two.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    open private(set) var layoutManagers: [NSLayoutManager] = []
    open weak var delegate: (any NSTextStorageDelegate)?
    /// What follows all changes: a text content storage.
    open weak var textStorageObserver: (any NSTextStorageObserving)?
    open private(set) var editedMask: EditActions = []
    /// Of the present text; `NSNotFound` outside of editing.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    private var nesting = 0
    /// While `processEditing` runs, up to where it forgets what was edited.
    private var isProcessing = false

    // Subclasses may call and override each, as on iOS, where all are initialisers of this class's own.

    /// Without text. Foundation's is one for convenience, which a subclass cannot call.
    public init() { super.init(string: "") }
    public override init(string str: String) { super.init(string: str) }
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = [:]) {
        super.init(string: str, attributes: attrs)
    }
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.attach(to: self)
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.attach(to: nil)
    }

    // MARK: Editing

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // Everything else goes through the two primitives, so that subclasses with a store of their own need no more.

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) {
            attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(range) { $0[name] = nil }
    }

    private func changeAttributes(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var changes: [([NSAttributedString.Key: Any], NSRange)] = []
        enumerateAttributes(in: range, options: []) { attributes, part, _ in
            var changed = attributes
            change(&changed)
            changes.append((changed, part))
        }
        beginEditing()
        for (attributes, part) in changes { setAttributes(attributes, range: part) }
        endEditing()
    }

    open override func beginEditing() { nesting += 1 }

    open override func endEditing() {
        nesting = max(0, nesting - 1)
        if nesting == 0, editedMask != [] { process() }
    }

    /// A subclass may edit in its `processEditing` before it calls super, without `beginEditing`: that joins this pass.
    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    /// Records a change: `range` in the text before it, `delta` its growth.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let grown = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedMask == [] {
            self.editedRange = grown
        } else {
            let start = min(self.editedRange.location, grown.location)
            let end = max(self.editedRange.location + self.editedRange.length + delta, grown.location + grown.length)
            self.editedRange = NSRange(location: start, length: max(0, end - start))
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if nesting == 0 { process() }
    }

    /// Tells the delegate and the layout managers about the edits so far.
    open func processEditing() {
        let mask = editedMask
        let delta = changeInLength
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        // The delegate may change attributes here; such changes join this pass.
        nesting += 1
        delegate?.textStorage(self, willProcessEditing: mask, range: editedRange, changeInLength: delta)
        if !usesFoundationsStore { fixAttributes(in: editedRange) }
        delegate?.textStorage(self, didProcessEditing: mask, range: editedRange, changeInLength: delta)
        nesting -= 1
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        let range = editedRange
        let all = editedMask
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        isProcessing = false
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: all, range: range, changeInLength: delta, invalidatedRange: range)
        }
        textStorageObserver?.processEditing(
            for: self, edited: all, range: range, changeInLength: delta, invalidatedRange: range)
    }

    // MARK: Reading

    // Foundation reads its own store behind the backs of subclasses; these go through what subclasses override.

    /// Keeps its text where Foundation does.
    private final var usesFoundationsStore: Bool { type(of: self) == NSTextStorage.self }

    open override var length: Int { usesFoundationsStore ? super.length : string.utf16.count }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        if usesFoundationsStore { return super.attribute(attrName, at: location, effectiveRange: range) }
        return attributes(at: location, effectiveRange: range)[attrName]
    }

    /// Its edits are the storage's.
    open override var mutableString: NSMutableString {
        usesFoundationsStore ? super.mutableString : StorageString(self)
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        if usesFoundationsStore {
            return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        let value = attributes(at: location, effectiveRange: nil)
        range?.pointee = longestRange(around: location, in: rangeLimit) {
            ($0 as NSDictionary).isEqual(to: value)
        }
        return value
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        if usesFoundationsStore {
            return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        let value = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = longestRange(around: location, in: rangeLimit) { Self.areEqual($0[attrName], value) }
        return value
    }

    /// The runs of attributes around a place that are alike, within a limit.
    private func longestRange(
        around location: Int, in limit: NSRange, _ isAlike: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        var run = NSRange(location: location, length: 1)
        _ = attributes(at: location, effectiveRange: &run)
        var (start, end) = (max(run.location, limit.location), min(NSMaxRange(run), NSMaxRange(limit)))
        while start > limit.location, isAlike(attributes(at: start - 1, effectiveRange: &run)) {
            start = max(min(run.location, start - 1), limit.location)
        }
        while end < NSMaxRange(limit), isAlike(attributes(at: end, effectiveRange: &run)) {
            end = min(max(NSMaxRange(run), end + 1), NSMaxRange(limit))
        }
        return NSRange(location: start, length: max(0, end - start))
    }

    /// Values of attributes are objects, or none.
    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        guard let object = one as AnyObject as? NSObject else { return false }
        return object.isEqual(other)
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if usesFoundationsStore {
            return super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
        }
        var stop = ObjCBool(false)
        let inOrder = spans(of: enumerationRange)
        let found = opts.contains(.reverse) ? inOrder.reversed() : inOrder
        for (attributes, range) in found where !stop.boolValue { block(attributes, range, &stop) }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if usesFoundationsStore {
            return super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
        }
        let keepsRuns = opts.contains(.longestEffectiveRangeNotRequired)
        var found: [(value: Any?, range: NSRange)] = []
        for (attributes, range) in spans(of: enumerationRange) {
            let value = attributes[attrName]
            // Runs that differ in other attributes alone are one.
            if let last = found.last, !keepsRuns, Self.areEqual(last.value, value) {
                found[found.count - 1].range.length += range.length
            } else {
                found.append((value, range))
            }
        }
        var stop = ObjCBool(false)
        for (value, range) in opts.contains(.reverse) ? found.reversed() : found where !stop.boolValue {
            block(value, range, &stop)
        }
    }

    private func spans(of range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
        var result: [([NSAttributedString.Key: Any], NSRange)] = []
        var location = range.location
        while location < range.location + range.length {
            var found = NSRange(location: location, length: 1)
            let attributes = attributes(at: location, effectiveRange: &found)
            let end = min(max(found.location + found.length, location + 1), range.location + range.length)
            result.append((attributes, NSRange(location: location, length: end - location)))
            location = end
        }
        return result
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        usesFoundationsStore ? super.attributedSubstring(from: range) : part(range)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { part(NSRange(location: 0, length: length)) }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: part(NSRange(location: 0, length: length)))
    }

    /// A copy of a range, made from the two methods that subclasses with a store of their own override.
    func part(_ range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range, options: []) { attributes, span, _ in
            part.setAttributes(
                attributes, range: NSRange(location: span.location - range.location, length: span.length))
        }
        return part
    }

    open var fixesAttributesLazily: Bool { false }
    open func ensureAttributesAreFixed(in range: NSRange) {}
    open func invalidateAttributes(in range: NSRange) {}
}

extension NSTextStorage {
    /// Gives characters without a font the one that they are drawn with: that of a storage whose subclass keeps the text,
    /// before its delegate hears of the edit. Attributes for paragraphs and attachments stay as they are.
    /// - Parameter range: of the edited text.
    func fixAttributes(in range: NSRange) {
        let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
        guard range.length > 0 else { return }
        var bare: [NSRange] = []
        enumerateAttribute(.font, in: range, options: []) { font, part, _ in
            if font == nil { bare.append(part) }
        }
        for part in bare { addAttribute(.font, value: Self.fallbackFont, range: part) }
    }
}

extension NSTextStorage {
    /// What text without a font is drawn with.
    private static var fallbackFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}

/// The text of a storage whose subclass keeps it; what is edited is the storage. `String(text)`, which Foundation reads
/// behind subclasses' backs, is the text as it was when this was asked for.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(string: storage.string)
    }

    // Foundation makes strings of a string's class, which have a storage of their own.

    required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(capacity: capacity)
    }
    required init(string text: String) {
        storage = NSTextStorage(string: text)
        super.init(string: text)
    }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = NSTextStorage(string: String(utf16CodeUnits: characters, count: length))
        super.init(characters: characters, length: length)
    }
    required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(string: value.description)
    }
    required convenience init?(coder: NSCoder) {
        guard let text = NSString(coder: coder) else { return nil }
        self.init(string: text as String)
    }

    override var length: Int { storage.length }
    override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }
    override func replaceCharacters(in range: NSRange, with text: String) {
        storage.replaceCharacters(in: range, with: text)
    }
}
