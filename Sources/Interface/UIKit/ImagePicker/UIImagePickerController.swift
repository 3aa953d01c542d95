// SPDX-License-Identifier: MIT

/// Lets the user choose a picture of the device's photo library (see `PhotoLibrary`). The device has no camera, as a
/// simulator has none.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private let grid = PhotoGridController()

    private func finishInit() {
        grid.choose = { [weak self] in self?.choose($0) }
        grid.cancel = { [weak self] in self?.cancel() }
        pushViewController(grid, animated: false)
    }

    // MARK: What is there

    /// Everything but the camera is.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Uniform type identifiers; nil: nothing is available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : ["public.image", "public.movie"]
    }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Numbers of `CameraCaptureMode`; nil: there is no such camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    // MARK: What is asked for

    /// Hears what is chosen; it dismisses the picker.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { chosenDelegate }
        set {
            chosenDelegate = newValue
            super.delegate = newValue
        }
    }
    private weak var chosenDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            NSException.raise(.invalidArgumentException, "Source type \(sourceType.rawValue) not available")
        }
    }
    /// Uniform type identifiers; must not be empty.
    open var mediaTypes = ["public.image"] {
        didSet {
            let available = Self.availableMediaTypes(for: sourceType) ?? []
            guard mediaTypes.contains(where: available.contains) else {
                NSException.raise(.invalidArgumentException, "No available types for source \(sourceType.rawValue)")
            }
            grid.mediaTypes = mediaTypes
        }
    }
    /// Whether a chosen picture can be moved and scaled before.
    open var allowsEditing = false
    open var imageExportPreset = ImageURLExportPreset.compatible
    open var videoQuality = QualityType.typeMedium {
        didSet { Unsupported.report("UIImagePickerController.videoQuality") }
    }
    /// Seconds.
    open var videoMaximumDuration: TimeInterval = 600
    open var videoExportPreset = ""

    // MARK: Camera

    open var showsCameraControls: Bool {
        get { true }
        set { needsCamera() }
    }
    open var cameraOverlayView: UIView? {
        get { nil }
        set { needsCamera() }
    }
    open var cameraViewTransform: CGAffineTransform {
        get { .identity }
        set { needsCamera() }
    }
    open var cameraDevice: CameraDevice {
        get { .rear }
        set { needsCamera() }
    }
    open var cameraFlashMode: CameraFlashMode {
        get { .auto }
        set { needsCamera() }
    }
    open var cameraCaptureMode: CameraCaptureMode {
        get { .photo }
        set { needsCamera() }
    }
    open func takePicture() { needsCamera() }
    open func startVideoCapture() -> Bool { needsCamera() }
    open func stopVideoCapture() { needsCamera() }

    private func needsCamera() -> Never {
        NSException.raise(
            .invalidArgumentException, "Source type must be UIImagePickerControllerSourceTypeCamera")
    }

    // MARK: Choosing

    private func choose(_ photo: PhotoLibrary.Photo) {
        if photo.isFilm {
            var info: [InfoKey: Any] = [.mediaType: "public.movie"]
            info[.mediaURL] = photo.copyForApp()
            return tell(info, photo)
        }
        guard let image = photo.image else { return }
        guard allowsEditing else { return finish(photo, image, [:]) }
        let editor = PhotoEditController(image: image)
        editor.choose = { [weak self] edited, crop in
            self?.finish(photo, image, [.editedImage: edited, .cropRect: NSValue(cgRect: crop)])
        }
        pushViewController(editor, animated: true)
    }

    private func finish(_ photo: PhotoLibrary.Photo, _ image: UIImage, _ edit: [InfoKey: Any]) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        info[.imageURL] = photo.copyForApp()
        info.merge(edit) { $1 }
        tell(info, photo)
    }

    private func tell(_ info: [InfoKey: Any], _ photo: PhotoLibrary.Photo) {
        var info = info
        info[.referenceURL] = photo.referenceURL
        info[.phAsset] = PhotoLibrary.asset.withLock { $0 }?(photo.record)
        let isHandled =
            chosenDelegate.flatMap { delegate in
                optionalCall {
                    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
                    return true
                }
            } ?? false
        if !isHandled { dismiss(animated: true) }
    }

    private func cancel() {
        let isHandled =
            chosenDelegate.flatMap { delegate in
                optionalCall {
                    delegate.imagePickerControllerDidCancel(self)
                    return true
                }
            } ?? false
        if !isHandled { dismiss(animated: true) }
    }
}

/// Hears what the user of a picker does.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        byName(self, "imagePickerController:didFinishPickingMediaWithInfo:", [picker, info])
    }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        byName(self, "imagePickerControllerDidCancel:", [picker])
    }
}
