// SPDX-License-Identifier: MIT
import Foundation

/// Reads a document's outline (12.3.3) into dictionaries.
struct PDFOutline {
    private let file: PDFFile
    /// Items of a damaged file may form a ring.
    private static let mostItems = 10_000

    init(_ file: PDFFile) { self.file = file }

    private var catalog: [String: PDFObject] { file.resolve(file.trailer["Root"]).dictionary ?? [:] }

    var root: [String: Any]? {
        guard let entries = file.resolve(catalog["Outlines"]).dictionary else { return nil }
        var left = Self.mostItems
        let children = items(from: entries["First"], depth: 0, &left)
        return children.isEmpty ? nil : [kCGPDFOutlineChildren as String: children]
    }

    private func items(from first: PDFObject?, depth: Int, _ left: inout Int) -> [[String: Any]] {
        var result: [[String: Any]] = []
        var next = first
        while depth < 64, left > 0, let entries = file.resolve(next).dictionary {
            left -= 1
            result.append(item(entries, depth, &left))
            next = entries["Next"]
        }
        return result
    }

    private func item(_ entries: [String: PDFObject], _ depth: Int, _ left: inout Int) -> [String: Any] {
        var result: [String: Any] = [:]
        if case .string(let title) = file.resolve(entries["Title"]) {
            result[kCGPDFOutlineTitle as String] = PDFText.string(title)
        }
        let children = items(from: entries["First"], depth: depth + 1, &left)
        if !children.isEmpty { result[kCGPDFOutlineChildren as String] = children }
        let action = file.resolve(entries["A"]).dictionary ?? [:]
        if case .string(let address) = file.resolve(action["URI"]) {
            result[kCGPDFOutlineDestination as String] = URL(string: PDFText.string(address))
        } else if let place = destination(entries["Dest"] ?? action["D"]) {
            result[kCGPDFOutlineDestination as String] = place.page
            if let rect = place.rect { result[kCGPDFOutlineDestinationRect as String] = rect }
        }
        return result
    }

    /// A page and, for a place on it, a rectangle of no size in default user space.
    private func destination(_ object: PDFObject?) -> (page: Int, rect: [String: CGFloat]?)? {
        guard let items = explicit(object, depth: 0), let page = items.first.flatMap(file.pageNumber) else {
            return nil
        }
        let numbers = items.dropFirst(2).map { file.resolve($0).number }
        guard items.count >= 4, file.resolve(items[1]).name == "XYZ", let x = numbers[0], let y = numbers[1] else {
            return (page, nil)
        }
        return (page, ["X": CGFloat(x), "Y": CGFloat(y), "Width": 0, "Height": 0])
    }

    /// Named destinations are looked up (12.3.2.3).
    private func explicit(_ object: PDFObject?, depth: Int) -> [PDFObject]? {
        guard depth < 8 else { return nil }
        switch file.resolve(object) {
        case .array(let items): return items
        case .dictionary(let entries): return explicit(entries["D"], depth: depth + 1)
        case .name(let name):
            return explicit(file.resolve(catalog["Dests"]).dictionary?[name], depth: depth + 1)
        case .string(let name):
            let tree = file.resolve(catalog["Names"]).dictionary?["Dests"]
            return explicit(found(name, in: tree, depth: 0), depth: depth + 1)
        default: return nil
        }
    }

    /// A value of a name tree (7.9.6).
    private func found(_ name: [UInt8], in tree: PDFObject?, depth: Int) -> PDFObject? {
        guard depth < 32, let entries = file.resolve(tree).dictionary else { return nil }
        let names = file.resolve(entries["Names"]).array ?? []
        for index in stride(from: 0, to: names.count - 1, by: 2) {
            if case .string(let key) = file.resolve(names[index]), key == name { return names[index + 1] }
        }
        return (file.resolve(entries["Kids"]).array ?? []).lazy
            .compactMap { found(name, in: $0, depth: depth + 1) }.first
    }
}
