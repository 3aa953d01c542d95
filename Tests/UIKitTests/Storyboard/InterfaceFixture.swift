// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

@testable import UIKit

/// Turns the XML of a storyboard or xib into the archive that UIKit loads, as the form is documented in
/// `ResourceTreeWriter`, without the build's compiler.
@MainActor
enum InterfaceFixture {
    /// A bundle that holds the storyboard `name`, in the temporary folder, with which it goes.
    static func bundle(storyboard xml: String, name: String = "Main") throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interface-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try archive(xml).write(to: folder.appendingPathComponent("\(name).storyboardc"))
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        return bundle
    }

    static func bundle(nib xml: String, name: String) throws -> Bundle {
        let bundle = try bundle(storyboard: xml, name: name)
        let file = URL(fileURLWithPath: bundle.bundlePath).appendingPathComponent(name)
        try FileManager.default.moveItem(
            at: file.appendingPathExtension("storyboardc"), to: file.appendingPathExtension("nib"))
        return bundle
    }

    static func storyboard(_ scenes: String, initial: String = "main") throws -> UIStoryboard {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
            <scenes>\(scenes)</scenes></document>
            """
        return UIStoryboard(name: "Main", bundle: try bundle(storyboard: xml))
    }

    private final class Node {
        let name: String
        let attributes: [(String, String)]
        var children: [Node] = []
        var text = ""
        init(_ name: String, _ attributes: [(String, String)]) { (self.name, self.attributes) = (name, attributes) }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var open = [Node("", [])]
        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { open.append(Node(name, attributes.sorted { $0.key < $1.key })) }
        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            let node = open.removeLast()
            open[open.count - 1].children.append(node)
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) { open[open.count - 1].text += string }
    }

    private static func archive(_ xml: String) throws -> Data {
        let reader = Reader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        guard parser.parse(), let root = reader.open.first?.children.first else {
            throw CocoaError(.fileReadCorruptFile)
        }
        var strings: [String: UInt32] = [:]
        var ends: [UInt32] = []
        var text: [UInt8] = []
        func number(_ string: String) -> UInt32 {
            if let known = strings[string] { return known }
            text += Array(string.utf8)
            ends.append(UInt32(text.count))
            strings[string] = UInt32(ends.count - 1)
            return UInt32(ends.count - 1)
        }
        var nodes: [UInt32] = []
        var attributes: [UInt32] = []
        var queue = [root]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            let content = node.children.isEmpty && !node.text.allSatisfy(\.isWhitespace) ? number(node.text) + 1 : 0
            nodes += [
                number(node.name), content, 0, UInt32(attributes.count / 2), UInt32(node.attributes.count),
                UInt32(queue.count), UInt32(node.children.count),
            ]
            for (key, value) in node.attributes { attributes += [number(key), number(value)] }
            queue += node.children
        }
        let header: [UInt32] = [
            0x5452_5354, 1, UInt32(ends.count), UInt32(queue.count), UInt32(attributes.count / 2), UInt32(text.count),
            0,
        ]
        while text.count % 4 != 0 { text.append(0) }
        func words(_ values: [UInt32]) -> Data {
            values.reduce(into: Data()) { data, value in
                withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
            }
        }
        return words(header) + words(ends) + Data(text) + words(nodes) + words(attributes)
    }
}
