// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Switches that were whole when they were written: iOS has given an enumeration more cases since. Such a switch gets the
/// `@unknown default` that later code has, which traps as the compiler lets a case trap that code does not know (SE-0192).
/// An app of that time never gets the new cases: the frameworks give it the old one in their place, or it has to ask for
/// them first.
extension Rewriter {
    /// An enumeration as it was.
    private struct Grown {
        /// The names of its cases, up to the last one that was there from the start.
        let first: Set<String>
        /// Those that came with later versions of iOS, but for the newest.
        var later: Set<String> = []
        /// What the file names where it has to do with the enumeration: others have cases of the same names.
        let marks: [String]

        func wasWhole(_ names: Set<String>) -> Bool {
            names.isSuperset(of: first) && names.subtracting(first).isSubset(of: later)
        }
    }

    /// The versions that added the cases: https://developer.apple.com/documentation (each enumeration's page).
    private static let grown = [
        // limited: iOS 14; fullAccess, writeOnly: iOS 17.
        Grown(
            first: ["notDetermined", "restricted", "denied", "authorized"],
            marks: ["PHPhotoLibrary", "PHAuthorizationStatus", "EKEventStore", "EKAuthorizationStatus"]),
        // provisional: iOS 12; ephemeral: iOS 14.
        Grown(
            first: ["notDetermined", "denied", "authorized"], later: ["provisional"],
            marks: ["UNUserNotificationCenter", "UNAuthorizationStatus", "UNNotificationSettings"]),
        // opticID: iOS 17.
        Grown(first: ["none", "touchID", "faceID"], marks: ["biometryType", "LABiometryType"]),
        // The flyovers: iOS 9; mutedStandard: iOS 11.
        Grown(
            first: ["standard", "satellite", "hybrid"], later: ["satelliteFlyover", "hybridFlyover"],
            marks: ["mapType", "MKMapType"]),
        // tv, carPlay: iOS 9; mac: iOS 14; vision: iOS 17.
        Grown(
            first: ["unspecified", "phone", "pad"], later: ["tv", "carPlay", "mac"],
            marks: ["userInterfaceIdiom", "UIUserInterfaceIdiom"]),
        // darkContent: iOS 13.
        Grown(first: ["default", "lightContent"], marks: ["UIStatusBarStyle", "preferredStatusBarStyle"]),
        // transferred: iOS 13.
        Grown(first: ["authorized", "revoked", "notFound"], marks: ["ASAuthorizationAppleIDProvider"]),
    ]

    func rewriteSwitch(_ node: SwitchExprSyntax) {
        guard let names = caseNames(of: node) else { return }
        let candidates = Self.grown.filter { $0.wasWhole(names) }
        guard !candidates.isEmpty else { return }
        let text = node.root.description
        guard candidates.contains(where: { $0.marks.contains(where: text.contains) }) else { return }
        let brace = node.rightBrace
        let separator = brace.leadingTrivia.contains(where: \.isNewline) ? "" : "; "
        edits.insert(
            brace.positionAfterSkippingLeadingTrivia,
            "\(separator)@unknown default: Swift.fatalError(\"unexpected enum case\") ")
    }

    /// The names that the cases handle; nil where one does more than name cases, or a default is there.
    private func caseNames(of node: SwitchExprSyntax) -> Set<String>? {
        var names: Set<String> = []
        for element in node.cases {
            guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else {
                return nil
            }
            for item in label.caseItems {
                guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self),
                    let member = pattern.expression.as(MemberAccessExprSyntax.self)
                else { return nil }
                names.insert(bare(member.declName.baseName.text))
            }
        }
        return names
    }
}
