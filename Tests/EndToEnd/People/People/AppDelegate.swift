// SPDX-License-Identifier: MIT
import ContactsUI
import UIKit

/// Everything that apps do with a person's contacts, a button each, and a line that says what became of it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: PeopleViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class PeopleViewController: UITableViewController {
    private let store = CNContactStore()
    private lazy var actions: [(title: String, body: () -> Void)] = [
        ("Ask", ask), ("Invite Both", addBoth), ("Read", read), ("Pick", pick), ("Pick E-Mail", pickAddress),
        ("Show Ada", showAda), ("New", makeNew),
    ]
    private let line = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
        line.accessibilityIdentifier = "journal"
        line.numberOfLines = 0
        tableView.tableFooterView = line
    }

    fileprivate func say(_ text: String) { DispatchQueue.main.async { self.line.text = text } }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
        cell.textLabel?.text = actions[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        line.text = nil
        actions[indexPath.row].body()
    }

    // MARK: The store

    private func ask() {
        store.requestAccess(for: .contacts) { granted, error in
            self.say(granted ? "granted" : "refused, \((error as NSError?)?.code ?? 0)")
        }
    }

    private func addBoth() {
        let ada = CNMutableContact()
        (ada.givenName, ada.familyName) = ("Ada", "Lovelace")
        ada.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMain, value: CNPhoneNumber(stringValue: "555-1815"))
        ]
        ada.emailAddresses = [
            CNLabeledValue(label: CNLabelHome, value: "ada@example.com"),
            CNLabeledValue(label: CNLabelWork, value: "countess@example.com"),
        ]
        ada.imageData = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).pngData { context in
            UIColor.purple.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let charles = CNMutableContact()
        (charles.givenName, charles.familyName) = ("Charles", "Babbage")
        let request = CNSaveRequest()
        for one in [ada, charles] { request.add(one, toContainerWithIdentifier: nil) }
        do {
            try store.execute(request)
            say("added")
        } catch { say("not added, \((error as NSError).code)") }
    }

    private func read() {
        let keys = [CNContactFamilyNameKey, CNContactImageDataAvailableKey, CNContactThumbnailImageDataKey]
        let request = CNContactFetchRequest(keysToFetch: keys as [CNKeyDescriptor])
        request.sortOrder = .familyName
        var names: [String] = []
        do {
            try store.enumerateContacts(with: request) { contact, _ in
                let picture = contact.thumbnailImageData.flatMap { UIImage(data: $0) }
                names.append(
                    contact.familyName + (contact.imageDataAvailable && picture != nil ? " with a picture" : ""))
            }
            say("read " + names.joined(separator: ", "))
        } catch { say("not read, \((error as NSError).code)") }
    }

    // MARK: The person's own hands

    private func pick() {
        let picker = CNContactPickerViewController()
        picker.delegate = self
        picker.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
        present(picker, animated: true)
    }

    private func pickAddress() {
        let picker = AddressPicker()
        picker.delegate = picker
        picker.owner = self
        picker.displayedPropertyKeys = [CNContactEmailAddressesKey]
        present(picker, animated: true)
    }

    private func showAda() {
        do {
            let found = try store.unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "Ada"),
                keysToFetch: [CNContactViewController.descriptorForRequiredKeys()])
            guard let ada = found.first else { return say("nobody") }
            let card = CNContactViewController(for: ada)
            card.delegate = self
            navigationController?.pushViewController(card, animated: true)
        } catch { say("not shown, \((error as NSError).code)") }
    }

    private func makeNew() {
        let card = CNContactViewController(forNewContact: nil)
        card.delegate = self
        present(UINavigationController(rootViewController: card), animated: true)
    }
}

extension PeopleViewController: CNContactPickerDelegate, CNContactViewControllerDelegate {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { say("cancelled") }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        say("picked \(contact.familyName)")
    }

    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool {
        title = "asked about \(property.key)"
        return false
    }

    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        dismiss(animated: true)
        say(contact.map { "saved \($0.givenName)" } ?? "nothing saved")
    }
}

/// Takes single values.
final class AddressPicker: CNContactPickerViewController, CNContactPickerDelegate {
    weak var owner: PeopleViewController?
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { owner?.say("cancelled") }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect property: CNContactProperty) {
        owner?.say("picked \(property.value as? String ?? "nothing")")
    }
}
