// SPDX-License-Identifier: MIT
public import Foundation

extension NSKeyedArchiver {
    /// Puts a value of Swift into the archive.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        // A property list has a collection at its top.
        encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// nil when the archive has no such key or another type under it.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
        do { return try decodeTopLevelDecodable(type, forKey: key) } catch { return nil }
    }

    /// Throws when what is there is no `type`.
    public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
        guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
        return try PropertyListDecoder().decode([T].self, from: data as Data).first
    }
}
