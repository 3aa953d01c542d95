// SPDX-License-Identifier: MIT

/// The main controller of a photo editing extension. The device starts none: apps edit through `PHContentEditingInput`.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
    func cancelContentEditing()
    var shouldShowCancelConfirmation: Bool { get }
}
