// SPDX-License-Identifier: MIT
internal import PhotoStore

/// One picked asset.
public struct PHPickerResult: Equatable, Hashable {
    /// The picture as an image, its file's bytes and the film.
    public let itemProvider: NSItemProvider
    /// nil for a picker that was made without the photo library.
    public let assetIdentifier: String?

    init(_ photo: PhotoRecord, tellsIdentifier: Bool) {
        itemProvider = PickedItem.provider(of: photo)
        assetIdentifier = tellsIdentifier ? photo.identifier + "/L0/001" : nil
    }

    public static func == (left: PHPickerResult, right: PHPickerResult) -> Bool {
        left.itemProvider === right.itemProvider
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// No results: the person cancelled. The delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the person choose assets. The app needs no permission: it sees only what is picked.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    public private(set) var configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    private let grid: PhotoGrid
    private let navigation: UINavigationController
    /// One provider for each asset, so that results of several calls are equal.
    private var results: [String: PHPickerResult] = [:]

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        var settings = PhotoGrid.Settings()
        settings.limit = configuration.selectionLimit
        if let filter = configuration.filter { settings.accepts = filter.accepts }
        settings.chosen = configuration.preselectedAssetIdentifiers.map { String($0.prefix { $0 != "/" }) }
        settings.isOrdered = [.ordered, .continuousAndOrdered].contains(configuration.selection)
        grid = PhotoGrid(settings)
        navigation = UINavigationController(rootViewController: grid)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        grid.finished = { [weak self] in self?.tell($0 ?? []) }
        grid.selectionChanged = { [weak self] photos in
            guard let self, [.continuous, .continuousAndOrdered].contains(configuration.selection) else { return }
            tell(photos)
        }
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func tell(_ photos: [PhotoRecord]) {
        let found = photos.map { photo in
            let result =
                results[photo.identifier]
                ?? PHPickerResult(photo, tellsIdentifier: configuration.tellsIdentifiers)
            results[photo.identifier] = result
            return result
        }
        delegate?.picker(self, didFinishPicking: found)
    }

    // MARK: While it is shown

    public func updatePicker(using configuration: PHPickerConfiguration.Update) {
        guard let limit = configuration.selectionLimit else { return }
        self.configuration.selectionLimit = limit
        grid.setLimit(limit)
    }

    public func deselectAssets(withIdentifiers identifiers: [String]) {
        grid.deselect(Set(identifiers.map { String($0.prefix { $0 != "/" }) }))
    }

    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {
        Unsupported.report("PHPickerViewController.moveAsset(withIdentifier:afterAssetWithIdentifier:)")
    }

    public func scrollToInitialPosition() { grid.scrollToEnd() }
    public func zoomIn() { Unsupported.report("PHPickerViewController.zoomIn()") }
    public func zoomOut() { Unsupported.report("PHPickerViewController.zoomOut()") }
}
