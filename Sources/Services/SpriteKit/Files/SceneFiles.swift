// SPDX-License-Identifier: MIT

/// The `.sks` files of an app: scenes, particles, actions.
enum SceneFiles {
    /// - Parameter name: with or without the ending.
    static func url(_ name: String) -> URL? {
        let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        return Bundle.main.url(forResource: base, withExtension: "sks")
    }

    /// A file that is not there is nil, as on iOS; one that cannot be read says why.
    static func archive(_ name: String, rootType: AnyClass? = nil) -> SceneArchive? {
        guard let url = url(name) else { return nil }
        do {
            return try SceneArchive(Data(contentsOf: url), rootType: rootType)
        } catch {
            NSLog("%@", "\(url.path): the scene cannot be read: \(error)")
            return nil
        }
    }

    /// The app's action files: the table of actions by name of each.
    static let actions: [String: SKActionTable] = {
        var tables: [String: SKActionTable] = [:]
        let files = FileManager.default.enumerator(atPath: Bundle.main.bundlePath)?.compactMap { $0 as? NSString } ?? []
        for file in files where file.pathExtension == "sks" {
            let name = (file.lastPathComponent as NSString).deletingPathExtension
            tables[name] = archive(name)?.root as? SKActionTable
        }
        return tables
    }()
}

extension SKNode {
    /// The root of `name`.sks; where the root is of a class above `type`, one of `type`.
    static func unarchive(named name: String, as type: SKNode.Type) -> SKNode? {
        SceneFiles.archive(name, rootType: type)?.root as? SKNode
    }
}

extension SKAction {
    /// The action `name` of an action file; nil when there is none.
    static func archived(named name: String, in file: String?) -> SKAction? {
        let file = file.map { $0.hasSuffix(".sks") ? String($0.dropLast(4)) : $0 }
        let tables = SceneFiles.actions.sorted { $0.key < $1.key }.filter { file == nil || $0.key == file }
        return tables.lazy.compactMap { $0.value.actions[name] }.first
    }
}

/// The actions of one file by their names.
// Sendable: immutable once read.
final class SKActionTable: @unchecked Sendable {
    let actions: [String: SKAction]
    init(_ coder: SceneCoder) {
        let table = coder.stored(forKey: "_actionTableDict") as? [String: Any] ?? [:]
        actions = table.compactMapValues { $0 as? SKAction }
    }
}
