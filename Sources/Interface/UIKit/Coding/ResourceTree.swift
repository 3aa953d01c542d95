// SPDX-License-Identifier: MIT

/// A compiled resource: a tree of named nodes with attributes, and blobs. The build's resource compilers write it; the
/// form is described there (`ResourceTreeWriter`). Read in place; strings are made when asked for.
package final class ResourceTree {
    private let data: Data
    private let stringCount: Int
    private let nodeCount: Int
    private let attributeCount: Int
    private let stringEnds: Int
    private let stringData: Int
    private let nodes: Int
    private let attributes: Int
    private let blobs: Int
    private let blobLength: Int
    private var strings: [String?]

    private static let magic: UInt32 = 0x5452_5354
    private static let version: UInt32 = 1
    private static let wordsPerNode = 7

    /// nil when `data` is not such a file or is damaged.
    init?(_ data: Data) {
        // Indexes below count from zero.
        let data = data.startIndex == 0 ? data : Data(data)
        self.data = data
        let headerLength = 28
        guard data.count >= headerLength, Self.word(data, 0) == Self.magic, Self.word(data, 4) == Self.version else {
            return nil
        }
        stringCount = Int(Self.word(data, 8))
        nodeCount = Int(Self.word(data, 12))
        attributeCount = Int(Self.word(data, 16))
        let textLength = Int(Self.word(data, 20))
        blobLength = Int(Self.word(data, 24))
        stringEnds = headerLength
        stringData = stringEnds + stringCount * 4
        nodes = stringData + (textLength + 3) / 4 * 4
        attributes = nodes + nodeCount * Self.wordsPerNode * 4
        blobs = attributes + attributeCount * 8
        guard nodeCount > 0, blobs + blobLength <= data.count else { return nil }
        strings = Array(repeating: nil, count: stringCount)
        guard isSound(textLength: textLength) else { return nil }
    }

    convenience init?(contentsOf url: URL) {
        guard let data = Self.map(url) else { return nil }
        self.init(data)
    }

    private static func map(_ url: URL) -> Data? {
        do { return try Data(contentsOf: url, options: .alwaysMapped) } catch { return nil }
    }

    /// Whether every number stays inside its table and children come after their parents, so that reading ends.
    private func isSound(textLength: Int) -> Bool {
        var end = 0
        for index in 0..<stringCount {
            let next = Int(Self.word(data, stringEnds + index * 4))
            guard next >= end, next <= textLength else { return false }
            end = next
        }
        for index in 0..<nodeCount {
            guard field(index, 0) < stringCount, field(index, 1) <= stringCount else { return false }
            guard field(index, 3) + field(index, 4) <= attributeCount else { return false }
            guard field(index, 6) == 0 || field(index, 5) > index && field(index, 5) + field(index, 6) <= nodeCount
            else {
                return false
            }
        }
        for index in 0..<(attributeCount * 2) where Int(Self.word(data, attributes + index * 4)) >= stringCount {
            return false
        }
        return true
    }

    private static func word(_ data: Data, _ offset: Int) -> UInt32 {
        data.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    }

    fileprivate func field(_ node: Int, _ number: Int) -> Int {
        Int(Self.word(data, nodes + (node * Self.wordsPerNode + number) * 4))
    }

    fileprivate func string(_ number: Int) -> String {
        if let known = strings[number] { return known }
        let start = number == 0 ? 0 : Int(Self.word(data, stringEnds + (number - 1) * 4))
        let end = Int(Self.word(data, stringEnds + number * 4))
        let made = String(decoding: data[(stringData + start)..<(stringData + end)], as: UTF8.self)
        strings[number] = made
        return made
    }

    fileprivate func attribute(_ index: Int) -> (key: String, value: String) {
        let place = attributes + index * 8
        return (string(Int(Self.word(data, place))), string(Int(Self.word(data, place + 4))))
    }

    /// Where blobs begin in the file.
    var blobStart: Int { blobs }

    var root: ResourceNode { ResourceNode(tree: self, index: 0) }

    /// nil when the file has no such bytes.
    func blob(offset: Int, length: Int) -> Data? {
        guard offset >= 0, length >= 0, offset <= blobLength, length <= blobLength - offset else { return nil }
        return data.subdata(in: (blobs + offset)..<(blobs + offset + length))
    }
}

/// One node of a `ResourceTree`.
package struct ResourceNode {
    let tree: ResourceTree
    fileprivate let index: Int
    /// Nodes whose attributes and values come before this one's, the last first.
    private let overlays: [Int]

    fileprivate init(tree: ResourceTree, index: Int, overlays: [Int] = []) {
        self.tree = tree
        self.index = index
        self.overlays = overlays
    }

    /// The same node, with what `others` say coming first.
    func overlaid(by others: [ResourceNode]) -> ResourceNode {
        ResourceNode(tree: tree, index: index, overlays: others.map(\.index))
    }

    /// Made at each call; so are all texts of a node.
    package var name: String { tree.string(tree.field(index, 0)) }
    /// nil: the element has none; an empty one is not nil.
    package var text: String? {
        let number = tree.field(index, 1)
        return number == 0 ? nil : tree.string(number - 1)
    }
    /// In the source file.
    var line: Int { tree.field(index, 2) }

    /// - Complexity: O(number of attributes).
    package subscript(key: String) -> String? {
        if key != "key" {
            for other in overlays.reversed() { if let value = attribute(key, of: other) { return value } }
        }
        return attribute(key, of: index)
    }

    private func attribute(_ key: String, of index: Int) -> String? {
        let first = tree.field(index, 3)
        for number in first..<(first + tree.field(index, 4)) {
            let (name, value) = tree.attribute(number)
            if name == key { return value }
        }
        return nil
    }

    /// In the file's order, without what overlays say: `[key]` looks there first.
    package var attributes: [(key: String, value: String)] {
        let first = tree.field(index, 3)
        return (first..<(first + tree.field(index, 4))).map { tree.attribute($0) }
    }

    /// In the file's order, without those of overlays. Costs an array at each call.
    package var children: [ResourceNode] {
        let first = tree.field(index, 5)
        return (first..<(first + tree.field(index, 6))).map { ResourceNode(tree: tree, index: $0) }
    }

    /// The first of that name; nil: there is none.
    package func child(_ name: String) -> ResourceNode? { children.first { $0.name == name } }

    /// The child that is the value of the property `key`.
    package func value(_ key: String) -> ResourceNode? {
        for other in overlays.reversed() {
            let node = ResourceNode(tree: tree, index: other)
            if let value = node.children.first(where: { $0.name != "mask" && $0["key"] == key }) { return value }
        }
        return children.first { $0["key"] == key && $0.name != "variation" }
    }
}
