// SPDX-License-Identifier: MIT
internal import Network

/// What a central in one app and a peripheral manager in another tell each other.
typealias AirMessage = FramedMessage<AirMessageKind>
typealias AirConnection = FramedLink<AirMessageKind>

enum AirMessageKind: UInt8, Sendable {
    /// The central's identifier.
    case hello = 1
    /// What there is, as JSON: the answer to `hello`, and again after each change, with the handles of what is gone.
    case table
    /// Number of the request, handle.
    case read
    /// Number of the request, 0 where no answer is wanted, handle; the value.
    case write
    /// Number of the request, handle, 1 or 0.
    case subscribe
    /// Number of the request, code of the Attribute Protocol; the value.
    case answer
    /// Handle; the value.
    case value
}

extension FramedMessage<AirMessageKind> {
    init(_ kind: AirMessageKind, _ numbers: [Int], _ body: Data = Data()) {
        self.init(kind, numbers.map(String.init), body)
    }
    /// nil: it is not there, or no number.
    func number(_ index: Int) -> Int? { texts.indices.contains(index) ? Int(texts[index]) : nil }
}

/// What an app that offers services says of itself in the device's register.
struct Offer: Codable, Equatable, Sendable {
    static let type = "_touchstone-air._tcp"
    /// What the other apps know it by, the same each time.
    var identifier: UUID
    var advertisement: Advertisement
}

struct OfferTable: Codable, Sendable {
    var services: [GATTService]
    var gone: [Int] = []
}
