// SPDX-License-Identifier: MIT
import CoreGraphics

/// Finds what hides everything behind it, so that painting can start there.
struct CoverSearch {
    /// Pixels of a piece that cost more to fill behind something than to go through the tree once more for it.
    var least = 1 << 16

    /// The nodes from the root to the topmost one whose own items hide `rect`; nil when there is none.
    static func topmost(_ root: RenderNode, hiding rect: PixelRect) -> [RenderNode]? {
        var path: [RenderNode] = []
        return search(root, rect, &path) ? path : nil
    }

    private static func search(_ node: RenderNode, _ rect: PixelRect, _ path: inout [RenderNode]) -> Bool {
        guard node.mayHide, node.solidArea(in: rect) == rect else { return false }
        path.append(node)
        // Parts of siblings lie before and behind each other.
        if node.parts == nil {
            for child in node.painted.reversed() where search(child, rect, &path) { return true }
        }
        if node.content.opaqueRect.contains(rect) { return true }
        path.removeLast()
        return false
    }

    // MARK: Pieces

    /// Pieces that are worth going through the tree for.
    private static let most = 24

    /// Cuts a large area where large opaque layers end, so that each piece begins with what hides the rest of it: a
    /// display's background is not written where pictures cover it side by side.
    func pieces(of rect: PixelRect, below root: RenderNode) -> [PixelRect] {
        var covers: [PixelRect] = []
        guard rect.area / 2 >= least, collect(root, rect, &covers) else { return [rect] }
        var (pieces, rest) = ([PixelRect](), [rect])
        for cover in covers where pieces.count + rest.count < Self.most {
            pieces += rest.map { $0.intersection(cover) }.filter { !$0.isEmpty }
            rest = rest.flatMap { $0.subtracting(cover) }
        }
        return pieces + rest
    }

    /// Appends what large layers hide, front to back.
    /// - Returns: false where something is drawn that costs more in pieces.
    private func collect(_ node: RenderNode, _ rect: PixelRect, _ covers: inout [PixelRect]) -> Bool {
        guard node.isVisible, node.subtreeRect.intersection(rect).area >= least else { return true }
        guard node.mayHide else { return node.isPlain }
        let area = node.solidArea(in: rect)
        guard area.area >= least else { return true }
        if node.parts == nil {
            for child in node.painted.reversed() where covers.last?.contains(rect) != true {
                guard collect(child, area, &covers) else { return false }
            }
        }
        let own = node.content.opaqueRect.intersection(area)
        if own.area >= least { covers.append(own) }
        return true
    }
}

extension RenderNode {
    /// Neither a group nor something blended: what in it is opaque hides what is behind.
    fileprivate var mayHide: Bool { isVisible && content.opacity == 255 && isPlain }

    /// It is drawn in place, so that a piece of it costs its share.
    fileprivate var isPlain: Bool { mask == nil && content.blend == nil && transition == nil && !isolates }

    /// Where nothing softens its edges and those of its sublayers.
    fileprivate func solidArea(in rect: PixelRect) -> PixelRect {
        let area = subtreeRect.intersection(rect)
        switch content.clip {
        case .rect(let clip): return area.intersection(clip)
        case .shape(let shape): return area.intersection(shape.solid)
        case nil: return area
        }
    }
}
