// SPDX-License-Identifier: MIT

/// Lets a person shorten a film and save what is left in a file of the app's. Present it; its delegate dismisses it.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
    /// Whether the file is a film that can be decoded and written here.
    open class func canEditVideo(atPath videoPath: String) -> Bool {
        PickerCamera.askOnce()
        return UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath) && makeScreen != nil
    }

    /// Makes the editor's screen; set by AVKit, whose library decodes films, when it is opened.
    package static var makeScreen: ((UIVideoEditorController) -> UIViewController)?

    /// Hears what the person does; it dismisses the editor.
    @_nonoverride open weak var delegate: (any UIVideoEditorControllerDelegate & UINavigationControllerDelegate)? {
        get { chosenDelegate }
        set {
            chosenDelegate = newValue
            super.delegate = newValue
        }
    }
    private weak var chosenDelegate: (any UIVideoEditorControllerDelegate & UINavigationControllerDelegate)?

    /// To be set before the editor is presented.
    open var videoPath = ""
    /// Seconds; a longer film is shortened to it from the start.
    open var videoMaximumDuration: TimeInterval = 600
    /// Of the file that is saved.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard viewControllers.isEmpty else { return }
        PickerCamera.askOnce()
        if let screen = Self.makeScreen?(self) { setViewControllers([screen], animated: false) }
    }

    // MARK: Outcomes

    /// - Parameter path: a file in the app's folder for temporary files.
    package func saved(_ path: String) {
        tell { $0.videoEditorController(self, didSaveEditedVideoToPath: path) }
    }
    package func failed(_ error: any Error) { tell { $0.videoEditorController(self, didFailWithError: error) } }
    package func cancelled() { tell { $0.videoEditorControllerDidCancel(self) } }

    /// A delegate that does not hear of it leaves the editor to go by itself.
    private func tell(_ body: (any UIVideoEditorControllerDelegate) -> Void) {
        let isHandled =
            chosenDelegate.flatMap { delegate in
                optionalCall {
                    body(delegate)
                    return true
                }
            } ?? false
        if !isHandled { dismiss(animated: true) }
    }
}

/// Hears what the person does in an editor of films.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) { byName(self, "videoEditorController:didSaveEditedVideoToPath:", [editor, editedVideoPath]) }
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
        byName(self, "videoEditorController:didFailWithError:", [editor, error])
    }
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
        byName(self, "videoEditorControllerDidCancel:", [editor])
    }
}
