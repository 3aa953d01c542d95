// SPDX-License-Identifier: MIT
internal import CCrypto
public import Foundation

public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    guard let use = KeyUse(algorithm) else { return false }
    switch operation {
    case .sign: return use.operation == "sign" && use.isRSA == key.isRSA && key.isPrivate
    case .verify: return use.operation == "sign" && use.isRSA == key.isRSA
    case .encrypt: return use.operation == "encrypt" && use.isRSA == key.isRSA
    case .decrypt: return use.operation == "encrypt" && use.isRSA == key.isRSA && key.isPrivate
    case .keyExchange: return use.operation == "keyexchange" && !key.isRSA && key.isPrivate
    }
}

/// A signature of data, or of a digest, as the algorithm says. Curves give DER.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), let use = KeyUse(algorithm) else {
        error.report(errSecParam, "\(algorithm.rawValue): algorithm not supported by the key \(key)")
        return nil
    }
    let text = use.filled(dataToSign as Data, for: key)
    var out = [UInt8](repeating: 0, count: 1024)
    let count = ts_key_sign(
        key.pointer, use.digest, use.padding, use.isDigest ? 1 : 0, text, text.count, &out, out.count)
    guard count > 0 else {
        error.report(errSecParam, "SecKeyCreateSignature: \(text.count) bytes cannot be signed")
        return nil
    }
    return Data(out.prefix(count)) as NSData
}

public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard SecKeyIsAlgorithmSupported(key, .verify, algorithm), let use = KeyUse(algorithm) else {
        error.report(errSecParam, "\(algorithm.rawValue): algorithm not supported by the key \(key)")
        return false
    }
    let text = use.filled(signedData as Data, for: key)
    let written = [UInt8](signature as Data)
    let isGenuine =
        ts_key_verify(
            key.pointer, use.digest, use.padding, use.isDigest ? 1 : 0, text, text.count, written, written.count) == 1
    if !isGenuine { error.report(errSecVerifyFailed, "SecKeyVerifySignature: the signature is not the key's") }
    return isGenuine
}

public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    crypt(key, algorithm, plaintext, .encrypt, error)
}

public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    crypt(key, algorithm, ciphertext, .decrypt, error)
}

private func crypt(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ operation: SecKeyOperationType, _ error: ErrorPlace
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, operation, algorithm), let use = KeyUse(algorithm) else {
        error.report(errSecParam, "\(algorithm.rawValue): algorithm not supported by the key \(key)")
        return nil
    }
    let text = [UInt8](data as Data)
    if let way = EllipticEncryption(algorithm) {
        let result = operation == .encrypt ? way.seal(text, for: key) : way.open(text, with: key)
        if result == nil { error.report(errSecParam, "\(algorithm.rawValue): \(text.count) bytes are refused") }
        return result.map { $0 as NSData }
    }
    var out = [UInt8](repeating: 0, count: max(1024, text.count))
    let count = ts_rsa_crypt(
        key.pointer, operation == .encrypt ? 1 : 0, use.digest, use.padding, text, text.count, &out, out.count)
    // Nothing may have been encrypted; a failure leaves nothing either, and is told by its length.
    guard count > 0 else {
        error.report(errSecParam, "\(algorithm.rawValue): \(text.count) bytes are refused")
        return nil
    }
    return Data(out.prefix(count)) as NSData
}

/// The secret that the owner of `publicKey` shares: the X coordinate.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    var out = [UInt8](repeating: 0, count: 66)
    guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm), !publicKey.isRSA else {
        error.report(errSecParam, "\(algorithm.rawValue): algorithm not supported by the key \(privateKey)")
        return nil
    }
    let count = ts_derive(privateKey.pointer, publicKey.pointer, &out, out.count)
    guard count > 0 else {
        error.report(errSecParam, "SecKeyCopyKeyExchangeResult: the keys are of different curves")
        return nil
    }
    return Data(out.prefix(count)) as NSData
}

// MARK: the older functions, on memory

private func result(_ data: CFData?, _ out: UnsafeMutablePointer<UInt8>, _ length: UnsafeMutablePointer<Int>)
    -> OSStatus
{
    guard let data = data as Data?, data.count <= length.pointee else { return errSecParam }
    data.copyBytes(to: out, count: data.count)
    length.pointee = data.count
    return errSecSuccess
}

private func encryption(_ padding: SecPadding) -> SecKeyAlgorithm {
    padding == .OAEP ? .rsaEncryptionOAEPSHA1 : .rsaEncryptionPKCS1
}

private func signature(_ padding: SecPadding, _ key: SecKey) -> SecKeyAlgorithm {
    guard key.isRSA else { return .ecdsaSignatureDigestX962 }
    switch padding {
    case .PKCS1SHA224: return .rsaSignatureDigestPKCS1v15SHA224
    case .PKCS1SHA256: return .rsaSignatureDigestPKCS1v15SHA256
    case .PKCS1SHA384: return .rsaSignatureDigestPKCS1v15SHA384
    case .PKCS1SHA512: return .rsaSignatureDigestPKCS1v15SHA512
    case .PKCS1SHA1, .PKCS1, .OAEP, .sigRaw: return .rsaSignatureDigestPKCS1v15SHA1
    }
}

public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let data = Data(bytes: plainText, count: plainTextLen) as NSData
    return result(SecKeyCreateEncryptedData(key, encryption(padding), data, nil), cipherText, cipherTextLen)
}

public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let data = Data(bytes: cipherText, count: cipherTextLen) as NSData
    return result(SecKeyCreateDecryptedData(key, encryption(padding), data, nil), plainText, plainTextLen)
}

public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
    _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let data = Data(bytes: dataToSign, count: dataToSignLen) as NSData
    return result(SecKeyCreateSignature(key, signature(padding, key), data, nil), sig, sigLen)
}

public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
    _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
    let data = Data(bytes: signedData, count: signedDataLen) as NSData
    let written = Data(bytes: sig, count: sigLen) as NSData
    return SecKeyVerifySignature(key, signature(padding, key), data, written, nil) ? errSecSuccess : errSecVerifyFailed
}
