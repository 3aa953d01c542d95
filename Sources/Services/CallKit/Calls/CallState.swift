// SPDX-License-Identifier: MIT

/// What is known of one call.
struct CallState: Sendable {
    let uuid: UUID
    let isOutgoing: Bool
    var isOnHold = false
    var hasConnected = false
    var hasEnded = false
    var supportsHolding = true
}
