// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

/// Reads the XML of projects (interface files, data models, schemes) into nodes that know their lines.
///
/// These files need neither document types nor entities, which are means of attack; files with them are refused, as are
/// files nested deeper than any that an editor writes.
final class ProjectXML: NSObject, XMLParserDelegate {
    private static let depthLimit = 200

    private var open: [ResourceNode] = []
    private var root: ResourceNode?
    private var text: [String] = []
    private var refusal: Failure?
    private let file: Path

    /// - Parameter namesType: the editor of this kind of file writes a document type, which is not read.
    static func parse(_ file: Path, namesType: Bool = false) throws -> ResourceNode {
        let data = try readUTF8(file)
        if let line = line(of: namesType ? ["<!ENTITY"] : ["<!DOCTYPE", "<!ENTITY"], in: data) {
            throw Failure.build("document types and entities are refused", file: file, line: line)
        }
        let reader = ProjectXML(file)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWellFormed = parser.parse()
        if let refusal = reader.refusal { throw refusal }
        guard isWellFormed, let root = reader.root else {
            throw Failure.build("not well-formed XML", file: file, line: max(1, parser.lineNumber))
        }
        return root
    }

    private init(_ file: Path) { self.file = file }

    /// Foundation's parser ends the program at names that are not UTF-8. Files in another encoding that say so are
    /// converted.
    private static func readUTF8(_ file: Path) throws -> Data {
        let data = try file.read()
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return withoutEncoding(Data(try file.readText().utf8))
        }
        let head = String(decoding: data.prefix(200), as: UTF8.self)
        if let name = head.firstMatch(of: /^(?:\u{FEFF})?<\?xml[^>]*encoding=["']([^"']+)["']/)?.1.lowercased(),
            let encoding = encodings[name]
        {
            guard let text = String(data: data, encoding: encoding) else {
                throw Failure.build("the file is not in '\(name)', as it says", file: file, line: 1)
            }
            return withoutEncoding(Data(text.utf8))
        }
        guard String(validating: data, as: UTF8.self) != nil else {
            throw Failure.build("the file is not UTF-8", file: file, line: lineOfFirstInvalidByte(in: data))
        }
        return data
    }

    private static let encodings: [String: String.Encoding] = [
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "windows-1252": .windowsCP1252, "us-ascii": .ascii,
        "utf-16": .utf16,
    ]

    /// Without the declaration, which names what the file was in.
    private static func withoutEncoding(_ data: Data) -> Data {
        guard data.starts(with: Data("<?xml".utf8)), let end = data.range(of: Data("?>".utf8)) else { return data }
        // Lines keep their numbers.
        let lines = data[..<end.upperBound].filter { $0 == UInt8(ascii: "\n") }
        return Data(lines) + data[end.upperBound...]
    }

    private static func lineOfFirstInvalidByte(in data: Data) -> Int {
        var (decoder, iterator, line) = (UTF8(), data.makeIterator(), 1)
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { line += scalar == "\n" ? 1 : 0 }
        return line
    }

    private static func line(of marks: [String], in data: Data) -> Int? {
        for mark in marks {
            guard let range = data.range(of: Data(mark.utf8)) else { continue }
            return 1 + data[..<range.lowerBound].reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
        }
        return nil
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard open.count < Self.depthLimit else {
            refusal = .build("elements nested more than \(Self.depthLimit) deep", file: file, line: parser.lineNumber)
            return parser.abortParsing()
        }
        var node = ResourceNode(name: element)
        node.line = parser.lineNumber
        node.attributes = attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        open.append(node)
        text.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !text.isEmpty { text[text.count - 1] += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if !text.isEmpty { text[text.count - 1] += String(decoding: block, as: UTF8.self) }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        guard var node = open.popLast() else { return }
        let characters = text.removeLast()
        if node.children.isEmpty, !characters.isEmpty,
            !characters.allSatisfy(\.isWhitespace) || node.name.hasSuffix("tring")
        {
            node.text = characters
        }
        if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
    }
}
