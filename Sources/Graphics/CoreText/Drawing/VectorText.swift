// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics

/// The characters that the glyphs of a batch stand for, which vector documents keep so that their text can be found and copied.
struct GlyphText {
    /// Of the paragraph.
    var units: [UInt16]
    /// The units of the whole run, also where the batch is a part of it.
    var range: Range<Int>
    /// First units of all clusters of the run, in rising order.
    var starts: [Int]
    /// First unit of each glyph of the batch.
    var clusters: [Int]

    /// UTF-8 of what a glyph stands for; empty for the further glyphs of a cluster.
    func characters(at index: Int) -> [UInt8] {
        let start = clusters[index]
        if index > 0, clusters[index - 1] == start { return [] }
        let end = starts.first { $0 > start } ?? range.upperBound
        guard start >= 0, start < end, end <= units.count else { return [] }
        return Array(String(decoding: units[start..<end], as: UTF16.self).utf8)
    }
}

extension GlyphText {
    /// The characters of some glyphs of a run.
    init(_ run: LineRun, _ glyphs: Range<Int>, of line: TextLine) {
        units = line.paragraph.units
        range = run.range
        starts = Set(run.glyphs.map { Int($0.cluster) }).sorted()
        clusters = run.glyphs[glyphs].map { Int($0.cluster) }
    }
}

/// Glyphs with one font matrix, as a page description shows them at once.
private struct ShownGlyphs {
    var matrix: cairo_matrix_t
    var glyphs: [cairo_glyph_t] = []
    /// UTF-8 and its distribution over the glyphs; nil lets cairo look the characters up in the font.
    var text: [UInt8]?
    var clusters: [cairo_text_cluster_t] = []

    func show(_ context: OpaquePointer) {
        var matrix = matrix
        cairo_set_font_matrix(context, &matrix)
        guard let text else { return cairo_show_glyphs(context, glyphs, Int32(glyphs.count)) }
        text.withUnsafeBytes { bytes in
            cairo_show_text_glyphs(
                context, bytes.bindMemory(to: CChar.self).baseAddress, Int32(text.count), glyphs, Int32(glyphs.count),
                clusters, Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
        }
    }
}

extension CGContext {
    /// What `drawText` leaves to see of glyphs that are not to be seen: paper white, below what any display tells from
    /// nothing, and the least that cairo does not leave out.
    private static let faintest = 0.0041

    /// Writes glyphs as text with the font that they are of, so that readers of the document can select it. For contexts whose
    /// drawing `isVector`; false for a font that cannot be embedded.
    ///
    /// - Parameter isVisible: false lays the text where letters are drawn by other means, or are not to be seen.
    func drawText(_ batch: GlyphBatch, _ device: CGAffineTransform, isVisible: Bool) -> Bool {
        fontLock.lock()
        defer { fontLock.unlock() }
        guard !device.isDegenerate, let face = VectorFace.of(batch.font.face) else { return false }
        let shown = shownGlyphs(batch)
        let source = isVisible ? source(.fill) : { cairo_set_source_rgba($0, 1, 1, 1, Self.faintest) }
        let shadow = state.shadow
        defer { state.shadow = shadow }
        if !isVisible { state.shadow = nil }
        perform(
            DrawingOperation(bounds: .infinite, setSource: source) { context in
                cairoSetMatrix(context, device)
                cairo_set_font_face(context, face.face)
                cairo_set_font_options(context, face.options)
                for part in shown { part.show(context) }
            })
        return true
    }

    private func shownGlyphs(_ batch: GlyphBatch) -> [ShownGlyphs] {
        var result: [ShownGlyphs] = []
        for (index, (glyph, pen)) in zip(batch.glyphs, batch.pens).enumerated() where pen.isFinite {
            let fit = batch.font.fit(glyph)
            guard let matrix = fontMatrix(batch, fit) else { continue }
            let place = cairo_glyph_t(index: UInt(glyph), x: pen.x + fit.shift * batch.stretch, y: pen.y)
            if result.last?.matrix.xx != matrix.xx {
                result.append(ShownGlyphs(matrix: matrix, text: batch.text == nil ? nil : []))
            }
            let last = result.count - 1
            result[last].glyphs.append(place)
            guard let characters = batch.text?.characters(at: index) else { continue }
            result[last].text?.append(contentsOf: characters)
            result[last].clusters.append(cairo_text_cluster_t(num_bytes: Int32(characters.count), num_glyphs: 1))
        }
        return result
    }

    /// Ems, y down, to text space; nil where the glyph has no area, which would end all further drawing of cairo.
    private func fontMatrix(_ batch: GlyphBatch, _ fit: AdvanceLaw.Fit) -> cairo_matrix_t? {
        let em = batch.font.unitScale * Double(batch.font.face.unitsPerEm)
        let width = em * fit.stretch * batch.stretch
        guard em > 0, em.isFinite, width.isFinite, abs(width) > 1e-6 else { return nil }
        return cairo_matrix_t(xx: width, yx: 0, xy: -em * batch.shear * batch.stretch, yy: -em, x0: 0, y0: 0)
    }
}
