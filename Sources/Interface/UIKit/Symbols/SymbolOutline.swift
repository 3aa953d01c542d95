// SPDX-License-Identifier: MIT
import Foundation

/// A drawing of a symbol: strokes, fills and erasures in order, in hundredths of the point size.
///
/// The text form is a list of layers separated by `;`, each a kind and a path:
///
///     s  stroke with the weight's width, round caps and joins     f  fill (non-zero)      g  fill (even-odd)
///     x  erase a stroke        e  erase a fill (non-zero)       h  erase a fill (even-odd)
///
/// Paths are SVG's absolute `M L C Q Z` plus `O cx cy r` (circle), `R x y w h r` (rounded rectangle) and
/// `A cx cy r start end` (arc, degrees clockwise from the right).
struct SymbolOutline: Sendable {
    enum Kind: Character, Sendable {
        case stroke = "s"
        case fill = "f"
        case evenOddFill = "g"
        case eraseStroke = "x"
        case eraseFill = "e"
        case eraseEvenOdd = "h"

        /// nil: it does not erase.
        var drawn: Kind? {
            switch self {
            case .stroke, .fill, .evenOddFill: nil
            case .eraseStroke: .stroke
            case .eraseFill: .fill
            case .eraseEvenOdd: .evenOddFill
            }
        }
    }

    struct Layer: Sendable {
        let kind: Kind
        let path: CGPath
        /// Of strokes, in widths of the weight's.
        var width: CGFloat = 1
    }

    /// The drawing's box; 100 is the point size.
    let size: CGSize
    let layers: [Layer]

    init(size: CGSize, layers: [Layer]) { (self.size, self.layers) = (size, layers) }

    /// The ground without what is cut out of it, or that alone; nil: the drawing goes on after cutting, or cuts nothing.
    func part(_ part: SymbolRenderer.Part) -> SymbolOutline? {
        if part == .whole { return self }
        let ground = layers.prefix { $0.kind.drawn == nil }
        let marks = layers.dropFirst(ground.count).compactMap { layer in
            layer.kind.drawn.map { Layer(kind: $0, path: layer.path, width: layer.width) }
        }
        guard !marks.isEmpty, ground.count + marks.count == layers.count else { return nil }
        return SymbolOutline(size: size, layers: part == .ground ? Array(ground) : marks)
    }

    init(width: CGFloat, height: CGFloat, _ text: String) {
        size = CGSize(width: width, height: height)
        layers = text.split(separator: ";").compactMap { part in
            let words = part.split(whereSeparator: { $0 == " " || $0 == "\n" })
            guard let first = words.first?.first, let kind = Kind(rawValue: first) else {
                preconditionFailure("SymbolOutline: a layer begins with s, f, g, x, e or h: \(part)")
            }
            var parser = SymbolPathParser(words: words.dropFirst())
            return Layer(kind: kind, path: parser.parse())
        }
    }
}

/// Reads the path language of `SymbolOutline`.
private struct SymbolPathParser {
    private var words: ArraySlice<Substring>
    private let path = CGMutablePath()

    init(words: ArraySlice<Substring>) { self.words = words }

    mutating func parse() -> CGPath {
        while let word = words.popFirst() {
            switch word {
            case "M": path.move(to: point())
            case "L": addLines()
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            case "Q":
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case "Z": path.closeSubpath()
            case "O":
                let (center, radius) = (point(), number())
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            case "R":
                let rect = CGRect(origin: point(), size: CGSize(width: number(), height: number()))
                let radius = number()
                path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
            case "A": addArc()
            default: preconditionFailure("SymbolOutline: unknown path command \(word)")
            }
        }
        return path
    }

    private mutating func addArc() {
        let (center, radius) = (point(), number())
        let (start, end) = (number(), number())
        let first = CGPoint(
            x: center.x + radius * CGFloat(cos(Double(start) * .pi / 180)),
            y: center.y + radius * CGFloat(sin(Double(start) * .pi / 180)))
        if path.isEmpty { path.move(to: first) }
        // Angles grow clockwise on screen because y points down here.
        path.addArc(
            center: center, radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
            clockwise: end < start)
    }

    /// One line, and more as long as numbers follow.
    private mutating func addLines() {
        repeat { path.addLine(to: point()) } while words.first.map { $0.first?.isLetter != true } ?? false
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    private mutating func number() -> CGFloat {
        guard let word = words.popFirst(), let value = Double(word) else {
            preconditionFailure("SymbolOutline: a number is missing")
        }
        return CGFloat(value)
    }
}
