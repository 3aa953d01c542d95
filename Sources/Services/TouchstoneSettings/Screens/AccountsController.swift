// SPDX-License-Identifier: MIT
import Accounts
import TouchstoneDevice
import UIKit

/// The services that accounts can be of, in the order in which Settings shows them.
enum AccountService: String, CaseIterable {
    case twitter, facebook, sinaWeibo, tencentWeibo, linkedIn

    var type: String {
        switch self {
        case .twitter: ACAccountTypeIdentifierTwitter
        case .facebook: ACAccountTypeIdentifierFacebook
        case .sinaWeibo: ACAccountTypeIdentifierSinaWeibo
        case .tencentWeibo: ACAccountTypeIdentifierTencentWeibo
        case .linkedIn: ACAccountTypeIdentifierLinkedIn
        }
    }

    var title: String {
        switch self {
        case .twitter: "Twitter"
        case .facebook: "Facebook"
        case .sinaWeibo: "Sina Weibo"
        case .tencentWeibo: "Tencent Weibo"
        case .linkedIn: "LinkedIn"
        }
    }
}

/// The device's accounts, and a row to add one.
final class AccountsController: FormController {
    private let device: Device

    init(_ device: Device) {
        self.device = device
        super.init(title: "Accounts")
    }

    required init?(coder: NSCoder) { fatalError("AccountsController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let database = AccountDatabase(device: device, app: "")
        let accounts = reading([]) { try database.accounts() }
        let sections = AccountService.allCases.compactMap { service -> FormSection? in
            let rows = accounts.filter { $0.type == service.type }.map { account in
                FormRow(
                    title: account.username ?? account.description ?? "",
                    kind: .link { [device] in AccountController(account, service, device) })
            }
            return rows.isEmpty ? nil : FormSection(header: service.title, rows: rows)
        }
        let add = FormRow(
            title: "Add Account", kind: .link { [device] in NewAccountController(device) },
            identifier: "Add Account")
        return sections + [FormSection(footer: "Apps see accounts once you allow it.", rows: [add])]
    }
}

/// Which service a new account is of.
final class NewAccountController: FormController {
    private let device: Device

    init(_ device: Device) {
        self.device = device
        super.init(title: "Add Account")
    }

    required init?(coder: NSCoder) { fatalError("NewAccountController: is made in code only") }

    override func makeSections() -> [FormSection] {
        let rows = AccountService.allCases.map { service in
            FormRow(
                title: service.title,
                kind: .link { [device] in
                    AccountController(AccountRecord(type: service.type), service, device)
                })
        }
        return [FormSection(rows: rows)]
    }
}

/// Name, token and server of an account, the apps that may use it, and a row to delete it. Fields are stored when they
/// are left.
final class AccountController: FormController {
    private var account: AccountRecord
    private let service: AccountService
    private let device: Device

    init(_ account: AccountRecord, _ service: AccountService, _ device: Device) {
        self.account = account
        self.service = service
        self.device = device
        super.init(title: account.username ?? service.title)
    }

    required init?(coder: NSCoder) { fatalError("AccountController: is made in code only") }

    override func makeSections() -> [FormSection] {
        var fields = [field("User Name", \.username), field("Access Token", \.token, isSecure: true)]
        if service == .twitter { fields.append(field("Token Secret", \.secret, isSecure: true)) }
        fields.append(field("Server", \.server, keyboard: "URL"))
        let footer =
            "Posts of the system's sheet go to the server; without one they stay on this device. "
            + "mastodon:https://example.org names a server of Mastodon."
        return [FormSection(footer: footer, rows: fields), apps, deletion].filter { !$0.rows.isEmpty }
    }

    private func field(
        _ title: String, _ path: WritableKeyPath<AccountRecord, String?>, isSecure: Bool = false,
        keyboard: String = "Alphabet"
    ) -> FormRow {
        let input = SettingsElement.TextInput(
            isSecure: isSecure, keyboard: keyboard, capitalization: "None", correction: "No")
        let element = SettingsElement(kind: .textField(input), title: title, key: title)
        return FormRow(
            kind: .cell { [weak self] in
                FieldCell(element, input, text: self?.account[keyPath: path]) { text in
                    self?.change { $0[keyPath: path] = text.isEmpty ? nil : text }
                }
            })
    }

    private func change(_ body: (inout AccountRecord) -> Void) {
        body(&account)
        // A name makes it an account.
        guard account.username != nil else { return }
        attempt { try AccountDatabase(device: device, app: "").save(account) }
    }

    private var apps: FormSection {
        let rows = InstalledApp.all(on: device).compactMap { app -> FormRow? in
            let database = AccountDatabase(device: device, app: app.identifier)
            guard let isGranted = database.access(service.type) else { return nil }
            return FormRow(
                title: app.name, image: app.icon(side: 29),
                kind: .toggle(isOn: isGranted) { [weak self, service] isOn in
                    self?.attempt { try database.setAccess(service.type, to: isOn) }
                }, identifier: app.identifier)
        }
        return FormSection(header: "Allow These Apps to Use Your Account", rows: rows)
    }

    private var deletion: FormSection {
        let row = FormRow(
            title: "Delete Account",
            kind: .check(isChecked: false) { [weak self] in
                guard let self else { return }
                attempt { try AccountDatabase(device: self.device, app: "").remove(self.account.identifier) }
                navigationController?.popViewController(animated: true)
            })
        return FormSection(rows: account.username == nil ? [] : [row])
    }
}
