// SPDX-License-Identifier: MIT
internal import CCrypto
import Foundation

/// ECIES as SEC 1 has it, in the form of `SecKeyCreateEncryptedData`: the ephemeral public key, the text under AES-GCM, and
/// its tag. The cipher's key comes from the shared secret by the derivation of X9.63, with the ephemeral key beside it.
struct EllipticEncryption {
    private static let tagSize = 16
    private static let nonceSize = 16

    private let digest: String
    /// Whether the nonce is derived as well; else it is zero, and the receiver's key is authenticated with the text.
    private let derivesNonce: Bool

    /// nil: another kind of algorithm.
    init?(_ algorithm: SecKeyAlgorithm) {
        let words = algorithm.words
        guard words.count == 7, words[1] == "encrypt", words[2] == "ECIES" else { return nil }
        digest = words[5]
        derivesNonce = words[6].hasSuffix("KDFIV")
    }

    func seal(_ text: [UInt8], for receiver: SecKey) -> Data? {
        guard let curve = curveName(bits: receiver.bits),
            let sender = SecKey(taking: ts_ec_generate(curve), isPrivate: true)
        else { return nil }
        let point = [UInt8](sender.openPoint)
        guard let secret = Secret(self, of: sender, with: receiver, point) else { return nil }
        let data = derivesNonce ? [] : [UInt8](receiver.openPoint)
        var (out, tag) = ([UInt8](repeating: 0, count: text.count), [UInt8](repeating: 0, count: Self.tagSize))
        let isDone = ts_aead_seal(
            secret.cipher, secret.key, secret.nonce, secret.nonce.count, data, data.count, text, text.count, &out, &tag)
        return isDone == 1 ? Data(point + out + tag) : nil
    }

    func open(_ sealed: [UInt8], with receiver: SecKey) -> Data? {
        let size = 2 * SecKeyGetBlockSize(receiver) + 1
        guard sealed.count >= size + Self.tagSize, let curve = curveName(bits: receiver.bits) else { return nil }
        let point = Array(sealed.prefix(size))
        guard let sender = SecKey(taking: ts_ec_from_public(curve, point, size), isPrivate: false),
            let secret = Secret(self, of: receiver, with: sender, point)
        else { return nil }
        let (text, tag) = (Array(sealed.dropFirst(size).dropLast(Self.tagSize)), Array(sealed.suffix(Self.tagSize)))
        let data = derivesNonce ? [] : [UInt8](receiver.openPoint)
        var out = [UInt8](repeating: 0, count: text.count)
        let isDone = ts_aead_open(
            secret.cipher, secret.key, secret.nonce, secret.nonce.count, data, data.count, text, text.count, tag, &out)
        return isDone == 1 ? Data(out) : nil
    }

    /// What both sides derive.
    private struct Secret {
        let key: [UInt8]
        let nonce: [UInt8]
        var cipher: String { "AES-\(key.count * 8)-GCM" }

        /// nil: the keys are of different curves.
        init?(_ way: EllipticEncryption, of own: SecKey, with other: SecKey, _ point: [UInt8]) {
            var shared = [UInt8](repeating: 0, count: 66)
            let count = ts_derive(own.pointer, other.pointer, &shared, shared.count)
            guard count > 0 else { return nil }
            let keySize = own.bits <= 256 ? 16 : 32
            let wanted = keySize + (way.derivesNonce ? nonceSize : 0)
            let derived = EllipticEncryption.derive(way.digest, Array(shared.prefix(count)), point, wanted)
            guard derived.count == wanted else { return nil }
            key = Array(derived.prefix(keySize))
            nonce = way.derivesNonce ? Array(derived.suffix(nonceSize)) : [UInt8](repeating: 0, count: nonceSize)
        }
    }

    /// The key derivation of X9.63: digests of the secret, a counter and what both know.
    private static func derive(_ digest: String, _ secret: [UInt8], _ info: [UInt8], _ length: Int) -> [UInt8] {
        var out: [UInt8] = []
        var counter: UInt32 = 1
        while out.count < length, let state = ts_digest_new(digest) {
            defer { ts_digest_free(state) }
            let number = withUnsafeBytes(of: counter.bigEndian) { [UInt8]($0) }
            for part in [secret, number, info] { ts_digest_update(state, part, part.count) }
            var block = [UInt8](repeating: 0, count: 64)
            let count = ts_digest_final(state, &block)
            out += block.prefix(count)
            counter += 1
        }
        return Array(out.prefix(length))
    }
}

extension SecKey {
    /// The public half of a curve's key, as X9.63 writes it.
    fileprivate var openPoint: Data { SecKeyCopyPublicKey(self)?.externalRepresentation ?? Data() }
}
