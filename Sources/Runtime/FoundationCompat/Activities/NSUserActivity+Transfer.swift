// SPDX-License-Identifier: MIT
import Foundation

import enum ObjectiveC.KeyValueCoding

/// An activity on its way to another device: a binary property list. URLs, which property lists do not have, go as
/// dictionaries with one key of their own.
extension NSUserActivity {
    /// Why an activity cannot go to another device, or cannot be read there.
    package struct TransferError: Error, CustomStringConvertible {
        /// What was wrong with the data, in English: for developers, not for the person.
        package let description: String
    }

    private static let urlKey = "NSUserActivityEncodedURL"

    /// What is unsaved is saved first, so that the other device gets it.
    /// - Parameter streamPort: where this process waits for the other device's streams.
    /// - Throws: `TransferError` for a value that is none of a property list, and no URL.
    package func archived(streamPort: UInt16? = nil) throws -> Data {
        saveIfNeeded()
        var list: [String: Any] = ["type": activityType, "identifier": identifier]
        list["title"] = title
        list["webpage"] = webpageURL?.absoluteString
        list["referrer"] = referrerURL?.absoluteString
        list["target"] = targetContentIdentifier
        list["persistent"] = persistentIdentifier
        list["expires"] = expirationDate
        list["required"] = requiredUserInfoKeys.map { $0.sorted() }
        list["keywords"] = keywords.isEmpty ? nil : keywords.sorted()
        list["userInfo"] = try userInfo.map { try Self.encode($0, at: "userInfo") }
        list["streams"] = streamPort.map { Int($0) }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// Reads what another device has sent.
    /// - Throws: `TransferError` for what is no property list, or none of an activity.
    package convenience init(archived data: Data) throws {
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            throw TransferError(description: "an activity is a property list: \(error.localizedDescription)")
        }
        try self.init(propertyList: list)
    }

    /// - Parameter list: as `archived` makes it; "type" alone is needed.
    package convenience init(propertyList list: Any) throws {
        guard let list = list as? [String: Any], let type = list["type"] as? String else {
            throw TransferError(description: "an activity is a dictionary with a type")
        }
        self.init(type: type, identifier: list["identifier"] as? String ?? UUID().uuidString)
        title = list["title"] as? String
        webpageURL = (list["webpage"] as? String).flatMap { URL(string: $0) }
        referrerURL = (list["referrer"] as? String).flatMap { URL(string: $0) }
        targetContentIdentifier = list["target"] as? String
        persistentIdentifier = list["persistent"] as? String
        expirationDate = list["expires"] as? Date
        requiredUserInfoKeys = (list["required"] as? [String]).map { Set($0) }
        keywords = Set(list["keywords"] as? [String] ?? [])
        userInfo = list["userInfo"].flatMap { Self.decode($0) as? [AnyHashable: Any] }
        streamPort = (list["streams"] as? NSNumber).flatMap { UInt16(exactly: $0.intValue) }
        supportsContinuationStreams = streamPort != nil
    }

    private static func encode(_ value: Any, at place: String) throws -> Any {
        switch value {
        case let url as URL: return [urlKey: url.absoluteString]
        case let url as NSURL: return [urlKey: url.absoluteString]
        case let dictionary as [AnyHashable: Any]:
            var result: [String: Any] = [:]
            for (key, value) in dictionary {
                guard let name = key.base as? String else {
                    throw TransferError(description: "\(place): the key \(key) is no string")
                }
                result[name] = try encode(value, at: "\(place).\(name)")
            }
            return result
        case let list as [Any]: return try list.map { try encode($0, at: place) }
        case let set as Set<AnyHashable>: return try set.map { try encode($0.base, at: place) }
        default:
            guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
                throw TransferError(
                    description:
                        "\(place): a \(type(of: value)) does not go to other devices; strings, numbers, dates, data, "
                        + "arrays, dictionaries and URLs do")
            }
            return value
        }
    }

    private static func decode(_ value: Any) -> Any {
        switch value {
        case let dictionary as [String: Any]:
            if dictionary.count == 1, let text = dictionary[urlKey] as? String, let url = URL(string: text) {
                return url
            }
            return Dictionary(uniqueKeysWithValues: dictionary.map { (AnyHashable($0.key), decode($0.value)) })
        case let list as [Any]: return list.map(decode)
        default: return KeyValueCoding.boxed(value) ?? value
        }
    }
}
