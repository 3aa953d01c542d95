// SPDX-License-Identifier: MIT

/// Called by UIKit once, when an app first asks an image picker for its camera.
@_cdecl("touchstone_register_picker_camera")
package func registerPickerCamera() {
    MainActor.assumeIsolated {
        PickerCamera.makeScreen = { CameraScreen($0) }
        UIVideoEditorController.makeScreen = { FilmEditor($0) }
    }
}

/// The camera of an image picker: what it sees, a shutter, and what was taken to be used or taken again.
@MainActor
final class CameraScreen: UIViewController, PickerCameraScreen {
    private unowned let picker: UIImagePickerController
    private let session = AVCaptureSession()
    private let photos = AVCapturePhotoOutput()
    private let films = AVCaptureMovieFileOutput()
    private let preview = CameraPreview()
    private let controls = CameraControls()
    private var overlay: UIView?
    private var device: UIImagePickerController.CameraDevice?
    /// What was taken and waits for the person's word.
    private var taken: Taken?

    private enum Taken {
        case photo(UIImage, [String: Any])
        case film(URL)
    }

    init(_ picker: UIImagePickerController) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        session.addOutput(photos)
        session.addOutput(films)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Screen

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        preview.layer.addSublayer(preview.film)
        preview.film.session = session
        view.addSubview(preview)
        view.addSubview(controls)
        controls.perform = { [weak self] in self?.perform($0) }
        settingsChanged()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        picker.setNavigationBarHidden(true, animated: animated)
        session.startRunning()
        settingsChanged()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.stopRunning()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        controls.frame = view.bounds
        // Four to three, below the buttons at the top, as photos are taken.
        let width = view.bounds.width
        let top = picker.showsCameraControls ? view.safeAreaInsets.top + 44 : 0
        preview.transform = .identity
        preview.frame = CGRect(x: 0, y: top, width: width, height: min(width * 4 / 3, view.bounds.height - top))
        preview.transform = picker.cameraViewTransform
        if overlay?.frame == .zero { overlay?.frame = view.bounds }
    }

    // MARK: Settings

    private var takesFilms: Bool {
        let (pictures, films) = (picker.mediaTypes.contains("public.image"), picker.mediaTypes.contains("public.movie"))
        return films && (!pictures || picker.cameraCaptureMode == .video)
    }

    func settingsChanged() {
        guard isViewLoaded else { return }
        if device != picker.cameraDevice { use(picker.cameraDevice) }
        controls.isHidden = !picker.showsCameraControls
        if overlay !== picker.cameraOverlayView {
            overlay?.removeFromSuperview()
            overlay = picker.cameraOverlayView
            if let overlay { view.insertSubview(overlay, aboveSubview: preview) }
        }
        controls.show(
            CameraControls.Look(
                takesFilms: takesFilms, modes: picker.mediaTypes.count, flash: picker.cameraFlashMode,
                hasFlash: UIImagePickerController.isFlashAvailable(for: picker.cameraDevice),
                isRecording: films.isRecording, isReview: taken != nil))
        view.setNeedsLayout()
    }

    private func use(_ device: UIImagePickerController.CameraDevice) {
        self.device = device
        session.inputs.forEach(session.removeInput)
        guard
            let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: device.position)
        else {
            return
        }
        // Refused by the person, the picture stays black, as on iOS.
        do { session.addInput(try AVCaptureDeviceInput(device: camera)) } catch {
            Unsupported.report("camera: \(error)")
        }
    }

    // MARK: Taking

    private func perform(_ action: CameraControls.Action) {
        switch action {
        case .cancel: picker.gaveUp()
        case .shutter: takesFilms ? toggleRecording() : takePicture()
        case .flip: picker.cameraDevice = picker.cameraDevice.other
        case .flash: picker.cameraFlashMode = picker.cameraFlashMode.next
        case .mode: picker.cameraCaptureMode = picker.cameraCaptureMode.other
        case .retake: review(nil)
        case .use: useTaken()
        }
    }

    func takePicture() {
        guard session.isRunning, !session.inputs.isEmpty else { return }
        let settings = AVCapturePhotoSettings()
        settings.flashMode = picker.cameraFlashMode.captureMode
        photos.capturePhoto(with: settings, delegate: self)
    }

    private func toggleRecording() {
        if films.isRecording { stopRecording() } else { _ = startRecording() }
    }

    func startRecording() -> Bool {
        guard !films.isRecording, session.isRunning, !session.inputs.isEmpty,
            picker.mediaTypes.contains("public.movie")
        else { return false }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).MOV")
        films.maxRecordedDuration = CMTime(seconds: picker.videoMaximumDuration, preferredTimescale: 600)
        films.startRecording(to: file, recordingDelegate: self)
        settingsChanged()
        return true
    }

    func stopRecording() { films.stopRecording() }

    /// Without buttons of the camera's nobody is asked.
    private func review(_ taken: Taken?) {
        self.taken = taken
        if case .photo(let image, _) = taken { preview.still.image = image } else { preview.still.image = nil }
        guard taken != nil, !picker.showsCameraControls || isPhotoForEditing else { return settingsChanged() }
        useTaken()
    }

    private var isPhotoForEditing: Bool {
        if case .photo = taken { return picker.allowsEditing }
        return false
    }

    private func useTaken() {
        guard let taken else { return }
        self.taken = nil
        switch taken {
        case .photo(let image, let facts): picker.took(image, metadata: Self.metadata(of: image, facts))
        case .film(let url): picker.recorded(url)
        }
    }

    /// - Parameter facts: what the photo says of itself.
    private static func metadata(of image: UIImage, _ facts: [String: Any]) -> [String: Any] {
        let orientation = facts["Orientation"] ?? 1
        let form = DateFormatter()
        form.locale = Locale(identifier: "en_US_POSIX")
        form.dateFormat = "yyyy:MM:dd HH:mm:ss"
        let now = form.string(from: Date())
        return [
            "Orientation": orientation,
            "{Exif}": [
                "PixelXDimension": image.cgImage?.width ?? 0, "PixelYDimension": image.cgImage?.height ?? 0,
                "DateTimeOriginal": now,
            ],
            "{TIFF}": ["Model": UIDevice.current.model, "DateTime": now, "Orientation": orientation],
        ]
    }
}

