// SPDX-License-Identifier: MIT
import FoundationCompat
import Testing

/// Keys, signatures and certificates. The certificate and what stands in it were made with the `openssl` command.
struct SecurityKeyTests {
    private func key(_ type: CFString, _ bits: Int) throws -> SecKey {
        let parameters: NSDictionary = [kSecAttrKeyType: type, kSecAttrKeySizeInBits: NSNumber(value: bits)]
        return try #require(SecKeyCreateRandomKey(parameters, nil))
    }

    @Test("a signature is its key's, of its text", arguments: [true, false])
    func signatures(isRSA: Bool) throws {
        let key = try isRSA ? key(kSecAttrKeyTypeRSA, 2048) : key(kSecAttrKeyTypeECSECPrimeRandom, 256)
        let algorithm: SecKeyAlgorithm =
            isRSA ? .rsaSignatureMessagePKCS1v15SHA256 : .ecdsaSignatureMessageX962SHA256
        let text = Data("text".utf8) as NSData
        let signature = try #require(SecKeyCreateSignature(key, algorithm, text, nil))
        let open = try #require(SecKeyCopyPublicKey(key))
        #expect(SecKeyVerifySignature(open, algorithm, text, signature, nil))
        var error: Unmanaged<CFError>?
        #expect(!SecKeyVerifySignature(open, algorithm, Data("test".utf8) as NSData, signature, &error))
        #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
        #expect(!SecKeyIsAlgorithmSupported(open, .sign, algorithm))
        #expect(SecKeyCreateSignature(open, algorithm, text, nil) == nil)
        #expect(SecKeyGetBlockSize(key) == (isRSA ? 256 : 32))
    }

    @Test("keys come back from their external representation")
    func representations() throws {
        for (type, bits) in [(kSecAttrKeyTypeRSA, 1024), (kSecAttrKeyTypeECSECPrimeRandom, 384)] {
            let key = try key(type, bits)
            let data = try #require(SecKeyCopyExternalRepresentation(key, nil))
            let attributes: NSDictionary = [kSecAttrKeyType: type, kSecAttrKeyClass: kSecAttrKeyClassPrivate]
            #expect(SecKeyCreateWithData(data, attributes, nil) == key)
        }
        var error: Unmanaged<CFError>?
        let none = SecKeyCreateWithData(Data([1, 2, 3]) as NSData, [kSecAttrKeyType: kSecAttrKeyTypeRSA], &error)
        #expect(none == nil && error != nil)
        error?.release()
    }

    @Test("what is encrypted with the public key is read with the private one")
    func encryption() throws {
        let key = try key(kSecAttrKeyTypeRSA, 2048)
        let open = try #require(SecKeyCopyPublicKey(key))
        let text = Data("secret".utf8) as NSData
        for algorithm in [SecKeyAlgorithm.rsaEncryptionOAEPSHA256, .rsaEncryptionPKCS1] {
            let hidden = try #require(SecKeyCreateEncryptedData(open, algorithm, text, nil))
            #expect(hidden.length == 256)
            #expect(SecKeyCreateDecryptedData(key, algorithm, hidden, nil) == text)
        }
    }

    @Test("what is encrypted for a curve's key is read with the private one, and not when a bit has changed")
    func ellipticEncryption() throws {
        for (bits, algorithm) in [
            (256, SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA256AESGCM),
            (384, .eciesEncryptionStandardVariableIVX963SHA512AESGCM), (521, .eciesEncryptionStandardX963SHA1AESGCM),
        ] {
            let key = try key(kSecAttrKeyTypeEC, bits)
            let open = try #require(SecKeyCopyPublicKey(key))
            let text = Data("secret".utf8) as NSData
            let hidden = try #require(SecKeyCreateEncryptedData(open, algorithm, text, nil))
            // The ephemeral key, the text, the tag.
            #expect(hidden.length == 2 * ((bits + 7) / 8) + 1 + 6 + 16)
            #expect(SecKeyCreateDecryptedData(key, algorithm, hidden, nil) == text)
            var damaged = hidden as Data
            damaged[damaged.count - 1] ^= 1
            #expect(SecKeyCreateDecryptedData(key, algorithm, damaged as NSData, nil) == nil)
            #expect(!SecKeyIsAlgorithmSupported(open, .decrypt, algorithm))
        }
    }

