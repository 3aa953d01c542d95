// SPDX-License-Identifier: MIT
import Foundation

/// What stands on a payment card: JSON in the keychain.
struct Card: Codable, Equatable {
    var numberTextField = ""
    var expDateTextField = ""
    var CV2CodeTextField = ""
    var nameTextField = ""

    /// nil: none is stored.
    static func stored() throws -> Card? {
        guard let text = try SecretStore.card.text(), !text.isEmpty else { return nil }
        return try JSONDecoder().decode(Card.self, from: Data(text.utf8))
    }

    func store() throws { try SecretStore.card.store(String(decoding: JSONEncoder().encode(self), as: UTF8.self)) }
}
