// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// A glyph in its place: pen advances and offsets in points, y up.
package struct Glyph {
    /// In the run's font.
    package var id: UInt16
    /// A line cut before this glyph's cluster would change shapes around the cut.
    package var isUnsafeToBreak = false
    /// First UTF-16 unit of the characters it stands for, relative to the paragraph.
    package var cluster: Int32
    /// To the next glyph's origin.
    package var advance: Double
    /// From the pen to the glyph's origin.
    package var dx = 0.0
    /// From the pen to the glyph's origin; positive is up.
    package var dy = 0.0
}

/// Turns characters into glyphs with HarfBuzz.
enum Shaper {
    struct Options: Hashable {
        var keepsPairKerning = true
        var usesLigatures = true
    }

    private struct Key: Hashable {
        let font: UInt32
        let level: UInt8
        let script: UInt32
        let options: Options
        let language: String?
        let text: [UInt16]
    }

    /// Shaped pieces of text seen before; clusters count from the piece's start. Under `fontLock`.
    private static let cache = FontGuarded<[Key: [Glyph]]>([:])
    private static let cacheLimit = 4096
    /// Longer pieces are rarely seen twice.
    private static let cachedLength = 64
    private static let misses = FontGuarded(0)
    private static let patience = 64
    private static let words = FontGuarded(WordCache())
    private static let buffer = FontGuarded(hb_buffer_create())

    /// Glyphs of a part of `units` in visual order, left to right. Kerning and tracking attributes are not in it.
    static func shape(
        _ units: [UInt16], _ range: Range<Int>, font: FontCore, script: hb_script_t, level: UInt8, language: String?,
        options: Options
    ) -> [Glyph] {
        fontLock.lock()
        defer { fontLock.unlock() }
        guard range.count <= cachedLength else {
            return long(units, range, font, script, level, language, options)
        }
        // Context matters to joining scripts only, whose letters are excluded from the cache at the edges by level.
        let isolated = script == HB_SCRIPT_LATIN || script == HB_SCRIPT_COMMON || script == HB_SCRIPT_HAN
        guard isolated else { return run(units, range, font, script, level, language, options) }
        let text = range == units.indices ? units : Array(units[range])
        let key = Key(
            font: font.id, level: level & 1, script: script.rawValue, options: options, language: language, text: text)
        if let known = cache.value[key] { return range.lowerBound == 0 ? known : shifted(known, by: range.lowerBound) }
        // A few labels are shaped whole. Where texts keep coming, as in a list that scrolls, their words have been seen.
        misses.value += 1
        let glyphs = (misses.value > patience ? long : run)(text, text.indices, font, script, level, language, options)
        if cache.value.count >= cacheLimit { cache.value.removeAll(keepingCapacity: true) }
        cache.value[key] = glyphs
        return range.lowerBound == 0 ? glyphs : shifted(glyphs, by: range.lowerBound)
    }

    /// Glyphs of a long piece: word by word where that comes to the same.
    private static func long(
        _ units: [UInt16], _ range: Range<Int>, _ font: FontCore, _ script: hb_script_t, _ level: UInt8,
        _ language: String?, _ options: Options
    ) -> [Glyph] {
        guard level & 1 == 0, units[range].allSatisfy(WordCache.isPlain), !isKernedByLaw(units, range.upperBound, font),
            WordSeparation.holds(for: font.face, features: featureNames(font, options))
        else { return run(units, range, font, script, level, language, options) }
        let setting = WordCache.Setting(font: font.id, script: script.rawValue, language: language, options: options)
        return words.value.glyphs(of: units, range, setting) { run(units, $0, font, script, level, language, options) }
    }

    /// Whether the law moves the letters around the end of a piece, which words by themselves would not show.
    private static func isKernedByLaw(_ units: [UInt16], _ end: Int, _ font: FontCore) -> Bool {
        guard let law = font.law, law.isSystem, end > 0, end < units.count else { return false }
        return SystemFontLaw.kerning(units[end - 1], units[end]) != nil
    }

    private static func shifted(_ glyphs: [Glyph], by distance: Int) -> [Glyph] {
        var result = glyphs
        for index in result.indices { result[index].cluster += Int32(distance) }
        return result
    }

