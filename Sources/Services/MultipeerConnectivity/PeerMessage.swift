// SPDX-License-Identifier: MIT
internal import Network

/// What peers tell each other; the texts are a peer's name and identity, or a resource's name.
typealias PeerMessage = FramedMessage<PeerMessageKind>
typealias PeerLink = FramedLink<PeerMessageKind>

enum PeerMessageKind: UInt8, Sendable { case invite = 1, accept, decline, data, resource, bye }
