// SPDX-License-Identifier: MIT

/// What assistive applications and scripts call a picker's components. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        byName(self, "pickerView:accessibilityLabelForComponent:", [pickerView, component], or: nil)
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        byName(self, "pickerView:accessibilityHintForComponent:", [pickerView, component], or: nil)
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? {
        byName(self, "pickerView:accessibilityAttributedLabelForComponent:", [pickerView, component], or: nil)
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? {
        byName(self, "pickerView:accessibilityAttributedHintForComponent:", [pickerView, component], or: nil)
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] {
        byName(self, "pickerView:accessibilityUserInputLabelsForComponent:", [pickerView, component], or: [])
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] {
        byName(self, "pickerView:accessibilityAttributedUserInputLabelsForComponent:", [pickerView, component], or: [])
    }
}

extension UIPickerView {
    /// Gives the wheel the names the delegate has for its component.
    func nameWheel(_ wheel: UIView, _ component: Int) {
        guard let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return }
        let label =
            optionalCall { delegate.pickerView(self, accessibilityLabelForComponent: component) }.flatMap { $0 }
            ?? optionalCall { delegate.pickerView(self, accessibilityAttributedLabelForComponent: component) }
            .flatMap { $0?.string }
        let hint =
            optionalCall { delegate.pickerView(self, accessibilityHintForComponent: component) }.flatMap { $0 }
            ?? optionalCall { delegate.pickerView(self, accessibilityAttributedHintForComponent: component) }
            .flatMap { $0?.string }
        if let label { wheel.accessibilityLabel = label }
        if let hint { wheel.accessibilityHint = hint }
    }
}
