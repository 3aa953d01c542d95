// SPDX-License-Identifier: MIT

/// What the screens show of a contact.
extension CNContact {
    /// The name, or what stands for it.
    var shownName: String {
        CNContactFormatter.string(from: self, style: .fullName)
            ?? emailAddresses.first.map { $0.value as String } ?? phoneNumbers.first?.value.stringValue ?? "No Name"
    }

    /// First letters of first and last name; empty without a name.
    var initials: String { [givenName, familyName].compactMap(\.first).map { String($0).uppercased() }.joined() }
}

/// A contact's picture in a circle, or its initials on grey.
final class MonogramView: UIView {
    private let letters = UILabel()
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.64, green: 0.67, blue: 0.72, alpha: 1)
        clipsToBounds = true
        letters.textColor = .white
        letters.textAlignment = .center
        picture.contentMode = .scaleAspectFill
        picture.tintColor = .white
        addSubview(letters)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("MonogramView: is made in code only") }

    func show(_ contact: CNContact) {
        letters.text = contact.initials
        let image = contact.imageData.flatMap { UIImage(data: $0) }
        let symbol = contact.contactType == .organization ? "building.2.fill" : "person.fill"
        picture.image = image ?? (contact.initials.isEmpty ? UIImage(systemName: symbol) : nil)
        picture.contentMode = image == nil ? .scaleAspectFit : .scaleAspectFill
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
        letters.frame = bounds
        letters.font = .systemFont(ofSize: bounds.width * 0.42, weight: .medium)
        let isSymbol = picture.contentMode == .scaleAspectFit
        picture.frame = isSymbol ? bounds.insetBy(dx: bounds.width * 0.22, dy: bounds.width * 0.22) : bounds
    }
}
