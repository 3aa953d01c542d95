// SPDX-License-Identifier: MIT

/// Foundation's run loop is Core Foundation's here.
public typealias CFRunLoop = RunLoop

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}
extension CFRunLoopMode {
    /// A mode is also passed where its text is wanted: `CFRunLoopMode.commonModes.rawValue as CFString`.
    public var text: CFString { NSString(string: rawValue) }
}

public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
