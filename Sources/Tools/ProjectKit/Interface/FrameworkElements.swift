// SPDX-License-Identifier: MIT

/// Elements of interface files that stand for objects of frameworks above UIKit. The framework's manifest names them,
/// the compiled file names the class, and UIKit makes one of it.
struct FrameworkElements: Sendable {
    struct Element: Sendable, Decodable, Hashable {
        /// What is made; nil for elements that only tell the object around them something.
        var `class`: String?
        /// `view` or `controller`: what the class derives from, and whose attributes the element has as well.
        var base: String?
        /// Attributes that the class reads from its coder.
        var attributes: [String]?
        /// The framework; nil: one that is not there.
        var framework: String?
    }

    private var elements = Self.ofMissingFrameworks
    /// Files that the compiled ones depend on.
    private(set) var manifests: [Path] = []

    init() {}

    init(_ register: ModuleRegister) {
        for module in register.modules.values.sorted(by: { $0.name < $1.name }) {
            guard let own = module.manifest.elements else { continue }
            manifests.append(module.folder / "module.json")
            for (name, element) in own {
                elements[name] = element
                elements[name]?.framework = module.name
            }
        }
    }

    subscript(name: String) -> Element? { elements[name] }

    /// Which attributes an element may have, the common ones apart; nil: neither UIKit nor a framework knows it.
    func attributes(of name: String) -> Set<String>? {
        guard let element = elements[name] else { return InterfaceSchema.elements[name] }
        return Set(element.attributes ?? []).union(element.base.map(InterfaceSchema.attributes(ofGroup:)) ?? [])
    }

    /// The object's plain view or controller stands for them.
    private static let ofMissingFrameworks: [String: Element] = [
        "mapView": Element(class: "MKMapView", base: "view"),
        "wkWebView": Element(class: "WKWebView", base: "view"),
        "webView": Element(class: "UIWebView", base: "view"),
        "sceneKitView": Element(class: "SCNView", base: "view"),
        "skView": Element(class: "SKView", base: "view"),
        "mtkView": Element(class: "MTKView", base: "view"),
        "arscnView": Element(class: "ARSCNView", base: "view"),
        "arskView": Element(class: "ARSKView", base: "view"),
        "glkView": Element(class: "GLKView", base: "view"),
        "pdfView": Element(class: "PDFView", base: "view"),
        "avPlayerViewController": Element(class: "AVPlayerViewController", base: "controller"),
        "glkViewController": Element(class: "GLKViewController", base: "controller"),
    ]
}
