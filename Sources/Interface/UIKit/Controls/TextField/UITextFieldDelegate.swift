// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// nil: the menu as suggested.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        byName(self, "textFieldShouldBeginEditing:", [textField], or: true)
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        byName(self, "textFieldDidBeginEditing:", [textField])
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        byName(self, "textFieldShouldEndEditing:", [textField], or: true)
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        byName(self, "textFieldDidEndEditing:", [textField])
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        byName(self, "textFieldDidEndEditing:reason:", [textField, reason])
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        byName(
            self, "textField:shouldChangeCharactersInRange:replacementString:", [textField, range, string], or: true)
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        byName(self, "textFieldDidChangeSelection:", [textField])
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        byName(self, "textFieldShouldClear:", [textField], or: true)
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        byName(self, "textFieldShouldReturn:", [textField], or: true)
    }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        byName(
            self, "textField:editMenuForCharactersInRange:suggestedActions:", [textField, range, suggestedActions],
            or: nil)
    }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        byName(self, "textField:willPresentEditMenuWithAnimator:", [textField, animator])
    }
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        byName(self, "textField:willDismissEditMenuWithAnimator:", [textField, animator])
    }
}
