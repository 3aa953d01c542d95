// SPDX-License-Identifier: MIT

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }

/// Something in text that can be tapped.
@preconcurrency @MainActor
open class UITextItem: __ObjCObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

/// Every requirement is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        byName(self, "textViewShouldBeginEditing:", [textView], or: true)
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        byName(self, "textViewShouldEndEditing:", [textView], or: true)
    }
    public func textViewDidBeginEditing(_ textView: UITextView) {
        byName(self, "textViewDidBeginEditing:", [textView])
    }
    public func textViewDidEndEditing(_ textView: UITextView) { byName(self, "textViewDidEndEditing:", [textView]) }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { byName(self, "textView:shouldChangeTextInRange:replacementText:", [textView, range, text], or: true) }
    public func textViewDidChange(_ textView: UITextView) { byName(self, "textViewDidChange:", [textView]) }
    public func textViewDidChangeSelection(_ textView: UITextView) {
        byName(self, "textViewDidChangeSelection:", [textView])
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        byName(
            self, "textView:shouldInteractWithURL:inRange:interaction:", [textView, URL, characterRange, interaction],
            or: true)
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        byName(
            self, "textView:shouldInteractWithTextAttachment:inRange:interaction:",
            [textView, textAttachment, characterRange, interaction], or: true)
    }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        byName(self, "textView:shouldInteractWithURL:inRange:", [textView, URL, characterRange], or: true)
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
        byName(
            self, "textView:shouldInteractWithTextAttachment:inRange:", [textView, textAttachment, characterRange],
            or: true)
    }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        byName(
            self, "textView:primaryActionForTextItem:defaultAction:", [textView, textItem, defaultAction],
            or: defaultAction)
    }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        byName(
            self, "textView:editMenuForTextInRange:suggestedActions:", [textView, range, suggestedActions], or: nil)
    }
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        byName(self, "textView:willPresentEditMenuWithAnimator:", [textView, animator])
    }
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        byName(self, "textView:willDismissEditMenuWithAnimator:", [textView, animator])
    }
}
