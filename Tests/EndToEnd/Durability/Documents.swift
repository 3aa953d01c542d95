// SPDX-License-Identifier: MIT
import UIKit

/// All keys in one document, which is a file.
final class NumbersDocument: UIDocument {
    var numbers: [String: Int] = [:]

    override func contents(forType typeName: String) throws -> Any {
        let list = numbers.mapValues { Array(repeating: $0, count: 5000) }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        let list = try PropertyListSerialization.propertyList(from: contents as! Data, format: nil)
        numbers = (list as! [String: [Int]]).mapValues { $0.count == 5000 && Set($0).count == 1 ? $0[0] : -1 }
    }
}

/// All keys in one document, which is a folder with a file for each.
final class PackageDocument: UIDocument {
    var numbers: [String: Int] = [:]

    override func contents(forType typeName: String) throws -> Any {
        FileWrapper(
            directoryWithFileWrappers: numbers.mapValues {
                FileWrapper(regularFileWithContents: Padding.data($0, count: 20_000))
            })
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        numbers = ((contents as! FileWrapper).fileWrappers ?? [:]).mapValues {
            Padding.value($0.regularFileContents, count: 20_000)
        }
    }
}

final class DocumentStore: Store {
    private let document: NumbersDocument

    init() {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        document = NumbersDocument(fileURL: folder.appendingPathComponent("numbers.plist"))
    }

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        guard FileManager.default.fileExists(atPath: document.fileURL.path) else {
            return document.save(to: document.fileURL, for: .forCreating) { _ in completion([:]) }
        }
        document.open { isRead in completion(isRead ? self.document.numbers : ["unreadable": -1]) }
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        document.numbers[change.key] = change.value
        document.save(to: document.fileURL, for: .forOverwriting, completionHandler: completion)
    }
}

final class PackageStore: Store {
    private let document: PackageDocument

    init() {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        document = PackageDocument(fileURL: folder.appendingPathComponent("numbers.bundle"))
    }

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        guard FileManager.default.fileExists(atPath: document.fileURL.path) else {
            return document.save(to: document.fileURL, for: .forCreating) { _ in completion([:]) }
        }
        document.open { isRead in completion(isRead ? self.document.numbers : ["unreadable": -1]) }
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        document.numbers[change.key] = change.value
        document.save(to: document.fileURL, for: .forOverwriting, completionHandler: completion)
    }
}
