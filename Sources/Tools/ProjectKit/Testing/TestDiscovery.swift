// SPDX-License-Identifier: MIT
import SourceAdapter
import SwiftParser
import SwiftSyntax

/// The XCTest cases of a module, found in its source: on Linux nobody can ask the runtime for methods called `test…`.
struct TestDiscovery {
    struct Method: Hashable {
        var name: String
        var isAsync: Bool
        /// Where it is declared.
        var location: SourceLocation?
    }
    struct TestClass: Hashable {
        /// As source refers to it, with enclosing types.
        var name: String
        /// Own and inherited, in the order of declaration, the class's own first.
        var methods: [Method]
        /// Whether it may have tests that only the running program knows.
        var makesTests = false
    }

    /// A library, which is compiled in its own way: a package's has other conditions than a project's tests.
    struct Library {
        var sources: [Path]
        var options = AdapterOptions()
    }

    var classes: [TestClass] = []
    /// Whether a file imports Swift Testing and may declare `@Test` functions.
    var usesSwiftTesting = false

    /// - Parameters:
    ///   - sources: the test target's files.
    ///   - libraries: modules whose classes the tests may derive from.
    ///   - options: how the tests are compiled, to read `#if`.
    init(sources: [Path], libraries: [Library], options: AdapterOptions = AdapterOptions()) throws {
        var found = DeclaredClasses()
        for library in libraries {
            for file in library.sources { try found.add(file, library.options, isLibrary: true) }
        }
        found.learnBases()
        for file in sources { try found.add(file, options, isLibrary: false) }
        usesSwiftTesting = found.importsTesting
        for name in found.order where !(found.classes[name]?.isLibrary ?? true) && found.isTestCase(name) {
            let methods = found.methods(of: name)
            let makesTests = found.makesTests(name)
            // A base class without tests of its own is no case.
            if !methods.isEmpty || makesTests {
                classes.append(TestClass(name: name, methods: methods, makesTests: makesTests))
            }
        }
    }

    /// Members by which a class says itself which tests it has.
    static let makers: Set<String> = ["defaultTestSuite", "__testSelectors"]
}

/// Every class of some files with what matters for tests.
private struct DeclaredClasses {
    struct Declaration {
        var superclass: String?
        var methods: [TestDiscovery.Method] = []
        var isLibrary: Bool
        var isHidden = false
        var makesTests = false
    }

    var classes: [String: Declaration] = [:]
    var order: [String] = []
    /// What other names of types stand for.
    var aliases: [String: String] = [:]
    /// Classes of libraries that tests may derive from.
    private var bases: [String] = []
    var importsTesting = false

    mutating func add(_ file: Path, _ options: AdapterOptions, isLibrary: Bool) throws {
        let text = options.blanked(try file.readText(), of: file.string)
        // Parsing costs more than looking for the words.
        guard
            text.contains("XCTestCase") || text.contains("func test") || text.contains("Testing")
                || text.contains("TestCase") || bases.contains(where: text.contains)
        else { return }
        let tree = Parser.parse(source: text)
        let collector = ClassCollector(options: options, file: file, tree: tree)
        collector.walk(tree)
        if !isLibrary, collector.importsTesting { importsTesting = true }
        aliases.merge(collector.aliases) { first, _ in first }
        for (name, declaration) in collector.found {
            if classes[name] == nil {
                classes[name] = Declaration(superclass: nil, isLibrary: isLibrary)
                order.append(name)
            }
            if let superclass = declaration.superclass { classes[name]?.superclass = superclass }
            if declaration.isHidden { classes[name]?.isHidden = true }
            if declaration.makesTests { classes[name]?.makesTests = true }
            if !isLibrary, !declaration.isExtension { classes[name]?.isLibrary = false }
            classes[name]?.methods += declaration.methods
        }
    }

