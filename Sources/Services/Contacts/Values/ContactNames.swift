// SPDX-License-Identifier: MIT

/// What people read for labels and properties.
enum ContactNames {
    static func label(_ label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let name = String(label.dropFirst(4).dropLast(4))
        switch name {
        case "HomePage": return "homepage"
        case "HomeFAX": return "home fax"
        case "WorkFAX": return "work fax"
        case "OtherFAX": return "other fax"
        default: return words(name)
        }
    }

    static func property(_ key: String) -> String {
        switch key {
        case "givenName": "first name"
        case "familyName": "last name"
        case "previousFamilyName": "maiden name"
        case "organizationName": "company"
        case "departmentName": "department"
        case "phoneNumbers": "phone"
        case "emailAddresses": "email"
        case "postalAddresses": "address"
        case "urlAddresses": "url"
        case "contactRelations": "related name"
        case "socialProfiles": "social profile"
        case "instantMessageAddresses": "instant message"
        case "namePrefix": "prefix"
        case "nameSuffix": "suffix"
        case "note": "notes"
        case "dates": "date"
        default: words(key)
        }
    }

    /// "jobTitle" as "job title".
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            if character.isUppercase, !text.isEmpty { text += " " }
            text += character.lowercased()
        }
    }
}