    /// Glyphs of a part of a text as HarfBuzz makes them, under `fontLock`.
    static func run(
        _ units: [UInt16], _ range: Range<Int>, _ font: FontCore, _ script: hb_script_t, _ level: UInt8,
        _ language: String?,
        _ options: Options
    ) -> [Glyph] {
        let buffer = buffer.value
        hb_buffer_clear_contents(buffer)
        units.withUnsafeBufferPointer { text in
            hb_buffer_add_utf16(
                buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_script(buffer, Scripts.isNeutral(script) ? HB_SCRIPT_COMMON : script)
        if let language { hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        let features = features(font, options)
        features.withUnsafeBufferPointer { hb_shape(font.face.hbFont, buffer, $0.baseAddress, UInt32($0.count)) }
        return read(font, options.keepsPairKerning ? units : [])
    }

    private static func read(_ font: FontCore, _ units: [UInt16]) -> [Glyph] {
        var count: UInt32 = 0
        var positionCount: UInt32 = 0
        let buffer = buffer.value
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
        else { return [] }
        let scale = font.unitScale
        return (0..<Int(count)).map { index in
            let info = infos[index]
            let position = positions[index]
            let id = UInt16(truncatingIfNeeded: info.codepoint)
            let flags = hb_glyph_info_get_glyph_flags(infos + index)
            let next = Int(info.cluster) + 1
            let pair = next < units.count ? (units[next - 1], units[next]) : (0, 0)
            return Glyph(
                id: id, isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
                cluster: Int32(bitPattern: info.cluster),
                advance: font.advance(id, shaped: position.x_advance, pair: pair),
                dx: Double(position.x_offset) * scale * font.widthScale, dy: Double(position.y_offset) * scale)
        }
    }

    private struct FeatureKey: Hashable {
        let features: [String]
        let hasLaw: Bool
        let options: Options
    }

    private static let featureSets = FontGuarded<[FeatureKey: [hb_feature_t]]>([:])

    /// Names the features that a font was asked for and whose file, which may stand for another font, does not have them.
    private static func report(_ features: [String], missingIn font: FontCore) {
        guard !features.isEmpty, let face = hb_font_get_face(font.face.hbFont) else { return }
        var known: Set<String> = []
        // The tables of substitutions and of positions.
        for table in ["GSUB", "GPOS"] {
            var tags = [hb_tag_t](repeating: 0, count: 512)
            var count = UInt32(tags.count)
            _ = hb_ot_layout_table_get_feature_tags(face, hb_tag_from_string(table, 4), 0, &count, &tags)
            for tag in tags.prefix(Int(count)) {
                known.insert(
                    String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self))
            }
        }
        for feature in features where !feature.hasPrefix("-") {
            let name = String(feature.drop { $0 == "+" }.prefix(4))
            if !known.contains(name) { Unsupported.report("the feature '\(name)' of \(font.postScriptName)") }
        }
    }

    /// What to switch on, and with a minus sign what to switch off.
    private static func featureNames(_ font: FontCore, _ options: Options) -> [String] {
        var tags: [String] = []
        if !options.keepsPairKerning { tags.append("-kern") }
        if !options.usesLigatures { tags += ["-liga", "-clig"] }
        // Contextual forms would replace glyphs whose advances the law knows.
        if font.law != nil { tags.append("-calt") }
        return tags + font.identity.features
    }

    private static func features(_ font: FontCore, _ options: Options) -> [hb_feature_t] {
        let key = FeatureKey(features: font.identity.features, hasLaw: font.law != nil, options: options)
        if let known = featureSets.value[key] { return known }
        report(key.features, missingIn: font)
        let made = featureNames(font, options).compactMap { tag -> hb_feature_t? in
            var feature = hb_feature_t()
            return hb_feature_from_string(tag, -1, &feature) != 0 ? feature : nil
        }
        featureSets.value[key] = made
        return made
    }
}

extension FontCore {
    /// Advance in points of a glyph by itself.
    package func advance(_ glyph: UInt16) -> Double {
        let nominal = Double(face.advance(glyph)) * unitScale
        guard let law else { return nominal * widthScale }
        return law.advance(glyph, nominal: nominal) * widthScale
    }

    /// Advance in points of a glyph that HarfBuzz gave `units`: what differs from the file's own advance is kerning.
    /// - Parameter pair: The glyph's character and the one behind it, UTF-16.
    func advance(_ glyph: UInt16, shaped units: Int32, pair: (UInt16, UInt16)) -> Double {
        guard let law else { return Double(units) * unitScale * widthScale }
        let own = face.advance(glyph)
        if units == 0 { return 0 }
        let lawful = law.advance(glyph, nominal: Double(own) * unitScale)
        if law.isSystem, let known = SystemFontLaw.kerning(pair.0, pair.1) {
            return (lawful + known * size / SystemFontLaw.unitsPerEm) * widthScale
        }
        // The original hardly moves pairs apart: none of the measured sums is above zero.
        let kerning = units >= own && law.isSystem ? 0 : Double(units - own) * unitScale * law.kerningScale
        return (lawful + kerning) * widthScale
    }
}
