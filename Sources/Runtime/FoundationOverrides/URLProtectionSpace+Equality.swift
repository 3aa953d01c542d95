// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking

/// Spaces are equal that say the same, as on iOS. Foundation's on Linux are equal to themselves alone: what an app stores for
/// a server was never found when the server asked.
extension URLProtectionSpace {
    @_silgen_name("__touchstone_URLProtectionSpace_isEqual")
    public func __isEqual(_ object: Any?) -> Bool {
        guard let other = object as? URLProtectionSpace else { return false }
        return self === other
            || host == other.host && port == other.port && self.protocol == other.protocol && realm == other.realm
                && authenticationMethod == other.authenticationMethod && proxyType == other.proxyType
    }

    @_silgen_name("__touchstone_URLProtectionSpace_hash")
    public func __hash() -> Int {
        var hasher = Hasher()
        hasher.combine(host)
        hasher.combine(port)
        hasher.combine(realm)
        hasher.combine(authenticationMethod)
        return hasher.finalize()
    }
}
