// SPDX-License-Identifier: MIT
import SwiftIfConfig
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
        // Blocks are Swift's functions here, and so are methods' implementations, which take a selector.
        if name == "convention", node.arguments?.trimmedDescription == "block" || isImplementation(node) {
            edits.replace(node, "")
            return .skipChildren
        }
        if name == "UIApplicationMain" || name == "main" && conditions.options.isTestBundle {
            edits.replace(node, conditions.options.isTestBundle ? "" : "@main")
            return .skipChildren
        }
        return .visitChildren
    }

    private func isImplementation(_ convention: AttributeSyntax) -> Bool {
        convention.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)?.parameters
            .contains { $0.type.trimmedDescription == "Selector" } == true
    }

    /// Modules whose content lives elsewhere here. SwiftPM's test runner takes a module called Darwin for Apple's XCTest.
    private static let movedModules = [
        "ObjectiveC": "FoundationCompat", "CoreFoundation": "FoundationCompat",
        "MobileCoreServices": "FoundationCompat", "CoreServices": "FoundationCompat", "Darwin": "DarwinCompat",
        "MachO": "DarwinCompat", "OSLog": "os",
    ]

    /// Types that Apple's Foundation has and Linux's lacks.
    private static let ownFoundationNames: Set<String> = [
        "NSException", "UndoManager", "NSUserActivity", "NSHashTable", "NSMapTable",
        "NSItemProvider",
        "NSDataDetector", "DateComponentsFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
        "ListFormatter", "FileWrapper", "NSFileCoordinator", "NSMetadataQuery", "NSURLConnection", "ValueTransformer",
        "NSFastEnumeration", "NSFastEnumerationIterator", "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse",
        "XMLParser",
    ]

    /// Swift modules have no submodules, and some modules are called otherwise here.
    func rewrite(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name.text else { return .visitChildren }
        imported.formUnion(facts.modules(shownBy: first))
        addImports(behind: node, of: first)
        if first == "XCTest", node.importKindSpecifier == nil {
            // Apple's XCTest brings UIKit along.
            edits.insert(node.endPositionBeforeTrailingTrivia, "; import UIKit")
        } else if let moved = Self.movedModules[first] {
            // `import func Darwin.sin`: a scoped import looks in the module itself, not in what it re-exports.
            if let kind = node.importKindSpecifier { edits.replace(kind, "") }
            edits.replace(node.path, moved)
        } else if first == "SwiftUI", node.importKindSpecifier == nil, !conditions.canImport(first) {
            // What needs it is left out of the build; what else comes with it is UIKit.
            edits.replace(node.path, "UIKit")
            imported.insert("UIKit")
        } else if let kind = node.importKindSpecifier, first == "Foundation",
            let name = node.path.last?.name.text, Self.ownFoundationNames.contains(name)
        {
            // `import class Foundation.NSException`: Linux's Foundation has none, ours comes with the module.
            edits.replace(kind, "")
            edits.replace(node.path, "FoundationCompat")
        } else if node.importKindSpecifier == nil, node.path.count > 1 {
            edits.replace(node.path, first)
        } else if let last = node.path.last?.name, node.path.count > 2 {
            // `import class Foundation.NSLock.NSRecursiveLock`: a header of the module between it and the name.
            edits.replace(node.path, "\(first).\(last.text)")
        }
        return .visitChildren
    }

    /// What comes with the imported module, and, behind the file's first import, what a header of this module imports.
    private func addImports(behind node: ImportDeclSyntax, of name: String) {
        var modules = facts.exports[name] ?? []
        if !hasImports { modules += facts.headerImports }
        hasImports = true
        let added = modules.map { "import " + $0 } + rivalImports(beside: node, of: name)
        guard !added.isEmpty, node.parent?.is(CodeBlockItemSyntax.self) == true else { return }
        edits.insert(node.endPositionBeforeTrailingTrivia, added.map { "; " + $0 }.joined())
    }

    /// The project's types are meant where Foundation's have the same names. Those that are not public are seen by
    /// `@testable` imports alone.
    private func rivalImports(beside node: ImportDeclSyntax, of module: String) -> [String] {
        guard node.importKindSpecifier == nil else { return [] }
        let attribute = node.attribute("testable").map { $0.trimmedDescription + " " }
        return (facts.rivals[module] ?? []).filter { !$0.isMember && ($0.isPublic || attribute != nil) }.map {
            "\(attribute ?? "")import \($0.keyword) \(module).\($0.name)"
        }
    }

    /// Modules whose import shows UIKit, as tests see it through XCTest.
    static let bringUIKit: Set<String> = ["UIKit", "XCTest"]

    /// Modules whose import shows Foundation and, as on iOS, Combine.
    private static let bringFoundation: Set<String> = ["Foundation", "UIKit", "CoreData", "XCTest", "QuartzCore"]

    /// A file without imports sees what the header imports all the same.
    func rewrite(_ node: SourceFileSyntax) {
        // Apple's UIKit and XCTest bring Core Data along; here it is a library that only those load who name its types.
        // Single types, since all of it would make names of other modules ambiguous.
        if !imported.contains("CoreData"), !imported.isDisjoint(with: Self.bringUIKit) {
            edits.tail += coreDataNames.sorted()
        }
        if namesCombine, !imported.contains("Combine"), imported.contains(where: Self.bringFoundation.contains) {
            edits.tail.append("import Combine")
        }
        if namesTagger, imported.contains(where: Self.bringFoundation.contains) {
            edits.tail.append("import NaturalLanguage")
        }
        if imported.contains("Foundation"), !imported.contains("UIKit") { edits.tail += foundationImports.sorted() }
        if !imported.isDisjoint(with: Self.bringUIKit) {
            edits.tail += broughtByUIKit.subtracting(imported).sorted().map { "import " + $0 }
        }
        guard !facts.headerImports.isEmpty, !hasImports else { return }
        edits.tail.append(facts.headerImports.map { "import " + $0 }.joined(separator: "; "))
    }

    /// Conditions are settled as for an iOS build, call by call; only the active branch is rewritten.
    func rewrite(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses { if let condition = clause.condition { settle(Syntax(condition)) } }
        if let clause = conditions.activeClause(of: node), let elements = clause.elements { walk(elements) }
        return .skipChildren
    }

    /// `compiler(>=6.2)`, `compiler(<6.2)`.
    private func settleCompiler(_ call: FunctionCallExprSyntax, _ text: String) {
        let comparison = text.dropFirst("compiler(".count).dropLast()
        let number = comparison.drop { $0 == ">" || $0 == "<" || $0 == "=" }
        let components = number.split(separator: ".").compactMap { Int($0) }
        guard !components.isEmpty else { return }
        let isNewer = conditions.compilerVersion < VersionTuple(components: components)
        switch comparison.dropLast(number.count) {
        case ">=": edits.replace(call, isNewer ? "false" : "true")
        case "<": edits.replace(call, isNewer ? "true" : "false")
        default: break
        }
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
        case "compiler": settleCompiler(call, text)
        case "canImport":
            let module = call.arguments.first?.expression.trimmedDescription ?? ""
            let name = module.split(separator: ".").first.map(String.init) ?? module
            edits.replace(call, conditions.canImport(name) ? "true" : "false")
        default: break
        }
    }
}
