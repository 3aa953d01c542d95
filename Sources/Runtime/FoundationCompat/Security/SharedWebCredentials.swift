// SPDX-License-Identifier: MIT
public import Foundation
import ObjCRuntime

/// Passwords shared with web sites need an association with a domain, which no app has here.
private func unavailable() -> CFError {
    NSError(
        domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound),
        userInfo: [NSLocalizedDescriptionKey: "no matching items found"])
}

public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    Unsupported.report("SecAddSharedWebCredential")
    completionHandler(unavailable())
}

public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
    Unsupported.report("SecRequestSharedWebCredential")
    completionHandler(nil, unavailable())
}

/// A password of the form `abc-def-ghi-jkl`, of letters and digits that are not mistaken for each other.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let signs = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
    var random = SystemRandomNumberGenerator()
    let groups = (0..<4).map { _ in
        String((0..<3).compactMap { _ in signs.randomElement(using: &random) })
    }
    return NSString(string: groups.joined(separator: "-"))
}
