// SPDX-License-Identifier: MIT

// Security's part of TLS connections: https://developer.apple.com/documentation/security/sec_protocol_options_t

/// Set before the connection starts, hence Sendable.
public final class sec_protocol_options_t: @unchecked Sendable {
    /// Who judges the server instead of the system.
    struct Verifier: @unchecked Sendable {  // called on `queue` alone
        let block: sec_protocol_verify_t
        let queue: DispatchQueue
    }

    var serverName: String?
    var applicationProtocols: [String] = []
    var verifiesPeer = true
    var verifier: Verifier?
    var (oldestVersion, newestVersion): (tls_protocol_version_t?, tls_protocol_version_t?)
}
public final class sec_protocol_metadata_t: Sendable {}

/// The chain that the server showed.
public final class sec_trust_t: Sendable {
    fileprivate let trust: SecTrust
    init(_ trust: SecTrust) { self.trust = trust }
}
public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { sec_trust_t(trust) }
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }

public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xFEFF
    case DTLSv12 = 0xFEFD
}

/// Takes whether the connection may go on.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t = (
    _ metadata: sec_protocol_metadata_t, _ trust_ref: sec_trust_t, _ complete: @escaping sec_protocol_verify_complete_t
) -> Void

/// Lets the block judge the server's certificates, on the queue, instead of the system; a connection that is refused fails
/// with -9808.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) { options.verifier = .init(block: verify_block, queue: verify_block_queue) }
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ server_name: String) {
    options.serverName = server_name
}
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: String
) { options.applicationProtocols.append(application_protocol) }
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) { options.verifiesPeer = peer_authentication_required }
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.oldestVersion = version }
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.newestVersion = version }
