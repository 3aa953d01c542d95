// SPDX-License-Identifier: MIT
import TouchstoneXCTest

/// Runs what an expectation is about. No exception is caught, unlike on iOS: one that is raised ends the program here.
public final class NMBExceptionCapture: NSObject {
    private let finally: (() -> Void)?

    /// - Parameters:
    ///   - handler: is never called.
    ///   - finally: is called after the block.
    public init(handler: ((NSException) -> Void)?, finally: (() -> Void)?) {
        self.finally = finally
        super.init()
    }

    public func tryBlock(_ unsafeBlock: () -> Void) {
        unsafeBlock()
        finally?()
    }
}

/// The same for a kind of exception.
/// - Returns: nil: there was none.
public func catchExceptionOfKind(_ type: AnyClass, _ block: () -> Void) -> NSException? {
    block()
    return nil
}

/// Whether a failed precondition stops in the debugger first. There is none, and nobody asks.
// The thread that runs the tests changes it, between tests.
nonisolated(unsafe) public var _swift_reportFatalErrorsToDebugger = true
