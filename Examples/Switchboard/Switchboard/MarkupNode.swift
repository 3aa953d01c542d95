// SPDX-License-Identifier: MIT
import Foundation

/// An element of an XML file, with what is in it.
final class MarkupNode {
    let name: String
    let attributes: [String: String]
    /// Joined from its pieces, without the white space at its ends.
    private(set) var text = ""
    private(set) var children: [MarkupNode] = []
    private(set) weak var parent: MarkupNode?

    fileprivate init(_ name: String, _ attributes: [String: String], in parent: MarkupNode?) {
        (self.name, self.attributes, self.parent) = (name, attributes, parent)
    }

    struct Failure: Error, Equatable {
        var line: Int
        var column: Int
    }

    init(_ data: Data) throws {
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else {
            throw Failure(line: parser.lineNumber, column: parser.columnNumber)
        }
        (name, attributes, children, text) = (root.name, root.attributes, root.children, root.text)
        for child in children { child.parent = self }
    }

    /// The bundle's.
    static var garden: MarkupNode? {
        guard let file = Bundle.main.url(forResource: "tree", withExtension: "xml") else { return nil }
        do { return try MarkupNode(Data(contentsOf: file)) } catch {
            print("tree.xml: \(error)")
            return nil
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: MarkupNode?
        private var open: [MarkupNode] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
        ) {
            let node = MarkupNode(elementName, attributeDict, in: open.last)
            open.last?.children.append(node)
            root = root ?? node
            open.append(node)
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

        func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
            open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
        ) {
            guard let node = open.popLast() else { return }
            node.text = node.text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}
