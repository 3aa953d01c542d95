// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Classes that derive from one of Foundation's whose Linux version asks more of a subclass than iOS's.
extension Rewriter {
    func deriveFromFoundation(_ node: ClassDeclSyntax, _ parent: String) {
        loadMembers(of: parent)
        let name = ModuleFacts.simple(parent)
        guard let superclass = Self.superclassesOfDoubles[name], !facts.declaresType(name) else { return }
        let initializers = node.memberBlock.initializers.filter { !$0.has(modifier: "convenience") }
        if initializers.isEmpty { inheritInitializers(of: superclass, access: node.access) }
        for initializer in initializers { callInitializer(of: superclass, in: initializer) }
    }

    /// Some members of these classes are of Core Foundation's types, whose module must have been loaded before a class can
    /// derive from them. Our Foundation stands in for that module, so one of its types that no app names is imported.
    private func loadMembers(of parent: String) {
        let loading = "import struct CoreFoundation.CFUUIDBytes"
        let names: Set = ["Bundle", "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"]
        guard names.contains(ModuleFacts.simple(parent)), !edits.tail.contains(loading) else { return }
        edits.tail.append(loading)
    }

    /// A class of Foundation's with an `init()` on iOS that Linux's has not.
    private struct Superclass {
        /// Arguments of its own initialiser that make the same object.
        let arguments: String
        /// Its other designated initialisers, which a subclass no longer inherits when it declares one.
        let others: [String]
    }

    /// What tests stand in for by a class of their own.
    private static let superclassesOfDoubles = [
        "URLSession": Superclass(
            arguments: "configuration: .default",
            others: [
                "init(configuration: URLSessionConfiguration) { super.init(configuration: configuration) }",
                "init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, "
                    + "delegateQueue: OperationQueue?) { "
                    + "super.init(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue) }",
            ]),
        // As large as the shared one.
        "URLCache": Superclass(
            arguments: "memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil",
            others: [
                "init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?) { super.init("
                    + "memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: diskPath) }"
            ]),
    ]

    private func inheritInitializers(of superclass: Superclass, access: String) {
        let visible = access.isEmpty ? "" : "public "
        types[types.count - 1].additions.append("\(visible)init() { super.init(\(superclass.arguments)) }")
        types[types.count - 1].additions += superclass.others.map { "\(visible)override \($0)" }
    }

    /// `super.init()`, which the compiler adds where an initialiser does not say it.
    private func callInitializer(of superclass: Superclass, in node: InitializerDeclSyntax) {
        guard let body = node.body else { return }
        if node.isPlain, let override = node.modifier("override") { edits.replace(override, "") }
        let calls = SuperInitializers(viewMode: .sourceAccurate)
        calls.walk(body)
        for call in calls.plain { edits.insert(call.positionAfterSkippingLeadingTrivia, superclass.arguments) }
        guard !calls.isSaid else { return }
        edits.insert(
            body.rightBrace.positionAfterSkippingLeadingTrivia, "; super.init(\(superclass.arguments)) ")
    }
}

/// The calls of a superclass's initialiser in an initialiser's body.
private final class SuperInitializers: SyntaxVisitor {
    var isSaid = false
    /// Closing parentheses of those without arguments.
    var plain: [TokenSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "init", callee.base?.is(SuperExprSyntax.self) == true
        else { return .visitChildren }
        isSaid = true
        if node.arguments.isEmpty, let end = node.rightParen { plain.append(end) }
        return .visitChildren
    }
}

extension MemberBlockSyntax {
    /// Those of the type itself, also under an `#if`.
    fileprivate var initializers: [InitializerDeclSyntax] { members.flatMap { $0.decl.initializers } }
}

extension DeclSyntax {
    fileprivate var initializers: [InitializerDeclSyntax] {
        if let own = self.as(InitializerDeclSyntax.self) { return [own] }
        guard let conditional = self.as(IfConfigDeclSyntax.self) else { return [] }
        return conditional.clauses.flatMap { clause -> [InitializerDeclSyntax] in
            guard case .decls(let members)? = clause.elements else { return [] }
            return members.flatMap { $0.decl.initializers }
        }
    }
}
