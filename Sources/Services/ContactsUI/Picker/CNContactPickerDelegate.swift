// SPDX-License-Identifier: MIT

/// Hears what a person picks. Which methods there are decides how the picker works: the plural ones let a person pick
/// several.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        byName(self, "contactPickerDidCancel:", [picker])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        byName(self, "contactPicker:didSelectContact:", [picker, contact])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        byName(self, "contactPicker:didSelectContactProperty:", [picker, contactProperty])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
        byName(self, "contactPicker:didSelectContacts:", [picker, contacts])
    }
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {
        byName(self, "contactPicker:didSelectContactProperties:", [picker, contactProperties])
    }
}
