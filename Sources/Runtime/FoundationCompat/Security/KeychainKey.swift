// SPDX-License-Identifier: MIT
internal import CCrypto
import Foundation
import ObjCRuntime

/// The key of the secrets in a keychain: AES-256 in Galois/Counter Mode (NIST SP 800-38D), a nonce of its own for each
/// value. Made at the first use, in a file that only its owner may read; or kept by a `KeychainKeeper`, and the file says
/// its name there.
struct KeychainKey {
    let file: URL

    private static let cipher = "AES-256-GCM"
    private static let (keyLength, nonceLength, tagLength) = (32, 12, 16)

    /// Without libcrypto secrets lie in the keychain as they are, which is said once.
    static let isAvailable: Bool = {
        let isThere = ts_crypto_available() == 1
        if !isThere { Unsupported.report("encryption of the keychain: libcrypto is missing (apt-get install libssl3)") }
        return isThere
    }()

    /// Nonce, text and tag.
    func seal(_ secret: Data) throws -> Data {
        let key = try load()
        var nonce = [UInt8](repeating: 0, count: Self.nonceLength)
        ts_crypto_random(&nonce, nonce.count)
        var text = [UInt8](repeating: 0, count: secret.count)
        var tag = [UInt8](repeating: 0, count: Self.tagLength)
        let bytes = [UInt8](secret)
        guard
            ts_aead_seal(
                Self.cipher, key, nonce, nonce.count, nil, 0, bytes, bytes.count, &text, &tag) == 1
        else { throw Failure("a secret cannot be encrypted") }
        return Data(nonce + text + tag)
    }

    func open(_ sealed: Data) throws -> Data {
        let key = try load()
        let bytes = [UInt8](sealed)
        let length = bytes.count - Self.nonceLength - Self.tagLength
        guard length >= 0 else { throw Failure("a secret is too short to be one") }
        let nonce = Array(bytes.prefix(Self.nonceLength))
        let text = Array(bytes[Self.nonceLength..<(Self.nonceLength + length)])
        var secret = [UInt8](repeating: 0, count: length)
        guard
            ts_aead_open(
                Self.cipher, key, nonce, nonce.count, nil, 0, text, length, Array(bytes.suffix(Self.tagLength)),
                &secret) == 1
        else { throw Failure("a secret cannot be opened with \(file.lastPathComponent)") }
        return Data(secret)
    }

    private func load() throws -> [UInt8] {
        if !FileManager.default.fileExists(atPath: file.path) { try make() }
        let content = try [UInt8](Data(contentsOf: file))
        if content.starts(with: Self.mark.utf8) { return try kept(content) }
        guard content.count == Self.keyLength else { throw Failure("\(file.path): is no key") }
        return content
    }

    private func make() throws {
        let key = Self.random(Self.keyLength)
        let name = Self.random(16).map { String(format: "%02x", $0) }.joined()
        let isKept = try KeychainKeepers.current?.keep(key, named: name) == true
        try SafeFile.write(Data(isKept ? Array((Self.mark + name).utf8) : key), to: file, mode: 0o600)
        if isKept { KeychainKeepers.remember(key, named: name) }
    }

    private static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        ts_crypto_random(&bytes, count)
        return bytes
    }

    /// What the file of a key begins with that lies elsewhere; no key is as short as this and a name.
    private static let mark = "kept elsewhere: "

    /// - Parameter content: of the file.
    private func kept(_ content: [UInt8]) throws -> [UInt8] {
        let name = String(decoding: content.dropFirst(Self.mark.utf8.count), as: UTF8.self)
        if let key = KeychainKeepers.remembered(name) { return key }
        guard let keeper = KeychainKeepers.current else { throw Failure("\(file.path): its keeper is not there") }
        guard let key = try keeper.key(named: name), key.count == Self.keyLength else {
            throw Failure("\(file.path): its keeper has no key of this name")
        }
        KeychainKeepers.remember(key, named: name)
        return key
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}
