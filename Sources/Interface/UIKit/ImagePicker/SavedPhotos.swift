// SPDX-License-Identifier: MIT
internal import PhotoStore

/// Puts a picture into the device's photo library, and sends the target a message of the form
/// `image:didFinishSavingWithError:contextInfo:` afterwards.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var problem: (any Error)?
    do { try PhotoLibrary.add(image) } catch { problem = error }
    tell(completionTarget, completionSelector, image, problem, contextInfo)
}

/// Sends a message of the form `subject:didFinishSavingWithError:contextInfo:`.
@MainActor
private func tell(
    _ completionTarget: Any?, _ completionSelector: Selector?, _ subject: Any, _ problem: (any Error)?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let target = completionTarget as? NSObject, let selector = completionSelector else { return }
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
    var problem: (any Error)?
    if UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath) {
        do { try PhotoLibrary.addFilm(URL(fileURLWithPath: videoPath)) } catch { problem = error }
    } else {
        problem = CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: videoPath])
    }
    tell(completionTarget, completionSelector, videoPath, problem, contextInfo)
}