    @Test("what another program has encrypted is read: a message made with openssl's ciphers and a curve in Python")
    func foreignEllipticEncryption() throws {
        func bytes(_ text: String) -> NSData {
            Data(stride(from: 0, to: text.count, by: 2).compactMap { UInt8(text.dropFirst($0).prefix(2), radix: 16) })
                as NSData
        }
        let key = bytes(
            "041a876539cbaacc6bea31f1e71cf92e2a2025196e2a05892cf5c422fdb92fc8a1d10468ee9d289310bbcf9f"
                + "3de0152f606390fe971e6560a5da85a6802e58e11c81bae876b70513c9decc608eed549977a81afa1c2b6b40"
                + "80aec256339e792e0f")
        let attributes: NSDictionary = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPrivate]
        let receiver = try #require(SecKeyCreateWithData(key, attributes, nil))
        let message = bytes(
            "0428f111b0ce44c4be7581b07bca9319f1734af9aacc2d3321d698a561127dc662c5a80e310ac0be468536a1"
                + "cc6e83e8fac4ae45153a08d5d729f767ced34c4ba07c4e0861cc8527773c2a42e6d6804899c2a85d913ba9")
        let algorithm = SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA256AESGCM
        #expect(SecKeyCreateDecryptedData(receiver, algorithm, message, nil) == Data("secret".utf8) as NSData)
    }

    @Test("both sides of a key exchange get the same secret")
    func exchange() throws {
        let (one, two) = (try key(kSecAttrKeyTypeEC, 256), try key(kSecAttrKeyTypeEC, 256))
        let algorithm = SecKeyAlgorithm.ecdhKeyExchangeStandard
        let first = SecKeyCopyKeyExchangeResult(one, algorithm, try #require(SecKeyCopyPublicKey(two)), [:], nil)
        let second = SecKeyCopyKeyExchangeResult(two, algorithm, try #require(SecKeyCopyPublicKey(one)), [:], nil)
        #expect(first != nil && first == second)
    }

    @Test("a certificate is trusted for its host when it is an anchor, and for no other")
    func trust() throws {
        let der = try #require(Data(base64Encoded: Self.certificate))
        let certificate = try #require(SecCertificateCreateWithData(nil, der as NSData))
        #expect(SecCertificateCopySubjectSummary(certificate) == "shelf.example")
        #expect(SecCertificateCopyData(certificate) as Data == der)
        #expect(SecCertificateCreateWithData(nil, Data([0x30, 0]) as NSData) == nil)
        func isTrusted(_ host: String, anchored: Bool) -> Bool {
            var trust: SecTrust?
            SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, host as NSString), &trust)
            guard let trust else { return false }
            if anchored { SecTrustSetAnchorCertificates(trust, [certificate]) }
            SecTrustSetVerifyDate(trust, Self.date as NSDate)
            var error: CFError?
            return SecTrustEvaluateWithError(trust, &error) && error == nil
        }
        #expect(isTrusted("shelf.example", anchored: true))
        #expect(!isTrusted("other.example", anchored: true))
        #expect(!isTrusted("shelf.example", anchored: false))
        #expect(SecCertificateCopyKey(certificate).map(SecKeyGetBlockSize) == 32)
    }

    /// In the middle of the certificate's validity.
    private static let date = Date(timeIntervalSince1970: 2_000_000_000)
    private static let certificate = """
        MIIBnjCCAUWgAwIBAgIUAaah5x1zjXkJxBwRA5Y7dzIXcXAwCgYIKoZIzj0EAwIw
        GDEWMBQGA1UEAwwNc2hlbGYuZXhhbXBsZTAeFw0yNjExMjMxMDA5MzBaFw00NjEx
        MTgxMDA5MzBaMBgxFjAUBgNVBAMMDXNoZWxmLmV4YW1wbGUwWTATBgcqhkjOPQIB
        BggqhkjOPQMBBwNCAAQeezIel7yO2FDj/AY6T6b5Wpr0iJAoWai77Kk7Y92EDdwd
        Jxl38MLguymnh9oXNqBUp7Q2HXvPrkO9tdiGPUDOo20wazAdBgNVHQ4EFgQUamU3
        xviV5NGb2JDPTD8NLWxtGZ8wHwYDVR0jBBgwFoAUamU3xviV5NGb2JDPTD8NLWxt
        GZ8wDwYDVR0TAQH/BAUwAwEB/zAYBgNVHREEETAPgg1zaGVsZi5leGFtcGxlMAoG
        CCqGSM49BAMCA0cAMEQCICEV6V49AjXGstnsaU+kpOpQll37bLeChiQi/ua2Pg+2
        AiAir+LaE6ooq82DMmVtFq+NZE/9b/hbYZ8CKOGtNoFnyQ==
        """.filter { !$0.isWhitespace }
}
