// SPDX-License-Identifier: MIT

/// Replaces `<frame key="frameInset" minX= maxX= width= ...>`, which says where a view is within its superview, by the
/// plain `<rect key="frame">` it amounts to.
///
/// Distances are points, or shares of what the view leaves free, as `83.72%`; beside a length that is a share itself they
/// are shares of the whole. What is left out is zero for distances, and what remains for width and height.
enum InterfaceFrames {
    static func resolved(_ document: ResourceNode) -> ResourceNode { resolved(document, in: (0, 0)) }

    /// - Parameter room: the size of the nearest view around.
    private static func resolved(_ node: ResourceNode, in room: (width: Double, height: Double)) -> ResourceNode {
        var result = node
        var inner = room
        for (index, child) in node.children.enumerated() {
            if child.name == "frame", child["key"] == "frameInset" {
                result.children[index] = rect(child, in: room)
            }
            let rect = result.children[index]
            guard rect.name == "rect", rect["key"] == "frame" || rect["key"] == "bounds" else { continue }
            inner = (number(rect["width"]), number(rect["height"]))
        }
        result.children = result.children.map { resolved($0, in: inner) }
        return result
    }

    private static func rect(_ frame: ResourceNode, in room: (width: Double, height: Double)) -> ResourceNode {
        let x = span(frame["minX"], frame["maxX"], frame["width"], in: room.width)
        let y = span(frame["minY"], frame["maxY"], frame["height"], in: room.height)
        var rect = ResourceNode(name: "rect")
        rect.line = frame.line
        rect.attributes = [
            ("key", "frame"), ("x", "\(x.start)"), ("y", "\(y.start)"), ("width", "\(x.length)"),
            ("height", "\(y.length)"),
        ]
        return rect
    }

    private static func span(
        _ low: String?, _ high: String?, _ length: String?, in room: Double
    ) -> (start: Double, length: Double) {
        guard let length else {
            let start = distance(low, ofFree: room) ?? 0
            return (start, max(0, room - start - (distance(high, ofFree: room) ?? 0)))
        }
        if let size = share(length, of: room) {
            if let start = distance(low, ofFree: room) { return (start, size) }
            return (distance(high, ofFree: room).map { room - size - $0 } ?? 0, size)
        }
        let size = number(length)
        if let start = distance(low, ofFree: room - size) { return (start, size) }
        return (distance(high, ofFree: room - size).map { room - size - $0 } ?? 0, size)
    }

    private static func distance(_ text: String?, ofFree free: Double) -> Double? {
        text.map { share($0, of: free) ?? number($0) }
    }

    /// nil for what is no percentage.
    private static func share(_ text: String, of whole: Double) -> Double? {
        text.hasSuffix("%") ? number(String(text.dropLast())) / 100 * whole : nil
    }

    /// Zero for what is no finite number.
    private static func number(_ text: String?) -> Double {
        let value = text.flatMap(Double.init) ?? 0
        return value.isFinite ? value : 0
    }
}
