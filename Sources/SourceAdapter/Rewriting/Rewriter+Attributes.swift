// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    /// Attributes without meaning here, once the tables hold what they say.
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSManaged", "nonobjc", "NSCopying", "_objcRuntimeName",
    ]

    func rewrite(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.dropped.contains(name) {
            edits.replace(node, "")
            return .skipChildren
        }
        if name == "UIApplicationMain" {
            edits.replace(node, "@main")
            return .skipChildren
        }
        return .visitChildren
    }

    /// Modules whose content lives elsewhere here. SwiftPM's test runner takes a module called Darwin for Apple's XCTest.
    private static let movedModules = [
        "ObjectiveC": "FoundationCompat", "CoreFoundation": "FoundationCompat",
        "MobileCoreServices": "FoundationCompat", "CoreServices": "FoundationCompat", "Darwin": "DarwinCompat",
    ]

    /// Swift modules have no submodules, and some modules are called otherwise here.
    func rewrite(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name.text else { return .visitChildren }
        if first == "XCTest", node.importKindSpecifier == nil {
            // Apple's XCTest brings UIKit along.
            edits.insert(node.endPositionBeforeTrailingTrivia, "; import UIKit")
        } else if let moved = Self.movedModules[first] {
            // `import func Darwin.sin`: a scoped import looks in the module itself, not in what it re-exports.
            if let kind = node.importKindSpecifier { edits.replace(kind, "") }
            edits.replace(node.path, moved)
        } else if node.importKindSpecifier == nil, node.path.count > 1 {
            edits.replace(node.path, first)
        }
        return .visitChildren
    }

    /// Conditions are settled as for an iOS build, call by call; only the active branch is rewritten.
    func rewrite(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses { if let condition = clause.condition { settle(Syntax(condition)) } }
        if let clause = conditions.activeClause(of: node), let elements = clause.elements { walk(elements) }
        return .skipChildren
    }

    private func settle(_ node: Syntax) {
        guard let call = node.as(FunctionCallExprSyntax.self) else {
            node.children(viewMode: .sourceAccurate).forEach(settle)
            return
        }
        let text = call.trimmedDescription.filter { !$0.isWhitespace }
        switch call.calledExpression.trimmedDescription {
        case "os": edits.replace(call, text == "os(iOS)" ? "true" : "false")
        case "targetEnvironment": edits.replace(call, text == "targetEnvironment(simulator)" ? "true" : "false")
        case "_runtime": edits.replace(call, "true")
        case "canImport":
            let module = call.arguments.first?.expression.trimmedDescription ?? ""
            let name = module.split(separator: ".").first.map(String.init) ?? module
            edits.replace(call, conditions.canImport(name) ? "true" : "false")
        default: break
        }
    }
}
