// SPDX-License-Identifier: MIT

public typealias DNSServiceErrorType = Int32
public var kDNSServiceErr_NoError: Int { 0 }
public var kDNSServiceErr_NoSuchRecord: Int { -65_554 }
public var kDNSServiceErr_NoSuchName: Int { -65_538 }
public var kDNSServiceErr_PolicyDenied: Int { -65_570 }

public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible, CustomNSError, LocalizedError {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
    /// A code of Security.
    case tls(OSStatus)

    static func last() -> NWError { .posix(POSIXErrorCode(rawValue: errno) ?? .EIO) }

    public static var errorDomain: String { "Network.NWError" }
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code): Int(code)
        case .tls(let code): Int(code)
        }
    }
    public var errorDescription: String? { debugDescription }
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): code == -65_554 ? "\(code): NoSuchRecord" : "\(code)"
        case .tls(let code): "\(code)"
        }
    }
}
