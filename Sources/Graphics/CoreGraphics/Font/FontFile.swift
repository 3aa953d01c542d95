// SPDX-License-Identifier: MIT
import CFreeType
import Foundation

/// A font's glyphs as FreeType reads them from its file, in font units.
final class FontFile {
    struct Axis {
        let name: String
        let minimum: Double
        let maximum: Double
        let standard: Double
    }

    struct Metrics {
        let advance: Int
        let box: CGRect
    }

    private let library: FT_Library
    private let face: FT_Face
    /// FreeType reads from it as long as the face lives.
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let lock = NSLock()
    let axes: [Axis]

    /// nil for what FreeType cannot read; `variation` holds values by the names of axes.
    init?(_ data: Data, variation: [String: Double]) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
        _ = bytes.initialize(from: data)
        var face: FT_Face?
        guard FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(data.count), 0, &face) == 0, let face else {
            FT_Done_FreeType(library)
            bytes.deallocate()
            return nil
        }
        (self.library, self.face, self.bytes) = (library, face, bytes)
        axes = Self.axes(of: face, library)
        guard !variation.isEmpty else { return }
        var values = axes.map { FT_Fixed(((variation[$0.name] ?? $0.standard) * 65536).rounded()) }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        bytes.deallocate()
    }

    private static func axes(of face: FT_Face, _ library: FT_Library) -> [Axis] {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &description) == 0, let description else { return [] }
        defer { FT_Done_MM_Var(library, description) }
        return (0..<Int(description.pointee.num_axis)).map { index in
            let axis = description.pointee.axis[index]
            func value(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65536 }
            return Axis(
                name: axis.name.map { String(cString: $0) } ?? "", minimum: value(axis.minimum),
                maximum: value(axis.maximum), standard: value(axis.def))
        }
    }

    /// nil for a glyph the font does not have.
    func metrics(_ glyph: CGGlyph) -> Metrics? {
        lock.withLock {
            guard load(glyph), let slot = face.pointee.glyph else { return nil }
            let metrics = slot.pointee.metrics
            let box = CGRect(
                x: Int(metrics.horiBearingX), y: Int(metrics.horiBearingY - metrics.height), width: Int(metrics.width),
                height: Int(metrics.height))
            return Metrics(advance: Int(metrics.horiAdvance), box: box)
        }
    }

    private func load(_ glyph: CGGlyph) -> Bool {
        FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0
    }

    func glyph(named name: String) -> CGGlyph {
        lock.withLock { CGGlyph(truncatingIfNeeded: FT_Get_Name_Index(face, name)) }
    }

    func name(_ glyph: CGGlyph) -> String? {
        lock.withLock {
            var text = [CChar](repeating: 0, count: 128)
            guard FT_Get_Glyph_Name(face, FT_UInt(glyph), &text, FT_UInt(text.count)) == 0, text[0] != 0 else {
                return nil
            }
            return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// Width of the outline halfway up: where an l has nothing but its stem.
    func stem(of glyph: CGGlyph) -> CGFloat {
        lock.withLock {
            guard load(glyph), let slot = face.pointee.glyph, slot.pointee.outline.n_points > 0 else { return 0 }
            let outline = slot.pointee.outline
            let metrics = slot.pointee.metrics
            let middle = Double(metrics.horiBearingY) - Double(metrics.height) / 2
            let crossings = Self.crossings(outline, middle).sorted()
            return crossings.count >= 2 ? CGFloat(crossings[1] - crossings[0]) : 0
        }
    }

    /// Where a horizontal line meets the polygon of an outline's points.
    private static func crossings(_ outline: FT_Outline, _ y: Double) -> [Double] {
        var result: [Double] = []
        var start = 0
        for contour in 0..<Int(outline.n_contours) {
            let end = Int(outline.contours[contour])
            for index in start...max(start, end) {
                let (a, b) = (outline.points[index], outline.points[index == end ? start : index + 1])
                let (low, high) = (Double(min(a.y, b.y)), Double(max(a.y, b.y)))
                guard low < y, high >= y else { continue }
                result.append(Double(a.x) + Double(b.x - a.x) * (y - Double(a.y)) / Double(b.y - a.y))
            }
            start = end + 1
        }
        return result
    }
}
