// SPDX-License-Identifier: MIT

/// Keys that the desktop keeps for its person, and opens when the person is there. Waits for the desktop, on any thread.
///
/// https://specifications.freedesktop.org/secret-service-spec/latest/
package struct DesktopSecrets: Sendable {
    /// Of the person who is logged in.
    package static let shared = DesktopSecrets(on: .session)

    /// The person does not open the secrets, or the desktop has nowhere to keep one.
    package struct Refusal: Error, CustomStringConvertible, Hashable {
        /// For people.
        package let description: String
    }

    private static let service = "org.freedesktop.secrets"
    private static let path = "/org/freedesktop/secrets"
    private static let prefix = "org.freedesktop.Secret."
    /// Stands for "no object".
    private static let none = "/"
    /// Seconds of real time that a person has to answer the desktop's question.
    private static let patience = 120.0

    let bus: BusConnection

    init(on bus: BusConnection) { self.bus = bus }

    // MARK: Keeping

    /// - Parameter label: what the person finds it by among others.
    /// - Returns: false where there is no such service, which is reported.
    package func keep(_ secret: [UInt8], named name: String, label: String) throws -> Bool {
        let session: String
        do { session = try openSession() } catch {
            Desktop.report(.secrets, "a Secret Service", error)
            return false
        }
        let collection = try defaultCollection()
        try unlock([collection])
        let properties = BusValue.properties([
            Self.prefix + "Item.Label": .string(label), Self.prefix + "Item.Attributes": Self.attributes(name),
        ])
        let content = BusValue.structure([
            .path(session), Self.bytes([]), Self.bytes(secret), .string("application/octet-stream"),
        ])
        let method = BusMethod(Self.service, collection, Self.prefix + "Collection", "CreateItem")
        let answer = try bus.callAndWait(method, [properties, content, .bool(false)])
        if object(answer, 0) == Self.none { try prompt(object(answer, 1)) }
        return true
    }

    /// A desktop that has none asks its person for the password of a new one.
    private func defaultCollection() throws -> String {
        let known = try object(ask("ReadAlias", [.string("default")]), 0)
        guard known == Self.none else { return known }
        let properties = BusValue.properties([Self.prefix + "Collection.Label": .string("Default keyring")])
        let answer = try ask("CreateCollection", [properties, .string("default")])
        let made = object(answer, 0)
        guard made == Self.none else { return made }
        guard let path = try prompt(object(answer, 1))?.text, path != Self.none else {
            throw Refusal(description: "the desktop has no place for secrets")
        }
        return path
    }

    // MARK: Finding

    /// nil: there is none of the name.
    package func secret(named name: String) throws -> [UInt8]? {
        let found = try ask("SearchItems", [Self.attributes(name)])
        let (open, locked) = (Self.paths(found, 0), Self.paths(found, 1))
        guard let item = open.first ?? locked.first else { return nil }
        if open.isEmpty { try unlock([item]) }
        let answer = try ask("GetSecrets", [.array([.path(item)], of: "o"), .path(openSession())])
        guard let secret = answer.first?.properties?[item]?.elements, secret.count == 4 else { return nil }
        return secret[2].elements?.compactMap { element in
            if case .byte(let byte) = element { byte } else { nil }
        }
    }

    private static func attributes(_ name: String) -> BusValue {
        let pairs = [("xdg:schema", "org.touchstone.Key"), ("name", name)]
        return .array(pairs.map { .entry(.string($0.0), .string($0.1)) }, of: "{ss}")
    }

    private static func bytes(_ bytes: [UInt8]) -> BusValue { .array(bytes.map { .byte($0) }, of: "y") }

    private static func paths(_ values: [BusValue], _ index: Int) -> [String] {
        (index < values.count ? values[index].elements ?? [] : []).compactMap(\.text)
    }

    private func object(_ values: [BusValue], _ index: Int) -> String {
        index < values.count ? values[index].text ?? Self.none : Self.none
    }

    private func ask(_ member: String, _ arguments: [BusValue]) throws(BusError) -> [BusValue] {
        try bus.callAndWait(BusMethod(Self.service, Self.path, Self.prefix + "Service", member), arguments)
    }

    // MARK: Session and locks

    /// Secrets are not encrypted on the bus: who could listen there could ask for them as well.
    private func openSession() throws(BusError) -> String {
        object(try ask("OpenSession", [.string("plain"), .variant(.string(""))]), 1)
    }

    private func unlock(_ objects: [String]) throws {
        let answer = try ask("Unlock", [.array(objects.map { .path($0) }, of: "o")])
        try prompt(object(answer, 1))
    }

    /// The desktop asks its person.
    /// - Returns: what came of it; nil: there was nothing to ask.
    @discardableResult
    private func prompt(_ path: String) throws -> BusValue? {
        guard path != Self.none else { return nil }
        let interface = Self.prefix + "Prompt"
        let answer = try bus.callAndWait(
            for: BusSignal(path: path, interface, "Completed"),
            of: BusMethod(Self.service, path, interface, "Prompt"), [.string("")], limit: Self.patience)
        if answer.first?.flag != false { throw Refusal(description: "the desktop's secrets stay locked") }
        return answer.count > 1 ? answer[1].content : nil
    }
}
