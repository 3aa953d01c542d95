// SPDX-License-Identifier: MIT
import FoundationCompat
import Glibc

// Darwin's resources and kinds of sockets are numbers; Linux's C library has types for them and functions that do not take
// those.

@discardableResult
public func getrlimit(_ resource: __rlimit_resource, _ limit: UnsafeMutablePointer<rlimit>) -> Int32 {
    getrlimit(__rlimit_resource_t(resource.rawValue), limit)
}

@discardableResult
public func setrlimit(_ resource: __rlimit_resource, _ limit: UnsafePointer<rlimit>) -> Int32 {
    setrlimit(__rlimit_resource_t(resource.rawValue), limit)
}

public func socket(_ domain: Int32, _ type: __socket_type, _ protocol: Int32) -> Int32 {
    socket(domain, Int32(type.rawValue), `protocol`)
}

extension Int32 {
    public init(_ type: __socket_type) { self.init(type.rawValue) }
}

/// How long a name is in what `uname` tells, its zero included: 256 on Darwin.
public let _SYS_NAMELEN: Int32 = 65
