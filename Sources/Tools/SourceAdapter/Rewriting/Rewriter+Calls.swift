// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    /// Functions of Foundation that behave differently on iOS; ours have other names because Foundation's cannot be
    /// redeclared.
    private static let replacedFunctions: Set<String> = [
        "NSStringFromClass", "NSClassFromString", "NSLocalizedString", "lchmod",
    ]

    /// Classes that are empty in Linux's Foundation and cannot be subclassed or made.
    private static let replacedClasses: Set<String> = [
        "NSExpression", "NSComparisonPredicate", "NSCompoundPredicate", "PersonNameComponentsFormatter",
    ]

    /// C's types that are others on Linux.
    private static let replacedTypes = ["fpos_t": "__filePosition"]

    func rewrite(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .visitChildren
        }
        renameForSwiftFour(node)
        if Self.replacedFunctions.contains(name) || Self.replacedClasses.contains(name) {
            edits.replace(node.baseName, "__" + name)
        }
        if let type = Self.replacedTypes[name] { edits.replace(node.baseName, type) }
        if Self.standardStreams.contains(name), Self.isArgumentOfStandardIO(node) {
            edits.replace(node.baseName, "__" + name)
        }
        // The compiler does not find Foundation's method on Linux without a text in front of it.
        if name == "applyingTransform", node.parent?.is(FunctionCallExprSyntax.self) == true,
            Self.texts.contains(types.last?.name ?? "")
        {
            edits.insert(node.positionAfterSkippingLeadingTrivia, "self.")
        }
        // Linux's Foundation keeps its initialiser to itself.
        if name == "ProcessInfo", let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.calledExpression.id == node.id
        {
            edits.replace(call, "ProcessInfo.processInfo")
            return .skipChildren
        }
        return .visitChildren
    }

    private static let texts: Set<String> = ["String", "Substring", "StringProtocol", "Swift.String"]

    /// Variables of C, which Swift 6 refuses on Linux for being changeable; iOS's are macros for calls.
    private static let standardStreams: Set<String> = ["stdin", "stdout", "stderr"]

    private static let standardIO: Set<String> = [
        "fputs", "fputc", "putc", "fwrite", "vfprintf", "fflush", "setbuf", "setvbuf", "setlinebuf", "fileno", "fclose",
        "fgets", "fgetc", "getc", "fread", "ungetc", "feof", "ferror", "clearerr", "getline", "freopen", "flockfile",
        "funlockfile",
    ]

    private static func isArgumentOfStandardIO(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let function = call.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return false }
        return standardIO.contains(function.baseName.text)
    }

    func rewrite(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if Self.replacedClasses.contains(node.name.text) { edits.replace(node.name, "__" + node.name.text) }
        if let type = Self.replacedTypes[node.name.text] { edits.replace(node.name, type) }
        rewriteFetchable(node)
        return .visitChildren
    }

    /// The module whose names hide those of Foundation that Linux lacks or has in another form; it exports the rest.
    private static let ownFoundation = "FoundationCompat"

    private func namesFoundation(_ name: TokenSyntax) -> Bool {
        name.text == "Foundation" && !facts.declaresType("Foundation")
    }

    /// `Foundation.ValueTransformer` as a type.
    func rewrite(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), namesFoundation(base.name) {
            edits.replace(base.name, Self.ownFoundation)
        } else if let base = node.baseType.as(IdentifierTypeSyntax.self) {
            moveDarwin(base.name)
        }
        return .visitChildren
    }

    /// `Darwin.realpath`, `Darwin.stat`. Foundation shows the module too, so the file need not import it.
    private func moveDarwin(_ name: TokenSyntax) {
        if Self.foundationsOwn.contains(name.text), !facts.declaresType(name.text) {
            return edits.replace(name, Self.ownFoundation)
        }
        guard name.text == "Darwin", !facts.declaresType("Darwin") else { return }
        edits.replace(name, Self.ownDarwin)
        if !imported.contains("Darwin") { edits.tail.append("import " + Self.ownDarwin) }
    }

    /// Modules whose names Foundation's own has here: `ObjectiveC.autoreleasepool`.
    private static let foundationsOwn: Set<String> = ["ObjectiveC", "CoreFoundation"]

    /// What apps get for `import Darwin`.
    private static let ownDarwin = "DarwinCompat"

    /// `Foundation.NSStringFromClass(...)`, and members with other names for Swift 4 code.
    func rewrite(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if let base = node.base?.as(DeclReferenceExprSyntax.self), namesFoundation(base.baseName) {
            edits.replace(base, Self.ownFoundation)
            if Self.replacedFunctions.contains(name.text) { edits.replace(name, "__" + name.text) }
        } else if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            moveDarwin(base.baseName)
        }
        if name.text == "_kvcKeyPathString" { nameKeyPath(node) }
        renameForSwiftFour(node)
        rewriteAnyObjectMember(node)
        nameMaker(node)
        rewriteOptionalReference(node)
        if node.base?.is(SuperExprSyntax.self) == true {
            rewriteSuperOfFormatter(node)
            rewriteSuperOfDispatched(node)
        }
        return .visitChildren
    }

    /// Properties of every object whose value is a class, `layer.classForCoder`, and what is declared to hold one.
    func holdsClass(_ expression: ExprSyntax) -> Bool {
        if let type = declaredType(of: expression).map(Self.unmarked), type == "AnyClass" || type.hasSuffix(".Type") {
            return true
        }
        let plain = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
        let name =
            plain.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? plain.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name == "classForCoder" || name == "superclass"
    }

    /// `cls.superclass()`, `cls.isSubclass(of: other)`: methods of every class, also of one that is only an `AnyClass`.
    private func replaceClassQuestions(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(SuperExprSyntax.self), node.trailingClosure == nil
        else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if member.declName.baseName.text == "superclass", labels.isEmpty, !facts.declares(method: "superclass()") {
            pass(base, of: member, in: node, to: "__superclass(of: ")
        } else if member.declName.baseName.text == "isSubclass", labels == ["of"], let open = node.leftParen {
            edits.insert(base.positionAfterSkippingLeadingTrivia, "__isSubclass(")
            // Of an optional class it is an optional as well.
            if let chain = base.as(OptionalChainingExprSyntax.self) { edits.replace(chain.questionMark, "") }
            edits.replace(member.period, Self.metatypeSuffix(base) + ", ")
            edits.replace(member.declName.baseName, "")
            edits.replace(open, "")
        }
    }

    /// `base.member()` becomes `function base)`; the function's name ends with its parenthesis.
    func pass(
        _ base: ExprSyntax, of member: MemberAccessExprSyntax, in node: FunctionCallExprSyntax, to function: String
    ) {
        edits.insert(base.positionAfterSkippingLeadingTrivia, function)
        edits.replace(member.period, Self.metatypeSuffix(base) + ")")
        edits.replace(member.declName.baseName, "")
        if let parenthesis = node.leftParen { edits.replace(parenthesis, "") }
        if let parenthesis = node.rightParen { edits.replace(parenthesis, "") }
    }

    /// What a type's name needs behind it to be a value: `UIView.self`.
    private static func metatypeSuffix(_ base: ExprSyntax) -> String {
        let text = base.trimmedDescription
        return text.first?.isUppercase == true && !text.hasSuffix(".self") && !text.hasSuffix(")") ? ".self" : ""
    }

    /// Classes that Objective-C can make without arguments and Foundation here cannot, with arguments that say nothing.
    private static let emptyInitializers = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"", "Scanner": "string: \"\"",
        "URLResponse": "url: \(nowhere), mimeType: nil, expectedContentLength: -1, textEncodingName: nil",
        "HTTPURLResponse": "url: \(nowhere), statusCode: 200, httpVersion: nil, headerFields: nil",
    ]
    private static let nowhere = "Foundation.URL(fileURLWithPath: \"/\")"

    private func completeEmptyInitializer(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), node.arguments.isEmpty,
            node.trailingClosure == nil, let arguments = Self.emptyInitializers[callee.baseName.text],
            let open = node.leftParen, !facts.declaresType(callee.baseName.text)
        else { return }
        edits.insert(open.endPositionBeforeTrailingTrivia, arguments)
        // It fails only for an address that is none.
        if callee.baseName.text == "HTTPURLResponse" { edits.insert(node.endPositionBeforeTrailingTrivia, "!") }
    }

    /// `UITableViewCell.classForCoder()`, also of `self` in a class method: a class answers with itself.
    private func replaceClassForCoder(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            member.declName.baseName.text == "classForCoder", node.trailingClosure == nil,
            let base = member.base, namesClass(base)
        else { return }
        edits.replace(member.declName.baseName, "self")
        if let open = node.leftParen { edits.replace(open, "") }
        if let close = node.rightParen { edits.replace(close, "") }
    }

    func namesClass(_ expression: ExprSyntax) -> Bool {
        let text = expression.trimmedDescription
        return text.first?.isUppercase == true || text.hasPrefix("type(of:")
            || text == "self" && isInTypeMember(Syntax(expression))
    }

    /// `abs(self)` in an extension of `CGFloat`, which has a function of this name on Linux alone.
    private func nameGlobalFunction(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), types.last?.name == "CGFloat",
            callee.baseName.text == "abs", !facts.declares(method: "abs(_:)")
        else { return }
        edits.replace(callee.baseName, "Swift.abs")
    }

    /// Only a function can return a subclass, as `NSPredicate(format:)` does on iOS and `Timer(...target:...)` must here.
    private func replaceInitializers(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let isPredicate = callee.baseName.text == "NSPredicate" && labels.first == "format"
        let isTimer = callee.baseName.text == "Timer" && labels.contains("target")
        // The initialiser of the superclass.
        let isResponse = callee.baseName.text == "HTTPURLResponse" && labels.contains("mimeType")
        if isPredicate || isTimer || isResponse { edits.insert(callee.endPositionBeforeTrailingTrivia, ".__make") }
    }

    /// Look-ups of texts and formats, which know plural rules on iOS.
    private func replaceLocalization(_ node: FunctionCallExprSyntax) {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "String",
            let label = node.arguments.first?.label, label.text == "format"
        {
            edits.replace(label, "__format")
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        let name = member.declName.baseName
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let isFormat = name.text == "localizedStringWithFormat" && member.base?.trimmedDescription == "String"
        let isLookUp =
            name.text == "localizedString" && labels == ["forKey", "value", "table"]
            && !facts.declares(method: "localizedString(forKey:value:table:)")
        let isList = name.text == "urls" && labels.first == "forResourcesWithExtension"
        let isFinding = ["linkCheckingResult", "phoneNumberCheckingResult"].contains(name.text)
        if isFormat || isLookUp || isList || isFinding { edits.replace(name, "__" + name.text) }
    }

    func rewrite(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        renameForSwiftFour(node)
        replaceInitializers(node)
        completeEmptyInitializer(node)
        replaceClassForCoder(node)
        nameGlobalFunction(node)
        replaceLocalization(node)
        replaceClassDescription(node)
        replaceClassQuestions(node)
        replaceDefaultsLookUp(node)
        replaceEnumeration(node)
        passClassesAsObjects(node)
        boxBlock(node)
        nameKeyPaths(node)
        nameRivalMember(node)
        makeValue(node)
        rewriteOptionalCall(node)
        return .visitChildren
    }

    /// `enumerateMatches(in:options:range:using:)`: the closure of Foundation's escapes on Linux. Whether the call is
    /// Foundation's, and not that of an extension for ranges of strings, shows by the range, or by its name: `nsRange`.
    private func replaceEnumeration(_ node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        let name = (callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self))?
            .baseName
        guard let name, name.text == "enumerateMatches",
            let range = node.arguments.first(where: { $0.label?.text == "range" })?.expression
        else { return }
        let maker = range.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        guard ["NSRange", "NSMakeRange"].contains(maker) || range.trimmedDescription == "nsRange" else { return }
        edits.replace(name, "__enumerateMatches")
    }

    /// `defaults.object(forKey:)` hands out numbers as objects, which cast to any number type; so do the members that an
    /// extension of `UserDefaults` calls on itself.
    private func replaceDefaultsLookUp(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "forKey" else { return }
        let name: TokenSyntax
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            let isOwn = base.trimmedDescription == "self" && types.last?.key == "UserDefaults"
            guard isOwn || declaredType(of: base).map(Self.unmarked) == "UserDefaults" else { return }
            name = member.declName.baseName
        } else if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard types.last?.key == "UserDefaults", !isInTypeMember(Syntax(node)) else { return }
            name = callee.baseName
        } else {
            return
        }
        if Self.defaultsLookUps.contains(name.text) { edits.replace(name, "__" + name.text) }
    }

    private static let defaultsLookUps: Set<String> = ["object", "value", "array", "dictionary"]
}
