// SPDX-License-Identifier: MIT

extension UIApplicationShortcutIcon {
    /// A person's picture, or their initials.
    public convenience init(contact: CNContact) { self.init(contactIdentifier: contact.identifier) }
}
