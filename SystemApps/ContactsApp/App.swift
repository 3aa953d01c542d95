// SPDX-License-Identifier: MIT
import Contacts
import ContactsUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: PeopleController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// A vCard file: its people are taken up.
    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        do {
            let request = CNSaveRequest()
            for person in try CNContactVCardSerialization.contacts(with: Data(contentsOf: url)) {
                guard let person = person.mutableCopy() as? CNMutableContact else { continue }
                request.add(person, toContainerWithIdentifier: nil)
            }
            try CNContactStore().execute(request)
            return true
        } catch {
            NSLog("%@: %@", url.path, "\(error)")
            return false
        }
    }
}

/// Everybody whom the device knows, by the first letter; a touch shows the card.
final class PeopleController: UITableViewController, CNContactViewControllerDelegate {
    private struct Section {
        let letter: String
        var people: [CNContact]
    }

    private let store = CNContactStore()
    private var sections: [Section] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addPerson() })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
        NotificationCenter.default.addObserver(forName: .CNContactStoreDidChange, object: nil, queue: .main) {
            [weak self] _ in MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    private func reload() {
        let request = CNContactFetchRequest(keysToFetch: [CNContactViewController.descriptorForRequiredKeys()])
        request.sortOrder = .userDefault
        var people: [CNContact] = []
        do { try store.enumerateContacts(with: request) { person, _ in people.append(person) } } catch {
            return complain(error)
        }
        sections = []
        for person in people {
            let letter = Self.letter(of: person)
            if sections.last?.letter != letter { sections.append(Section(letter: letter, people: [])) }
            sections[sections.count - 1].people.append(person)
        }
        tableView.reloadData()
    }

    private func complain(_ error: any Error) {
        let alert = UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private static func name(of person: CNContact) -> String {
        CNContactFormatter.string(from: person, style: .fullName) ?? person.organizationName
    }

    private static func letter(of person: CNContact) -> String {
        let key = [person.familyName, person.givenName, person.organizationName].first { !$0.isEmpty } ?? ""
        guard let first = key.first, first.isLetter else { return "#" }
        return String(first).folding(options: .diacriticInsensitive, locale: nil).uppercased()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].people.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Self.name(of: sections[indexPath.section].people[indexPath.row])
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let card = CNContactViewController(for: sections[indexPath.section].people[indexPath.row])
        card.contactStore = store
        card.delegate = self
        navigationController?.pushViewController(card, animated: true)
    }

    // MARK: New people

    private func addPerson() {
        let card = CNContactViewController(forNewContact: nil)
        card.contactStore = store
        card.delegate = self
        present(UINavigationController(rootViewController: card), animated: true)
    }

    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        viewController.dismiss(animated: true)
        reload()
    }
}
