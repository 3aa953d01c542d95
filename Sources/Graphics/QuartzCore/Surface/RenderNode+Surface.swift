// SPDX-License-Identifier: MIT
import CoreGraphics

/// A surface, and the frame of it that a layer showed last.
struct ShownSurface: Sendable {
    let surface: Surface
    let number: Int

    /// From when on the layer is out of date.
    var nextChange: CFTimeInterval { surface.nextChange(after: number) }
}

/// What a layer is about to show: chosen once, because another frame may come while the tree is walked.
struct SurfaceUpdate {
    let surface: Surface
    let frame: Surface.Frame
    let time: CFTimeInterval
    /// In pixels of the frame; nil: all.
    let damage: PixelRect?
}

/// The layers of a tree that show surfaces, found while the tree is walked.
struct SurfaceList {
    private struct Reference { weak var node: RenderNode? }
    private var references: [Reference] = []

    /// What the display shows of them.
    var shown: [ShownSurface] { references.compactMap { $0.node?.surface } }

    /// Marks those that have something new to show at `time`.
    mutating func markChanged(at time: CFTimeInterval) {
        references.removeAll { $0.node.map { $0.surface == nil || !$0.isVisible } ?? true }
        for case let node? in references.map(\.node) {
            guard let shown = node.surface, shown.nextChange <= time else { continue }
            let frame = shown.surface.frame(at: time)
            let damage = shown.surface.damage(from: shown.number, to: frame.number)
            node.surfaceUpdate = SurfaceUpdate(surface: shown.surface, frame: frame, time: time, damage: damage)
            node.mark(.surface)
        }
    }

    mutating func add(_ nodes: [RenderNode]) {
        for node in nodes where !references.contains(where: { $0.node === node }) {
            references.append(Reference(node: node))
        }
    }
}

extension RenderNode {
    /// The frame to show at the display's time.
    func frame(of shown: Surface, at time: CFTimeInterval) -> Surface.Frame {
        if let update = surfaceUpdate, update.surface === shown, update.time == time { return update.frame }
        return shown.frame(at: time)
    }

    /// Device pixels that the new frame of the surface may have changed.
    func takeSurfaceDamage() -> PixelRect {
        defer { surfaceUpdate = nil }
        // Drawn from halves of the frame, each pixel comes from many.
        guard let update = surfaceUpdate, let damage = update.damage, content.items.count == 1,
            case .image(let item)? = content.items.first, item.pixels === update.frame.pixels,
            let toDevice = item.map.inverse
        else { return content.rect }
        // Filters read the neighbours.
        let pixels = CGRect(
            x: damage.x - 1, y: damage.y - 1, width: damage.width + 2, height: damage.height + 2)
        return PixelRect(covering: toDevice.boundingBox(of: pixels)).insetBy(-1).intersection(content.rect)
    }
}
