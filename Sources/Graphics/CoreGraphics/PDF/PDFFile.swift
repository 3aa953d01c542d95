// SPDX-License-Identifier: MIT
import Foundation

/// The object structure of a PDF file (ISO 32000-1, 7.5), as far as pages and their attributes need it. Strings and
/// streams of encrypted files stay encrypted.
final class PDFFile {
    private enum Place {
        case offset(Int)
        case packed(stream: Int, index: Int)
    }

    /// A page with what it inherits.
    struct Page {
        /// Of the object that it is; nil for one that stands in the page tree itself.
        var number: Int?
        var entries: [String: PDFObject]
    }

    private let bytes: [UInt8]
    private var places: [Int: Place] = [:]
    private var packed: [Int: [PDFObject]] = [:]
    private(set) var trailer: [String: PDFObject] = [:]
    private(set) var pages: [Page] = []
    private var nodes: [Int: PDFNode] = [:]

    /// nil when the bytes have no page tree.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard find("%PDF-", in: 0..<min(1024, bytes.count)) != nil else { return nil }
        readTables()
        collectPages()
        if pages.isEmpty {
            scan()
            collectPages()
        }
        if pages.isEmpty { return nil }
    }

    /// The version of the header, or the catalog's when that is newer.
    var version: (major: Int, minor: Int) {
        func parse(_ text: String) -> (Int, Int)? {
            let parts = text.split(separator: ".").compactMap { Int($0) }
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
        var header = (1, 4)
        if let start = find("%PDF-", in: 0..<min(1024, bytes.count)) {
            var lexer = PDFLexer(bytes, at: start + 5)
            header = parse(lexer.word()) ?? header
        }
        let named = resolve(trailer["Root"]).dictionary?["Version"]?.name.flatMap(parse) ?? header
        return named > header ? named : header
    }

    /// Follows references; `null` for what is missing.
    func resolve(_ object: PDFObject?) -> PDFObject {
        var object = object ?? .null
        for _ in 0..<32 {
            guard case .reference(let number) = object else { return object }
            object = load(number)
        }
        return .null
    }

    /// The node of an indirect object, always the same one; of another value a new one, which its owner keeps.
    func node(_ object: PDFObject) -> PDFNode {
        guard case .reference(let number) = object else { return PDFNode(object, self) }
        if let known = nodes[number] { return known }
        let made = PDFNode(resolve(object), self)
        nodes[number] = made
        return made
    }

    /// The number of the page that an object is, from 1.
    func pageNumber(_ object: PDFObject) -> Int? {
        guard case .reference(let number) = object else { return nil }
        return pages.firstIndex { $0.number == number }.map { $0 + 1 }
    }

    /// A rectangle (7.9.5), its corners in any order; nil when it is none.
    func rectangle(_ object: PDFObject?) -> CGRect? {
        guard let items = resolve(object).array, items.count >= 4 else { return nil }
        let v = items.prefix(4).compactMap { resolve($0).number.map { CGFloat($0) } }
        guard v.count == 4 else { return nil }
        return CGRect(x: min(v[0], v[2]), y: min(v[1], v[3]), width: abs(v[2] - v[0]), height: abs(v[3] - v[1]))
    }

    // MARK: Objects

    private func load(_ number: Int) -> PDFObject {
        switch places[number] {
        case nil: return .null
        case .offset(let offset):
            var lexer = PDFLexer(bytes, at: offset)
            guard lexer.integer() == number, lexer.integer() != nil, lexer.word() == "obj" else { return .null }
            return lexer.object() ?? .null
        case .packed(let stream, let index):
            if packed[stream] == nil { packed[stream] = unpack(stream) }
            let objects = packed[stream] ?? []
            return objects.indices.contains(index) ? objects[index] : .null
        }
    }

    /// The objects of an object stream (7.5.7).
    private func unpack(_ number: Int) -> [PDFObject] {
        packed[number] = []
        guard case .offset = places[number], case .stream(let entries, let start) = load(number),
            let content = content(entries, start), let count = resolve(entries["N"]).integer,
            let first = resolve(entries["First"]).integer, (0...content.count).contains(count)
        else { return [] }
        var header = PDFLexer(content)
        var result: [PDFObject] = []
        for _ in 0..<count {
            guard header.integer() != nil, let offset = header.integer(), offset >= 0, offset < content.count else {
                break
            }
            var lexer = PDFLexer(content, at: first + offset)
            result.append(lexer.object() ?? .null)
        }
        return result
    }

    /// A stream's bytes, unpacked; nil when a filter of them is a picture's or unknown.
    private func content(_ entries: [String: PDFObject], _ start: Int) -> [UInt8]? {
        guard let (bytes, format) = streamContent(entries, start), format == .raw else { return nil }
        return bytes
    }

    /// A stream's bytes behind all filters that pack, and what they are: a picture's own format stays.
    func streamContent(_ entries: [String: PDFObject], _ start: Int) -> (bytes: [UInt8], format: CGPDFDataFormat)? {
        guard let length = resolve(entries["Length"]).integer, length >= 0, start <= bytes.count else { return nil }
        var content = Array(bytes[start..<min(bytes.count, start + length)])
        let given = resolve(entries["DecodeParms"])
        for (index, name) in filterNames(entries).enumerated() {
            if name == "DCTDecode" { return (content, .jpegEncoded) }
            if name == "JPXDecode" { return (content, .JPEG2000) }
            let own = given.array.map { $0.indices.contains(index) ? resolve($0[index]) : .null } ?? given
            let parameters = (own.dictionary ?? [:]).mapValues { resolve($0) }
            guard let plain = PDFFilter.unpacked(content, name, parameters) else { return nil }
            content = plain
        }
        return (content, .raw)
    }

    private func filterNames(_ entries: [String: PDFObject]) -> [String] {
        let filter = resolve(entries["Filter"])
        return filter.name.map { [$0] } ?? filter.array?.compactMap { resolve($0).name } ?? []
    }

    // MARK: Cross-reference tables

    /// Where the file says its last table is.
    var lastTableOffset: Int? {
        let tail = max(0, bytes.count - 2048)..<bytes.count
        guard let mark = find("startxref", in: tail, last: true) else { return nil }
        var lexer = PDFLexer(bytes, at: mark + 9)
        return lexer.integer()
    }

    private func readTables() {
        var next = lastTableOffset
        var seen: Set<Int> = []
        while let offset = next, offset >= 0, offset < bytes.count, seen.insert(offset).inserted {
            next = readTable(at: offset)
        }
    }

    /// - Returns: where the table before this one is.
    private func readTable(at offset: Int) -> Int? {
        var lexer = PDFLexer(bytes, at: offset)
        guard lexer.word() == "xref" else { return readTableStream(at: offset) }
        while let first = lexer.integer(), let count = lexer.integer() {
            guard first >= 0, count >= 0 else { return nil }
            for number in first..<first + min(count, bytes.count / 18) {
                guard let place = lexer.integer(), lexer.integer() != nil else { return nil }
                if lexer.word() == "n", places[number] == nil { places[number] = .offset(place) }
            }
        }
        // The word after the last section has been taken: `trailer`.
        guard let entries = lexer.object()?.dictionary else { return nil }
        trailer.merge(entries) { old, _ in old }
        // Files for old and new readers alike list objects in both forms.
        if let hybrid = entries["XRefStm"]?.integer { _ = readTableStream(at: hybrid) }
        return entries["Prev"]?.integer
    }

    private func readTableStream(at offset: Int) -> Int? {
        var lexer = PDFLexer(bytes, at: offset)
        guard lexer.integer() != nil, lexer.integer() != nil, lexer.word() == "obj",
            case .stream(let entries, let start)? = lexer.object(), let data = content(entries, start),
            let widths = entries["W"]?.array?.compactMap(\.integer), widths.count == 3,
            widths.allSatisfy({ (0...8).contains($0) }), widths.reduce(0, +) > 0
        else { return nil }
        trailer.merge(entries) { old, _ in old }
        let index = entries["Index"]?.array?.compactMap(\.integer) ?? [0, entries["Size"]?.integer ?? 0]
        var at = 0
        func field(_ width: Int, _ missing: Int) -> Int {
            guard width > 0 else { return missing }
            defer { at += width }
            return Int(truncatingIfNeeded: data[at..<at + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
        for pair in stride(from: 0, to: index.count - 1, by: 2) {
            var number = index[pair]
            for _ in 0..<max(0, min(index[pair + 1], data.count)) {
                guard at + widths.reduce(0, +) <= data.count else { return entries["Prev"]?.integer }
                let (kind, second, third) = (field(widths[0], 1), field(widths[1], 0), field(widths[2], 0))
                if places[number] == nil {
                    if kind == 1 { places[number] = .offset(second) }
                    if kind == 2 { places[number] = .packed(stream: second, index: third) }
                }
                number += 1
            }
        }
        return entries["Prev"]?.integer
    }

    /// Files with damaged tables: every `N G obj` of the text counts, later ones more.
    private func scan() {
        places = [:]
        packed = [:]
        var from = 0
        while let mark = find(" obj", in: from..<bytes.count) {
            from = mark + 4
            var start = mark
            func back(_ matches: (UInt8) -> Bool) { while start > 0, matches(bytes[start - 1]) { start -= 1 } }
            func isDigit(_ c: UInt8) -> Bool { (48...57).contains(c) }
            back(isDigit)
            back(PDFLexer.isSpace)
            back(isDigit)
            var lexer = PDFLexer(bytes, at: start)
            guard let number = lexer.integer(), number >= 0 else { continue }
            places[number] = .offset(start)
            var value = PDFLexer(bytes, at: from)
            guard let entries = value.object()?.dictionary else { continue }
            if entries["Type"]?.name == "Catalog" { trailer["Root"] = .reference(number) }
        }
    }

    private func find(_ text: String, in range: Range<Int>, last: Bool = false) -> Int? {
        let wanted = Array(text.utf8)
        guard range.count >= wanted.count else { return nil }
        func matches(_ at: Int) -> Bool { wanted.indices.allSatisfy { bytes[at + $0] == wanted[$0] } }
        let starts = range.lowerBound...range.upperBound - wanted.count
        return last ? starts.last(where: matches) : starts.first(where: matches)
    }

    // MARK: Pages

    private static let inherited = ["Resources", "MediaBox", "CropBox", "Rotate"]

    private func collectPages() {
        pages = []
        var seen: Set<Int> = []
        let root = resolve(trailer["Root"]).dictionary?["Pages"]
        // Depth first, in order; a file cannot have more pages than bytes.
        var pending: [(PDFObject?, [String: PDFObject])] = [(root, [:])]
        while let (object, above) = pending.popLast() {
            var number: Int?
            if case .reference(let own)? = object {
                if !seen.insert(own).inserted { continue }
                number = own
            }
            guard var entries = resolve(object).dictionary else { continue }
            for key in Self.inherited where entries[key] == nil { entries[key] = above[key] }
            if let kids = resolve(entries["Kids"]).array {
                for kid in kids.reversed() { pending.append((kid, entries)) }
            } else if entries["Type"].map({ resolve($0).name != "Pages" }) ?? true {
                pages.append(Page(number: number, entries: entries))
            }
        }
    }
}
