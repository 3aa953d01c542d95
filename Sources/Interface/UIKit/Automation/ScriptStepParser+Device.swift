// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Steps that move the world around the device, and that answer what the system asks.
extension ScriptStepParser {
    func deviceAction() throws -> ScriptStep.Action? {
        if let value = step["location"] { return .location(try move(value)) }
        if let value = step["world"] {
            guard let changes = value as? [String: Any] else { throw failure("world takes an object") }
            return .world(changes)
        }
        if let value = step["permission"] { return .permission(try permissions(value)) }
        if let value = step["privacy"] { return .privacy(try permissions(value)) }
        if let value = step["contentSize"] { return .contentSize(try contentSize(value)) }
        if let value = step["push"] {
            if let word = step["kind"] { return try ownPush(value, word) }
            return .push(
                try payload(value), identifier: step["identifier"] as? String, app: step["app"] as? String)
        }
        if let value = step["copy"] {
            guard let text = value as? String else { throw failure("copy takes a string") }
            return .copy(text)
        }
        return try continuation().map { .continuation($0) }
    }

    /// `{"continue": {"type": ..., "userInfo": {...}}}`, or the activity as another device sends it.
    private func continuation() throws -> ScriptStep.Continuation? {
        if let type = step["willContinue"] as? String { return .begin(type: type) }
        if let type = step["continuationFailed"] as? String { return .fail(type: type) }
        if let identifier = step["wasContinued"] as? String { return .wasContinued(identifier: identifier) }
        guard let value = step["continue"] else { return nil }
        do {
            guard let text = value as? String else { return .deliver(try NSUserActivity(propertyList: value)) }
            return .deliver(try NSUserActivity(archived: Data(base64Encoded: text) ?? Data()))
        } catch { throw failure("continue: \(error)") }
    }

    /// XS to XXXL, AX1 to AX5.
    private func contentSize(_ value: Any) throws -> UIContentSizeCategory {
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        guard let name = value as? String, names.contains(name),
            let category = LaunchOptions.contentSizeCategory(named: name)
        else { throw failure("contentSize takes one of " + names.joined(separator: ", ")) }
        return category
    }

    /// The payload itself, or the file that holds it.
    private func payload(_ value: Any) throws -> Data {
        if let file = value as? String {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw failure("\(file): cannot be read")
            }
            return data
        }
        guard let object = value as? [String: Any] else { throw failure("push takes an object or a file") }
        return try JSONSerialization.data(withJSONObject: object)
    }

    /// `{"push": {...}, "kind": "voip"}`
    private func ownPush(_ value: Any, _ word: Any) throws -> ScriptStep.Action {
        guard let kind = (word as? String).flatMap(PushKind.init) else {
            throw failure("kind takes one of voip, complication, fileprovider")
        }
        guard let content = try JSONSerialization.jsonObject(with: payload(value)) as? [String: Any] else {
            throw failure("push takes an object or a file that holds one")
        }
        return .ownPush(content, kind)
    }

    private func failure(_ text: String) -> ScriptStep.Failure { ScriptStep.Failure(description: text) }

    /// A text as of `--location`, `[latitude, longitude]`, an object with a fix's properties, or null.
    private func move(_ value: Any) throws -> WorldMove? {
        do {
            switch value {
            case is NSNull: return nil
            case let text as String: return try WorldMove(text)
            case let numbers as [NSNumber] where numbers.count == 2:
                return try WorldMove("\(numbers[0].doubleValue),\(numbers[1].doubleValue)")
            case let object as [String: Any]: return try WorldMove(json: object)
            default: throw failure("location takes a text, [latitude, longitude], an object or null")
            }
        } catch let error as WorldTextError { throw failure("\(error)") }
    }

    /// `{"location": "always"}` or `"location=always,photos=denied"`.
    private func permissions(_ value: Any) throws -> [(PermissionKind, PermissionState)] {
        let text: String
        switch value {
        case let list as String: text = list
        case let object as [String: String]:
            text = object.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ",")
        default: throw failure("permission takes an object or a text")
        }
        do { return try Permissions.parse(text) } catch { throw failure("\(error)") }
    }
}
