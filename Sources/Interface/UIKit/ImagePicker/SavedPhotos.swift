// SPDX-License-Identifier: MIT
internal import PhotoStore
import TouchstoneDevice

/// Puts a picture into the device's photo library, and sends the target a message of the form
/// `image:didFinishSavingWithError:contextInfo:` afterwards. The person is asked once; refused, the error is the assets
/// library's -3310.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    save(image, completionTarget, completionSelector, contextInfo) { try PhotoLibrary.add(image) }
}

/// Does it once the person allows it, and tells the target.
@MainActor
private func save(
    _ subject: Any, _ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?,
    _ body: @escaping @MainActor () throws -> Void
) {
    // Handed on to the main thread alone, where all of this runs.
    nonisolated(unsafe) let (subject, target, contextInfo) = (subject, target, contextInfo)
    whenAllowed { refusal in
        var problem = refusal
        if refusal == nil { do { try body() } catch { problem = error } }
        tell(target, selector, subject, problem, contextInfo)
    }
}

/// Who may read and write the library may add to it; others are asked.
@MainActor
private func whenAllowed(_ body: @escaping @MainActor (_ refusal: (any Error)?) -> Void) {
    let permissions = Permissions.current
    guard !permissions.state(of: .photos).isAllowed else { return body(nil) }
    permissions.request(.photosAdd) { state in
        let refusal = state.isAllowed ? nil : NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
        DispatchQueue.main.async { MainActor.assumeIsolated { body(refusal) } }
    }
}

/// Sends a message of the form `subject:didFinishSavingWithError:contextInfo:`.
@MainActor
private func tell(
    _ completionTarget: Any?, _ completionSelector: Selector?, _ subject: Any, _ problem: (any Error)?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let target = completionTarget as? NSObject, let selector = completionSelector else { return }
    // As above: from the main thread to its next turn.
    nonisolated(unsafe) let arguments: [Any?] = [subject, problem, UnsafeRawPointer(contextInfo ?? noContext)]
    nonisolated(unsafe) let receiver = target
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = __objcSend(receiver, selector, arguments) } }
}

/// Methods that take the context as `UnsafeRawPointer` get Objective-C's null on iOS, which Swift does not have.
nonisolated(unsafe) private let noContext = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)

/// Whether the file is a film that the library takes.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    FileManager.default.isReadableFile(atPath: videoPath) && PhotoFileReader.kind(ofFile: videoPath) == .video
}

/// Puts a film into the device's photo library, and sends the target a message of the form
/// `video:didFinishSavingWithError:contextInfo:` afterwards.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    save(videoPath, completionTarget, completionSelector, contextInfo) {
        guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath) else {
            throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: videoPath])
        }
        try PhotoLibrary.addFilm(URL(fileURLWithPath: videoPath))
    }
}
