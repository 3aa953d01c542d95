// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Members that UIKit renamed between Swift 4 and 4.2 without changing their shape. Types, constants and members that
/// are only called live in the module SwiftFourNames; these are also overridden or named by `#selector`.
extension Rewriter {
    private static let renamedMethods: [String: (base: String, labels: [String])] = [
        "didMove(toParentViewController:)": ("didMove", ["toParent"]),
        "willMove(toParentViewController:)": ("willMove", ["toParent"]),
        "addChildViewController(_:)": ("addChild", ["_"]),
        "removeFromParentViewController()": ("removeFromParent", []),
        "bringSubview(toFront:)": ("bringSubviewToFront", ["_"]),
        "sendSubview(toBack:)": ("sendSubviewToBack", ["_"]),
    ]

    private static let renamedProperties: [String: String] = [
        "childViewControllers": "children",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]

    /// Functions that are properties today, by the name that nothing else in Apple's frameworks has.
    private static let propertiesToday: Set<String> = [
        "applicationMusicPlayer", "systemMusicPlayer", "canGoToFirstPage", "canGoToLastPage", "canGoToNextPage",
        "canGoToPreviousPage",
    ]

    /// Functions of types that are properties today, under what name.
    private static let typePropertiesToday = [
        "UNNotificationSound.default": "default", "GKLocalPlayer.localPlayer": "local", "WCSession.default": "default",
    ]

    /// Renames what became a property and takes its parentheses away.
    private func makeProperty(_ node: FunctionCallExprSyntax, _ reference: DeclReferenceExprSyntax) {
        guard node.arguments.isEmpty, let left = node.leftParen, let right = node.rightParen else { return }
        let name = bare(reference.baseName.text)
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        if let base, let new = Self.typePropertiesToday["\(base).\(name)"] {
            if new != name { edits.replace(reference.baseName, new) }
        } else if !Self.propertiesToday.contains(name) || facts.declares(method: name + "()") {
            return
        }
        edits.replace(left, "")
        edits.replace(right, "")
    }

    func renameForSwiftFour(_ node: FunctionDeclSyntax) {
        guard conditions.options.isSwiftFour, node.has(modifier: "override"),
            let new = Self.renamedMethods[node.fullName]
        else { return }
        edits.replace(node.name, new.base)
        for (parameter, label) in zip(node.parameters, new.labels) where parameter.firstName.text != label {
            // `_ child` keeps its inner name; `toParentViewController parent` gets the new label.
            let inner = parameter.secondName == nil ? " " + parameter.firstName.text : ""
            edits.replace(parameter.firstName, label + inner)
        }
    }

    func renameForSwiftFour(_ node: FunctionCallExprSyntax) {
        guard conditions.options.isSwiftFour else { return }
        let reference =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let reference else { return }
        makeProperty(node, reference)
        let labels = node.arguments.map { $0.label.map { bare($0.text) } ?? "_" }
        let name = bare(reference.baseName.text) + "(" + labels.map { $0 + ":" }.joined() + ")"
        guard let new = Self.renamedMethods[name], !facts.declares(method: name) else { return }
        edits.replace(reference.baseName, new.base)
        for (argument, label) in zip(node.arguments, new.labels) {
            guard let old = argument.label, old.text != label else { continue }
            edits.replace(old, label == "_" ? "" : label)
            if label == "_", let colon = argument.colon { edits.replace(colon, "") }
        }
    }

    func renameForSwiftFour(_ node: MemberAccessExprSyntax) {
        guard conditions.options.isSwiftFour, let new = Self.renamedProperties[node.declName.baseName.text] else {
            return
        }
        edits.replace(node.declName.baseName, new)
    }

    /// The same of `self`.
    func renameForSwiftFour(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.text
        guard conditions.options.isSwiftFour, node.argumentNames == nil, let new = Self.renamedProperties[name],
            !types.isEmpty, !facts.declares(property: name)
        else { return }
        edits.replace(node.baseName, new)
    }
}
