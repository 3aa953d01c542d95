// SPDX-License-Identifier: MIT
import CryptoKit
import Foundation
import Testing

private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.filter { !$0.isWhitespace })
    return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
}

private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

extension Digest {
    /// As apps write it: the iterator is what they loop over.
    fileprivate var looped: String {
        var result = ""
        for byte in makeIterator() { result += String(format: "%02x", byte) }
        return result
    }
}

/// Vectors as the standards print them.
struct PublishedVectorTests {
    @Test("FIPS 180-4, RFC 1321: digests of abc, at once and in parts")
    func digests() {
        let abc = Data("abc".utf8)
        #expect(
            hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(Insecure.MD5.hash(data: abc).looped == "900150983cd24fb0d6963f7d28e17f72")
        var parts = SHA256()
        parts.update(data: Data("a".utf8))
        let copy = parts
        parts.update(data: Data("bc".utf8))
        #expect(parts.finalize() == SHA256.hash(data: abc))
        #expect(copy.finalize() == SHA256.hash(data: Data("a".utf8)))
        #expect(
            SHA256.hash(data: Data()).description
                == "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test("RFC 4231: HMAC with SHA-256, short and long keys")
    func messageCodes() {
        let short = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(hex(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let long = HMAC<SHA256>.authenticationCode(
            for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            using: SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131)))
        #expect(hex(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("RFC 5869, case 1: HKDF with SHA-256")
    func derivedKeys() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
            salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("SP 800-38D, test cases 2 and 4: AES-GCM")
    func galoisCounterMode() throws {
        let zero = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
        let box = try AES.GCM.seal(
            [UInt8](repeating: 0, count: 16), using: zero, nonce: AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12)))
        #expect(hex(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
        #expect(hex(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
        let text = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let other = try AES.GCM.seal(
            text, using: key, nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")), authenticating: data)
        #expect(hex(other.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        let again = try AES.GCM.SealedBox(combined: try #require(other.combined))
        #expect(try AES.GCM.open(again, using: key, authenticating: data) == Data(text))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(again, using: key) }
    }

    @Test("RFC 8439, 2.8.2: ChaCha20-Poly1305")
    func chaChaPoly() throws {
        let text = Data(
            ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
                + "sunscreen would be it.").utf8)
        let box = try ChaChaPoly.seal(
            text, using: SymmetricKey(data: Array(0x80...0x9F)),
            nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
            authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(box.combined.count == 12 + text.count + 16)
    }

    @Test("RFC 7748, 5.2: X25519")
    func agreement() throws {
        let (alice, bob) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(try bob.sharedSecretFromKeyAgreement(with: alice.publicKey) == secret)
        // 5.2, first vector: a scalar and a point.
        let scalar = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
        let point = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        let product = try scalar.sharedSecretFromKeyAgreement(with: point)
        #expect(
            product.withUnsafeBytes { hex($0) } == "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552")
    }

    @Test("RFC 8032, 7.1, test 1: Ed25519")
    func edwards() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(
            hex(key.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try key.signature(for: Data())
        #expect(hex(signature).hasPrefix("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"))
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
    }

    @Test("RFC 6979, A.2.5: P-256 keys and signatures")
    func ellipticCurve() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
        let point =
            "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
            + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
        #expect(hex(key.publicKey.rawRepresentation) == point)
        #expect(hex(key.publicKey.x963Representation) == "04" + point)
        #expect(hex(key.publicKey.compressedRepresentation) == "03" + point.prefix(64))
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
                    + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
        let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(again.rawRepresentation == signature.rawRepresentation)
        let own = try key.signature(for: Data("x".utf8))
        #expect(key.publicKey.isValidSignature(own, for: Data("x".utf8)))
    }

    @Test("keys of every curve agree, and come back from what they are written as")
    func agreements() throws {
        let (first, second) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
        let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
        #expect(try second.sharedSecretFromKeyAgreement(with: first.publicKey) == secret)
        let key = P521.Signing.PrivateKey()
        let copy = try P521.Signing.PrivateKey(x963Representation: key.x963Representation)
        #expect(copy.rawRepresentation == key.rawRepresentation)
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64))
        }
    }
}
