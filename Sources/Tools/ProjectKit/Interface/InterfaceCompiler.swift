// SPDX-License-Identifier: MIT
import Foundation

/// Compiles storyboards and xibs to the archive that UIKit loads: the same objects, checked, without what only
/// Interface Builder needs.
enum InterfaceCompiler {
    struct Result {
        var data: Data
        var diagnostics: [Diagnostic]
    }

    /// - Parameters:
    ///   - module: what "Inherit Module From Target" means for custom classes of this file.
    ///   - elements: those of frameworks above UIKit.
    static func compile(
        _ file: Path, module: String, elements: FrameworkElements = FrameworkElements()
    ) throws -> Result {
        var document = try ProjectXML.parse(file)
        if ArchivedInterface.isArchive(document) { document = try ArchivedInterface.converted(document, file: file) }
        try check(document, file: file)
        try checkNesting(of: document, inside: [], file: file)
        var compiler = Compiler(file: file, module: module, elements: elements)
        let root = compiler.strip(InterfaceFrames.resolved(document))
        var writer = ResourceTreeWriter()
        return Result(data: writer.encode(root), diagnostics: compiler.diagnostics)
    }

    private static func check(_ document: ResourceNode, file: Path) throws {
        guard document.name == "document" else {
            throw Failure.build(
                "an interface file starts with <document>, not <\(document.name)>", file: file, line: document.line)
        }
        let runtime = document["targetRuntime"] ?? ""
        guard runtime.contains("CocoaTouch") || runtime.isEmpty else {
            throw Failure.build("this interface is for '\(runtime)', not for iOS", file: file, line: document.line)
        }
    }

    /// An object inside one of its own identifier would be its own ancestor.
    private static func checkNesting(of node: ResourceNode, inside identifiers: Set<String>, file: Path) throws {
        var identifiers = identifiers
        if let identifier = node["id"], !identifiers.insert(identifier).inserted {
            throw Failure.build(
                "<\(node.name)> has the id '\(identifier)' of an element around it", file: file, line: node.line)
        }
        for child in node.children { try checkNesting(of: child, inside: identifiers, file: file) }
    }

    private struct Compiler {
        let file: Path
        let module: String
        let elements: FrameworkElements
        var diagnostics: [Diagnostic] = []
        private var reported: Set<String> = []

        init(file: Path, module: String, elements: FrameworkElements) {
            self.file = file
            self.module = module
            self.elements = elements
        }

        /// The node without what no running app sees. What is unknown is reported once for each name.
        mutating func strip(_ node: ResourceNode) -> ResourceNode {
            var result = node
            let known = elements.attributes(of: node.name)
            if known == nil { report("<\(node.name)> is not supported and ignored", node) }
            result.attributes = node.attributes.filter { key, _ in
                if InterfaceSchema.isForEditor(key, of: node.name) { return false }
                if let known, !known.contains(key), !InterfaceSchema.commonAttributes.contains(key) {
                    report("attribute '\(key)' of <\(node.name)> is not supported and ignored", node)
                }
                return true
            }
            // The module is resolved here; running apps are not asked which target they come from.
            if node["customModuleProvider"] == "target", node["customClass"] != nil { result["customModule"] = module }
            result["customModuleProvider"] = nil
            if let element = elements[node.name], let name = element.class {
                result["frameworkClass"] = name
                result["frameworkBase"] = element.base
                result["framework"] = element.framework
            }
            result.children = node.children.filter { !InterfaceSchema.editorElements.contains($0.name) }.map {
                strip($0)
            }
            return result
        }

        private mutating func report(_ message: String, _ node: ResourceNode) {
            guard reported.insert(message).inserted else { return }
            diagnostics.append(Diagnostic(.warning, message, at: SourceLocation(file: file, line: node.line)))
        }
    }
}
