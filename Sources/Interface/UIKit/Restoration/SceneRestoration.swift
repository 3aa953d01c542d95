// SPDX-License-Identifier: MIT

/// Keeps what a scene's session knows for the next launch: the activity that tells of the scene's state, and the app's own
/// `userInfo`. Written when the scene leaves the screen, read before it connects.
@MainActor
enum SceneRestoration {
    private static var file: URL { RestorationState.folder.appendingPathComponent("scenes.plist") }

    static func save(_ sessions: [UISceneSession]) {
        var scenes: [String: Any] = [:]
        for session in sessions { scenes[session.persistentIdentifier] = description(of: session) }
        do {
            try FileManager.default.createDirectory(
                at: RestorationState.folder, withIntermediateDirectories: true)
            try SafeFile.write(
                PropertyListSerialization.data(fromPropertyList: scenes, format: .binary, options: 0), to: file)
        } catch {
            FileHandle.standardError.write(Data("state restoration: \(error.localizedDescription)\n".utf8))
        }
    }

    static func restore(_ session: UISceneSession) {
        guard let data = FileManager.default.contents(atPath: file.path),
            // What another version has written in another form is as good as none.
            let scenes = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let known = scenes[session.persistentIdentifier] as? [String: Any]
        else { return }
        if let activity = known["activity"] as? [String: Any] {
            session.stateRestorationActivity = NSUserActivity(restoring: activity)
        }
        session.userInfo = (known["userInfo"] as? [String: Any])?.mapValues(ListedValue.value)
    }

    private static func description(of session: UISceneSession) -> [String: Any] {
        var known: [String: Any] = [:]
        known["activity"] = session.stateRestorationActivity?.listed
        known["userInfo"] = session.userInfo.map(ListedValue.list)
        return known
    }
}

extension NSUserActivity {
    fileprivate var listed: [String: Any] {
        var known: [String: Any] = ["type": activityType]
        known["title"] = title
        known["webpageURL"] = webpageURL?.absoluteString
        known["target"] = targetContentIdentifier
        known["identifier"] = persistentIdentifier
        let named = (userInfo ?? [:]).compactMap { key, value in (key.base as? String).map { ($0, value) } }
        known["userInfo"] = ListedValue.list(Dictionary(named) { first, _ in first })
        return known
    }

    fileprivate convenience init?(restoring known: [String: Any]) {
        guard let type = known["type"] as? String else { return nil }
        self.init(activityType: type)
        title = known["title"] as? String
        webpageURL = (known["webpageURL"] as? String).flatMap { URL(string: $0) }
        targetContentIdentifier = known["target"] as? String
        persistentIdentifier = known["identifier"] as? String
        userInfo = (known["userInfo"] as? [String: Any])?.mapValues(ListedValue.value)
    }
}

/// The values that an activity may carry, as a property list has them, which has no sets, addresses and nothings:
/// https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo
private enum ListedValue {
    private static let mark = "\u{0}"

    static func list(_ values: [String: Any]) -> [String: Any] { values.compactMapValues(listed) }

    private static func listed(_ value: Any) -> Any? {
        switch value {
        case let address as URL: [mark + "url": address.absoluteString]
        case is NSNull: [mark + "null": true]
        case let set as Set<AnyHashable>: [mark + "set": set.compactMap { listed($0.base) }]
        case let array as [Any]: array.compactMap(listed)
        case let dictionary as [String: Any]: list(dictionary)
        case is String, is Data, is Date, is any Numeric, is Bool, is NSNumber: value
        default: unlisted(value)
        }
    }

    private static func unlisted(_ value: Any) -> Any? {
        Unsupported.report("values of type \(type(of: value)) in the state of a scene")
        return nil
    }

    static func value(_ value: Any) -> Any {
        if let array = value as? [Any] { return array.map(ListedValue.value) }
        guard let dictionary = value as? [String: Any] else { return value }
        guard let first = dictionary.first, first.key.hasPrefix(mark) else {
            return dictionary.mapValues(ListedValue.value)
        }
        switch first.value {
        case let address as String: return URL(string: address) ?? first.value
        case let members as [Any]: return Set(members.compactMap { ListedValue.value($0) as? AnyHashable })
        default: return NSNull()
        }
    }
}
