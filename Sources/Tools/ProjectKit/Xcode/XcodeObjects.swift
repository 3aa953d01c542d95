// SPDX-License-Identifier: MIT
import Foundation

/// The object graph of a `project.pbxproj`: dictionaries that name each other by identifier.
struct XcodeObjects {
    let file: Path
    /// The folder that holds the `.xcodeproj`, moved by `projectDirPath`.
    let projectFolder: Path
    private let objects: [String: PropertyListText]
    let rootIdentifier: String

    init(project: Path) throws {
        file = project / "project.pbxproj"
        guard file.exists else { throw Failure.build("no such file; is this an Xcode project?", file: file) }
        let root = try Self.parse(file)
        guard let objects = root["objects"]?.dictionary else {
            throw Failure.build("has no 'objects'", file: file, line: 1)
        }
        guard let identifier = root["rootObject"]?.string, objects[identifier] != nil else {
            throw Failure.build("'rootObject' names no object", file: file, line: 1)
        }
        self.objects = objects
        rootIdentifier = identifier
        projectFolder = Path.absolute(objects[identifier]?["projectDirPath"]?.string ?? "", from: project.parent)
    }

    private static func parse(_ file: Path) throws -> PropertyListText {
        let text = try file.readText()
        let start = text.drop { $0.isWhitespace }
        if start.prefixMatch(of: /\{\s*("[^"]*"\s*:|\})/) != nil { return convert(try JSONText.object(in: file)) }
        guard start.hasPrefix("<?xml") || start.hasPrefix("<plist") else {
            return try PropertyListTextParser.parse(text, file: file)
        }
        return convert(try PropertyListFile.read(file))
    }

    private static func convert(_ value: Any) -> PropertyListText {
        switch value {
        case let value as [String: Any]: .dictionary(value.mapValues(convert))
        case let value as [Any]: .array(value.map(convert))
        default: .string("\(value)")
        }
    }

    subscript(identifier: String) -> XcodeObject? {
        objects[identifier].map { XcodeObject(identifier: identifier, fields: $0, graph: self) }
    }

    func objects(of kind: String) -> [XcodeObject] {
        objects.keys.sorted().compactMap { self[$0] }.filter { $0.isa == kind }
    }
}

/// One object of the graph.
struct XcodeObject {
    let identifier: String
    let fields: PropertyListText
    let graph: XcodeObjects

    var isa: String { fields["isa"]?.string ?? "" }
    func string(_ key: String) -> String? { fields[key]?.string }
    func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }
    /// The object a field names; nil when the field or the object is missing.
    func object(_ key: String) -> XcodeObject? { string(key).flatMap { graph[$0] } }
    /// The objects a list field names, those that are missing left out.
    func objects(_ key: String) -> [XcodeObject] { strings(key).compactMap { graph[$0] } }

    /// Build settings as text; lists are joined as Xcode writes them on a command line.
    var buildSettings: ResolvedSettings.Layer {
        (fields["buildSettings"]?.dictionary ?? [:]).mapValues { value in
            value.string
                ?? value.strings.map { word in
                    word.contains(where: \.isWhitespace) && !word.contains("$(") ? "\"\(word)\"" : word
                }.joined(separator: " ")
        }
    }
}
