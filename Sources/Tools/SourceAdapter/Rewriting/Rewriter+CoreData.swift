// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Casts that Objective-C's bridges and erased generics allow and Swift alone does not.
extension Rewriter {
    /// Generic classes of which Objective-C knows one each: a request for books is one for anything.
    private static let erased: Set<String> = ["NSFetchRequest", "NSFetchedResultsController"]

    func rewriteErasedCasts(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)
            else { continue }
            // Behind the module's own name for one: `typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>`.
            let isWritten = type.genericArgumentClause != nil
            let name = isWritten ? type.name.text : facts.types.key(type.name.text)
            guard isWritten || name != type.name.text else { continue }
            let isBridge = name == "NSDiffableDataSourceSnapshot"
            guard isBridge || Self.erased.contains(name) else { continue }
            // `x as A` becomes `__bridged(x) as A`, the function's result being what is asked for.
            edits.insert(elements[index - 1].positionAfterSkippingLeadingTrivia, isBridge ? "__snapshot(" : "__erased(")
            edits.insert(elements[index - 1].endPositionBeforeTrailingTrivia, ")")
            guard let mark = cast.questionOrExclamationMark else { continue }
            edits.replace(mark, "")
            if mark.text == "?" { edits.insert(type.endPositionBeforeTrailingTrivia, "?") }
        }
    }

    /// What can be fetched is a protocol on iOS and `NSObject` here. Beside a class, which may not be followed by another,
    /// and in an extension it says nothing.
    func rewriteFetchable(_ node: IdentifierTypeSyntax) {
        guard node.name.text == "NSFetchRequestResult", !facts.declaresType(node.name.text) else { return }
        if isBesideClass(node) { edits.replace(node.name, "Any") }
    }

    private func isBesideClass(_ node: IdentifierTypeSyntax) -> Bool {
        if let element = node.parent?.as(CompositionTypeElementSyntax.self),
            let all = element.parent?.as(CompositionTypeElementListSyntax.self)
        {
            return all.contains { $0.type.trimmedDescription == "NSManagedObject" }
        }
        guard let inherited = node.parent?.as(InheritedTypeSyntax.self),
            let all = inherited.parent?.as(InheritedTypeListSyntax.self), let declaration = all.parent?.parent
        else { return false }
        if declaration.is(ExtensionDeclSyntax.self) { return true }
        if declaration.is(ClassDeclSyntax.self) { return all.count > 1 }
        return all.contains { $0.type.trimmedDescription == "NSManagedObject" }
    }

    /// Remembers the types of Core Data that the file names.
    func note(_ name: TokenSyntax) {
        if Self.combineNames.contains(name.text), !facts.declaresType(name.text),
            // A library's own type is meant, as a `Cancellable` of requests.
            !facts.index.projectTypes.contains(name.text)
        {
            namesCombine = true
        }
        if name.text.hasPrefix("NSLinguisticTag"), !facts.declaresType(name.text) { namesTagger = true }
        if let module = Self.moduleBroughtByUIKit(name.text), !facts.declaresType(name.text) {
            broughtByUIKit.insert(module)
        }
        guard name.text.hasPrefix("NS") else { return }
        if let kind = Self.foundationTypesOfUIKit[name.text], !facts.declaresType(name.text) {
            foundationImports.insert("import \(kind) UIKit.\(name.text)")
        }
        guard let kind = Self.coreDataTypes[name.text] else { return }
        coreDataNames.insert("import \(kind) CoreData.\(name.text)")
    }

    /// Types that Foundation has on iOS, by what they are.
    private static let foundationTypesOfUIKit = [
        "NSExtensionContext": "class", "NSExtensionItem": "class", "NSExtensionRequestHandling": "protocol",
    ]

    /// The module of a name that on iOS comes to a file with UIKit: `UNMutableNotificationContent`, as UIKit re-exports
    /// UserNotifications, `CVPixelBuffer`, as it re-exports Core Image, and the web view before WebKit's. Only those load
    /// the library who name its types.
    static func moduleBroughtByUIKit(_ name: String) -> String? {
        if name.hasPrefix("CV") || name.hasPrefix("kCV") {
            return videoPrefixes.contains(where: name.hasPrefix) ? "CoreVideo" : nil
        }
        guard name.hasPrefix("U") else { return nil }
        if name.hasPrefix("UIWebView") { return "WebKit" }
        let isNotification = name.contains("Notification") || name.hasPrefix("UNAuthorization")
        return name.hasPrefix("UN") && isNotification ? "UserNotifications" : nil
    }

    private static let videoPrefixes = [
        "CVPixelBuffer", "CVImageBuffer", "CVReturn", "kCVPixel", "kCVImageBuffer", "kCVReturn",
    ]

    /// Names that come to a file with Foundation, which re-exports Combine on iOS.
    private static let combineNames: Set<String> = [
        "ObservableObject", "Published", "ObservableObjectPublisher", "AnyCancellable", "AnyPublisher",
        "PassthroughSubject", "CurrentValueSubject", "AnySubscriber", "Cancellable",
    ]

    /// By kind of declaration.
    private static let coreDataTypes: [String: String] = [
        "NSManagedObject": "class", "NSManagedObjectContext": "class", "NSManagedObjectID": "class",
        "NSManagedObjectModel": "class", "NSFetchRequest": "class", "NSFetchRequestResult": "typealias",
        "NSFetchedResultsController": "class", "NSFetchedResultsControllerDelegate": "protocol",
        "NSPersistentContainer": "class", "NSPersistentStoreCoordinator": "class", "NSPersistentStore": "class",
        "NSPersistentStoreDescription": "class", "NSEntityDescription": "class", "NSAttributeDescription": "class",
        "NSRelationshipDescription": "class", "NSMergePolicy": "class",
    ]
}
