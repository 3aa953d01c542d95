// SPDX-License-Identifier: MIT
import Foundation

extension SecKey {
    /// What a key's item is found by.
    var keychainAttributes: [String: Any] {
        [
            "type": (isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom) as String,
            "bsiz": NSNumber(value: bits), "esiz": NSNumber(value: bits),
            "kcls": (isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic) as String,
        ]
    }
}

extension SecCertificate {
    var keychainAttributes: [String: Any] {
        var result: [String: Any] = [:]
        if let summary = SecCertificateCopySubjectSummary(self) { result["labl"] = summary as String }
        if let number = SecCertificateCopySerialNumberData(self, nil) { result["slnr"] = number as Data }
        return result
    }
}

extension KeychainItem {
    /// The key or certificate that the item holds.
    var reference: AnyObject? {
        guard let data else { return nil }
        switch kind {
        case "keys":
            var attributes: [NSString: Any] = [:]
            for key in [kSecAttrKeyType, kSecAttrKeyClass, kSecAttrKeySizeInBits] {
                attributes[key] = self.attributes[key as String]
            }
            return SecKeyCreateWithData(NSData(data: data), NSDictionary(dictionary: attributes), nil)
        case "cert": return SecCertificateCreateWithData(nil, NSData(data: data))
        default: return nil
        }
    }
}
