// SPDX-License-Identifier: MIT
import CoreFoundation
import Foundation
import FoundationCompat
import Glibc

/// A property list of preferences on the disk.
struct PreferencesFile {
    typealias Values = [String: AnyObject]

    let url: URL

    /// Tells two states of the file apart: each write makes another file.
    struct Stamp: Equatable {
        private var device: UInt64 = 0
        private var file: UInt64 = 0
        private var size = 0
        private var seconds = 0
        private var nanoseconds = 0

        /// - Parameter path: where there is no file, the stamp of none.
        init(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return }
            device = UInt64(status.st_dev)
            file = UInt64(status.st_ino)
            size = Int(status.st_size)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }

    var stamp: Stamp { Stamp(path: url.path) }

    /// What the file holds; nothing where there is none. A file that is no property list is told of and counts as empty.
    func read() -> Values {
        guard let data = FileManager.default.contents(atPath: url.path), !data.isEmpty else { return [:] }
        let list = CFPropertyListCreateWithData(
            nil, unsafeBitCast(data as NSData, to: CoreFoundation.CFData.self), 0, nil, nil)
        guard let list = list?.takeRetainedValue(), let values = list as AnyObject as? NSDictionary else {
            NSLog("%@", "UserDefaults: \(url.path) is not a property list; it counts as empty")
            return [:]
        }
        return Self.elements(of: values)
    }

    func write(_ values: Values) throws {
        let list = NSMutableDictionary()
        for (key, value) in values { list.setObject(value, forKey: key as NSString) }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try SafeFile.write(data, to: url, mode: 0o600)
    }

    /// The dictionary's own objects, not what Swift makes of them.
    private static func elements(of dictionary: NSDictionary) -> Values {
        let dictionary = unsafeBitCast(dictionary, to: CoreFoundation.CFDictionary.self)
        let count = CFDictionaryGetCount(dictionary)
        var keys = [UnsafeRawPointer?](repeating: nil, count: count)
        var values = keys
        CFDictionaryGetKeysAndValues(dictionary, &keys, &values)
        var result: Values = [:]
        for case let (key?, value?) in zip(keys, values) {
            let name = Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue()
            result[String(describing: name)] = Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue()
        }
        return result
    }
}
