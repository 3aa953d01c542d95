// SPDX-License-Identifier: MIT
public import Foundation

/// The names are Apple's constants' values.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    private let name: String
    public var rawValue: CFString { name as NSString }
    public init(rawValue: CFString) { name = rawValue as String }
    init(_ name: String) { self.name = "algid:\(name)" }

    var words: [String] { name.split(separator: ":").map(String.init) }

    public static var rsaSignatureRaw: Self { Self("sign:RSA:raw") }
    /// Of what the caller has made: no name of a digest goes before it.
    public static var rsaSignatureDigestPKCS1v15Raw: Self { Self("sign:RSA:digest-PKCS1v15") }
    public static var rsaSignatureDigestPKCS1v15SHA1: Self { Self("sign:RSA:digest-PKCS1v15:SHA1") }
    public static var rsaSignatureDigestPKCS1v15SHA224: Self { Self("sign:RSA:digest-PKCS1v15:SHA224") }
    public static var rsaSignatureDigestPKCS1v15SHA256: Self { Self("sign:RSA:digest-PKCS1v15:SHA256") }
    public static var rsaSignatureDigestPKCS1v15SHA384: Self { Self("sign:RSA:digest-PKCS1v15:SHA384") }
    public static var rsaSignatureDigestPKCS1v15SHA512: Self { Self("sign:RSA:digest-PKCS1v15:SHA512") }
    public static var rsaSignatureMessagePKCS1v15SHA1: Self { Self("sign:RSA:message-PKCS1v15:SHA1") }
    public static var rsaSignatureMessagePKCS1v15SHA224: Self { Self("sign:RSA:message-PKCS1v15:SHA224") }
    public static var rsaSignatureMessagePKCS1v15SHA256: Self { Self("sign:RSA:message-PKCS1v15:SHA256") }
    public static var rsaSignatureMessagePKCS1v15SHA384: Self { Self("sign:RSA:message-PKCS1v15:SHA384") }
    public static var rsaSignatureMessagePKCS1v15SHA512: Self { Self("sign:RSA:message-PKCS1v15:SHA512") }
    public static var rsaSignatureDigestPSSSHA256: Self { Self("sign:RSA:digest-PSS:SHA256:SHA256:32") }
    public static var rsaSignatureDigestPSSSHA384: Self { Self("sign:RSA:digest-PSS:SHA384:SHA384:48") }
    public static var rsaSignatureDigestPSSSHA512: Self { Self("sign:RSA:digest-PSS:SHA512:SHA512:64") }
    public static var rsaSignatureMessagePSSSHA256: Self { Self("sign:RSA:message-PSS:SHA256:SHA256:32") }
    public static var rsaSignatureMessagePSSSHA384: Self { Self("sign:RSA:message-PSS:SHA384:SHA384:48") }
    public static var rsaSignatureMessagePSSSHA512: Self { Self("sign:RSA:message-PSS:SHA512:SHA512:64") }
    public static var ecdsaSignatureDigestX962: Self { Self("sign:ECDSA:digest-X962") }
    public static var ecdsaSignatureDigestX962SHA1: Self { Self("sign:ECDSA:digest-X962:SHA1") }
    public static var ecdsaSignatureDigestX962SHA256: Self { Self("sign:ECDSA:digest-X962:SHA256") }
    public static var ecdsaSignatureDigestX962SHA384: Self { Self("sign:ECDSA:digest-X962:SHA384") }
    public static var ecdsaSignatureDigestX962SHA512: Self { Self("sign:ECDSA:digest-X962:SHA512") }
    public static var ecdsaSignatureMessageX962SHA1: Self { Self("sign:ECDSA:message-X962:SHA1") }
    public static var ecdsaSignatureMessageX962SHA256: Self { Self("sign:ECDSA:message-X962:SHA256") }
    public static var ecdsaSignatureMessageX962SHA384: Self { Self("sign:ECDSA:message-X962:SHA384") }
    public static var ecdsaSignatureMessageX962SHA512: Self { Self("sign:ECDSA:message-X962:SHA512") }
    public static var rsaEncryptionRaw: Self { Self("encrypt:RSA:raw") }
    public static var rsaEncryptionPKCS1: Self { Self("encrypt:RSA:PKCS1") }
    public static var rsaEncryptionOAEPSHA1: Self { Self("encrypt:RSA:OAEP:SHA1") }
    public static var rsaEncryptionOAEPSHA224: Self { Self("encrypt:RSA:OAEP:SHA224") }
    public static var rsaEncryptionOAEPSHA256: Self { Self("encrypt:RSA:OAEP:SHA256") }
    public static var rsaEncryptionOAEPSHA384: Self { Self("encrypt:RSA:OAEP:SHA384") }
    public static var rsaEncryptionOAEPSHA512: Self { Self("encrypt:RSA:OAEP:SHA512") }
    public static var eciesEncryptionStandardX963SHA1AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM")
    }
    public static var eciesEncryptionStandardX963SHA224AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM")
    }
    public static var eciesEncryptionStandardX963SHA256AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
    }
    public static var eciesEncryptionStandardX963SHA384AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM")
    }
    public static var eciesEncryptionStandardX963SHA512AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM")
    }
    public static var eciesEncryptionStandardVariableIVX963SHA224AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM-KDFIV")
    }
    public static var eciesEncryptionStandardVariableIVX963SHA256AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
    }
    public static var eciesEncryptionStandardVariableIVX963SHA384AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM-KDFIV")
    }
    public static var eciesEncryptionStandardVariableIVX963SHA512AESGCM: Self {
        Self("encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM-KDFIV")
    }
    public static var eciesEncryptionCofactorX963SHA1AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM")
    }
    public static var eciesEncryptionCofactorX963SHA224AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM")
    }
    public static var eciesEncryptionCofactorX963SHA256AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
    }
    public static var eciesEncryptionCofactorX963SHA384AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM")
    }
    public static var eciesEncryptionCofactorX963SHA512AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM")
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA224AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM-KDFIV")
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA256AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA384AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM-KDFIV")
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA512AESGCM: Self {
        Self("encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM-KDFIV")
    }
    public static var ecdhKeyExchangeStandard: Self { Self("keyexchange:ECDH") }
    public static var ecdhKeyExchangeCofactor: Self { Self("keyexchange:ECDHC") }
}

