// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked public import FoundationNetworking

/// Take the place of Foundation's, so that what a background session has left is there as soon as the session is. Arguments
/// of initialisers are owned by what they call.
extension URLSession {
    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfC"
    )
    public static func __make(
        configuration: __owned URLSessionConfiguration, delegate: __owned (any URLSessionDelegate)?,
        delegateQueue: __owned OperationQueue?
    ) -> URLSession {
        MadeSession(configuration, delegate, delegateQueue).plain
    }

    @_silgen_name("$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcfC")
    public static func __make(configuration: __owned URLSessionConfiguration) -> URLSession {
        MadeSession(configuration, nil, nil).plain
    }
}

extension URLSessionConfiguration {
    /// Takes the place of Foundation's: sessions copy their configuration, and what Foundation has no room for goes along.
    @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC4copy4withyp0A06NSZoneVSg_tF")
    public func __copy(with zone: NSZone?) -> Any {
        guard let copy = FoundationCopy.shared?.copy(of: self) else { return self }
        (copy as? URLSessionConfiguration)?.__options = __options
        return copy
    }
}

/// Foundation's own method.
private struct FoundationCopy: @unchecked Sendable {
    // Immutable: the address of code.
    private let address: UnsafeMutableRawPointer
    static let shared = FoundationCopy()

    private init?() {
        let name = "$s20FoundationNetworking23URLSessionConfigurationC4copy4withyp0A06NSZoneVSg_tF"
        guard let address = dlsym(ReplacedMethods.next, name) else { return nil }
        self.address = address
    }

    func copy(of configuration: URLSessionConfiguration) -> Any {
        FoundationMethod(address, of: configuration).copy()
    }
}

/// A way to Foundation's initialiser past the function that bears its name: that of a superclass is called directly. It has
/// no fields, so that an object of it is one of Foundation's class once its class is set to that.
private final class MadeSession: URLSession, @unchecked Sendable {
    // Sendable because its superclass is and it has no fields.
    init(_ configuration: URLSessionConfiguration, _ delegate: (any URLSessionDelegate)?, _ queue: OperationQueue?) {
        super.init(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    var plain: URLSession {
        let type = unsafeBitCast(URLSession.self as AnyClass, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(self).toOpaque().storeBytes(of: type, as: UnsafeRawPointer.self)
        BackgroundSession.begin(self)
        return self
    }
}
