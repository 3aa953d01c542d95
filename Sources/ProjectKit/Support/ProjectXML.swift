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
        let data = try file.read()
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
