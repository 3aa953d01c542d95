// SPDX-License-Identifier: MIT
import Synchronization

/// The symbols that are drawn here, by their SF Symbols names. The drawings are our own.
enum SymbolCatalog {
    typealias Entry = (width: CGFloat, height: CGFloat, drawing: String)

    private static let tables: [[String: Entry]] = [
        arrows, shapes, people, media, objects, signs, nature, travel, devices, body, tools, weather, play, everyday,
        editing,
    ]

    private static let parsed = Mutex<[String: SymbolOutline]>([:])

    /// nil: no such symbol. A drawing is read, or composed of others, when first asked for.
    static func outline(named name: String) -> SymbolOutline? {
        if let known = parsed.withLock({ $0[name] }) { return known }
        guard let outline = drawn(name) ?? SymbolGrammar.compose(name) else { return nil }
        parsed.withLock { $0[name] = outline }
        return outline
    }

    private static func drawn(_ name: String) -> SymbolOutline? {
        tables.lazy.compactMap { $0[name] }.first.map { SymbolOutline(width: $0.width, height: $0.height, $0.drawing) }
    }

    /// Whether a symbol points the other way in interfaces from right to left. Those called left and right do not.
    static func isDirectional(_ name: String) -> Bool {
        name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
            || name.hasPrefix("list.")
    }

    /// The names of what is drawn, sorted.
    static var names: [String] { tables.flatMap(\.keys).sorted() }
}
