// SPDX-License-Identifier: MIT
import CoreGraphics
import MapEngine
import QuartzCore
import TouchstoneDevice

/// The ground of a map: squares drawn on other threads, which moving, turning and tilting only places anew.
///
/// A sheet holds squares of one scale. While a person zooms, or an app sets another scale frame after frame, the last
/// sheet is stretched; when the zoom rests, one of the very scale is drawn, so that what rests is sharp. The sheet before
/// stays below until the new one is complete.
@MainActor
final class GroundBoard {
    private unowned let map: MKMapView
    let view = UIView()
    private var sheets: [GroundSheet] = []
    /// How far a sheet may be stretched while the map moves.
    private static let stretch = 0.45...2.2
    private lazy var scaling = Pace<Double> { [weak self] in self?.update() }
    /// Of the floor, when the sheets were placed; nil when there is another sheet.
    private var placedEdition: Int?

    init(_ map: MKMapView) {
        self.map = map
        view.isUserInteractionEnabled = false
        view.layer.masksToBounds = false
    }

    func update() {
        let viewport = map.viewport
        guard viewport.size != .zero else { return }
        let look = GroundLook(map)
        view.isHidden = map.overlayBoard.replacesGround
        if needsSheet(look, viewport) {
            let sheet = GroundSheet(look, viewport, pixels: map.traitCollection.displayScale)
            sheets.append(sheet)
            view.layer.addSublayer(sheet.layer)
            placedEdition = nil
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if placedEdition != map.floor.edition { place(map.floor.anchor) }
        sheets.last?.cover(viewport) { [weak self] in self?.completed() }
        if !isComplete { map.groundBegan() }
        dropOldSheets()
        updateBackground(look.style)
        CATransaction.commit()
    }

    /// Puts the sheets where a view of the map wants them.
    private func place(_ anchor: MapViewport) {
        view.bounds = CGRect(origin: .zero, size: anchor.size)
        view.center = CGPoint(x: anchor.size.width / 2, y: anchor.size.height / 2)
        view.layer.transform = CATransform3DRotate(anchor.tilt, -anchor.heading * .pi / 180, 0, 0, 1)
        for sheet in sheets { sheet.place(anchor) }
        placedEdition = map.floor.edition
    }

    /// What squares cover entirely need not be filled before them; where their edges lie between pixels, land shows
    /// through least.
    private func updateBackground(_ style: MapStyle) {
        let viewport = map.viewport
        let visible = viewport.rect
        let isCovered =
            isComplete && visible.minY >= 0 && visible.maxY <= MapMath.world && !view.isHidden
        let isOnPixels = viewport.heading == 0 && viewport.pitch == 0 && sheets.last?.scale == viewport.scale
        let color = !isCovered ? style.water : isOnPixels ? nil : style.land
        if map.backgroundColor != color { map.backgroundColor = color }
    }

    private func needsSheet(_ look: GroundLook, _ viewport: MapViewport) -> Bool {
        guard let last = sheets.last, last.look == look else { return true }
        if last.scale == viewport.scale { return false }
        guard Self.stretch.contains(last.scale / viewport.scale) else { return true }
        return !map.isMoving && !isScaling(viewport)
    }

    /// Whether the scale was another a moment ago. What rests afterwards is drawn at its scale soon.
    private func isScaling(_ viewport: MapViewport) -> Bool {
        // What has never been drawn cannot be stretched.
        scaling.follows(viewport.scale) && sheets.contains(where: \.isComplete)
    }

    private func completed() {
        dropOldSheets()
        guard isComplete else { return }
        map.groundCompleted()
        if let look = sheets.last?.look { updateBackground(look.style) }
    }

    var isComplete: Bool { sheets.last?.isComplete ?? false }

    private func dropOldSheets() {
        guard isComplete || sheets.count > 3 else { return }
        while sheets.count > 1 { sheets.removeFirst().layer.removeFromSuperlayer() }
    }
}

/// What a square's pixels depend on besides its place.
struct GroundLook: Equatable, Sendable {
    let type: MKMapType
    let isDark: Bool
    let showsBuildings: Bool

    @MainActor
    init(_ map: MKMapView) {
        type = map.mapType
        isDark = map.traitCollection.userInterfaceStyle == .dark
        showsBuildings = map.showsBuildings
    }

    var style: MapStyle { MapStyle.style(type, isDark: isDark) }
}

extension MapViewport {
    /// Tilts a layer of the view's size around its middle.
    var tilt: CATransform3D {
        guard pitch != 0 else { return CATransform3DIdentity }
        var perspective = CATransform3DIdentity
        perspective.m34 = CGFloat(-1 / eyeDistance)
        return CATransform3DRotate(perspective, CGFloat(pitch * .pi / 180), 1, 0, 0)
    }
}

/// Draws squares on as many threads as there are processors; the device's clock stands meanwhile.
enum GroundQueue {
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "MapKit.ground"
        queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
        queue.qualityOfService = .userInitiated
        return queue
    }()

    static func draw(
        _ painter: MapPainter, on surface: Surface, pixels: CGFloat, done: @escaping @MainActor @Sendable () -> Void
    ) {
        let hold = ClockHold()
        queue.addOperation {
            surface.present(picture(painter, pixels: pixels), scale: pixels, isOpaque: true)
            DispatchQueue.main.async {
                MainActor.assumeIsolated(done)
                hold.release()
            }
        }
    }

    /// Work besides pictures: names.
    static func run<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, done: @escaping @MainActor @Sendable (Result) -> Void
    ) {
        let hold = ClockHold()
        queue.addOperation {
            let result = work()
            DispatchQueue.main.async {
                MainActor.assumeIsolated { done(result) }
                hold.release()
            }
        }
    }

    static func picture(_ painter: MapPainter, pixels: CGFloat) -> PixelBuffer {
        let size = painter.viewport.size
        let buffer = SquareMemory.buffer(
            width: Int((size.width * pixels).rounded()), height: Int((size.height * pixels).rounded()))
        let context = CGContext(buffer: buffer, scale: pixels, opaque: true)
        painter.drawGround(in: context)
        return buffer
    }
}
