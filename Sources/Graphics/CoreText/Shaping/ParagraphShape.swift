// SPDX-License-Identifier: MIT
import CoreGraphics

/// What of a paragraph does not depend on the column it stands in, made once for all layouts of a text. Immutable.
///
/// Sendable because nothing changes but the table of breaks, which is made under `fontLock`.
final class ParagraphShape: @unchecked Sendable {
    let baseLevel: UInt8
    /// In logical order.
    let runs: [ShapedRun]
    /// See `ShapedParagraph`.
    let advances: [Double]
    private let units: [UInt16]
    private let language: String?
    private var knownBreaks: [Bool]?

    /// - Parameters:
    ///   - source: of the paragraph alone.
    ///   - start: its first unit in the whole text, which inline objects are told, as the width of the line.
    init(_ source: SourceText, _ start: Int, _ lineWidth: Double) {
        let direction = source.format(at: 0).direction
        let bidi = BidiLevels(source.units[...], direction: direction, embeddings: Self.embeddings(source))
        baseLevel = bidi.baseLevel
        units = source.units
        language = source.styles.first?.value.language
        runs = Itemizer(source, bidi: bidi).items.map {
            ShapedParagraph.shape($0, source.units, source, start, lineWidth)
        }
        advances = Self.clusterAdvances(runs, source.units.count)
    }

    /// For each unit: may a line start here, by UAX 14?
    var breaks: [Bool] {
        fontLock.withLock {
            if let knownBreaks { return knownBreaks }
            let made = LineBreaks.opportunities(units[...], language: language)
            knownBreaks = made
            return made
        }
    }

    /// Boxes of inline objects may depend on the line's width and on where the text stands.
    fileprivate var isIndependent: Bool { !runs.contains { $0.item.kind == .object } }

    private static func embeddings(_ source: SourceText) -> [SourceText.Span<[Int]>] {
        guard source.styles.contains(where: { !$0.value.directions.isEmpty }) else { return [] }
        return source.styles.map { SourceText.Span(end: $0.end, value: $0.value.directions) }
    }

    private static func clusterAdvances(_ runs: [ShapedRun], _ count: Int) -> [Double] {
        var result = [Double](repeating: ShapedParagraph.noCluster, count: count)
        for run in runs {
            if run.item.kind == .tab || run.item.kind == .terminator { result[run.item.range.lowerBound] = 0 }
            for glyph in run.glyphs {
                let unit = Int(glyph.cluster)
                guard unit < count else { continue }
                result[unit] = (result[unit] == ShapedParagraph.noCluster ? 0 : result[unit]) + glyph.advance
            }
        }
        return result
    }
}

/// The paragraphs of one text and what was shaped of them, which all copies of it share until they change.
///
/// Sendable because what it holds is only touched under its lock.
package final class ParagraphShapes: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Range<Int>: ParagraphShape] = [:]
    private var knownParagraphs: [Range<Int>]?

    /// Nothing shaped yet.
    package init() {}

    func paragraphs(find: () -> [Range<Int>]) -> [Range<Int>] {
        if let known = lock.withLock({ knownParagraphs }) { return known }
        let found = find()
        lock.withLock { knownParagraphs = found }
        return found
    }

    func shape(of range: Range<Int>, make: () -> ParagraphShape) -> ParagraphShape {
        if let shape = lock.withLock({ known[range] }) { return shape }
        let made = make()
        if made.isIndependent { lock.withLock { known[range] = made } }
        return made
    }
}
