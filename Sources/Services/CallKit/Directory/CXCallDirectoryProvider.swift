// SPDX-License-Identifier: MIT
public import UIKit

public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}

/// The numbers of an extension, which must come in ascending order, as a system with millions of them wants them.
open class CXCallDirectoryExtensionContext: NSExtensionContext, @unchecked Sendable {
    // Sendable: an extension uses it on one thread.
    open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
    /// Whether the system still has what the extension added before.
    open var isIncremental: Bool { false }

    private var blocked: [CXCallDirectoryPhoneNumber] = []
    private var labels: [(number: CXCallDirectoryPhoneNumber, label: String)] = []

    open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
        blocked.append(phoneNumber)
    }
    open func addIdentificationEntry(
        withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
    ) {
        labels.append((phoneNumber, label))
    }
    open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
        blocked.removeAll { $0 == phoneNumber }
    }
    open func removeAllBlockingEntries() { blocked = [] }
    open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
        labels.removeAll { $0.number == phoneNumber }
    }
    open func removeAllIdentificationEntries() { labels = [] }

    /// - Parameter completion: false for numbers that are not in order or come twice; the delegate is told which it is.
    open func completeRequest(completionHandler completion: (@Sendable (Bool) -> Void)? = nil) {
        let problem = Self.problem(of: blocked) ?? Self.problem(of: labels.map(\.number))
        if let problem {
            delegate?.requestFailed(for: self, withError: CXErrorCodeCallDirectoryManagerError(problem))
        }
        completion?(problem == nil)
    }

    private static func problem(
        of numbers: [CXCallDirectoryPhoneNumber]
    ) -> CXErrorCodeCallDirectoryManagerError.Code? {
        for (one, next) in zip(numbers, numbers.dropFirst()) where one >= next {
            return one == next ? .duplicateEntries : .entriesOutOfOrder
        }
        return nil
    }
}

public typealias CXCallDirectoryPhoneNumber = Int64

/// The extension that lists numbers.
/// Sendable: has no fields.
open class CXCallDirectoryProvider: __ObjCObject, NSExtensionRequestHandling, @unchecked Sendable {
    public override init() { super.init() }

    /// Subclasses add their numbers to the context and complete the request.
    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}

    open func beginRequest(with context: NSExtensionContext) {
        guard let context = context as? CXCallDirectoryExtensionContext else { return }
        beginRequest(with: context)
    }
}
