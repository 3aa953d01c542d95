// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

/// Names that Foundation on Linux lacks; the type is its own.
extension NSExceptionName {
    public static let genericException = Self("NSGenericException")
    public static let rangeException = Self("NSRangeException")
    public static let invalidArgumentException = Self("NSInvalidArgumentException")
    public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
    public static let mallocException = Self("NSMallocException")
    public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
    public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
    public static let destinationInvalidException = Self("NSDestinationInvalidException")
    public static let portTimeoutException = Self("NSPortTimeoutException")
    /// A key that key-value coding does not find.
    public static let undefinedKeyException = Self("NSUnknownKeyException")
}

/// An Objective-C exception. Nothing can catch one here: raising ends the program with the text that iOS prints.
open class NSException: Foundation.NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
    }

    public convenience init(name: NSExceptionName, reason: String?) {
        self.init(name: name, reason: reason, userInfo: nil)
    }

    /// Symbols of the current call stack, innermost first.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    open override var description: String { reason ?? name.rawValue }

    /// Ends the program: runs the uncaught-exception handler, prints the text, traps.
    open func raise() -> Never {
        let (handler, reporters) = exceptionHooks.withLock { ($0.handler, $0.reporters) }
        handler?(self)
        var text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'\n"
        for report in reporters { text += report() }
        FileHandle.standardError.write(Data(text.utf8))
        fatalError("\(name.rawValue): \(reason ?? "(null)")")
    }

    open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
    }

    /// Raises with a reason that is complete.
    package static func raise(_ name: NSExceptionName, _ reason: String) -> Never {
        NSException(name: name, reason: reason, userInfo: nil).raise()
    }
}

private struct ExceptionHooks {
    var handler: (@Sendable (NSException) -> Void)?
    var reporters: [@Sendable () -> String] = []
}

private let exceptionHooks = Mutex(ExceptionHooks())

/// Adds lines to what is printed when the program ends by an exception, such as the stack of view controllers.
package func addExceptionReporter(_ report: @escaping @Sendable () -> String) {
    exceptionHooks.withLock { $0.reporters.append(report) }
}

public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
    exceptionHooks.withLock { $0.handler = handler }
}

public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? {
    exceptionHooks.withLock { $0.handler }
}
