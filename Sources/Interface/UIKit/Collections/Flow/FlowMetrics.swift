// SPDX-License-Identifier: MIT

/// Length: along the scroll direction. Breadth: across it.
struct FlowAxis: Equatable {
    let isHorizontal: Bool

    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func breadth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    func start(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
    func end(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }
    func side(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minY : rect.minX }
    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }
    func rect(start: CGFloat, side: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        isHorizontal
            ? CGRect(x: start, y: side, width: length, height: breadth)
            : CGRect(x: side, y: start, width: breadth, height: length)
    }
    /// Before the first line, after the last, and at both ends of lines.
    func edges(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, low: CGFloat, high: CGFloat) {
        isHorizontal
            ? (insets.left, insets.right, insets.top, insets.bottom)
            : (insets.top, insets.bottom, insets.left, insets.right)
    }
}

/// The sizes of a section's items.
enum FlowSizes {
    case uniform(CGSize, count: Int)
    case each([CGSize])

    var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .each(let sizes): sizes.count
        }
    }

    subscript(index: Int) -> CGSize {
        switch self {
        case .uniform(let size, _): size
        case .each(let sizes): sizes[index]
        }
    }
}

/// What decides about the lines of one section.
struct FlowMetrics {
    var sizes: FlowSizes
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
}
