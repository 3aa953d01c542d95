// SPDX-License-Identifier: MIT
import UIKit

/// A title and a text that a person writes.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
    private let title = UILabel()
    private let field = UITextField()

    /// - Parameter changed: when the person has finished: Settings stores nothing letter by letter.
    init(
        _ element: SettingsElement, _ input: SettingsElement.TextInput, text: String?,
        changed: @escaping (String) -> Void
    ) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        title.text = element.title
        field.text = text
        field.isSecureTextEntry = input.isSecure
        field.keyboardType = Self.keyboards[input.keyboard] ?? .default
        field.autocapitalizationType = Self.capitalizations[input.capitalization] ?? .none
        field.autocorrectionType = Self.corrections[input.correction] ?? .default
        field.accessibilityIdentifier = element.key
        if !input.isSecure { field.accessibilityValue = text }
        field.returnKeyType = .done
        field.delegate = self
        field.addAction(UIAction { [weak field] _ in changed(field?.text ?? "") }, for: .editingDidEnd)
        contentView.addSubview(title)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("FieldCell: is made in code only") }

    private static let keyboards: [String: UIKeyboardType] = [
        "Alphabet": .asciiCapable, "NumbersAndPunctuation": .numbersAndPunctuation, "NumberPad": .numberPad,
        "URL": .URL,
        "EmailAddress": .emailAddress,
    ]
    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "None": .none, "Sentences": .sentences, "Words": .words, "AllCharacters": .allCharacters,
    ]
    private static let corrections: [String: UITextAutocorrectionType] = ["Default": .default, "No": .no, "Yes": .yes]

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds.insetBy(dx: 16, dy: 0)
        let width = title.text?.isEmpty == false ? min(title.intrinsicContentSize.width, bounds.width / 2) + 16 : 0
        title.frame = CGRect(x: bounds.minX, y: 0, width: max(0, width - 16), height: bounds.height)
        field.frame = CGRect(x: bounds.minX + width, y: 0, width: bounds.width - width, height: bounds.height)
    }
}

/// A number between two ends.
final class SliderCell: UITableViewCell {
    private let slider = UISlider()

    init(_ identifier: String, range: ClosedRange<Double>, value: Double, images: (UIImage?, UIImage?)) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.value = Float(value)
        (slider.minimumValueImage, slider.maximumValueImage) = images
        slider.accessibilityIdentifier = identifier
        contentView.addSubview(slider)
    }

    required init?(coder: NSCoder) { fatalError("SliderCell: is made in code only") }

    func onChange(_ changed: @escaping (Double) -> Void) {
        slider.addAction(UIAction { [weak slider] _ in changed(Double(slider?.value ?? 0)) }, for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
}
