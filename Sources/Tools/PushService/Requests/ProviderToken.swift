// SPDX-License-Identifier: MIT
import CCrypto
import Foundation

/// The signed token by which a server says who it is: a JSON Web Token of RFC 7519, signed with ES256 of RFC 7518.
///
/// https://developer.apple.com/documentation/usernotifications/establishing-a-token-based-connection-to-apns
package struct ProviderKeys: Sendable {
    /// DER of SubjectPublicKeyInfo or of PKCS #8, by the key's ten letters.
    private var keys: [String: (der: Data, isPrivate: Bool)] = [:]
    /// Seconds that a token may be old.
    static let longestAge = 3600.0
    /// Seconds that a server's clock may be ahead.
    private static let tolerance = 300.0

    /// Knows no key: every token is invalid.
    package init() {}

    /// Whether no key was added.
    package var isEmpty: Bool { keys.isEmpty }

    /// - Parameter pem: a private key as Apple gives it out (`AuthKey_ABC123DEFG.p8`), or its public half.
    /// - Returns: whether it holds a key on P-256.
    package mutating func add(_ pem: String, identifier: String) -> Bool {
        let lines = pem.split(whereSeparator: \.isNewline)
        let isPrivate = lines.first == "-----BEGIN PRIVATE KEY-----"
        guard isPrivate || lines.first == "-----BEGIN PUBLIC KEY-----",
            let der = Data(base64Encoded: lines.filter { !$0.hasPrefix("-----") }.joined())
        else { return false }
        guard let key = Self.open(der, isPrivate: isPrivate) else { return false }
        ts_key_free(key)
        keys[identifier] = (der, isPrivate)
        return true
    }

    /// OpenSSL's number for keys on elliptic curves.
    private static let ellipticCurve: Int32 = 408

    private static func open(_ der: Data, isPrivate: Bool) -> UnsafeMutableRawPointer? {
        let key = Array(der).withUnsafeBufferPointer { ts_key_from_der($0.baseAddress, $0.count, isPrivate ? 1 : 0) }
        guard let key else { return nil }
        if ts_key_kind(key) == ellipticCurve, ts_key_bits(key) == 256 { return key }
        ts_key_free(key)
        return nil
    }

    /// - Parameter authorization: the header's value.
    /// - Throws: `ProviderRefusal`.
    func check(_ authorization: String?, now: Date) throws(ProviderRefusal) {
        let words = (authorization ?? "").split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { throw .missingProviderToken }
        let parts = words[1].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let signature = Self.decode(parts[2]), signature.count == 64,
            header["alg"] as? String == "ES256", let identifier = header["kid"] as? String, !identifier.isEmpty,
            let team = claims["iss"] as? String, !team.isEmpty, let issued = claims["iat"] as? NSNumber
        else { throw .invalidProviderToken }
        // Without any key there is nobody to ask whether the signature is right.
        if !keys.isEmpty {
            guard let (der, isPrivate) = keys[identifier], let key = Self.open(der, isPrivate: isPrivate) else {
                throw .invalidProviderToken
            }
            defer { ts_key_free(key) }
            guard Self.verifies(parts[0] + "." + parts[1], signature, key) else { throw .invalidProviderToken }
        }
        let age = now.timeIntervalSince1970 - issued.doubleValue
        guard age >= -Self.tolerance else { throw .invalidProviderToken }
        guard age <= Self.longestAge else { throw .expiredProviderToken }
    }

    private static func verifies(_ text: String, _ signature: Data, _ key: UnsafeMutableRawPointer) -> Bool {
        guard let state = ts_digest_new("SHA256") else { return false }
        defer { ts_digest_free(state) }
        let bytes = Array(text.utf8)
        ts_digest_update(state, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: 64)
        let count = ts_digest_final(state, &digest)
        let (r, s) = (Array(signature.prefix(32)), Array(signature.suffix(32)))
        return ts_ec_verify(key, digest, count, r, s, 32) == 1
    }

    private static func object(_ part: String) -> [String: Any]? {
        guard let data = decode(part) else { return nil }
        // What is no JSON is no token either.
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// Base64 of RFC 4648, section 5, without padding.
    private static func decode(_ part: String) -> Data? {
        let text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: text + String(repeating: "=", count: (4 - text.count % 4) % 4))
    }
}
