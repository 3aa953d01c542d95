// SPDX-License-Identifier: MIT
import CoreText
import Foundation

/// Symbols that follow from others by the grammar of their names: `star.circle`, `folder.badge.plus`, `bell.slash.fill`,
/// `12.square`. What the catalog draws itself comes first.
enum SymbolGrammar {
    /// nil: neither the name's parts are known nor is it a letter or number in a shape.
    static func compose(_ name: String) -> SymbolOutline? {
        dotted(name) ?? badged(name) ?? slashed(name) ?? enclosed(name) ?? filled(name) ?? counted(name) ?? signs(name)
    }

    // MARK: Signs of writing

    /// Characters that are symbols by themselves and within shapes: `eurosign`, `dollarsign.circle`.
    private static let written = [
        "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "centsign": "¢", "wonsign": "₩",
        "rublesign": "₽", "indianrupeesign": "₹", "bitcoinsign": "₿", "percent.ar": "٪", "ampersand": "&",
    ]

    private static func signs(_ name: String) -> SymbolOutline? { written[name].flatMap(glyphs) }

    /// `gobackward.15`: seconds within the arrow.
    private static func counted(_ name: String) -> SymbolOutline? {
        for base in ["gobackward", "goforward"] where name.hasPrefix(base + ".") {
            guard let number = characters(String(name.dropFirst(base.count + 1))) else { return nil }
            return SymbolCatalog.outline(named: base)?.enclosing(number, isFilled: false, lowered: 0.06)
        }
        return nil
    }

    // MARK: Dots

    /// `bell.badge`, `app.badge.fill`: a dot at the upper trailing corner.
    private static func dotted(_ name: String) -> SymbolOutline? {
        for (suffix, fill) in [(".badge.fill", ".fill"), (".badge", "")] where name.hasSuffix(suffix) {
            return SymbolCatalog.outline(named: name.dropLast(suffix.count) + fill)?.dotted
        }
        return nil
    }

    // MARK: Badges

    /// `folder.badge.plus`, `folder.fill.badge.plus`, `person.badge.shield.checkmark.fill`.
    private static func badged(_ name: String) -> SymbolOutline? {
        guard let marker = name.range(of: ".badge.", options: .backwards) else { return nil }
        var base = String(name[..<marker.lowerBound])
        var badge = String(name[marker.upperBound...])
        if badge.hasSuffix(".fill"), SymbolCatalog.outline(named: badge) == nil {
            badge.removeLast(".fill".count)
            base += ".fill"
        }
        guard let picture = SymbolCatalog.outline(named: base), let sign = SymbolCatalog.outline(named: badge) else {
            return nil
        }
        return picture.adding(sign, inDisc: discs.contains(badge))
    }

    /// Badges that are cut out of a disc; the others stand for themselves.
    private static let discs: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "ellipsis",
    ]

    // MARK: Slashes

    private static func slashed(_ name: String) -> SymbolOutline? {
        for (suffix, fill) in [(".slash.fill", ".fill"), (".slash", "")] where name.hasSuffix(suffix) {
            return SymbolCatalog.outline(named: name.dropLast(suffix.count) + fill)?.slashed
        }
        return nil
    }

    // MARK: Shapes around

    private static let shapes = [
        "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon", "shield", "seal", "app",
        "capsule",
    ]

    private static func enclosed(_ name: String) -> SymbolOutline? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        guard let shape = shapes.first(where: { plain.hasSuffix("." + $0) }),
            let outer = SymbolCatalog.outline(named: isFilled ? shape + ".fill" : shape)
        else { return nil }
        let inner = String(plain.dropLast(shape.count + 1))
        // Shapes hold the filled form of what has one.
        guard
            let glyph = SymbolCatalog.outline(named: inner + ".fill") ?? SymbolCatalog.outline(named: inner)
                ?? characters(inner)
        else { return nil }
        // A triangle is widest below its middle.
        return outer.enclosing(glyph, isFilled: isFilled, lowered: shape == "triangle" ? 0.12 : 0)
    }

    /// The letters and the numbers up to 50 that symbols have.
    private static func characters(_ name: String) -> SymbolOutline? {
        let isLetter = name.count == 1 && name.first?.isASCII == true && name.first?.isLetter == true
        guard isLetter || (Int(name).map { (0...50).contains($0) && String($0) == name } ?? false) else { return nil }
        return glyphs(name)
    }

    private static func glyphs(_ name: String) -> SymbolOutline? {
        guard let font = CTFontCreateUIFontForLanguage(.emphasizedSystem, 100, nil) else { return nil }
        let path = CGMutablePath()
        var x: CGFloat = 0
        for character in name.uppercased().utf16 {
            var (unit, glyph) = (character, CGGlyph())
            guard CTFontGetGlyphsForCharacters(font, &unit, &glyph, 1) else { return nil }
            var place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: 0)
            if let outline = CTFontCreatePathForGlyph(font, glyph, &place) { path.addPath(outline) }
            var advance = CGSize.zero
            CTFontGetAdvancesForGlyphs(font, .default, &glyph, &advance, 1)
            x += advance.width
        }
        let box = path.boundingBoxOfPath
        var toOrigin = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        guard let moved = path.copy(using: &toOrigin) else { return nil }
        // Room above and below, so that letters are as high as signs are.
        let size = CGSize(width: box.width, height: box.height * 1.25)
        var centred = CGAffineTransform(translationX: 0, y: box.height * 0.125)
        return SymbolOutline(size: size, layers: [.init(kind: .fill, path: moved.copy(using: &centred) ?? moved)])
    }

    // MARK: Filled

    private static func filled(_ name: String) -> SymbolOutline? {
        guard name.hasSuffix(".fill") else { return nil }
        return SymbolCatalog.outline(named: String(name.dropLast(".fill".count)))?.filled
    }
}

