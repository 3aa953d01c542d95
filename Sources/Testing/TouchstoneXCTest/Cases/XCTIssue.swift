// SPDX-License-Identifier: MIT

/// Where a failure lies in the source.
///
/// Sendable because nothing of it changes.
public final class XCTSourceCodeLocation: __ObjCObject, @unchecked Sendable {
    public let fileURL: URL
    /// From 1; 0: unknown.
    public let lineNumber: Int
    /// As it was given, which may be no path at all.
    let file: String

    public init(fileURL: URL, lineNumber: Int) {
        (self.fileURL, self.lineNumber, file) = (fileURL, lineNumber, fileURL.path)
    }

    public init(filePath: String, lineNumber: Int) {
        (fileURL, self.lineNumber, file) = (URL(fileURLWithPath: filePath), lineNumber, filePath)
    }

    public override var description: String { "\(file):\(lineNumber)" }
}

public struct XCTSourceCodeFrame: Sendable {
    public let address: UInt64
    public init(address: UInt64) { self.address = address }
}

public struct XCTSourceCodeContext: Sendable {
    public var location: XCTSourceCodeLocation?
    public var callStack: [XCTSourceCodeFrame]

    public init(callStack: [XCTSourceCodeFrame] = [], location: XCTSourceCodeLocation? = nil) {
        (self.callStack, self.location) = (callStack, location)
    }
}

/// One failure of a test.
public struct XCTIssue {
    public enum IssueType: Int, Sendable {
        case assertionFailure = 0, thrownError, uncaughtException, performanceRegression, system
        case unmatchedExpectedFailure
    }
    public enum Severity: Int, Sendable { case warning = 4, error = 8 }

    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment]
    public var severity: Severity = .error

    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}
