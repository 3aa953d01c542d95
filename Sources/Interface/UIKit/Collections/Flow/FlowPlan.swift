// SPDX-License-Identifier: MIT

/// All sections of a flow layout, one after the other.
struct FlowPlan {
    var axis = FlowAxis(isHorizontal: false)
    var breadth: CGFloat = 0
    var sections: [FlowSection] = []
    /// Where each section begins; one more than sections.
    private(set) var starts: [CGFloat] = [0]

    mutating func append(_ section: FlowSection) {
        sections.append(section)
        starts.append((starts.last ?? 0) + section.length)
    }

    var contentSize: CGSize { axis.size(length: starts.last ?? 0, breadth: breadth) }

    /// The sections that reach into `low...high`.
    /// - Complexity: O(log n).
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        let first = max(0, starts.partition { $0 < low } - 1)
        let end = min(sections.count, starts.partition { $0 <= high })
        return first < end ? first..<end : 0..<0
    }

    func frame(_ section: Int, _ item: Int) -> CGRect {
        let frame = sections[section].frame(item)
        return axis.isHorizontal
            ? frame.offsetBy(dx: starts[section], dy: 0) : frame.offsetBy(dx: 0, dy: starts[section])
    }

    func header(_ section: Int) -> CGRect? {
        let length = sections[section].metrics.headerLength
        return length > 0 ? axis.rect(start: starts[section], side: 0, length: length, breadth: breadth) : nil
    }

    func footer(_ section: Int) -> CGRect? {
        let length = sections[section].metrics.footerLength
        guard length > 0 else { return nil }
        return axis.rect(start: starts[section + 1] - length, side: 0, length: length, breadth: breadth)
    }
}
