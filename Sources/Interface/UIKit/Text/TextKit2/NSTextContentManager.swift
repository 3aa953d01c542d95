// SPDX-License-Identifier: MIT

/// What gives a layout its elements.
public protocol NSTextElementProvider: NSObjectProtocol {
    var documentRange: NSTextRange { get }
    /// Calls `block` with the elements from a place on, nil for the document's start, until it answers false. Returns where it
    /// ended.
    @discardableResult
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    func synchronizeToBackingStore(_ completionHandler: ((any Error)?) -> Void)
    /// Optional.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Optional.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Optional.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

@preconcurrency
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// An element of the app's own for a place; nil: the content manager's.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    /// Whether an element takes part in layout.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? {
        byName(self, "textContentManager:textElementAtLocation:", [textContentManager, location], or: nil)
    }
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// A document of text elements, shown by layout managers. A subclass brings the elements of a store of its own.
open class NSTextContentManager: __ObjCObject, NSTextElementProvider, NSSecureCoding, @unchecked Sendable {
    // Unchecked: used on one thread at a time, as on iOS.

    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// Posted when a manager asks for an attribute that no text has.
    public static let storageUnsupportedAttributeAddedNotification = Notification.Name(
        "NSTextContentStorageUnsupportedAttributeAddedNotification")

    @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)?
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The one that edits go through; the first one added, unless another is set.
    open var primaryTextLayoutManager: NSTextLayoutManager?
    /// Layout managers learn of changes at the end of a transaction; else by `synchronizeTextLayoutManagers`.
    open var automaticallySynchronizesTextLayoutManagers = true
    open var automaticallySynchronizesToBackingStore = true
    open private(set) var hasEditingTransaction = false
    private var edits: [(old: NSTextRange, new: NSTextRange)] = []

    public override init() { super.init() }
    public required convenience init?(coder: NSCoder) { self.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.append(textLayoutManager)
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
        textLayoutManager.attach(to: self)
    }

    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
        textLayoutManager.attach(to: nil)
    }

    // MARK: Elements

    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    open func synchronizeToBackingStore(_ completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }

    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = location as? TextOffset else { return nil }
        let unit = start.unit + offset
        guard let end = documentRange.endLocation as? TextOffset, unit >= 0, unit <= end.unit else { return nil }
        return TextOffset(unit)
    }

    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let start = from as? TextOffset, let end = to as? TextOffset else { return NSNotFound }
        return end.unit - start.unit
    }

    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    /// Those that have some of a range.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: range.location, options: []) { element in
            guard let place = element.elementRange else { return true }
            if place.location.compare(range.endLocation) != .orderedAscending, !found.isEmpty || !range.isEmpty {
                return false
            }
            found.append(element)
            return true
        }
        return found
    }

    // MARK: Editing

    /// Runs changes; layout managers take them in at the end of the outermost transaction.
    open func performEditingTransaction(_ transaction: () -> Void) {
        let isOuter = !hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        guard isOuter else { return }
        hasEditingTransaction = false
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore { _ in } }
        if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers { _ in } }
    }

    /// What a subclass changed: a range of the text before, and what stands for it now.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        edits.append((originalTextRange, newTextRange))
        if !hasEditingTransaction, automaticallySynchronizesTextLayoutManagers {
            synchronizeTextLayoutManagers { _ in }
        }
    }

    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        if !edits.isEmpty {
            edits = []
            for manager in textLayoutManagers { manager.elementsChanged() }
        }
        completionHandler?(nil)
    }
}
