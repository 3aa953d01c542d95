// SPDX-License-Identifier: MIT
import CoreGraphics
import MapEngine
import QuartzCore

/// Squares of one scale around a place.
@MainActor
final class GroundSheet {
    private struct Index: Hashable {
        let column: Int
        let row: Int
    }

    let look: GroundLook
    /// Map points a point, when the sheet is not stretched.
    let scale: Double
    let layer = CALayer()
    private let pixels: CGFloat
    /// The map point where square (0, 0) begins.
    private let origin: MKMapPoint
    private var squares: [Index: CALayer] = [:]
    private var waiting: Set<Index> = []

    /// Points of a square's sides.
    private let side: CGSize
    /// Its map points.
    private var step: (x: Double, y: Double) { (Double(side.width) * scale, Double(side.height) * scale) }
    var isComplete: Bool { waiting.isEmpty }

    /// The view lies on the edges of its squares: none of what is drawn for it is out of sight, as most of it would be
    /// when a person zooms in.
    init(_ look: GroundLook, _ viewport: MapViewport, pixels: CGFloat) {
        (self.look, scale, self.pixels) = (look, viewport.scale, max(pixels, 1))
        side = Self.side(in: viewport, pixels: max(pixels, 1))
        let size = viewport.size
        origin = MKMapPoint(
            x: viewport.center.x - Double(size.width) / 2 * viewport.scale,
            y: viewport.center.y - Double(size.height) / 2 * viewport.scale)
        layer.anchorPoint = .zero
    }

    /// The longest side, points.
    private static let longest: CGFloat = 256

    private static func side(in viewport: MapViewport, pixels: CGFloat) -> CGSize {
        /// Whole pixels, so that as many squares as a view needs of the longest cover it without a rest.
        func part(_ length: CGFloat) -> CGFloat {
            let count = max((length / longest).rounded(.up), 1)
            return max((length / count * pixels).rounded(.up), 1) / pixels
        }
        guard viewport.heading == 0, viewport.pitch == 0 else { return CGSize(width: longest, height: longest) }
        return CGSize(width: part(viewport.size.width), height: part(viewport.size.height))
    }

    /// Map points from the centre of the view to the sheet's origin, by the shorter way around the world.
    private func way(_ viewport: MapViewport) -> (x: Double, y: Double) {
        (remainder(origin.x - viewport.center.x, MapMath.world), origin.y - viewport.center.y)
    }

    func place(_ viewport: MapViewport) {
        let way = way(viewport)
        let ratio = CGFloat(scale / viewport.scale)
        var point = CGPoint(
            x: viewport.size.width / 2 + way.x / viewport.scale, y: viewport.size.height / 2 + way.y / viewport.scale)
        if ratio == 1, viewport.heading == 0, viewport.pitch == 0 {
            // On whole pixels, where nothing need be blended.
            point = CGPoint(x: (point.x * pixels).rounded() / pixels, y: (point.y * pixels).rounded() / pixels)
        }
        layer.position = point
        layer.setAffineTransform(CGAffineTransform(scaleX: ratio, y: ratio))
    }

    /// Has the squares drawn that come into sight, and drops those far away.
    func cover(_ viewport: MapViewport, completed: @escaping @MainActor @Sendable () -> Void) {
        let (way, visible) = (way(viewport), viewport.rect)
        let columns = Self.numbers(from: visible.minX - viewport.center.x - way.x, visible.width, step.x)
        let rows = Self.numbers(from: visible.minY - viewport.center.y - way.y, visible.height, step.y)
        for row in rows {
            for column in columns where squares[Index(column: column, row: row)] == nil {
                draw(Index(column: column, row: row), completed)
            }
        }
        for (index, square) in squares
        where index.column < columns.lowerBound - 1 || index.column > columns.upperBound + 1
            || index.row < rows.lowerBound - 1 || index.row > rows.upperBound + 1
        {
            square.removeFromSuperlayer()
            squares[index] = nil
        }
    }

    /// The squares that show some of a stretch; a tenth of a pixel is not seen.
    private static func numbers(from start: Double, _ length: Double, _ step: Double) -> ClosedRange<Int> {
        let first = Int((start / step + 0.0001).rounded(.down))
        return first...max(first, Int(((start + length) / step - 0.0001).rounded(.up)) - 1)
    }

    private func draw(_ index: Index, _ completed: @escaping @MainActor @Sendable () -> Void) {
        let square = CALayer()
        square.frame = CGRect(
            x: CGFloat(index.column) * side.width, y: CGFloat(index.row) * side.height, width: side.width,
            height: side.height)
        square.contentsScale = pixels
        let surface = Surface()
        square.contents = surface
        layer.addSublayer(square)
        squares[index] = square
        let painter = painter(index)
        let beyond = step.y / 2
        guard painter.viewport.center.y > -beyond, painter.viewport.center.y < MapMath.world + beyond else { return }
        waiting.insert(index)
        GroundQueue.draw(painter, on: surface, pixels: pixels) { [weak self] in
            self?.waiting.remove(index)
            completed()
        }
    }

    private func painter(_ index: Index) -> MapPainter {
        var center = MKMapPoint(
            x: origin.x + (Double(index.column) + 0.5) * step.x, y: origin.y + (Double(index.row) + 0.5) * step.y)
        center.x -= (center.x / MapMath.world).rounded(.down) * MapMath.world
        let viewport = MapViewport(center: center, scale: scale, size: side)
        return MapPainter(
            viewport: viewport, style: look.style, streets: StreetMap.store, showsBuildings: look.showsBuildings)
    }
}
