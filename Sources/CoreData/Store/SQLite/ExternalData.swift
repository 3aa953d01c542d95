// SPDX-License-Identifier: MIT
import FoundationCompat

/// Large data of attributes that allow it, in files beside the store.
///
/// As in Core Data, the first byte of such a column says where the data is: 1, behind it; 2, in the file whose name
/// follows.
final class ExternalData {
    /// Larger data goes into a file.
    private static let limit = 100 * 1024
    private let folder: URL?

    init(_ store: URL?) {
        folder = store.map { StoreFiles.support($0).appendingPathComponent("_EXTERNAL_DATA") }
    }

    func save(_ value: StoreValue, _ attribute: NSAttributeDescription) throws -> StoreValue {
        guard attribute.allowsExternalBinaryDataStorage, let data = value.data else { return value }
        guard data.count > Self.limit, let folder else { return .data(Data([1]) + data) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = UUID().uuidString
        try data.write(to: folder.appendingPathComponent(name))
        return .data(Data([2]) + Data(name.utf8))
    }

    func load(_ value: StoreValue, _ attribute: NSAttributeDescription) -> StoreValue {
        guard attribute.allowsExternalBinaryDataStorage, let data = value.data, let first = data.first else {
            return value
        }
        let rest = Data(data.dropFirst())
        guard first == 2, let folder else { return .data(rest) }
        let file = folder.appendingPathComponent(String(decoding: rest, as: UTF8.self))
        guard let contents = FileManager.default.contents(atPath: file.path) else {
            NSLog("CoreData: error: external data %@ is missing", file.path)
            return .null
        }
        return .data(contents)
    }
}
