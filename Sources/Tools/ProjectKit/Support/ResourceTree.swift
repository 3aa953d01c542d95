// SPDX-License-Identifier: MIT
import Foundation

/// What resource compilers make: a tree of named nodes with attributes, and blobs, in one compact file that is read
/// without parsing.
///
/// All numbers are little-endian 32-bit words. The file is
/// - header: magic `TSRT`, version, number of strings, of nodes, of attributes, bytes of string data, bytes of blobs;
/// - strings: the end of each string in the string data, then the data (UTF-8), padded to four bytes; each once;
/// - nodes in breadth-first order, so that children are neighbours: name, text (string number + 1, 0: none), line,
///   first attribute, number of attributes, first child, number of children;
/// - attributes: pairs of string numbers;
/// - blobs.
///
/// UIKit's `ResourceTree` reads it.
struct ResourceNode {
    var name: String
    /// In the order of the source.
    var attributes: [(key: String, value: String)] = []
    var text: String?
    var line: Int = 0
    var children: [ResourceNode] = []

    subscript(key: String) -> String? {
        get { attributes.first { $0.key == key }?.value }
        set {
            attributes.removeAll { $0.key == key }
            if let newValue { attributes.append((key, newValue)) }
        }
    }
}

struct ResourceTreeWriter {
    static let version: UInt32 = 1

    private var strings: [String: UInt32] = [:]
    private var stringEnds: [UInt32] = []
    private var stringData: [UInt8] = []
    private var nodes: [UInt32] = []
    private var attributes: [UInt32] = []
    private(set) var blobs = Data()

    /// Puts `data` among the blobs; its place is what a node names.
    mutating func addBlob(_ data: Data) -> (offset: Int, length: Int) {
        let offset = blobs.count
        blobs.append(data)
        while blobs.count % 8 != 0 { blobs.append(0) }
        return (offset, data.count)
    }

    mutating func encode(_ root: ResourceNode) -> Data {
        var queue = [root]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            nodes += [
                number(of: node.name), node.text.map { number(of: $0) + 1 } ?? 0, UInt32(clamping: node.line),
                UInt32(attributes.count / 2), UInt32(node.attributes.count), UInt32(queue.count),
                UInt32(node.children.count),
            ]
            for (key, value) in node.attributes { attributes += [number(of: key), number(of: value)] }
            queue += node.children
        }
        let header: [UInt32] = [
            0x5452_5354, Self.version, UInt32(stringEnds.count), UInt32(queue.count), UInt32(attributes.count / 2),
            UInt32(stringData.count), UInt32(blobs.count),
        ]
        while stringData.count % 4 != 0 { stringData.append(0) }
        return words(header) + words(stringEnds) + Data(stringData) + words(nodes) + words(attributes) + blobs
    }

    private mutating func number(of string: String) -> UInt32 {
        if let known = strings[string] { return known }
        let number = UInt32(stringEnds.count)
        stringData += Array(string.utf8)
        stringEnds.append(UInt32(stringData.count))
        strings[string] = number
        return number
    }

    private func words(_ values: [UInt32]) -> Data {
        var data = Data(capacity: values.count * 4)
        for value in values { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        return data
    }
}
