// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Items that can be pasted, each in one or more types. Apps of one device share boards by name; the general one shares
/// its text with the host's clipboard too.
@preconcurrency @MainActor
open class UIPasteboard: __ObjCObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static var named: [Name: UIPasteboard] = [:]
    private static let generalBoard = UIPasteboard(.general)
    open class var general: UIPasteboard { generalBoard }

    /// - Returns: nil when there is none of that name and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.named[pasteboardName] != nil || PasteboardFile(pasteboardName)?.stamp != nil else {
            return nil
        }
        self.init(pasteboardName)
        if let existing = Self.named[pasteboardName] { storage = existing.storage }
        Self.named[pasteboardName] = self
    }

    open class func withUniqueName() -> UIPasteboard {
        let board = UIPasteboard(Name(UUID().uuidString))
        named[board.name] = board
        return board
    }

    open class func remove(withName pasteboardName: Name) {
        guard let board = named.removeValue(forKey: pasteboardName) else { return }
        board.storage.items = []
        reporting { try PasteboardFile(pasteboardName)?.remove() }
        NotificationCenter.default.post(name: removedNotification, object: board)
    }

    /// Shared by all objects of a name.
    private final class Storage {
        var items: [[String: Any]] = []
        var changes = 0
        /// What the host's clipboard held after the last change here.
        var hostText: String?
        /// The state of the device's file that `items` are.
        var stamp: PasteboardFile.Stamp?
        /// Another app has copied them, and the person does not know yet that this one has looked; nil: nothing to tell.
        var stranger: PasteboardFile.Source?
    }

    private var storage = Storage()
    public let name: Name

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    // MARK: Items

    /// Types are uniform type identifiers.
    open var items: [[String: Any]] {
        get { look() }
        set { replace(newValue) }
    }

    /// Set by launching: tells the person that the app has looked at what another one copied.
    static var tellPerson: (PasteboardFile.Source) -> Void = { _ in }
    private static var quiet = 0

    /// The person pastes, or a script looks: nobody needs to be told.
    static func untold<Result>(_ body: () -> Result) -> Result {
        quiet += 1
        defer { quiet -= 1 }
        return body()
    }

    /// For what does not show the app the values, and for what a person does.
    final var known: [[String: Any]] {
        readOthers()
        return storage.items
    }

    /// The values, of which the person is told where another app has copied them.
    private func look() -> [[String: Any]] {
        let items = known
        let isOwn = Self.quiet == 0 && UIApplication.shared.applicationState != .background
        if let source = storage.stranger, !items.isEmpty, isOwn {
            storage.stranger = nil
            Self.tellPerson(source)
        }
        return items
    }

    open var numberOfItems: Int { known.count }
    open var changeCount: Int {
        readOthers()
        return storage.changes
    }
    /// Whether the board outlives the app: on a device all do.
    open var isPersistent: Bool { name == .general || PasteboardFile(name) != nil }
    open func addItems(_ items: [[String: Any]]) { replace(known + items) }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(items) }

    open var types: [String] { known.first.map { Array($0.keys) } ?? [] }
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet, of: known).map { Array($0.keys) }
    }
    open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet, of: known).contains { $0.keys.contains { pasteboardTypes.contains($0) } }
    }
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = known
        let found = items.indices.filter { index in items[index].keys.contains { pasteboardTypes.contains($0) } }
        return found.isEmpty ? nil : IndexSet(found)
    }

    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(Self.data)
    }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet, of: items).compactMap { $0[pasteboardType] }
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { replace([[pasteboardType: data]]) }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { replace([[pasteboardType: value]]) }

    private func chosen(_ set: IndexSet?, of all: [[String: Any]]) -> [[String: Any]] {
        set.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
    }

    private static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let string as String: Data(string.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    // MARK: Kinds of values

    open var string: String? {
        get { strings?.first }
        set { replace(newValue.map { [["public.utf8-plain-text": $0]] } ?? []) }
    }
    open var strings: [String]? {
        get { found(items) { Self.string(in: $0) } }
        set { replace((newValue ?? []).map { ["public.utf8-plain-text": $0] }) }
    }
    open var url: URL? {
        get { urls?.first }
        set { replace(newValue.map { [["public.url": $0]] } ?? []) }
    }
    open var urls: [URL]? {
        get { found(items) { Self.url(in: $0) } }
        set { replace((newValue ?? []).map { ["public.url": $0] }) }
    }
    open var image: UIImage? {
        get { images?.first }
        set { replace(newValue.map { [["public.png": $0]] } ?? []) }
    }
    open var images: [UIImage]? {
        get { found(items) { Self.image(in: $0) } }
        set { replace((newValue ?? []).map { ["public.png": $0] }) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { replace(newValue.map { [["com.apple.uikit.color": $0]] } ?? []) }
    }
    open var colors: [UIColor]? {
        get { found(items) { $0["com.apple.uikit.color"] as? UIColor } }
        set { replace((newValue ?? []).map { ["com.apple.uikit.color": $0] }) }
    }
    open var hasStrings: Bool { known.contains { Self.string(in: $0) != nil } }
    open var hasURLs: Bool { known.contains { Self.url(in: $0) != nil } }
    open var hasImages: Bool { known.contains { Self.image(in: $0) != nil } }
    open var hasColors: Bool { known.contains { $0["com.apple.uikit.color"] is UIColor } }

    private func found<Value>(_ items: [[String: Any]], _ read: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(read)
        return values.isEmpty ? nil : values
    }

    private static func string(in item: [String: Any]) -> String? {
        for type in typeListString {
            if let string = item[type] as? String { return string }
            if let data = item[type] as? Data, let string = String(data: data, encoding: .utf8) { return string }
        }
        return (item["public.url"] as? URL)?.absoluteString
    }

    private static func url(in item: [String: Any]) -> URL? {
        if let url = item["public.url"] as? URL { return url }
        if let data = item["public.url"] as? Data {
            return String(data: data, encoding: .utf8).flatMap(URL.init(string:))
        }
        return (item["public.url"] as? String).flatMap(URL.init(string:))
    }

    private static func image(in item: [String: Any]) -> UIImage? {
        for type in typeListImage {
            if let image = item[type] as? UIImage { return image }
            if let image = (item[type] as? Data).flatMap(UIImage.init(data:)) { return image }
        }
        return nil
    }

    // MARK: Change

    private func replace(_ items: [[String: Any]]) {
        readOthers()
        storage.items = items
        storage.stranger = nil
        storage.changes += 1
        if let file = PasteboardFile(name) {
            Self.reporting { try file.write(.init(changes: storage.changes, items: items)) }
            storage.stamp = file.stamp
        }
        if name == .general, let host = MainLoop.shared.host {
            let text = items.lazy.compactMap(Self.string).first
            host.clipboardText = text
            storage.hostText = text
        }
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [Self.changedTypesAddedUserInfoKey: items.first.map { Array($0.keys) } ?? []])
    }

    private func readOthers() {
        readDevice()
        readHost()
    }

    /// What another app of the device has copied replaces what was here.
    private func readDevice() {
        guard let file = PasteboardFile(name), let stamp = file.stamp, stamp != storage.stamp else { return }
        storage.stamp = stamp
        Self.reporting {
            let content = try file.read()
            storage.items = content.items
            storage.stranger = content.source.identifier == AppIdentity.identifier ? nil : content.source
            storage.changes = max(content.changes, storage.changes + 1)
            // It has gone to the host's clipboard as well.
            storage.hostText = content.items.lazy.compactMap(Self.string).first
        }
    }

    /// These calls have no way to fail: what the device refuses is said on standard error, and the app has its own.
    private static func reporting(_ body: () throws -> Void) {
        do { try body() } catch {
            FileHandle.standardError.write(Data("touchstone: pasteboard: \(error)\n".utf8))
        }
    }

    /// Text that another program put on the clipboard replaces what was here.
    private func readHost() {
        guard name == .general, let host = MainLoop.shared.host, let text = host.clipboardText, text != storage.hostText
        else { return }
        storage.items = [["public.utf8-plain-text": text]]
        storage.stranger = nil
        storage.changes += 1
        storage.hostText = text
    }

    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    public nonisolated static let typeListURL = ["public.url"]
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image", "public.image",
    ]
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
