// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

/// Property lists of projects, in any of the three forms. Errors name the file and, for text, the line.
enum PropertyListFile {
    /// Nesting beyond this is refused before a recursive parser sees it.
    private static let depthLimit = 100

    static func read(_ file: Path) throws -> Any {
        let data = try file.read()
        if data.starts(with: Data("bplist".utf8)) { return try parse(data, file) }
        let text = try file.readText()
        let start = text.trimmed
        if start.hasPrefix("<") {
            try check(text, file)
            return try parse(Data(text.utf8), file)
        }
        guard !start.isEmpty else { throw Failure.build("the property list is empty", file: file, line: 1) }
        if !start.hasPrefix("{"), !start.hasPrefix("("), !start.hasPrefix("/") {
            throw Failure.build("not a property list", file: file, line: 1)
        }
        return plain(try PropertyListTextParser.parse(text, file: file))
    }

    /// The list as a binary one. Lists that nobody can read here, as keyed archives of Xcode, are copied as they are.
    static func compile(_ file: Path) throws -> Data {
        let data = try file.read()
        return data.starts(with: Data("bplist".utf8)) ? data : try InfoPlist.encode(try read(file))
    }

    private static func parse(_ data: Data, _ file: Path) throws -> Any {
        do { return try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            let information = (error as NSError).userInfo
            let reason = information[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
            // "Encountered unexpected character x on line 5 while looking for ..."
            var line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
            if line == nil, reason.contains("EOF") {
                line = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).count
            }
            throw Failure.build("not a property list: \(reason)", file: file, line: line ?? wellFormedness(of: data))
        }
    }

    /// The line where the XML breaks; 1 when it is well-formed and wrong otherwise.
    private static func wellFormedness(of data: Data) -> Int {
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        return parser.parse() ? 1 : max(1, parser.lineNumber)
    }

    private static func check(_ text: String, _ file: Path) throws {
        if let range = text.range(of: "<!ENTITY") {
            let line = text[..<range.lowerBound].reduce(1) { $0 + ($1.isNewline ? 1 : 0) }
            throw Failure.build("entities are refused", file: file, line: line)
        }
        var (depth, line) = (0, 1)
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == 10 { line += 1 }
            guard byte == UInt8(ascii: "<"), index + 1 < bytes.count else { continue }
            let rest = bytes[(index + 1)...]
            if rest.starts(with: Array("dict>".utf8)) || rest.starts(with: Array("array>".utf8)) { depth += 1 }
            if rest.starts(with: Array("/dict>".utf8)) || rest.starts(with: Array("/array>".utf8)) { depth -= 1 }
            guard depth <= depthLimit else {
                throw Failure.build("nested more than \(depthLimit) deep", file: file, line: line)
            }
        }
    }

    private static func plain(_ value: PropertyListText) -> Any {
        switch value {
        case .string(let text): text
        case .array(let values): values.map(plain)
        case .dictionary(let values): values.mapValues(plain)
        }
    }
}
