// SPDX-License-Identifier: MIT
import ObjectiveC

extension InterfaceLoader {
    /// Makes one connection of `source`.
    func connect(_ source: AnyObject, _ node: ResourceNode) {
        switch node.name {
        case "outlet":
            guard let property = node["property"], let destination = object(node["destination"]) else { return }
            InterfaceOutlets.set(property, of: source, to: destination)
        case "action": connectAction(source, node)
        case "segue": connectSegue(source, node)
        default: break
        }
    }

    /// Collections come one connection for each element; each property is set once, to all of them.
    func connectCollections(_ connections: [(source: AnyObject, node: ResourceNode)]) {
        var order: [(source: AnyObject, key: CollectionKey)] = []
        for (source, node) in connections {
            guard let property = node["property"], let destination = object(node["destination"]) else { continue }
            if property == "gestureRecognizers", let view = source as? UIView {
                if let recognizer = destination as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
                continue
            }
            let key = CollectionKey(source: ObjectIdentifier(source), property: property)
            if !order.contains(where: { $0.key == key }) { order.append((source, key)) }
            collections[key, default: []].append(destination)
        }
        for (source, key) in order { KeyValueCoding.setValue(collections[key], of: source, key: key.property) }
    }

    // MARK: Run-time attributes

    /// `<userDefinedRuntimeAttribute type= keyPath= value=>`, set by key-value coding.
    func setRuntimeAttribute(_ node: ResourceNode, of object: AnyObject) {
        guard let keyPath = node["keyPath"] else { return }
        let value = runtimeValue(node)
        if let dot = keyPath.firstIndex(of: "."), keyPath[..<dot] == "layer", let view = object as? UIView {
            let key = String(keyPath[keyPath.index(after: dot)...])
            // Layers hold colours of Core Graphics, the attribute can only say UIKit's; an app's own keys take those.
            let isColor = ["backgroundColor", "borderColor", "shadowColor"].contains(key)
            return view.layer.setValue(isColor ? (value as? UIColor)?.cgColor ?? value : value, forKeyPath: key)
        }
        guard keyPath.contains(".") || KeyValueCoding.canSet(keyPath, of: object) else {
            // A setter of every view that is in no header, `_setCornerRadius:`; key-value coding finds it.
            if keyPath == "cornerRadius", let view = object as? UIView {
                return view.layer.setValue(value, forKeyPath: keyPath)
            }
            // Unlike a missing outlet, this is no exception on iOS.
            let text = "this class is not key value coding-compliant for the key \(keyPath)."
            let line =
                "Failed to set (\(keyPath)) user defined inspected property on (\(objectText(object))): \(text)\n"
            return FileHandle.standardError.write(Data(line.utf8))
        }
        KeyValueCoding.setValue(value, of: object, keyPath: keyPath)
    }

    private func runtimeValue(_ node: ResourceNode) -> Any? {
        let value = node.value("value")
        switch node["type"] {
        case "boolean": return (node["value"] ?? value?["value"]) == "YES"
        case "number":
            guard let number = value?.number("value") ?? node.number("value") else { return nil }
            return value?.name == "integer"
                ? NSNumber(value: ResourceNode.integer(Double(number)) ?? 0) : NSNumber(value: Double(number))
        case "string": return node["value"] ?? value?.stringValue
        case "color": return node.color("value", self)
        case "image": return image(node["value"] ?? value?["name"])
        case "point": return value?.point
        case "size": return value?.size
        case "rect": return value?.rect
        case "range":
            guard let value else { return nil }
            return NSRange(location: value.integer("location") ?? 0, length: value.integer("length") ?? 0)
        default: return nil
        }
    }
}

/// One outlet collection of one object.
struct CollectionKey: Hashable {
    let source: ObjectIdentifier
    let property: String
}
