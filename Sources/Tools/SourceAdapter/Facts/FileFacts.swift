// SPDX-License-Identifier: MIT

/// What one file declares, as far as other files of the module need it.
struct FileFacts: Codable {
    var types: [TypeFacts] = []
    /// Whether `@UIApplicationMain` or `@main` stands in the file.
    var hasEntryPoint = false
    /// Parameters that are key paths whose names are needed: `function(label`, and whether they are written through.
    var observingParameters: [String: Bool] = [:]
    /// Modules that the file imports.
    var imports: Set<String> = []
    /// Those that come with this module: `@_exported import Kit`.
    var reexports: Set<String> = []
    /// Types whose names younger types of Foundation bear too.
    var rivals: [RivalType] = []
    /// What protocols' associated types must be: `associatedtype Content: UIView`.
    var associatedTypes: [String: String] = [:]
    /// Other names of classes, outside of types: `typealias PlatformView = UIView`.
    var aliases: [String: String] = [:]
}

/// A class, protocol, structure or enumeration, or one extension of such.
struct TypeFacts: Codable {
    enum Kind: String, Codable { case cls, proto, value, ext }
    let kind: Kind
    /// With enclosing types: `Outer.Inner`; for an extension the extended type as written.
    let name: String
    let inherited: [String]
    let isGeneric: Bool
    /// `@objcMembers` class, `@objc` extension or protocol.
    let isExposed: Bool
    /// Not seen outside its file.
    var isPrivate = false
    /// Whether a class says `@MainActor`, which its subclasses take from it.
    var isOnMainActor = false
    /// Whether `init()` is declared.
    var hasPlainInit = false
    /// The types of their parameters, in order, by full name: `init(source:)`. nil: of none.
    var initializers: [String: [String]]?
    var methods: [MethodFacts] = []
    var properties: [PropertyFacts] = []

    /// The name without enclosing types.
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

struct MethodFacts: Codable {
    let fullName: String
    let selector: String
    let parameterTypes: [String]
    let isTypeMember: Bool
    let isOverride: Bool
    let isOptional: Bool
    /// Whether Objective-C is named in the declaration: `@objc`, `@IBAction`.
    let isMarked: Bool
    /// Whether other modules may override it.
    let isOpen: Bool
    /// For a member of an extension: its forwarding declaration without `override`, to be put into the class body.
    let forwarder: String?
}

struct PropertyFacts: Codable {
    let name: String
    let isTypeMember: Bool
    let isOverride: Bool
    let isOptional: Bool
    /// As of methods.
    let isMarked: Bool
    let isOpen: Bool
    /// Whether tests that import the module as `@testable` may override it: `@objc`, calculated, of no narrower access.
    let isTestable: Bool
    let forwarder: String?
    /// As written; nil when it is inferred.
    let type: String?
    /// `didSet` or `willSet` overrides in an extension.
    let observers: [String]
}
