// SPDX-License-Identifier: MIT

// Darwin's socket addresses begin with their own length; Linux's do not. Code that writes it compiles; the kernel is told
// the length by each call.
extension sockaddr {
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        nonmutating set {}
    }
}
extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        nonmutating set {}
    }
}
extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        nonmutating set {}
    }
}
extension sockaddr_storage {
    public var ss_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_storage>.size) }
        nonmutating set {}
    }
}
