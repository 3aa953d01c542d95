// SPDX-License-Identifier: MIT

/// A picture of a map, without annotations.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKMapSnapshotter: __ObjCObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void

    // Sendable as on iOS: whoever has it uses it on one thread at a time.
    open class Options: __ObjCObject, @unchecked Sendable {
        open var region = MKCoordinateRegion(MKMapRect.world) { didSet { rect = nil } }
        open var mapRect: MKMapRect {
            get { rect ?? region.mapRect }
            set {
                region = MKCoordinateRegion(newValue)
                rect = newValue
            }
        }
        open var camera = MKMapCamera()
        open var mapType = MKMapType.standard
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
            didSet { mapType = preferredConfiguration.mapType }
        }
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var size = CGSize(width: 256, height: 256)
        /// Pixels a point; the screen's until it is set.
        open var scale: CGFloat {
            get { scaleStorage ?? MainActor.assumeIsolated { UIScreen.main.scale } }
            set { scaleStorage = newValue }
        }
        private var scaleStorage: CGFloat?
        open var traitCollection = UITraitCollection()
        private var rect: MKMapRect?
        public override init() { super.init() }

        var viewport: MapViewport {
            guard camera.centerCoordinateDistance > 0 else {
                return .fitting(mapRect, in: size, insets: .zero, heading: 0)
            }
            let points = MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
            var result = MapViewport(
                center: MKMapPoint(camera.centerCoordinate),
                scale: 2 * camera.centerCoordinateDistance * MKMapCamera.tangent * points / Double(max(size.height, 1)),
                heading: camera.heading, pitch: 0, size: size)
            result.clamp()
            return result
        }
    }

    // Sendable because nothing of it changes.
    open class Snapshot: __ObjCObject, @unchecked Sendable {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let viewport: MapViewport
        init(_ image: UIImage, _ viewport: MapViewport, _ traits: UITraitCollection) {
            (self.image, self.viewport, traitCollection) = (image, viewport, traits)
        }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            viewport.point(for: MKMapPoint(coordinate))
        }
    }

    private let options: Options
    private var number = 0
    open private(set) var isLoading = false

    public init(options: Options) {
        self.options = options
        super.init()
    }

    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        isLoading = true
        number += 1
        let own = number
        DispatchQueue.main.async { [self] in
            guard own == number else { return }
            MainActor.assumeIsolated {
                draw { [self] snapshot in
                    guard own == number else { return }
                    isLoading = false
                    queue.async { completionHandler(snapshot, nil) }
                }
            }
        }
    }

    open func start() async throws -> Snapshot {
        try await withCheckedThrowingContinuation { continuation in
            start { snapshot, error in
                if let snapshot { continuation.resume(returning: snapshot) }
                if snapshot == nil { continuation.resume(throwing: error ?? MKError(.unknown)) }
            }
        }
    }

    open func start(with queue: DispatchQueue) async throws -> Snapshot { try await start() }

    open func cancel() {
        number += 1
        isLoading = false
    }

    /// Ground and names are made on another thread, the picture on the main one, where fonts are.
    @MainActor private func draw(_ done: @escaping @MainActor @Sendable (Snapshot) -> Void) {
        let (viewport, options) = (options.viewport, options)
        let isDark = options.traitCollection.userInterfaceStyle == .dark
        let style = MapStyle.style(options.mapType, isDark: isDark)
        let painter = MapPainter(
            viewport: viewport, style: style, streets: StreetMap.store, showsBuildings: options.showsBuildings)
        let scale = options.scale
        GroundQueue.run({
            let labels = LabelCandidates(viewport: viewport, streets: StreetMap.store).collect()
            return DrawnGround(picture: GroundQueue.picture(painter, pixels: scale), labels: labels)
        }) { (drawn: DrawnGround) in
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            format.opaque = true
            let image = UIGraphicsImageRenderer(size: options.size, format: format).image { renderer in
                let picture = CGImage(pixels: drawn.picture, isOpaque: true)
                UIImage(cgImage: picture, scale: scale, orientation: .up).draw(at: .zero)
                Self.drawLegal(options)
                guard options.mapType.showsLabels else { return }
                let filter = options.showsPointsOfInterest ? options.pointOfInterestFilter : .excludingAll
                let placer = LabelPlacer(viewport: viewport, style: style, isDark: isDark, filter: filter)
                for placed in placer.place(drawn.labels) { placed.draw(viewport, in: renderer.cgContext) }
            }
            done(Snapshot(image, viewport, options.traitCollection))
        }
    }

    /// As on a map; thumbnails have no room for it.
    @MainActor private static func drawLegal(_ options: Options) {
        let letters = options.mapType.letterStyle
        let traits = letters == .dark ? UITraitCollection(userInterfaceStyle: letters) : options.traitCollection
        let text = NSAttributedString(
            string: MapLegal.text,
            attributes: [.font: MapLegal.font, .foregroundColor: MapLegal.color.resolvedColor(with: traits)])
        let (size, room) = (text.size(), CGRect(origin: .zero, size: options.size))
        guard size.width + 20 <= room.width else { return }
        text.draw(at: MapLegal.origin(of: size, in: room))
    }
}

private struct DrawnGround: Sendable {
    let picture: PixelBuffer
    let labels: [MapLabel]
}

extension PlacedLabel {
    func draw(_ viewport: MapViewport, in context: CGContext) {
        let point = viewport.point(for: anchor)
        let origin = CGPoint(
            x: point.x + offset.x - image.size.width / 2, y: point.y + offset.y - image.size.height / 2)
        UIGraphicsPushContext(context)
        image.draw(at: origin)
        UIGraphicsPopContext()
    }
}

// The names until Swift 4.2.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