extension SymbolOutline {
    private func moved(_ transform: CGAffineTransform) -> [Layer] {
        layers.map { layer in
            var transform = transform
            return Layer(kind: layer.kind, path: layer.path.copy(using: &transform) ?? layer.path, width: layer.width)
        }
    }

    /// Scaled to fit a box around a point.
    private func fitted(in box: CGSize, at center: CGPoint) -> [Layer] {
        let factor = min(box.width / size.width, box.height / size.height, 1)
        return moved(
            CGAffineTransform(
                a: factor, b: 0, c: 0, d: factor, tx: center.x - size.width * factor / 2,
                ty: center.y - size.height * factor / 2))
    }

    private static func disc(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            transform: nil)
    }

    /// A small sign at the lower trailing corner, with a gap around it.
    func adding(_ sign: SymbolOutline, inDisc: Bool) -> SymbolOutline {
        let (radius, gap): (CGFloat, CGFloat) = (27, 7)
        let box = CGSize(width: max(size.width + 12, 2 * radius), height: max(size.height + 8, 2 * radius))
        let center = CGPoint(x: box.width - radius - 1, y: box.height - radius - 1)
        var all = layers + [Layer(kind: .eraseFill, path: Self.disc(center, radius + gap))]
        if inDisc {
            all.append(Layer(kind: .fill, path: Self.disc(center, radius)))
            all += sign.fitted(in: CGSize(width: 26, height: 26), at: center).map { $0.inverted(width: 0.8) }
        } else {
            all += sign.fitted(in: CGSize(width: 2 * radius, height: 2 * radius), at: center).map {
                $0.with(width: 0.7)
            }
        }
        return SymbolOutline(size: box, layers: all)
    }

    /// A dot at the upper trailing corner, with a gap around it.
    var dotted: SymbolOutline {
        let (radius, gap): (CGFloat, CGFloat) = (19, 8)
        let box = CGSize(width: size.width + 6, height: size.height + 4)
        let center = CGPoint(x: box.width - radius - 1, y: radius + 1)
        let down = CGAffineTransform(translationX: 0, y: 4)
        return SymbolOutline(
            size: box,
            layers: moved(down) + [
                Layer(kind: .eraseFill, path: Self.disc(center, radius + gap)),
                Layer(kind: .fill, path: Self.disc(center, radius)),
            ])
    }

    /// A line from the upper leading to the lower trailing corner, with a gap beside it.
    var slashed: SymbolOutline {
        let side = max(size.width, size.height, 100)
        let box = CGSize(width: max(size.width, side * 0.9), height: max(size.height, side * 0.9))
        let center = CGPoint(x: box.width / 2, y: box.height / 2)
        let reach = side / 2 - 10
        func line(_ shift: CGFloat) -> CGPath {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: center.x - reach + shift, y: center.y - reach - shift))
            path.addLine(to: CGPoint(x: center.x + reach + shift, y: center.y + reach - shift))
            return path
        }
        let picture = fitted(in: box, at: center)
        return SymbolOutline(
            size: box,
            layers: picture + [
                Layer(kind: .eraseStroke, path: line(4), width: 1.9), Layer(kind: .stroke, path: line(0)),
            ])
    }

    /// Another symbol within this shape, cut out of it when the shape is filled.
    func enclosing(_ glyph: SymbolOutline, isFilled: Bool, lowered: CGFloat) -> SymbolOutline {
        let center = CGPoint(x: size.width / 2, y: size.height * (0.5 + lowered))
        let side = min(size.width, size.height) * (lowered > 0 ? 0.44 : 0.56)
        let inner = glyph.fitted(in: CGSize(width: max(side, size.width * 0.56), height: side), at: center)
        return SymbolOutline(
            size: size, layers: layers + inner.map { isFilled ? $0.inverted(width: 0.9) : $0.with(width: 0.9) })
    }

    /// The largest closed form filled and what lies inside cut out; a drawing without one stays as it is.
    var filled: SymbolOutline {
        func area(_ layer: Layer) -> CGFloat {
            let box = layer.path.boundingBoxOfPath
            return layer.kind == .stroke && layer.isClosed ? box.width * box.height : 0
        }
        guard let index = layers.indices.max(by: { area(layers[$0]) < area(layers[$1]) }), area(layers[index]) > 0
        else {
            return self
        }
        let body = layers[index]
        let box = body.path.boundingBoxOfPath
        let rest = layers.enumerated().filter { $0.offset != index }.map(\.element)
        let details = rest.map { box.contains($0.path.boundingBoxOfPath) ? $0.inverted(width: 1) : $0 }
        return SymbolOutline(size: size, layers: [Layer(kind: .fill, path: body.path), body] + details)
    }
}

extension SymbolOutline.Layer {
    fileprivate func with(width: CGFloat) -> Self { Self(kind: kind, path: path, width: self.width * width) }

    /// Paint becomes erasure and the other way round.
    fileprivate func inverted(width: CGFloat) -> Self {
        let kind: SymbolOutline.Kind =
            switch kind {
            case .stroke: .eraseStroke
            case .fill: .eraseFill
            case .evenOddFill: .eraseEvenOdd
            case .eraseStroke: .stroke
            case .eraseFill: .fill
            case .eraseEvenOdd: .evenOddFill
            }
        return Self(kind: kind, path: path, width: self.width * width)
    }

    /// Whether a subpath ends where it began.
    fileprivate var isClosed: Bool {
        var found = false
        path.applyWithBlock { if $0.pointee.type == .closeSubpath { found = true } }
        return found
    }
}
