// SPDX-License-Identifier: MIT
import Foundation

/// Adds to a finished document what cairo does not write: boxes of its pages, links to named places and those places, and XMP
/// metadata. It is an incremental update (ISO 32000-1, 7.5.6): the file stays as it is, and changed objects follow it.
struct PDFUpdate {
    /// All in default user space.
    struct Page {
        /// By keys of page dictionaries.
        var boxes: [String: CGRect] = [:]
        var links: [(area: CGRect, name: String)] = []
    }

    struct Place {
        let page: Int
        let point: CGPoint
    }

    var pages: [Page] = []
    var destinations: [String: Place] = [:]
    var metadata: Data?

    var isEmpty: Bool {
        metadata == nil && destinations.isEmpty && pages.allSatisfy { $0.boxes.isEmpty && $0.links.isEmpty }
    }

    /// nil when the file cannot be read.
    func applied(to document: Data) -> Data? {
        guard !isEmpty else { return document }
        guard let file = PDFFile([UInt8](document)), let size = file.trailer["Size"]?.integer,
            let previous = file.lastTableOffset
        else { return nil }
        var result = document + Data("\n".utf8)
        var places: [(number: Int, offset: Int)] = []
        func append(_ number: Int, _ body: Data) {
            places.append((number, result.count))
            result += Data("\(number) 0 obj\n".utf8) + body + Data("\nendobj\n".utf8)
        }
        for (page, added) in zip(file.pages, pages) where !added.boxes.isEmpty || !added.links.isEmpty {
            guard let number = page.number, var entries = file.resolve(.reference(number)).dictionary else { continue }
            for (key, rect) in added.boxes { entries[key] = Self.array(rect) }
            let links = added.links.map(Self.annotation)
            if !links.isEmpty { entries["Annots"] = .array((file.resolve(entries["Annots"]).array ?? []) + links) }
            append(number, Data(Self.text(.dictionary(entries)).utf8))
        }
        if metadata != nil || !destinations.isEmpty, case .reference(let root)? = file.trailer["Root"],
            var catalog = file.resolve(.reference(root)).dictionary
        {
            if let metadata {
                let head = "<< /Type /Metadata /Subtype /XML /Length \(metadata.count) >>\nstream\n"
                append(size, Data(head.utf8) + metadata + Data("\nendstream".utf8))
                catalog["Metadata"] = .reference(size)
            }
            if !destinations.isEmpty { catalog["Names"] = .dictionary(["Dests": names(file.pages)]) }
            append(root, Data(Self.text(.dictionary(catalog)).utf8))
        }
        let table = Self.table(places, file.trailer, size: size + 1, previous: previous, at: result.count)
        return result + table
    }

    /// 12.5.6.5: a link without a frame.
    private static func annotation(_ link: (area: CGRect, name: String)) -> PDFObject {
        .dictionary([
            "Type": .name("Annot"), "Subtype": .name("Link"), "Rect": array(link.area),
            "Border": .array([.integer(0), .integer(0), .integer(0)]), "Dest": .string(Array(link.name.utf8)),
        ])
    }

    /// 7.9.6: a name tree of one node, sorted by names.
    private func names(_ pages: [PDFFile.Page]) -> PDFObject {
        let sorted = destinations.map { (key: Array($0.key.utf8), place: $0.value) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        return .dictionary([
            "Names": .array(
                sorted.flatMap { name, place -> [PDFObject] in
                    guard pages.indices.contains(place.page), let page = pages[place.page].number else { return [] }
                    let target: [PDFObject] = [
                        .reference(page), .name("XYZ"), .real(Double(place.point.x)), .real(Double(place.point.y)),
                        .null,
                    ]
                    return [.string(name), .array(target)]
                })
        ])
    }

    private static func array(_ rect: CGRect) -> PDFObject {
        .array([rect.minX, rect.minY, rect.maxX, rect.maxY].map { .real(Double($0)) })
    }

    // MARK: Tables

    /// In the form that the file's own table has (7.5.4 and 7.5.8).
    private static func table(
        _ places: [(number: Int, offset: Int)], _ old: [String: PDFObject], size: Int, previous: Int, at start: Int
    ) -> Data {
        var trailer = old.filter { ["Root", "Info", "ID"].contains($0.key) }
        (trailer["Size"], trailer["Prev"]) = (.integer(size + 1), .integer(previous))
        let sorted = places.sorted { $0.number < $1.number }
        let end = "\nstartxref\n\(start)\n%%EOF\n"
        guard old["Type"]?.name == "XRef" else {
            let rows = sorted.map { "\($0.number) 1\n" + String(format: "%010d 00000 n \n", $0.offset) }
            return Data(("xref\n" + rows.joined() + "trailer\n" + text(.dictionary(trailer)) + end).utf8)
        }
        let all = sorted + [(number: size, offset: start)]
        trailer["Type"] = .name("XRef")
        trailer["W"] = .array([.integer(1), .integer(4), .integer(1)])
        trailer["Index"] = .array(all.flatMap { [.integer($0.number), .integer(1)] })
        trailer["Length"] = .integer(6 * all.count)
        let rows = all.reduce(Data()) { data, place in
            data + [1] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: place.offset >> $0) } + [0]
        }
        let head = "\(size) 0 obj\n" + text(.dictionary(trailer)) + "\nstream\n"
        return Data(head.utf8) + rows + Data(("\nendstream\nendobj" + end).utf8)
    }

    // MARK: Values

    static func text(_ object: PDFObject) -> String {
        switch object {
        case .null: "null"
        case .bool(let value): String(value)
        case .integer(let value): String(value)
        case .real(let value): String(format: "%.6g", value)
        case .name(let name): "/" + escaped(name)
        case .string(let bytes): "<" + bytes.map { String(format: "%02X", $0) }.joined() + ">"
        case .array(let items): "[" + items.map(text).joined(separator: " ") + "]"
        case .dictionary(let entries), .stream(let entries, _), .inline(let entries, _):
            "<< "
                + entries.sorted { $0.key < $1.key }.map { "/\(escaped($0.key)) \(text($0.value))" }.joined(
                    separator: " ")
                + " >>"
        case .reference(let number): "\(number) 0 R"
        }
    }

    private static func escaped(_ name: String) -> String {
        name.utf8.map { byte in
            let isPlain = (33...126).contains(byte) && !"#/()<>[]{}%".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : String(format: "#%02X", byte)
        }.joined()
    }
}
