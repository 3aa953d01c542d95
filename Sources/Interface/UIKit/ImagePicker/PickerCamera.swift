// SPDX-License-Identifier: MIT
import Glibc

/// The screen that takes pictures and films for an image picker. It reads the picker's camera settings by itself, and hands
/// over what it took through the picker's `took` and `recorded`.
@MainActor
package protocol PickerCameraScreen: UIViewController {
    /// One of the picker's camera settings is another now.
    func settingsChanged()
    func takePicture()
    /// False: it records already, or films are not asked for.
    func startRecording() -> Bool
    func stopRecording()
}

/// Cameras lie in a higher framework, AVKit, whose library is opened when an app first asks a picker for its camera.
@MainActor
package enum PickerCamera {
    /// Makes the screen; set by AVKit when it is asked for cameras.
    package static var makeScreen: ((UIImagePickerController) -> any PickerCameraScreen)?

    private static var isAsked = false

    /// Whether pickers can show a camera: where AVKit's library is, unless `TOUCHSTONE_CAMERA` says `none`.
    static var isThere: Bool {
        guard getenv("TOUCHSTONE_CAMERA").map({ String(cString: $0) }) != "none" else { return false }
        askOnce()
        return makeScreen != nil
    }

    /// Opens AVKit's library, where there is one, which sets what it can make.
    static func askOnce() {
        guard makeScreen == nil, !isAsked else { return }
        isAsked = true
        register()
    }

    private static func register() {
        let name = "touchstone_register_picker_camera"
        let library = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) == nil ? nil : $0 }
        guard let library = library ?? dlopen("libTouchstoneAVKit.so", RTLD_NOW | RTLD_GLOBAL),
            let symbol = dlsym(library, name)
        else { return }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
}

extension UIImagePickerController {
    static let onlyCamera = "Source type must be UIImagePickerControllerSourceTypeCamera"

    /// Takes a picture that the camera took, which the person may move and scale first where editing is asked for.
    package func took(_ image: UIImage, metadata: [String: Any]) {
        let info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .mediaMetadata: metadata]
        guard allowsEditing else { return tell(info) }
        let editor = PhotoEditController(image: image)
        editor.choose = { [weak self] edited, crop in
            let edit: [InfoKey: Any] = [.editedImage: edited, .cropRect: NSValue(cgRect: crop)]
            self?.tell(info.merging(edit) { $1 })
        }
        setNavigationBarHidden(false, animated: true)
        pushViewController(editor, animated: true)
    }

    /// Takes a film that the camera recorded into a file of the app's.
    package func recorded(_ film: URL) { tell([.mediaType: "public.movie", .mediaURL: film]) }

    /// The person does not want any.
    package func gaveUp() { cancel() }
}