// Outputs tell on the main queue.
extension CameraScreen: @preconcurrency AVCapturePhotoCaptureDelegate {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        // Its tag turns it upright.
        guard let image = photo.fileDataRepresentation().flatMap({ UIImage(data: $0) }) else { return }
        review(.photo(image, photo.metadata))
    }
}

extension CameraScreen: @preconcurrency AVCaptureFileOutputRecordingDelegate {
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?
    ) {
        if let error {
            Unsupported.report("camera's film: \(error.localizedDescription)")
            settingsChanged()
        } else {
            review(.film(outputFileURL))
        }
    }
}

/// What the camera sees, or saw.
@MainActor
private final class CameraPreview: UIView {
    let film = AVCaptureVideoPreviewLayer(sessionWithNoConnection: AVCaptureSession())
    let still = UIImageView()

    override func layoutSubviews() {
        super.layoutSubviews()
        clipsToBounds = true
        film.videoGravity = .resizeAspectFill
        film.frame = bounds
        still.contentMode = .scaleAspectFill
        still.frame = bounds
        if still.superview == nil { addSubview(still) }
    }
}

extension UIImagePickerController.CameraDevice {
    fileprivate var other: Self {
        switch self {
        case .rear: .front
        case .front: .rear
        }
    }

    fileprivate var position: AVCaptureDevice.Position {
        switch self {
        case .rear: .back
        case .front: .front
        }
    }
}

extension UIImagePickerController.CameraCaptureMode {
    fileprivate var other: Self {
        switch self {
        case .photo: .video
        case .video: .photo
        }
    }
}

extension UIImagePickerController.CameraFlashMode {
    fileprivate var next: Self {
        switch self {
        case .auto: .on
        case .on: .off
        case .off: .auto
        }
    }

    fileprivate var captureMode: AVCaptureDevice.FlashMode {
        switch self {
        case .auto: .auto
        case .on: .on
        case .off: .off
        }
    }
}
