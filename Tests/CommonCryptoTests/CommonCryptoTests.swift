// SPDX-License-Identifier: MIT
import CommonCrypto
import Testing

private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

/// Vectors as the standards print them.
struct CommonCryptoTests {
    @Test("FIPS 180-4, RFC 1321: digests at once and in parts")
    func digests() {
        let text = Array("abc".utf8)
        var out = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256(text, CC_LONG(text.count), &out)
        #expect(hex(out) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var context = CC_SHA256_CTX()
        var parts = out.map { _ in UInt8(0) }
        CC_SHA256_Init(&context)
        for byte in text { CC_SHA256_Update(&context, [byte], 1) }
        CC_SHA256_Final(&parts, &context)
        #expect(parts == out)
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5(text, 3, &short)
        #expect(hex(short) == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test("RFC 4231, case 2: HMAC; RFC 6070: PBKDF2")
    func codes() {
        var out = [UInt8](repeating: 0, count: 32)
        let text = Array("what do ya want for nothing?".utf8)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, text, text.count, &out)
        #expect(hex(out) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let context = UnsafeMutablePointer<CCHmacContext>.allocate(capacity: 1)
        defer { context.deallocate() }
        var parts = out.map { _ in UInt8(0) }
        CCHmacInit(context, CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4)
        for byte in text { CCHmacUpdate(context, [byte], 1) }
        CCHmacFinal(context, &parts)
        #expect(parts == out)
        var key = [UInt8](repeating: 0, count: 20)
        let salt = Array("salt".utf8)
        let status = CCKeyDerivationPBKDF(kCCPBKDF2, "password", 8, salt, 4, kCCPRFHmacAlgSHA1, 2, &key, 20)
        #expect(status == Int32(kCCSuccess))
        #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    @Test("SP 800-38A, F.2.1: AES-128 in CBC mode, there and back, with and without padding")
    func cipher() {
        let key: [UInt8] = [
            0x2B, 0x7E, 0x15, 0x16, 0x28, 0xAE, 0xD2, 0xA6, 0xAB, 0xF7, 0x15, 0x88, 0x09, 0xCF, 0x4F, 0x3C,
        ]
        let vector = (0..<16).map { UInt8($0) }
        let text: [UInt8] = [
            0x6B, 0xC1, 0xBE, 0xE2, 0x2E, 0x40, 0x9F, 0x96, 0xE9, 0x3D, 0x7E, 0x11, 0x73, 0x93, 0x17, 0x2A,
        ]
        for (options, count) in [(0, 16), (kCCOptionPKCS7Padding, 32)] {
            var hidden = [UInt8](repeating: 0, count: 32)
            var moved = 0
            let status = CCCrypt(
                CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, 16, vector, text, 16,
                &hidden, 32, &moved)
            #expect(status == Int32(kCCSuccess) && moved == count)
            #expect(hex(Array(hidden.prefix(16))) == "7649abac8119b246cee98e9b12e9197d")
            var back = [UInt8](repeating: 0, count: 32)
            CCCrypt(
                CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, 16, vector, hidden,
                count, &back, 32, &moved)
            #expect(Array(back.prefix(moved)) == text)
        }
        var none = [UInt8](repeating: 0, count: 8)
        let status = CCCrypt(
            CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, 16, vector,
            text, 16, &none, 8, nil)
        #expect(status == Int32(kCCBufferTooSmall))
    }

    /// The first four blocks of SP 800-38A's example F.2.1, in pieces that are no blocks.
    @Test("NIST SP 800-38A F.2.1: a cipher that gets its data in pieces")
    func streams() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let vector = bytes("000102030405060708090a0b0c0d0e0f")
        let plain = bytes(
            "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
                + "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710")
        let secret =
            "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
            + "73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7"
        #expect(hex(crypt(kCCEncrypt, 0, key, vector, plain)) == secret)
        let padded = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, vector, Array(plain.prefix(20)))
        #expect(padded.count == 32)
        #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key, vector, padded) == Array(plain.prefix(20)))
    }

    private func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).compactMap { UInt8(text.dropFirst($0).prefix(2), radix: 16) }
    }

    private func crypt(_ operation: Int, _ options: Int, _ key: [UInt8], _ vector: [UInt8], _ text: [UInt8]) -> [UInt8]
    {
        var reference: CCCryptorRef?
        let made = CCCryptorCreate(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, vector, &reference
        )
        #expect(made == CCCryptorStatus(kCCSuccess))
        defer { CCCryptorRelease(reference) }
        var result: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: 7) {
            let piece = Array(text[start..<min(start + 7, text.count)])
            var out = [UInt8](repeating: 0, count: CCCryptorGetOutputLength(reference, piece.count, false))
            var moved = 0
            #expect(CCCryptorUpdate(reference, piece, piece.count, &out, out.count, &moved) == 0)
            result += out.prefix(moved)
        }
        var out = [UInt8](repeating: 0, count: CCCryptorGetOutputLength(reference, 0, true))
        var moved = 0
        #expect(CCCryptorFinal(reference, &out, out.count, &moved) == 0)
        return result + out.prefix(moved)
    }
}
