// SPDX-License-Identifier: MIT

/// Says what is previewed.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// How a preview lets a person change its file.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled = 0, updateContents, createCopy }

/// Hears of a preview. Every requirement is optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
    func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect
    func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage?
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {
        byName(self, "previewControllerWillDismiss:", [controller])
    }
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {
        byName(self, "previewControllerDidDismiss:", [controller])
    }
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool {
        byName(self, "previewController:shouldOpenURL:forPreviewItem:", [controller, url, item], or: true)
    }
    public func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect {
        byName(self, "previewController:frameForPreviewItem:inSourceView:", [controller, item, view], or: .zero)
    }
    public func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage? {
        byName(
            self, "previewController:transitionImageForPreviewItem:contentRect:", [controller, item, contentRect],
            or: nil)
    }
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { byName(self, "previewController:transitionViewForPreviewItem:", [controller, item], or: nil) }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode {
        byName(self, "previewController:editingModeForPreviewItem:", [controller, previewItem], or: .disabled)
    }
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) { byName(self, "previewController:didUpdateContentsOfPreviewItem:", [controller, previewItem]) }
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {
        byName(
            self, "previewController:didSaveEditedCopyOfPreviewItem:atURL:",
            [controller, previewItem, modifiedContentsURL])
    }
}
