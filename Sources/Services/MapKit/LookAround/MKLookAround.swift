// SPDX-License-Identifier: MIT

/// A place where somebody can look around in pictures from the street. There are no such pictures: requests report it
/// and answer that there is none at the place, as on iOS where Apple has none.
///
/// Sendable because nothing of it changes.
open class MKLookAroundScene: __ObjCObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKLookAroundSceneRequest: __ObjCObject, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D
    open private(set) var mapItem: MKMapItem?
    open private(set) var isLoading = false
    open private(set) var isCancelled = false

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
        super.init()
    }

    public init(mapItem: MKMapItem) {
        coordinate = mapItem.placemark.coordinate
        self.mapItem = mapItem
        super.init()
    }

    /// nil without an error: no pictures there.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        Unsupported.report("MKLookAroundSceneRequest: there are no pictures from the street")
        isLoading = true
        DispatchQueue.main.async { [self] in
            isLoading = false
            completionHandler(nil, nil)
        }
    }

    open var scene: MKLookAroundScene? {
        get async throws {
            await withCheckedContinuation { continuation in
                getSceneWithCompletionHandler { scene, _ in continuation.resume(returning: scene) }
            }
        }
    }

    open func cancel() { isCancelled = true }
}

open class MKLookAroundSnapshotter: __ObjCObject, @unchecked Sendable {
    // Sendable as on iOS: whoever has it uses it on one thread at a time.
    open class Options: __ObjCObject, @unchecked Sendable {
        open var size = CGSize(width: 256, height: 256)
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
        public override init() { super.init() }
    }

    // Sendable because nothing of it changes.
    open class Snapshot: __ObjCObject, @unchecked Sendable {
        public let image: UIImage
        init(_ image: UIImage) { self.image = image }
    }

    open private(set) var isLoading = false

    public init(scene: MKLookAroundScene, options: Options) { super.init() }

    open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) {
        Unsupported.report("MKLookAroundSnapshotter: there are no pictures from the street")
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    open var snapshot: Snapshot {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                getSnapshotWithCompletionHandler { snapshot, error in
                    if let snapshot { return continuation.resume(returning: snapshot) }
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    open func cancel() {}
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading = 0, topTrailing, bottomTrailing }

@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {
        byName(self, "lookAroundViewControllerWillUpdateScene:", [viewController])
    }
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {
        byName(self, "lookAroundViewControllerDidUpdateScene:", [viewController])
    }
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {
        byName(self, "lookAroundViewControllerWillPresentFullScreen:", [viewController])
    }
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {
        byName(self, "lookAroundViewControllerDidPresentFullScreen:", [viewController])
    }
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {
        byName(self, "lookAroundViewControllerWillDismissFullScreen:", [viewController])
    }
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {
        byName(self, "lookAroundViewControllerDidDismissFullScreen:", [viewController])
    }
}

/// Shows an empty scene with a line that says so.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene? { didSet { sceneChanged() } }
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        Unsupported.report("MKLookAroundViewController: there are no pictures from the street")
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "No Imagery Available"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        view.addSubview(label)
    }

    private func sceneChanged() {
        guard let delegate else { return }
        optionalCall { delegate.lookAroundViewControllerWillUpdateScene(self) }
        optionalCall { delegate.lookAroundViewControllerDidUpdateScene(self) }
    }
}
