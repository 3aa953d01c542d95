// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    func selector(of node: FunctionDeclSyntax) -> String {
        node.objcName ?? Self.methodsFoundByName[node.fullName]
            ?? facts.witnessSelector(
                node.fullName, node.parameterTypes, of: types.last?.key ?? "",
                isMarked: node.has("objc", "IBAction", "IBSegueAction"))
            ?? SelectorNames.method(bare(node.name.text), labels: node.labels, throwing: node.isThrowing)
    }

    func rewrite(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameForSwiftFour(node)
        giveWay(node)
        takeExistentials(node)
        guard let type = types.last, isMember(node) else { return .visitChildren }
        if let dynamic = node.modifier("dynamic") { edits.replace(dynamic, "") }
        locateParserError(node)
        if rewriteDispatched(node, type) { return .visitChildren }
        if type.kind == .ext { moveIntoClass(node, type) }
        closeExtensionMember(node, type)
        dropOverride(node, type)
        describeClass(node, type)
        hideFromProtocols(node, type)
        renameUnreachable(node)
        enterMainActor(node)
        // On iOS an override may also take `Selector`, which here would not match.
        if node.respondsToSelector, node.has(modifier: "override"), let type = node.parameters.first?.type {
            edits.replace(type, "Selector!")
        }
        if node.has("NSManaged") {
            let arguments = node.innerNames.joined(separator: ", ")
            edits.insert(
                node.endPositionBeforeTrailingTrivia, " { __managedCall(\"\(selector(of: node))\", [\(arguments)]) }")
        }
        if type.kind == .cls || type.kind == .ext, isExposed(node, type) { addEntry(node) }
        return .visitChildren
    }

    /// A method that only its class sees meets no optional requirement on iOS; here the compiler wants it to be seen. With a
    /// parameter that nobody gives it is another method.
    private func hideFromProtocols(_ node: FunctionDeclSyntax, _ type: OpenType) {
        guard type.kind == .cls || type.kind == .ext, !node.isTypeMember, node.isPrivate,
            !type.isPrivate || node.has(modifier: "private"),
            let requirements = facts.optionalRequirements[node.fullName]
        else { return }
        let owners = Set(facts.chain(of: type.key))
        guard requirements.contains(where: { owners.contains($0.owner) }) else { return }
        edits.insert(
            node.signature.parameterClause.rightParen.positionAfterSkippingLeadingTrivia,
            (node.parameters.isEmpty ? "" : ", ") + "__hidden: Void = ()")
    }

    /// Numbers can be compared by `<` here and not on iOS, where apps therefore say how; both together are ambiguous.
    private func giveWay(_ node: FunctionDeclSyntax) {
        guard types.isEmpty, node.name.text == "<", node.parameters.count == 2,
            node.parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
        else { return }
        edits.insert(node.positionAfterSkippingLeadingTrivia, "@_disfavoredOverload ")
    }

    /// An `override` in an extension, or a method there that a subclass overrides, must be declared in the class body:
    /// the method is renamed in place, and the body gets a forwarding declaration.
    private func moveIntoClass(_ node: FunctionDeclSyntax, _ type: OpenType) {
        let overrides = node.modifier("override")
        guard overrides != nil || facts.isMoved(node.fullName, in: type.key), !node.has(modifier: "static"),
            !isFoundByName(node, type)
        else { return }
        if let overrides { edits.replace(overrides, "") }
        for name in ["open", "public"] {
            // The renamed method is called from the class alone; `open` is not allowed on it.
            if let access = node.modifier(name) { edits.replace(access, "") }
        }
        if !facts.isClass(type.key) { replaceMember(node, type) }
        for attribute in node.unavailability { edits.replace(attribute, "") }
        inheritIsolation(node.fullName, overrides)
        edits.replace(node.name, Self.extensionName(bare(node.name.text), of: type.name))
    }

    /// What overrides a member of NSObject belongs to no actor, which a new name does not say.
    func inheritIsolation(_ member: String, _ override: DeclModifierSyntax?) {
        guard let override, Self.belongsToNoActor(member) else { return }
        edits.insert(override.positionAfterSkippingLeadingTrivia, "nonisolated ")
    }

    static func belongsToNoActor(_ member: String) -> Bool {
        (objectMethods.contains(member) || describing.contains(member)) && !loading.contains(member)
    }

    private static let loading: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

    private static let describing: Set<String> = [
        "isEqual(_:)", "hash", "description", "debugDescription", "copy()", "mutableCopy()",
    ]

    /// Fixtures of a test class that belongs to the main actor belong to it on iOS, where XCTest says nothing of actors. On
    /// Linux XCTest's are of no actor, and so is what overrides them; they run on the main thread all the same. The body
    /// becomes a method of its own: a closure of the main actor may not take along `self`, which anybody might have.
    private func enterMainActor(_ node: FunctionDeclSyntax) {
        let fixtures = node.isTypeMember ? Self.classFixtures : Self.fixtures
        guard let override = node.modifier("override"), !node.isAsync, fixtures.contains(node.fullName),
            !node.has(modifier: "nonisolated")
        else { return }
        guard node.has("MainActor") || types.last.map({ facts.isOnMainActor($0.key) }) == true else { return }
        // Subclasses have fixtures, too.
        let own = "__main_\(ModuleFacts.simple(types.last?.name ?? ""))_\(node.name.text)"
        edits.replace(override, "")
        edits.replace(node.name, own)
        let attempt = node.isThrowing ? "try " : ""
        edits.insert(
            node.endPositionBeforeTrailingTrivia,
            "; \(node.access)override \(node.isTypeMember ? "class " : "")func \(node.name.text)()"
                + "\(node.isThrowing ? " throws" : "") { "
                + "nonisolated(unsafe) let own = self; "
                + "\(attempt)MainActor.assumeIsolated { \(attempt)own.\(own)() } }")
    }

    private static let fixtures: Set<String> = [
        "setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()", "invokeTest()",
    ]
    private static let classFixtures: Set<String> = ["setUp()", "tearDown()"]

    /// Without `@objc` no member of an extension may be `open`.
    func closeExtensionMember(_ node: some WithModifiersSyntax & WithAttributesSyntax, _ type: OpenType) {
        guard type.kind == .ext, let open = node.modifier("open"), !node.has(modifier: "override"),
            node.has("objc", "IBAction", "IBInspectable", "IBOutlet")
        else { return }
        edits.replace(open, "public")
    }

    /// Methods of Objective-C's `NSObject` can be overridden only below ours: a subclass of one of Foundation's own
    /// classes keeps its method, found by name.
    private func dropOverride(_ node: FunctionDeclSyntax, _ type: OpenType) {
        guard let override = node.modifier("override"), !node.isTypeMember,
            type.kind == .cls && Self.objectMethods.contains(node.fullName) && !facts.derivesFromOurObject(type.key)
                || isFoundByName(node, type)
        else { return }
        edits.replace(override, "")
    }

    /// Overrides of methods that cannot be overridden here and are found by name: Foundation's formatters have other
    /// methods for the way from text to value, and no object here forwards messages by itself.
    private func isFoundByName(_ node: FunctionDeclSyntax, _ type: OpenType) -> Bool {
        if node.fullName == Self.forwarding { return node.has(modifier: "override") }
        return Self.methodsFoundByName[node.fullName] != nil && facts.isFormatter(type.key)
    }

    /// Class methods of `NSObject` that only the run time calls on iOS and that cannot be overridden here: the override
    /// becomes a method of its own, whose `super` still means the class's.
    private func renameUnreachable(_ node: FunctionDeclSyntax) {
        guard node.isTypeMember, Self.unreachable.contains(node.fullName), let override = node.modifier("override")
        else { return }
        edits.replace(override, "")
        edits.replace(node.name, "__" + node.name.text)
    }

    private static let unreachable: Set<String> = ["instancesRespond(to:)", "instanceMethod(for:)"]

    private static let forwarding = "forwardingTarget(for:)"
    private static let methodsFoundByName = ModuleFacts.formatterMethods.merging([
        forwarding: "forwardingTargetForSelector:"
    ]) { first, _ in first }

    /// `super` in such an override.
    func rewriteSuperOfFormatter(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard let base = node.base, ["getObjectValue", "isPartialStringValid"].contains(name) else { return }
        edits.replace(base, "self")
        edits.replace(node.declName, "__" + name)
    }

    private static let objectMethods: Set<String> = [
        "responds(to:)", "observeValue(forKeyPath:of:change:context:)", "value(forKey:)", "setValue(_:forKey:)",
        "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
        "setNilValueForKey(_:)", "awakeFromNib()", "prepareForInterfaceBuilder()", "willChangeValue(forKey:)",
        "didChangeValue(forKey:)", "doesNotRecognizeSelector(_:)", "setValuesForKeys(_:)",
        "dictionaryWithValues(forKeys:)",
    ]

    private func isExposed(_ node: FunctionDeclSyntax, _ type: OpenType) -> Bool {
        guard node.isCallableByName, !node.has("nonobjc"), !node.isHiddenFromSwift else { return false }
        if node.has("objc", "IBAction", "IBSegueAction") { return !node.has(modifier: "override") }
        if isFoundByName(node, type) { return true }
        if node.has(modifier: "override") { return false }
        if type.exposesMembers, !node.isPrivate { return true }
        // What is hidden meets no requirement, though it be spelled as one; what a hidden class shows to its file does.
        if node.isPrivate, !type.isPrivate || node.has(modifier: "private") { return false }
        return facts.optionalRequirements[node.fullName] != nil || facts.exposedRequirements.contains(node.fullName)
            ? type.kind == .cls || facts.isClass(type.key) || facts.isImportedClass(type.key) : false
    }

    private func addEntry(_ node: FunctionDeclSyntax) {
        guard let type = types.last else { return }
        if type.isGeneric, type.kind == .ext {
            report(node, .warning, "members of extensions of generic classes are not found by name")
            return
        }
        for attribute in node.unavailability { edits.replace(attribute, "") }
        let arguments = convertedArguments(node)
        let name = reference(to: type)
        let receiver = node.isTypeMember ? name : "unsafeDowncast(o, to: \(name).self)"
        let call = "\(receiver).\(node.name.text)(\(arguments))\(resultType(node))"
        let body = node.isThrowing ? "__objcResult(try? \(call))" : "__objcResult(\(call))"
        let adder = node.isTypeMember ? "classMethod" : "method"
        if node.has("MainActor") { types[types.count - 1].hasMainActorEntries = true }
        types[types.count - 1].entries.append("t.\(adder)(\"\(selector(of: node))\") { o, a in \(body) }")
    }

    /// What calls a method with arguments of types known only at run time.
    func convertedArguments(_ node: FunctionDeclSyntax) -> String {
        node.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let function = SenderUse.isOnlyPassed(parameter, in: node) ? "__objcSender" : "__objcArgument"
            return "\(label)\(function)(a, \(index)) as \(argumentType(parameter.type))"
        }.joined(separator: ", ")
    }

    /// Says which of the methods that differ in their result alone is called: ` as Element`.
    private func resultType(_ node: FunctionDeclSyntax) -> String {
        guard let type = node.signature.returnClause?.type, !type.is(SomeOrAnyTypeSyntax.self) else { return "" }
        let text = argumentType(type)
        return text.contains("Self") ? "" : " as \(text)"
    }

    private static let parameterWords = [
        "@escaping ", "@autoclosure ", "borrowing ", "consuming ", "__owned ", "__shared ",
    ]

    /// A parameter's type as it can stand after `as`.
    func argumentType(_ type: TypeSyntax) -> String {
        var text = type.withoutParentheses.flat
        // Only the parameter's own: functions inside the type keep what they say of theirs.
        while let word = Self.parameterWords.first(where: { text.hasPrefix($0) }) {
            text.removeFirst(word.count)
        }
        if text.hasSuffix("!") { return "(\(text.dropLast()))?" }
        return text
    }
}

extension String {
    func replacingOccurrences(of part: String, with text: String) -> String {
        guard contains(part) else { return self }
        return split(separator: part, omittingEmptySubsequences: false).joined(separator: text)
    }
}
