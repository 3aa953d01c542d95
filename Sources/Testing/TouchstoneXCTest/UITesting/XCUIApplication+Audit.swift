// SPDX-License-Identifier: MIT

/// What an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Texts that differ too little from what lies behind them.
    public static let contrast = Self(rawValue: 1 << 0)
    /// What shows and is no element. Nothing is found here.
    public static let elementDetection = Self(rawValue: 1 << 1)
    public static let hitRegion = Self(rawValue: 1 << 2)
    public static let sufficientElementDescription = Self(rawValue: 1 << 3)
    public static let dynamicType = Self(rawValue: 1 << 16)
    public static let textClipped = Self(rawValue: 1 << 17)
    /// Traits that contradict each other. Nothing is found here.
    public static let trait = Self(rawValue: 1 << 18)
    public static let all = Self(rawValue: ~0)
}

/// One thing that an audit has found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: __ObjCObject {
    public final let element: XCUIElement?
    public final let compactDescription: String
    public final let detailedDescription: String
    public final let auditType: XCUIAccessibilityAuditType

    init(_ element: XCUIElement?, _ text: String, _ detail: String, _ type: XCUIAccessibilityAuditType) {
        (self.element, compactDescription, detailedDescription, auditType) = (element, text, detail, type)
        super.init()
    }
}

extension XCUIApplication {
    private struct Finding: Decodable {
        var kind: UInt64
        var id: UInt32
        var text: String
    }

    /// Looks at what shows; each issue fails the test unless the handler says that it is to be ignored.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        let session = UITestSession.shared
        session.note("Perform accessibility audit")
        guard prepare(), let root = tree(), let bytes = process?.ask(.audit(types: auditTypes.rawValue))?.bytes else {
            return
        }
        for finding in try JSONDecoder().decode([Finding].self, from: bytes) {
            let all = root.descendants
            guard let index = all.firstIndex(where: { $0.element.id == finding.id }) else { continue }
            let element = descendants(matching: .any).element(boundBy: index)
            let issue = XCUIAccessibilityAuditIssue(
                element, finding.text, "\(finding.text): \(ElementDescription.line(of: all[index]))",
                XCUIAccessibilityAuditType(rawValue: finding.kind))
            if try issueHandler?(issue) == true { continue }
            session.fail(issue.detailedDescription)
        }
    }
}
