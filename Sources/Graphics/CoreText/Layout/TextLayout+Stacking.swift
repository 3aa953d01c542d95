// SPDX-License-Identifier: MIT
import CoreGraphics

/// Columns that were laid out a paragraph at a time, as one.
extension TextLayout {
    /// A layout of some paragraphs, and where it stands in the whole.
    package struct Part {
        /// Not changed by the stacking.
        package let layout: TextLayout
        /// Left and top end of its column, points.
        package let origin: CGPoint
        /// Where its text starts, in UTF-16 units of the whole.
        package let start: Int

        package init(layout: TextLayout, origin: CGPoint, start: Int) {
            self.layout = layout
            self.origin = origin
            self.start = start
        }
    }

    /// Takes in the lines of layouts that follow each other. Their paragraphs count from the start of the whole from now
    /// on; their own places of lines stay as they are.
    package convenience init(stacking parts: [Part], unitCount: Int, _ options: Options) {
        self.init(options, unitCount: unitCount)
        for part in parts { append(part) }
        finishStack()
    }

    private func append(_ part: Part) {
        let firstLine = lines.count
        let (x, y) = (Double(part.origin.x), Double(part.origin.y))
        for var line in part.layout.lines {
            line.x += x
            line.top += y
            line.baseline += y
            line.range = line.range.lowerBound + part.start..<line.range.upperBound + part.start
            lines.append(line)
        }
        for var entry in part.layout.entries {
            // Entries of a part count from its own start.
            entry.shaped.start = part.start + entry.firstUnit
            entry.firstLine += firstLine
            entry.top += y
            entry.usedWidth += x
            entry.minX += x
            entry.maxX += x
            entries.append(entry)
        }
        isTruncated = isTruncated || part.layout.isTruncated
    }

    /// What follows the last line before another paragraph may start: line and paragraph spacing, points.
    package var spacingBelow: Double { pendingSpacing }
}
