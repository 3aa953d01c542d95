// SPDX-License-Identifier: MIT
import Foundation

/// Turns a xib of Xcode 3 and 4, which archives the editor's objects, into the document form of later versions: views with
/// frames, autoresizing, colours, fonts and texts, the owner, custom classes, outlets and actions.
struct ArchivedInterface {
    private let data: ResourceNode
    private let line: Int
    /// Every object by its `id`.
    private var objects: [String: ResourceNode] = [:]
    /// The custom class of an object by its `id`.
    private var customClasses: [String: String] = [:]
    /// Connections by the `id` of the object they start at.
    private var connections: [String: [ResourceNode]] = [:]

    /// Whether a document is of this form.
    static func isArchive(_ document: ResourceNode) -> Bool {
        document.name == "archive" && document["type"]?.contains("CocoaTouch.XIB") == true
    }

    static func converted(_ archive: ResourceNode, file: Path) throws -> ResourceNode {
        guard let data = archive.first("data") else {
            throw Failure.build("the archive has no data", file: file, line: archive.line)
        }
        return ArchivedInterface(data, line: archive.line).document()
    }

    private init(_ data: ResourceNode, line: Int) {
        (self.data, self.line) = (data, line)
        index(data)
        let container = data.value("IBDocument.Objects")
        readCustomClasses(container)
        for record in container?.value("connectionRecords")?.elements ?? [] { readConnection(record) }
    }

    private mutating func index(_ node: ResourceNode) {
        if let identifier = node["id"] { objects[identifier] = node }
        for child in node.children { index(child) }
    }

    /// Properties name objects by numbers, which records give to them.
    private mutating func readCustomClasses(_ container: ResourceNode?) {
        var references: [String: String] = [:]
        for record in container?.value("objectRecords")?.value("orderedObjects")?.elements ?? [] {
            guard let number = record.value("objectID")?.plain, let object = record.value("object") else { continue }
            references[number] = object["ref"] ?? object["id"]
        }
        for (key, value) in container?.value("flattenedProperties")?.pairs ?? [] {
            guard key.hasSuffix(".CustomClassName"), let name = value.plain,
                let identifier = references[String(key.dropLast(".CustomClassName".count))]
            else { continue }
            customClasses[identifier] = name
        }
    }

    private mutating func readConnection(_ record: ResourceNode) {
        guard let connection = record.value("connection"), let label = connection.value("label")?.plain,
            let source = connection.value("source")?.target, let destination = connection.value("destination")?.target
        else { return }
        var node: ResourceNode
        switch connection["class"] {
        case "IBCocoaTouchEventConnection":
            node = ResourceNode(name: "action")
            node["selector"] = label
            node["eventType"] = connection.value("IBEventType")?.plain.flatMap { Self.events[$0] }
        case "IBCocoaTouchOutletCollectionConnection":
            node = ResourceNode(name: "outletCollection")
            node["property"] = label
        default:
            node = ResourceNode(name: "outlet")
            node["property"] = label
        }
        node["destination"] = destination
        node["id"] = "connection-\(record.value("connectionID")?.plain ?? "\(connections.count)")"
        node.line = record.line
        connections[source, default: []].append(node)
    }

    /// The editor counts the bits of `UIControl.Event` from 1.
    private static let events = [
        "1": "touchDown", "2": "touchDownRepeat", "3": "touchDragInside", "4": "touchDragOutside",
        "5": "touchDragEnter", "6": "touchDragExit", "7": "touchUpInside", "8": "touchUpOutside", "9": "touchCancel",
        "13": "valueChanged", "17": "editingDidBegin", "18": "editingChanged", "19": "editingDidEnd",
        "20": "editingDidEndOnExit",
    ]

    // MARK: Document

