// SPDX-License-Identifier: MIT

extension ModuleFacts {
    /// Whether another module declares this protocol for Objective-C: its values' type conforms to it on iOS.
    func isImportedProtocol(_ name: String) -> Bool {
        let name = Self.simple(name)
        return index.parents[name] != nil && !index.projectTypes.contains(name) && !Self.isPlainClass(name)
            && !chain(of: name).contains("NSObject")
    }

    /// Whether a method meets a requirement of a delegate of Foundation's, of which no list tells: all of them are
    /// Objective-C's, and begin with the sender's name.
    /// - Parameter member: its full name, `urlSession(_:task:didCompleteWithError:)`.
    static func isRequirement(_ member: String, ofFoundations name: String) -> Bool {
        let name = simple(name)
        return name.hasSuffix("Delegate")
            && foundationSenders.contains { name.hasPrefix($0.key) && member.hasPrefix($0.value + "(") }
    }

    private static let foundationSenders = [
        "URLSession": "urlSession", "XMLParser": "parser", "FileManager": "fileManager", "Stream": "stream",
    ]

    /// Classes of which the lists of frameworks name no ancestor, as they do of protocols.
    private static func isPlainClass(_ name: String) -> Bool {
        let families = ["CG", "CT", "CIImage", "CIColor", "AVPlayerItem", "AVMediaSelection"]
        return plainClasses.contains(name) || families.contains { name.hasPrefix($0) }
    }

    private static let plainClasses: Set<String> = [
        "NSAttributedString", "NSMutableAttributedString", "NSString", "NSMutableString", "NSValue", "NSCoder",
        "NSItemProvider", "NSUserActivity", "NSExtensionContext", "UNNotificationResponse",
    ]
}
