// SPDX-License-Identifier: MIT

/// Reads the objects of a `.sks` file: `init(coder:)` of nodes and of the app's classes gets one for each object.
final class SceneCoder: NSCoder {
    let archive: SceneArchive
    private let values: [String: ArchiveValue]

    init(_ archive: SceneArchive, _ values: [String: ArchiveValue]) {
        (self.archive, self.values) = (archive, values)
        super.init()
    }

    /// What stands under a key, references followed; nil for `nil`.
    func value(_ key: String) -> ArchiveValue? {
        values[key].flatMap { value in
            if case .reference(let number) = value { return archive.plain(number) }
            return value
        }
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { values[key].flatMap { archive.object($0) } }
    override func decodeObject() -> Any? { nil }
    override func decodeObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String)
        -> DecodedObjectType? where DecodedObjectType: NSCoding, DecodedObjectType: NSObject
    { decodeObject(forKey: key) as? DecodedObjectType }
    override func decodeBool(forKey key: String) -> Bool { value(key)?.number ?? 0 != 0 }
    override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }
    override func decodeCInt(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInt64(forKey: key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInt64(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 {
        if case .integer(let number) = value(key) { return number }
        return Int64(exactly: (value(key)?.number ?? 0).rounded()) ?? 0
    }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeDouble(forKey key: String) -> Double { value(key)?.number ?? 0 }
}

/// The objects of one file, each made once.
final class SceneArchive {
    private let objects: [ArchiveValue]
    private let top: [String: ArchiveValue]
    private var made: [Int: Any] = [:]
    private var underWay: Set<Int> = []
    /// The class that the caller asked the root to be of.
    private let rootType: AnyClass?

    /// - Throws: `SceneFileError` where it is no keyed archive.
    init(_ data: Data, rootType: AnyClass? = nil) throws {
        guard let table = try ArchiveValue(data).dictionary, let objects = table["$objects"]?.array,
            let top = table["$top"]?.dictionary
        else { throw SceneFileError("no keyed archive") }
        (self.objects, self.top, self.rootType) = (objects, top, rootType)
    }

    var root: Any? { top["root"].flatMap { object($0) } }

    /// What GameplayKit keeps beside the root: entities or graphs that the editor was given.
    var hasGameplay: Bool {
        guard case .reference(let number)? = top["_gkScene"], let scene = plain(number)?.dictionary
        else { return false }
        return ["_entities", "_graphs"].contains { key in
            guard case .reference(let number)? = scene[key] else { return false }
            return plain(number)?.dictionary?["NS.objects"]?.array?.isEmpty == false
        }
    }

    /// A value that needs no object: numbers, texts, and the lists of `NSValue`s are told apart by the reader.
    func plain(_ number: Int) -> ArchiveValue? {
        guard objects.indices.contains(number) else { return nil }
        let value = objects[number]
        return value.text == "$null" ? nil : value
    }

    func object(_ value: ArchiveValue) -> Any? {
        switch value {
        case .bool(let flag): return NSNumber(value: flag)
        case .integer(let number): return NSNumber(value: number)
        case .real(let number): return NSNumber(value: number)
        case .text(let text): return text
        case .data(let data): return data
        case .array(let list): return list.compactMap(object)
        case .dictionary: return nil
        case .reference(let number): return object(number)
        }
    }

    private func object(_ number: Int) -> Any? {
        if let object = made[number] { return object }
        guard let value = plain(number) else { return nil }
        guard let table = value.dictionary else { return object(value) }
        guard underWay.insert(number).inserted, let name = className(table) else { return nil }
        defer { underWay.remove(number) }
        let object = make(name, table)
        made[number] = object
        return object
    }

    private func className(_ table: [String: ArchiveValue]) -> String? {
        guard case .reference(let number)? = table["$class"] else { return nil }
        return plain(number)?.dictionary?["$classname"]?.text
    }

    private func list(_ value: ArchiveValue?) -> [Any] { value?.array?.compactMap { object($0) } ?? [] }

    private func make(_ name: String, _ table: [String: ArchiveValue]) -> Any? {
        switch name {
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet": return list(table["NS.objects"])
        case "NSDictionary", "NSMutableDictionary":
            let keys = list(table["NS.keys"]).compactMap { $0 as? String }
            let values = list(table["NS.objects"])
            return keys.count == values.count ? Dictionary(zip(keys, values)) { $1 } : [String: Any]()
        case "NSMutableData", "NSData":
            if case .data(let data)? = table["NS.data"] { return data }
            return nil
        case "NSString", "NSMutableString": return table["NS.string"]?.text
        case "NSURL": return (table["NS.relative"].flatMap { object($0) } as? String).flatMap { URL(string: $0) }
        case "NSValue": return ArchivedValue(SceneCoder(self, table))
        case "NSColor", "UIColor": return ArchivedColor.color(SceneCoder(self, table))
        default: return instance(name, SceneCoder(self, table))
        }
    }

    private func instance(_ name: String, _ coder: SceneCoder) -> Any? {
        guard let cls = ArchivedClass.named(name, coder, rootType: isRoot(coder) ? rootType : nil) else {
            Unsupported.report("class \(name) of a .sks file")
            return nil
        }
        // Scenes are loaded on the main thread, as nodes are made there.
        nonisolated(unsafe) let unshared = coder
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = cls(unshared) }
        return result
    }

    private func isRoot(_ coder: SceneCoder) -> Bool { made.isEmpty && underWay.count == 1 }
}
