// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// What is asked for, and how a person reads it.
extension AccessKind {
    /// Facebook's permissions that say who somebody is: any of them grants all of them.
    private static let identity: Set<String> = [
        "id", "name", "first_name", "last_name", "link", "username", "gender", "locale", "email",
        "public_profile", "basic_info",
    ]

    /// In the order in which they are asked for.
    static func wanted(_ type: String, _ options: [AnyHashable: Any]?) -> [AccessKind] {
        guard type == ACAccountTypeIdentifierFacebook else { return [.accounts] }
        let names = options?[ACFacebookPermissionsKey] as? [String] ?? []
        var kinds: [AccessKind] = []
        for name in names {
            let kind: AccessKind =
                isWriting(name) ? .publishing : identity.contains(name) ? .accounts : .other(name)
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }

    static func isWriting(_ permission: String) -> Bool {
        permission.hasPrefix("publish_") || permission.hasPrefix("manage_")
    }

    func question(_ type: String) -> String {
        let app = "\u{201C}\(AppIdentity.displayName)\u{201D}"
        let service = ACAccountType.names[type] ?? type
        return switch self {
        case .accounts where type == ACAccountTypeIdentifierFacebook:
            "\(app) Would Like to Access Your \(service) Profile"
        case .accounts: "\(app) Would Like to Access \(service) Accounts"
        case .publishing: "\(app) Would Like to Post to \(service) for You"
        case .other(let name): "\(app) Would Like to Access \(service): \(name)"
        }
    }

    var explanation: String? { self == .publishing ? "It may post in your name." : nil }
}
