// SPDX-License-Identifier: MIT

public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
public let MPMediaPlaylistPropertySeedItems = "seedItems"
public let MPMediaPlaylistPropertyDescriptionText = "descriptionInfo"
public let MPMediaPlaylistPropertyAuthorDisplayName = "authorDisplayName"
public let MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID"

public struct MPMediaPlaylistAttribute: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The person made it by hand on the device.
    public static let onTheGo = Self(rawValue: 1)
    public static let smart = Self(rawValue: 2)
    public static let genius = Self(rawValue: 4)
}

/// What a new playlist is to say of itself.
open class MPMediaPlaylistCreationMetadata: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread fills it in before it is handed over.
    open private(set) var name: String
    /// nil: the app's name.
    open var authorDisplayName: String! = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    open var descriptionText = ""
    public init(name: String) {
        self.name = name
        super.init()
    }
}

/// Songs in an order that the person, or an app, gave them: an `.m3u8` file of the music folder.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    // Sendable: as its superclass.
    private let file: PlaylistFile
    init(_ file: PlaylistFile, items: [MPMediaItem]) {
        self.file = file
        super.init(items: items)
    }

    open var name: String? { file.name }
    open var playlistAttributes: MPMediaPlaylistAttribute { [] }
    /// Of Genius lists, which the device does not make.
    open var seedItems: [MPMediaItem]? { nil }
    open var descriptionText: String? { file.text }
    open var authorDisplayName: String? { file.author }
    open var cloudGlobalID: String? { nil }
    open override var persistentID: MPMediaEntityPersistentID { MPMediaItem.identifier(file.url.lastPathComponent) }

    open override func value(forProperty property: String) -> Any? {
        switch property {
        case MPMediaPlaylistPropertyName: name
        case MPMediaPlaylistPropertyPersistentID: NSNumber(value: persistentID)
        case MPMediaPlaylistPropertyPlaylistAttributes: NSNumber(value: playlistAttributes.rawValue)
        case MPMediaPlaylistPropertyDescriptionText: descriptionText
        case MPMediaPlaylistPropertyAuthorDisplayName: authorDisplayName
        default: super.value(forProperty: property)
        }
    }

    /// Puts songs behind those that are there. The playlist that a query gives afterwards has them.
    @preconcurrency
    open func add(_ mediaItems: [MPMediaItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        var problem: (any Error)?
        do { try file.append(mediaItems.compactMap(\.assetURL)) } catch {
            problem = MPError(.permissionDenied)
        }
        MPMediaLibrary.default().reload()
        let failure = problem as? MPError
        DispatchQueue.global().async { completionHandler?(failure) }
    }

    /// There is no store that songs come from.
    @preconcurrency
    open func addItem(withProductID productID: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.global().async { completionHandler?(MPError(.cloudServiceCapabilityMissing)) }
    }
}

/// An extended M3U file: `#PLAYLIST:` has its name, lines without `#` are places of songs.
struct PlaylistFile: Sendable {
    let url: URL
    private(set) var name: String
    private(set) var author: String?
    private(set) var text: String?
    private(set) var paths: [String] = []

    private static let nameKey = "#PLAYLIST:"
    private static let authorKey = "#TOUCHSTONE-AUTHOR:"
    private static let textKey = "#TOUCHSTONE-TEXT:"

    /// nil: the file cannot be read as text.
    init?(reading url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path), data.count <= 1 << 20 else { return nil }
        self.url = url
        name = url.deletingPathExtension().lastPathComponent
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            read(line.trimmingCharacters(in: .whitespaces))
        }
    }

    private mutating func read(_ line: String) {
        func value(_ key: String) -> String? {
            line.hasPrefix(key) ? line.dropFirst(key.count).trimmingCharacters(in: .whitespaces) : nil
        }
        if let value = value(Self.nameKey) {
            name = value
        } else if let value = value(Self.authorKey) {
            author = value
        } else if let value = value(Self.textKey) {
            text = value
        } else if !line.hasPrefix("#"), !line.isEmpty {
            paths.append(line)
        }
    }

    static func create(_ metadata: MPMediaPlaylistCreationMetadata, _ id: UUID, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func line(_ text: String) -> String { text.components(separatedBy: .newlines).joined(separator: " ") }
        let lines = [
            "#EXTM3U", nameKey + line(metadata.name), authorKey + line(metadata.authorDisplayName ?? ""),
            textKey + line(metadata.descriptionText),
        ]
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: place(id, in: folder))
    }
    static func place(_ id: UUID, in folder: URL) -> URL { folder.appendingPathComponent("\(id.uuidString).m3u8") }

    func append(_ urls: [URL]) throws {
        let folder = url.deletingLastPathComponent().standardizedFileURL.path + "/"
        let lines = urls.map { url in
            let path = url.standardizedFileURL.path
            return (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path) + "\n"
        }
        let old = try Data(contentsOf: url)
        try (old + Data(lines.joined().utf8)).write(to: url, options: .atomic)
    }

    /// In the file's order; places without a song of the library are left out.
    func items(of library: [MPMediaItem]) -> [MPMediaItem] {
        let known = Dictionary(library.compactMap { item in item.assetURL.map { ($0.standardizedFileURL.path, item) } })
        {
            first, _ in first
        }
        let folder = url.deletingLastPathComponent()
        return paths.compactMap { path in
            known[URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path]
        }
    }
}
