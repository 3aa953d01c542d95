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
}
