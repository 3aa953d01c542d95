// SPDX-License-Identifier: MIT
import Synchronization

/// The symbols that are drawn here, by their SF Symbols names. The drawings are our own.
enum SymbolCatalog {
    typealias Entry = (width: CGFloat, height: CGFloat, drawing: String)

    private static let tables: [[String: Entry]] = [
        arrows, shapes, people, media, objects,
    ]

    private static let parsed = Mutex<[String: SymbolOutline]>([:])

    /// nil: no such symbol. A drawing is read when first asked for.
    static func outline(named name: String) -> SymbolOutline? {
        if let known = parsed.withLock({ $0[name] }) { return known }
        guard let entry = tables.lazy.compactMap({ $0[name] }).first else { return nil }
        let outline = SymbolOutline(width: entry.width, height: entry.height, entry.drawing)
        parsed.withLock { $0[name] = outline }
        return outline
    }

    /// All names, sorted.
    static var names: [String] { tables.flatMap(\.keys).sorted() }
}
