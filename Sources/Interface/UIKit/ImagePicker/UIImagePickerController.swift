// SPDX-License-Identifier: MIT

/// Lets the user choose a picture of the device's photo library (see `PhotoLibrary`), or take one (see `PickerCamera`).
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

    /// Everything, but for cameras where the device has none.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera || PickerCamera.isThere
    }
    /// Uniform type identifiers; nil: nothing is available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { PickerCamera.isThere }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool {
        cameraDevice == .rear && PickerCamera.isThere
    }
    /// Numbers of `CameraCaptureMode`; nil: there is no such camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
        guard isCameraDeviceAvailable(cameraDevice) else { return nil }
        return [CameraCaptureMode.photo, .video].map { NSNumber(value: $0.rawValue) }
    }

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
            guard Self.isSourceTypeAvailable(sourceType) else {
                NSException.raise(.invalidArgumentException, "Source type \(sourceType.rawValue) not available")
            }
            if sourceType != oldValue { showSource() }
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
            camera?.settingsChanged()
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

    private var camera: (any PickerCameraScreen)?

    private func showSource() {
        camera = sourceType == .camera ? PickerCamera.makeScreen?(self) : nil
        setNavigationBarHidden(camera != nil, animated: false)
        setViewControllers([camera ?? grid], animated: false)
        if camera != nil, modalStyle == .automatic { modalPresentationStyle = .fullScreen }
    }

    /// Whether the camera's own buttons are there; without them the app takes pictures itself.
    open var showsCameraControls = true { didSet { cameraSettingChanged() } }
    /// Lies over the camera's picture.
    open var cameraOverlayView: UIView? { didSet { cameraSettingChanged() } }
    /// Of the camera's picture alone.
    open var cameraViewTransform = CGAffineTransform.identity { didSet { cameraSettingChanged() } }
    open var cameraDevice = CameraDevice.rear { didSet { cameraSettingChanged() } }
    open var cameraFlashMode = CameraFlashMode.auto { didSet { cameraSettingChanged() } }
    open var cameraCaptureMode = CameraCaptureMode.photo { didSet { cameraSettingChanged() } }

    private func cameraSettingChanged() { theCamera.settingsChanged() }

    open func takePicture() { theCamera.takePicture() }
    open func startVideoCapture() -> Bool { theCamera.startRecording() }
    open func stopVideoCapture() { theCamera.stopRecording() }

    private var theCamera: any PickerCameraScreen {
        guard let camera else { NSException.raise(.invalidArgumentException, Self.onlyCamera) }
        return camera
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
        tell(info)
    }

    func tell(_ info: [InfoKey: Any]) {
        let isHandled =
            chosenDelegate.flatMap { delegate in
                optionalCall {
                    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
                    return true
                }
            } ?? false
        if !isHandled { dismiss(animated: true) }
    }

    func cancel() {
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