    private func document() -> ResourceNode {
        var list = ResourceNode(name: "objects")
        list.children = data.value("IBDocument.RootObjects")?.elements.compactMap(object) ?? []
        var document = ResourceNode(name: "document")
        document["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        document["targetRuntime"] = "iOS.CocoaTouch"
        document.line = line
        document.children = [list]
        return document
    }

    private func object(_ node: ResourceNode) -> ResourceNode? {
        // A list may name an object that stands elsewhere.
        let node = node.name == "reference" ? node["ref"].flatMap { objects[$0] } ?? node : node
        guard let kind = node["class"] else { return nil }
        if kind == "IBProxyObject" { return proxy(node) }
        if kind == "IBUICustomObject" { return finished(ResourceNode(name: "customObject"), of: node) }
        return view(node)
    }

    private func proxy(_ node: ResourceNode) -> ResourceNode? {
        var result = ResourceNode(name: "placeholder")
        result["placeholderIdentifier"] = node.value("IBProxiedObjectIdentifier")?.plain
        return finished(result, of: node)
    }

    /// Identity, class and connections.
    private func finished(_ node: ResourceNode, of source: ResourceNode) -> ResourceNode {
        var result = node
        result.line = source.line
        result["id"] = source["id"]
        if let identifier = source["id"] {
            if let name = customClasses[identifier] { result["customClass"] = name }
            if let list = connections[identifier] {
                var element = ResourceNode(name: "connections")
                element.children = list
                result.children.append(element)
            }
        }
        return result
    }

    // MARK: Views

    private static let elements = [
        "IBUIView": "view", "IBUILabel": "label", "IBUIButton": "button", "IBUIImageView": "imageView",
        "IBUITextField": "textField", "IBUITextView": "textView", "IBUITableView": "tableView",
        "IBUITableViewCell": "tableViewCell", "IBUIScrollView": "scrollView", "IBUISwitch": "switch",
        "IBUISlider": "slider", "IBUIActivityIndicatorView": "activityIndicatorView",
        "IBUIProgressView": "progressView", "IBUIPageControl": "pageControl", "IBUIPickerView": "pickerView",
        "IBUIDatePicker": "datePicker", "IBUISearchBar": "searchBar", "IBUISegmentedControl": "segmentedControl",
        "IBUIToolbar": "toolbar", "IBUINavigationBar": "navigationBar", "IBUIControl": "control",
        "IBUIWindow": "window", "IBUIWebView": "webView",
    ]

    private func view(_ node: ResourceNode) -> ResourceNode {
        let kind = node["class"] ?? ""
        // What has no element of that name is reported by the editor's name of the class.
        var result = ResourceNode(name: Self.elements[kind] ?? kind)
        let attributes = [
            ("IBUIText", "text"), ("IBUIPlaceholder", "placeholder"), ("IBUITag", "tag"), ("IBUIAlpha", "alpha"),
            ("IBUINumberOfLines", "numberOfLines"), ("IBUIMinValue", "minValue"), ("IBUIMaxValue", "maxValue"),
            ("IBUIValue", "value"), ("IBUINumberOfPages", "numberOfPages"), ("IBUICurrentPage", "currentPage"),
        ]
        for (key, attribute) in attributes { result[attribute] = node.value(key)?.plain }
        let switches = [
            ("IBUIOpaque", "opaque"), ("IBUIClipsSubviews", "clipsSubviews"), ("IBUIHidden", "hidden"),
            ("IBUIUserInteractionEnabled", "userInteractionEnabled"), ("IBUIEnabled", "enabled"), ("IBUIOn", "on"),
            ("IBUIMultipleTouchEnabled", "multipleTouchEnabled"), ("IBUISecureTextEntry", "secureTextEntry"),
        ]
        for (key, attribute) in switches {
            result[attribute] = node.value(key)?.plain.map { $0 == "YES" || $0 == "1" ? "YES" : "NO" }
        }
        result["textAlignment"] = choice(node, "IBUITextAlignment", ["left", "center", "right"])
        result["borderStyle"] = choice(node, "IBUIBorderStyle", ["none", "line", "bezel", "roundedRect"])
        result["contentMode"] = choice(
            node, "IBUIContentMode",
            [
                "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
                "right",
                "topLeft", "topRight", "bottomLeft", "bottomRight",
            ])
        result["image"] = node.value("IBUIImage")?.value("NSResourceName")?.plain
        if kind == "IBUITableView" { result["style"] = choice(node, "IBUIStyle", ["plain", "grouped"]) }
        if kind == "IBUIButton" { addStates(of: node, to: &result) }
        if kind == "IBUISegmentedControl" { addSegments(of: node, to: &result) }
        addGeometry(of: node, to: &result)
        addColors(of: node, to: &result)
        addFont(of: node, to: &result)
        let subviews = node.value("NSSubviews")?.elements.compactMap(object) ?? []
        if !subviews.isEmpty {
            var list = ResourceNode(name: "subviews")
            list.children = subviews
            result.children.insert(list, at: 0)
        }
        return finished(result, of: node)
    }

    private func choice(_ node: ResourceNode, _ key: String, _ names: [String]) -> String? {
        guard let number = node.value(key)?.plain.flatMap(Int.init), names.indices.contains(number) else { return nil }
        return names[number]
    }

    private func addGeometry(of node: ResourceNode, to result: inout ResourceNode) {
        let text = node.value("NSFrame")?.plain ?? node.value("NSFrameSize")?.plain ?? ""
        let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        if numbers.count == 4 || numbers.count == 2 {
            var rect = ResourceNode(name: "rect")
            rect["key"] = "frame"
            let values = numbers.count == 4 ? numbers : [0, 0] + numbers
            for (name, value) in zip(["x", "y", "width", "height"], values) { rect[name] = "\(value)" }
            result.children.append(rect)
        }
        guard let flags = node.value("NSvFlags")?.plain.flatMap(Int.init) else { return }
        if flags & 0x8000_0000 != 0 { result["hidden"] = "YES" }
        var mask = ResourceNode(name: "autoresizingMask")
        mask["key"] = "autoresizingMask"
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        for (bit, name) in names.enumerated() where flags & 1 << bit != 0 { mask[name] = "YES" }
        result.children.append(mask)
    }

    private func addColors(of node: ResourceNode, to result: inout ResourceNode) {
        for (key, name) in [
            ("IBUIBackgroundColor", "backgroundColor"), ("IBUITextColor", "textColor"),
            ("IBUIHighlightedColor", "highlightedColor"), ("IBUIShadowColor", "shadowColor"),
        ] {
            if let color = color(node.value(key), key: name) { result.children.append(color) }
        }
    }

    /// Components are a text of numbers in base 64.
    private func color(_ node: ResourceNode?, key: String) -> ResourceNode? {
        guard let node = node.flatMap({ $0.name == "reference" ? $0["ref"].flatMap { objects[$0] } : $0 }) else {
            return nil
        }
        if let inner = node.value("NSColor") { return color(inner, key: key) }
        var result = ResourceNode(name: "color")
        result["key"] = key
        func numbers(_ name: String) -> [String]? {
            guard var text = node.value(name)?.plain else { return nil }
            while text.count % 4 != 0 { text += text.count % 4 == 1 ? "A" : "=" }
            guard let data = Data(base64Encoded: text) else { return nil }
            return String(decoding: data.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ").map(String.init)
        }
        if let rgb = numbers("NSRGB"), rgb.count >= 3 {
            for (name, value) in zip(["red", "green", "blue", "alpha"], rgb + ["1"]) { result[name] = value }
            result["colorSpace"] = "calibratedRGB"
        } else if let white = numbers("NSWhite"), let first = white.first {
            result["white"] = first
            result["alpha"] = white.count > 1 ? white[1] : "1"
            result["colorSpace"] = "calibratedWhite"
        } else {
            return nil
        }
        return result
    }

    private func addFont(of node: ResourceNode, to result: inout ResourceNode) {
        let named = node.value("IBUIFont").flatMap { $0.name == "reference" ? $0["ref"].flatMap { objects[$0] } : $0 }
        let described = node.value("IBUIFontDescription").flatMap {
            $0.name == "reference" ? $0["ref"].flatMap { objects[$0] } : $0
        }
        guard let size = named?.value("NSSize")?.plain ?? described?.value("pointSize")?.plain else { return }
        var font = ResourceNode(name: "fontDescription")
        font["key"] = "fontDescription"
        font["pointSize"] = size
        switch (named?.value("NSName")?.plain, described?.value("type")?.plain) {
        // The system's font of those days is written by its name.
        case ("Helvetica", _), (nil, "1"): font["type"] = "system"
        case ("Helvetica-Bold", _), (nil, "2"): font["type"] = "boldSystem"
        case (let name?, _):
            font["name"] = name
            font["family"] = name.split(separator: "-").first.map(String.init)
        default: font["type"] = "system"
        }
        result.children.append(font)
    }

    // MARK: Controls

    private func addStates(of node: ResourceNode, to result: inout ResourceNode) {
        result["buttonType"] =
            choice(
                node, "IBUIButtonType",
                ["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"]) ?? "custom"
        for (prefix, key) in [
            ("Normal", "normal"), ("Highlighted", "highlighted"), ("Selected", "selected"), ("Disabled", "disabled"),
        ] {
            var state = ResourceNode(name: "state")
            state["key"] = key
            state["title"] = node.value("IBUI\(prefix)Title")?.plain
            state["image"] = node.value("IBUI\(prefix)Image")?.value("NSResourceName")?.plain
            state["backgroundImage"] = node.value("IBUI\(prefix)BackgroundImage")?.value("NSResourceName")?.plain
            if let color = color(node.value("IBUI\(prefix)TitleColor"), key: "titleColor") {
                state.children.append(color)
            }
            if state.attributes.count > 1 || !state.children.isEmpty { result.children.append(state) }
        }
    }

    private func addSegments(of node: ResourceNode, to result: inout ResourceNode) {
        var list = ResourceNode(name: "segments")
        for title in node.value("IBSegmentTitles")?.elements ?? [] {
            var segment = ResourceNode(name: "segment")
            segment["title"] = title.plain ?? ""
            list.children.append(segment)
        }
        result["selectedSegmentIndex"] = node.value("IBUISelectedSegmentIndex")?.plain
        if !list.children.isEmpty { result.children.append(list) }
    }
}

/// The editor's archives: values are children with a `key`.
extension ResourceNode {
    fileprivate func value(_ key: String) -> ResourceNode? { children.first { $0["key"] == key } }

    /// Text or number.
    fileprivate var plain: String? {
        if let value = self["value"] { return value }
        if name == "boolean" || name == "bool", let text { return text.trimmed }
        return name == "string" ? text ?? "" : text?.trimmed
    }

    /// The object that a connection's end names.
    fileprivate var target: String? { self["ref"] ?? self["id"] }

    /// The elements of a list; older archives put a flag in front.
    fileprivate var elements: [ResourceNode] { children.filter { $0["key"] == nil } }

    /// A dictionary's pairs, in both ways archives write them.
    fileprivate var pairs: [(key: String, value: ResourceNode)] {
        if let keys = value("dict.sortedKeys"), let values = value("dict.values") {
            return zip(keys.elements.compactMap(\.plain), values.elements).map { ($0, $1) }
        }
        return children.compactMap { child in child["key"].map { ($0, child) } }
    }
}
