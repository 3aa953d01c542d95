import UIKit

final class TextFieldsScreen: GalleryScreen, UITextFieldDelegate {
    override func build() {
        let plain = field("Placeholder", identifier: "plain")
        plain.clearButtonMode = .whileEditing
        add("Rounded, with a clear button while editing", height: 34, plain)

        let filled = field("", identifier: "filled")
        filled.text = "A long text that does not fit into the field and ends with dots"
        filled.clearButtonMode = .always
        add("Clear button always, long text", height: 34, filled)

        let secure = field("Password", identifier: "secure")
        secure.isSecureTextEntry = true
        secure.text = "secret"
        secure.textContentType = .password
        add("Secure", height: 34, secure)

        let search = field("Search", identifier: "icon")
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 30, height: 24)
        search.leftView = icon
        search.leftViewMode = .always
        search.returnKeyType = .search
        add("Left view", height: 34, search)

        let styled = field("", identifier: "styled")
        styled.attributedPlaceholder = NSAttributedString(
            string: "Coloured placeholder", attributes: [.foregroundColor: UIColor.systemPurple, .kern: 2])
        styled.textColor = .systemPurple
        styled.textAlignment = .center
        styled.keyboardType = .numberPad
        add("Attributed placeholder, centred, number pad", height: 34, styled)

        let borders = UIStackView()
        borders.spacing = 12
        borders.distribution = .fillEqually
        for (name, style) in [("None", UITextField.BorderStyle.none), ("Line", .line), ("Bezel", .bezel)] {
            let field = UITextField()
            field.borderStyle = style
            field.text = name
            borders.addArrangedSubview(field)
        }
        add("Borders", height: 34, borders)

        let disabled = field("", identifier: "disabled")
        disabled.text = "Disabled"
        disabled.isEnabled = false
        add("Disabled", height: 34, disabled)

        let small = field("", identifier: "shrinking")
        small.text = "Shrinks to fit when the text grows long enough"
        small.adjustsFontSizeToFitWidth = true
        small.minimumFontSize = 9
        add("Shrinks to fit", height: 34, small)
    }

    private func field(_ placeholder: String, identifier: String) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = placeholder
        field.accessibilityIdentifier = identifier
        field.delegate = self
        return field
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
