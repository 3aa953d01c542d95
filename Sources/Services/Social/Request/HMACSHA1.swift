// SPDX-License-Identifier: MIT
internal import CCrypto

/// HMAC (RFC 2104) with SHA-1, which OAuth 1.0a asks for.
enum HMACSHA1 {
    private static let blockLength = 64
    private static let hashLength = 20

    /// In base 64; nil without libcrypto.
    static func code(_ message: [UInt8], key: [UInt8]) -> String? {
        guard var block = key.count > blockLength ? sha1(key) : Optional(key) else { return nil }
        block += Array(repeating: 0, count: blockLength - block.count)
        guard let inner = sha1(block.map { $0 ^ 0x36 } + message) else { return nil }
        return sha1(block.map { $0 ^ 0x5C } + inner).map { Data($0).base64EncodedString() }
    }

    private static func sha1(_ message: [UInt8]) -> [UInt8]? {
        guard ts_crypto_available() != 0, let digest = ts_digest_new("SHA1") else { return nil }
        defer { ts_digest_free(digest) }
        ts_digest_update(digest, message, message.count)
        var result = [UInt8](repeating: 0, count: hashLength)
        return ts_digest_final(digest, &result) == hashLength ? result : nil
    }
}