    /// The chain of superclasses from `name` up to one that is not declared here.
    private func chain(_ name: String) -> (names: [String], end: String?) {
        var names: [String] = []
        var next: String? = name
        while let current = next, !names.contains(current), let declaration = classes[current] {
            names.append(current)
            // Of `Base<Item>` the tests are those of `Base`.
            guard let superclass = declaration.superclass.map({ String($0.prefix { $0 != "<" }) }) else {
                return (names, nil)
            }
            // A nested class may name its neighbour without the enclosing type.
            let outer = current.split(separator: ".").dropLast().joined(separator: ".")
            let sibling = outer.isEmpty ? superclass : "\(outer).\(superclass)"
            next = classes[sibling] == nil ? aliases[superclass] ?? superclass : sibling
        }
        return (names, next)
    }

    mutating func learnBases() { bases = order.filter(isTestCase) }

    /// Whether the class or one above it says which tests there are.
    func makesTests(_ name: String) -> Bool { chain(name).names.contains { classes[$0]?.makesTests == true } }

    func isTestCase(_ name: String) -> Bool {
        guard classes[name]?.isHidden == false else { return false }
        return ["XCTestCase", "XCTest.XCTestCase"].contains(chain(name).end ?? "")
    }

    func methods(of name: String) -> [TestDiscovery.Method] {
        var seen: Set<String> = []
        return chain(name).names.flatMap { classes[$0]?.methods ?? [] }.filter { seen.insert($0.name).inserted }
    }
}

private final class ClassCollector: SyntaxVisitor {
    struct Declaration {
        var superclass: String?
        var methods: [TestDiscovery.Method] = []
        var isHidden = false
        var isExtension = false
        var makesTests = false
    }

    private(set) var found: [(name: String, Declaration)] = []
    private(set) var importsTesting = false
    private(set) var aliases: [String: String] = [:]
    private let options: AdapterOptions
    private var scope: [String] = []

    private let file: Path
    private let places: SourceLocationConverter

    init(options: AdapterOptions, file: Path, tree: SourceFileSyntax) {
        self.options = options
        self.file = file
        places = SourceLocationConverter(fileName: file.string, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.trimmedDescription == "Testing" { importsTesting = true }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if scope.isEmpty { aliases[node.name.text] = node.initializer.value.trimmedDescription }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = options.activeClause(of: node)?.elements { walk(Syntax(elements)) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.name.text)
        var declaration = Declaration(superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription)
        declaration.isHidden = Self.isHidden(node.modifiers) || node.genericParameterClause != nil
        declaration.methods = methods(of: node.memberBlock)
        declaration.makesTests = makesTests(node.memberBlock.members)
        found.append((scope.joined(separator: "."), declaration))
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.extendedType.trimmedDescription)
        var declaration = Declaration(methods: methods(of: node.memberBlock), isExtension: true)
        declaration.makesTests = makesTests(node.memberBlock.members)
        if !declaration.methods.isEmpty || declaration.makesTests {
            found.append((scope.joined(separator: "."), declaration))
        }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func makesTests(_ members: MemberBlockItemListSyntax) -> Bool {
        members.contains { item in
            if let config = item.decl.as(IfConfigDeclSyntax.self) {
                guard case .decls(let list)? = options.activeClause(of: config)?.elements else { return false }
                return makesTests(list)
            }
            let names = item.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
            return names.contains(where: TestDiscovery.makers.contains)
        }
    }

    private func methods(of block: MemberBlockSyntax) -> [TestDiscovery.Method] { methods(in: block.members) }

    private func methods(in members: MemberBlockItemListSyntax) -> [TestDiscovery.Method] {
        members.flatMap { item -> [TestDiscovery.Method] in
            if let config = item.decl.as(IfConfigDeclSyntax.self) {
                guard case .decls(let list)? = options.activeClause(of: config)?.elements else { return [] }
                return methods(in: list)
            }
            guard let function = item.decl.as(FunctionDeclSyntax.self) else { return [] }
            let signature = function.signature
            guard function.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
                function.genericParameterClause == nil, !Self.isHidden(function.modifiers),
                !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
                signature.returnClause.map({ ["Void", "()"].contains($0.type.trimmedDescription) }) ?? true
            else { return [] }
            let line = function.name.startLocation(converter: places).line
            return [
                .init(
                    name: function.name.text, isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
                    location: SourceLocation(file: file, line: line))
            ]
        }
    }

    private static func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
