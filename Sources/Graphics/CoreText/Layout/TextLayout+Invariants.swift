// SPDX-License-Identifier: MIT
import CoreGraphics

extension TextLayout {
    /// Checks in debug builds that the lines follow each other in the text and down the column, that paragraphs know
    /// their lines, and that the glyphs of each line stand side by side and for its text.
    package func checkInvariants() {
        #if DEBUG
            var (unit, top) = (0, -Double.infinity)
            for (index, placed) in lines.enumerated() {
                precondition(placed.range.lowerBound >= unit, "line \(index) repeats text of the one before")
                precondition(placed.range.upperBound <= unitCount, "line \(index) ends behind the text")
                precondition(placed.top >= top, "line \(index) starts above the one before")
                precondition(placed.height >= 0, "line \(index) has no height")
                (unit, top) = (placed.range.upperBound, placed.top)
                placed.line.checkInvariants()
            }
            checkEntries()
        #endif
    }

    private func checkEntries() {
        var (line, start) = (0, -1)
        for (index, entry) in entries.enumerated() {
            precondition(entry.firstLine >= line, "paragraph \(index) has lines of the one before")
            precondition(entry.shaped.start > start, "paragraph \(index) starts before the one before")
            (line, start) = (entry.firstLine, entry.shaped.start)
        }
        precondition(line <= lines.count, "the last paragraph starts behind the last line")
    }
}

extension TextLine {
    /// Runs lie side by side from the line's start, and each glyph belongs to a unit of its run.
    func checkInvariants() {
        var x = 0.0
        for run in runs {
            precondition(abs(run.x - x) < 0.001, "a run starts at \(run.x) and not where the one before ends, at \(x)")
            x += run.width
            guard run.kind == .text || run.kind == .object else { continue }
            let sum = run.glyphs.reduce(0) { $0 + $1.advance }
            precondition(abs(sum - run.width) < 0.001, "a run is \(run.width) wide and its glyphs are \(sum)")
            checkClusters(of: run)
        }
        precondition(abs(width - x) < 0.001, "the line is \(width) wide and its runs are \(x)")
    }

    /// Clusters come in the order of the text or against it; against the run's own level where white space at the end of
    /// a line took the paragraph's (rule L1).
    private func checkClusters(of run: LineRun) {
        let steps = zip(run.glyphs, run.glyphs.dropFirst()).map { $1.cluster - $0.cluster }
        precondition(
            steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 },
            "the glyphs of a run are out of order: clusters \(run.glyphs.map(\.cluster))")
        for glyph in run.glyphs {
            precondition(
                run.range.contains(Int(glyph.cluster)), "a glyph of unit \(glyph.cluster) is in a run of \(run.range)")
        }
    }
}
