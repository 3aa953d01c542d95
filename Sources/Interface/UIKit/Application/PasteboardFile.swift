// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// A pasteboard as it lies on the device, so that one app pastes what another has copied.
///
/// A property list: the number of changes, which app copied last, and for every item its types with values of the kinds that a pasteboard knows.
/// Only its owner may read it. Values of other kinds stay within the app, as on iOS.
struct PasteboardFile {
    struct Content {
        var changes: Int
        var items: [[String: Any]]
        /// Who copied them.
        var source = Source.own
    }

    /// An app that has copied something.
    struct Source: Equatable {
        /// Its bundle identifier.
        let identifier: String
        /// What people call it.
        let name: String

        static var own: Source { Source(identifier: AppIdentity.identifier, name: AppIdentity.displayName) }
    }

    /// What tells two states of the file apart without reading it.
    struct Stamp: Equatable {
        var inode: UInt64
        var seconds: Int
        var nanoseconds: Int
    }

    private let url: URL

    /// nil: the process runs on no device that other apps could be on.
    init?(_ name: UIPasteboard.Name) {
        guard Device.variable("DEVICE_FOLDER") != nil else { return nil }
        let file = name.rawValue.replacingOccurrences(of: "/", with: "-")
        url = Device.current.folder.appendingPathComponent("Pasteboards/\(file).plist")
    }

    /// nil: nobody has copied anything yet.
    var stamp: Stamp? {
        var info = stat()
        guard stat(url.path, &info) == 0 else { return nil }
        return Stamp(inode: UInt64(info.st_ino), seconds: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec)
    }

    func read() throws -> Content {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        guard let list = list as? [String: Any], let items = list["items"] as? [[String: [String: Any]]] else {
            throw CocoaError(.propertyListReadCorrupt, userInfo: [NSFilePathErrorKey: url.path])
        }
        // Nobody is named in one of before apps were.
        let source = (list["app"] as? String).map { Source(identifier: $0, name: list["name"] as? String ?? $0) }
        return Content(
            changes: list["changes"] as? Int ?? 0, items: items.map { $0.compactMapValues(Self.decode) },
            source: source ?? .own)
    }

    func write(_ content: Content) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let items = content.items.map { $0.compactMapValues(Self.encode) }
        let list: [String: Any] = [
            "changes": content.changes, "items": items, "app": content.source.identifier, "name": content.source.name,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try SafeFile.write(data, to: url, mode: 0o600)
    }

    func remove() throws {
        if stamp != nil { try FileManager.default.removeItem(at: url) }
    }

    // MARK: Values

    private static func encode(_ value: Any) -> [String: Any]? {
        switch value {
        case let text as String: ["text": text]
        case let data as Data: ["data": data]
        case let url as URL: ["url": url.absoluteString]
        case let image as UIImage: image.pngData().map { ["image": $0, "scale": Double(image.scale)] }
        case let color as UIColor:
            { () -> [String: Any]? in
                var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
                return ["color": [red, green, blue, alpha].map(Double.init)]
            }()
        default: nil
        }
    }

    private static func decode(_ value: [String: Any]) -> Any? {
        if let text = value["text"] as? String { return text }
        if let data = value["data"] as? Data { return data }
        if let text = value["url"] as? String { return URL(string: text) }
        if let data = value["image"] as? Data {
            return UIImage(data: data, scale: CGFloat(value["scale"] as? Double ?? 1))
        }
        if let parts = value["color"] as? [Double], parts.count == 4 {
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
        return nil
    }
}
