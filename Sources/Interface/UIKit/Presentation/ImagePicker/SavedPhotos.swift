// SPDX-License-Identifier: MIT

/// Puts a picture into the device's photo library, and sends the target a message of the form
/// `image:didFinishSavingWithError:contextInfo:` afterwards.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var problem: (any Error)?
    do { try PhotoLibrary.add(image) } catch { problem = error }
    guard let target = completionTarget as? NSObject, let selector = completionSelector else { return }
    nonisolated(unsafe) let arguments: [Any?] = [image, problem, UnsafeRawPointer(contextInfo ?? noContext)]
    nonisolated(unsafe) let receiver = target
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = __objcSend(receiver, selector, arguments) } }
}

/// Methods that take the context as `UnsafeRawPointer` get Objective-C's null on iOS, which Swift does not have.
nonisolated(unsafe) private let noContext = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)

/// The device's library holds pictures alone.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    Unsupported.report("UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)")
}
