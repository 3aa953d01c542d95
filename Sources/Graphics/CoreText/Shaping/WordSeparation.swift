// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// Whether a font treats the words of a text by themselves: nothing that is switched on in it looks at a space, or past one.
///
/// True of most text fonts, and of the one that stands for the system's. Only used under `fontLock`.
enum WordSeparation {
    private struct Key: Hashable {
        let face: UInt32
        let features: [String]
    }

    private static let answers = FontGuarded<[Key: Bool]>([:])

    /// What HarfBuzz applies to horizontal text of simple scripts without being asked. All of a font's features that are
    /// asked for by name join these.
    private static let usual = [
        "rvrn", "ltra", "ltrm", "rand", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs",
        "dist", "kern", "liga", "rclt",
    ]

    /// - Parameter features: as given to the shaper: names, with a minus sign for those switched off.
    static func holds(for face: FontFace, features: [String]) -> Bool {
        let key = Key(face: face.id, features: features)
        if let known = answers.value[key] { return known }
        let answer = examine(face, features)
        answers.value[key] = answer
        return answer
    }

    private static func examine(_ face: FontFace, _ features: [String]) -> Bool {
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(face.hbFont, 0x20, &space) != 0 else { return false }
        // Other machines than OpenType's, whose rules are not looked at here.
        let others = ["morx", "mort", "kerx", "Silf"]
        guard !others.contains(where: { !FontTable($0, face).isEmpty }) else { return false }
        let off = Set(features.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
        let on = features.filter { !$0.hasPrefix("-") }.map { String($0.drop { $0 == "+" }.prefix(4)) }
        let names = usual.filter { !off.contains($0) } + on
        if !off.contains("kern"), lookups(face, "GPOS", ["kern"]).isEmpty, !FontTable("kern", face).isEmpty {
            return false
        }
        // Alternates drawn by lot depend on how many were drawn before.
        guard lookups(face, "GSUB", ["rand"]).isEmpty else { return false }
        return ["GSUB", "GPOS"].allSatisfy { table in
            let data = FontTable(table, face)
            return lookups(face, table, names).allSatisfy {
                !mentions(space, face, table, $0) && data.rulesNameTheirGlyphs($0, isPositioning: table == "GPOS")
            }
        }
    }

    private static func lookups(_ face: FontFace, _ table: String, _ features: [String]) -> [UInt32] {
        let found = hb_set_create()
        defer { hb_set_destroy(found) }
        let tags = features.map { hb_tag_from_string($0, -1) } + [0]
        hb_ot_layout_collect_lookups(face.hbFace, hb_tag_from_string(table, 4), nil, nil, tags, found)
        var result: [UInt32] = []
        var index = hb_codepoint_t.max
        while hb_set_next(found, &index) != 0 { result.append(index) }
        return result
    }

    private static func mentions(_ glyph: hb_codepoint_t, _ face: FontFace, _ table: String, _ lookup: UInt32) -> Bool {
        let glyphs = hb_set_create()
        defer { hb_set_destroy(glyphs) }
        hb_ot_layout_lookup_collect_glyphs(
            face.hbFace, hb_tag_from_string(table, 4), lookup, glyphs, glyphs, glyphs, glyphs)
        return hb_set_has(glyphs, glyph) != 0
    }
}

/// The bytes of a table of a font file. Reading outside of them gives nil.
private final class FontTable {
    private let blob: OpaquePointer?
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ tag: String, _ face: FontFace) {
        let blob = hb_face_reference_table(face.hbFace, hb_tag_from_string(tag, 4))
        self.blob = blob
        var count: UInt32 = 0
        let data = hb_blob_get_data(blob, &count)
        bytes = UnsafeBufferPointer(
            start: data.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }, count: Int(count))
    }

    deinit { hb_blob_destroy(blob) }

    var isEmpty: Bool { bytes.isEmpty }

    private func word(_ offset: Int) -> Int? {
        guard offset >= 0, offset + 1 < bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    private func long(_ offset: Int) -> Int? {
        guard let high = word(offset), let low = word(offset + 2) else { return nil }
        return high << 16 | low
    }

    /// Whether every glyph that a lookup's rules look at stands in one of its tables. Rules by classes may ask for class
    /// zero, which is all other glyphs. Also false for tables that break off, and for lookups that pass over letters.
    func rulesNameTheirGlyphs(_ lookup: UInt32, isPositioning: Bool) -> Bool {
        guard let list = word(8), let offset = word(list + 2 + 2 * Int(lookup)), let type = word(list + offset),
            let flags = word(list + offset + 2), let count = word(list + offset + 4)
        else { return false }
        // Passing over base glyphs passes over spaces.
        guard flags & 2 == 0 else { return false }
        return (0..<count).allSatisfy { index in
            guard let part = word(list + offset + 6 + 2 * index) else { return false }
            var (kind, start) = (type, list + offset + part)
            if kind == (isPositioning ? 9 : 7) {
                guard let inner = word(start + 2), let far = long(start + 4) else { return false }
                (kind, start) = (inner, start + far)
            }
            guard let format = word(start) else { return false }
            let context = isPositioning ? 7 : 5
            if kind == context, format == 2 { return classesAreNamed(start, isChained: false) }
            if kind == context + 1, format == 2 { return classesAreNamed(start, isChained: true) }
            return true
        }
    }

    /// No rule of a contextual subtable by classes asks for class zero.
    private func classesAreNamed(_ start: Int, isChained: Bool) -> Bool {
        let sets = start + (isChained ? 10 : 6)
        guard let count = word(sets) else { return false }
        return (0..<count).allSatisfy { index in
            guard let place = word(sets + 2 + 2 * index) else { return false }
            guard place != 0 else { return true }
            // Rules for class zero: the coverage says which of its glyphs begin them.
            let set = start + place
            guard let rules = word(set) else { return false }
            return (0..<rules).allSatisfy { rule in
                word(set + 2 + 2 * rule).map { isChained ? chainIsNamed(set + $0) : ruleIsNamed(set + $0) } ?? false
            }
        }
    }

    private func ruleIsNamed(_ rule: Int) -> Bool {
        guard let count = word(rule) else { return false }
        return areNamed(rule + 4, count - 1)
    }

    private func chainIsNamed(_ rule: Int) -> Bool {
        guard let before = word(rule), areNamed(rule + 2, before) else { return false }
        let input = rule + 2 + 2 * before
        guard let count = word(input), areNamed(input + 2, count - 1) else { return false }
        let after = input + 2 + 2 * max(0, count - 1)
        return word(after).map { areNamed(after + 2, $0) } ?? false
    }

    private func areNamed(_ first: Int, _ count: Int) -> Bool {
        (0..<max(0, count)).allSatisfy { word(first + 2 * $0).map { $0 != 0 } ?? false }
    }
}