public enum SecKeyOperationType: Int, Sendable {
    case sign = 0
    case verify = 1
    case encrypt = 2
    case decrypt = 3
    case keyExchange = 4
}

public enum SecPadding: UInt32, Sendable {
    case OAEP = 2
    case PKCS1SHA1 = 0x8002
    case PKCS1SHA224 = 0x8003
    case PKCS1SHA256 = 0x8004
    case PKCS1SHA384 = 0x8005
    case PKCS1SHA512 = 0x8006
    case sigRaw = 0x4000
    case PKCS1 = 1
}

/// How libcrypto is asked for an algorithm.
struct KeyUse {
    let isRSA: Bool
    let isDigest: Bool
    /// OpenSSL's name; nil: none.
    let digest: String?
    /// OpenSSL's number: 1 PKCS #1, 3 none, 4 OAEP, 6 PSS.
    let padding: Int32
    let operation: String

    /// nil: an algorithm that is not supported.
    init?(_ algorithm: SecKeyAlgorithm) {
        let words = algorithm.words
        guard words.count >= 2, words[0] == "algid" else { return nil }
        operation = words[1]
        isRSA = words.count > 2 && words[2] == "RSA"
        let form = words.count > 3 ? words[3] : ""
        isDigest = !form.hasPrefix("message")
        digest = words.count > 4 ? words[4] : nil
        switch form {
        case "OAEP": padding = 4
        case "raw": padding = 3
        case "digest-PSS", "message-PSS": padding = 6
        default: padding = 1
        }
    }

    /// What is signed: without padding as long as the key, with zeros before it.
    func filled(_ data: Data, for key: SecKey) -> [UInt8] {
        let lack = padding == 3 ? SecKeyGetBlockSize(key) - data.count : 0
        return [UInt8](repeating: 0, count: max(0, lack)) + data
    }
}
