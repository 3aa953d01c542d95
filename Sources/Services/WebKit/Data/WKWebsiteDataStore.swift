// SPDX-License-Identifier: MIT

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"

/// What one website left on the device.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: __ObjCObject {
    open private(set) var displayName: String
    open private(set) var dataTypes: Set<String>
    init(name: String, types: Set<String>) {
        displayName = name
        dataTypes = types
        super.init()
    }
}

/// Cookies, caches and databases of websites, in the app's Library folder or in memory.
@preconcurrency @MainActor
open class WKWebsiteDataStore: __ObjCObject, @preconcurrency NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    /// nil: nothing is written.
    private let folder: String?
    open private(set) var identifier: UUID?
    /// One for the stores of a folder: the engine opens it once.
    let number: UInt32
    private let cookies = WKHTTPCookieStore()
    private static let standard = WKWebsiteDataStore(folder: "Default", identifier: nil)
    private static var numbers: [String: UInt32] = [:]

    private init(folder: String?, identifier: UUID?) {
        self.folder = folder
        self.identifier = identifier
        number = folder.flatMap { Self.numbers[$0] } ?? WebEngine.shared.newNumber()
        if let folder { Self.numbers[folder] = number }
        super.init()
        cookies.store = self
    }

    open class func `default`() -> WKWebsiteDataStore { standard }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(folder: nil, identifier: nil) }

    /// The same store for the same identifier, in each run of the app.
    public convenience init(forIdentifier identifier: UUID) {
        self.init(folder: identifier.uuidString, identifier: identifier)
    }

    public required convenience init?(coder: NSCoder) { self.init(folder: "Default", identifier: nil) }
    open func encode(with coder: NSCoder) {}

    open var isPersistent: Bool { folder != nil }
    open var httpCookieStore: WKHTTPCookieStore { cookies }
    open class func allWebsiteDataTypes() -> Set<String> { Set(DataTypes.bits.map(\.name)) }

    // MARK: The engine's context

    private static var library: URL {
        let found = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        return found ?? FileManager.default.temporaryDirectory
    }

    private static func folder(_ name: String, in place: String) -> URL {
        library.appendingPathComponent(place).appendingPathComponent("WebKit/\(name)")
    }

    /// Makes the engine's program know the store.
    func prepare() {
        WebEngine.shared.start()
        guard WebEngine.shared.addContext(number) else { return }
        var paths = ["", ""]
        if let folder {
            paths = [Self.folder(folder, in: "WebsiteData"), Self.folder(folder, in: "Caches")].map(\.path)
        }
        WebEngine.shared.send("context", view: number, paths + [Locale.preferredLanguages.first ?? "en"])
    }

    func ask(_ verb: String, _ fields: [any WebField], reply: @escaping (WebMessage?) -> Void) {
        prepare()
        WebEngine.shared.ask(verb, view: number, fields, reply: reply)
    }

    // MARK: Records

    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        ask("records", [DataTypes.engineBits(dataTypes)]) { message in
            let fields = message?.fields.count ?? 0
            let records = stride(from: 0, to: fields - 1, by: 2).map { at in
                let types = DataTypes.names(message?.integer(at + 1) ?? 0)
                return WKWebsiteDataRecord(name: message?.text(at) ?? "", types: types)
            }
            completionHandler(records)
        }
    }

    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { done in
            fetchDataRecords(ofTypes: dataTypes) { done.resume(returning: $0) }
        }
    }

    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        guard !dataRecords.isEmpty else { return completionHandler() }
        let names = dataRecords.map(\.displayName)
        ask("records-", [DataTypes.engineBits(dataTypes), 0] + names) { _ in completionHandler() }
    }

    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { done in
            removeData(ofTypes: dataTypes, for: dataRecords) { done.resume() }
        }
    }

    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let age = max(0, Date().timeIntervalSince(date))
        // The engine takes 0 for everything; what is older than it could be, too.
        let limit = date <= Date(timeIntervalSince1970: 0) ? 0 : age
        ask("records-", [DataTypes.engineBits(dataTypes), limit]) { _ in completionHandler() }
    }

    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { done in
            removeData(ofTypes: dataTypes, modifiedSince: date) { done.resume() }
        }
    }

    // MARK: Stores by identifier

    open class func remove(
        forIdentifier identifier: UUID, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        do {
            for place in ["WebsiteData", "Caches"] {
                let folder = folder(identifier.uuidString, in: place)
                if FileManager.default.fileExists(atPath: folder.path) {
                    try FileManager.default.removeItem(at: folder)
                }
            }
            completionHandler(nil)
        } catch {
            completionHandler(error)
        }
    }

    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void) {
        let place = folder("x", in: "WebsiteData").deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        completionHandler(names.compactMap { UUID(uuidString: $0) })
    }
}

/// Apple's names and the engine's bits.
private enum DataTypes {
    static let bits: [(name: String, bit: Int)] = [
        (WKWebsiteDataTypeMemoryCache, 1 << 0), (WKWebsiteDataTypeDiskCache, 1 << 1),
        (WKWebsiteDataTypeOfflineWebApplicationCache, 1 << 2), (WKWebsiteDataTypeSessionStorage, 1 << 3),
        (WKWebsiteDataTypeLocalStorage, 1 << 4), (WKWebsiteDataTypeWebSQLDatabases, 1 << 5),
        (WKWebsiteDataTypeIndexedDBDatabases, 1 << 6), (WKWebsiteDataTypeCookies, 1 << 8),
        (WKWebsiteDataTypeHashSalt, 1 << 9), (WKWebsiteDataTypeServiceWorkerRegistrations, 1 << 12),
        (WKWebsiteDataTypeFetchCache, 1 << 13),
    ]

    static func engineBits(_ names: Set<String>) -> Int {
        bits.filter { names.contains($0.name) }.reduce(0) { $0 | $1.bit }
    }

    static func names(_ value: Int) -> Set<String> { Set(bits.filter { value & $0.bit != 0 }.map(\.name)) }
}
