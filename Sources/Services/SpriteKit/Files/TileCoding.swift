// SPDX-License-Identifier: MIT

// Tile sets and maps as Xcode's editors write them. A map names its set, which lies in a file of its own, and has a word
// for each tile, row by row from the bottom: the number of its definition among all of the set's, then that of its group.

extension SKTileMapNode {
    final func readTiles(_ coder: NSCoder) {
        tileSize = CGSize(
            width: SceneValue.number(coder, "_tileWidth") ?? 0, height: SceneValue.number(coder, "_tileHeight") ?? 0)
        numberOfColumns = Int(SceneValue.number(coder, "_currentColumns") ?? 0)
        numberOfRows = Int(SceneValue.number(coder, "_currentRows") ?? 0)
        if let anchor = SceneValue.point(coder, "_anchorPoint") { anchorPoint = anchor }
        if let color = SceneValue.color(coder, prefix: "_baseColor") { self.color = color }
        colorBlendFactor = CGFloat(SceneValue.number(coder, "_colorMix") ?? 0)
        blendMode = SKBlendMode(rawValue: Int(SceneValue.number(coder, "_blendMode") ?? 0)) ?? .alpha
        enableAutomapping = SceneValue.number(coder, "_enableAutomapping") ?? 1 != 0
        let named = (coder.stored(forKey: "_tileSetName") as? String).flatMap { SKTileSet(named: $0) }
        guard let set = coder.stored(forKey: "_tileSet") as? SKTileSet ?? named else { return }
        tileSet = set
        if let data = coder.stored(forKey: "_rawTiles") as? Data { place(TileWord.words(data), of: set) }
    }

    final func writeTiles(_ coder: NSCoder) {
        coder.encode(Double(tileSize.width), forKey: "_tileWidth")
        coder.encode(Double(tileSize.height), forKey: "_tileHeight")
        coder.encode(numberOfColumns, forKey: "_currentColumns")
        coder.encode(numberOfRows, forKey: "_currentRows")
        coder.encode(NSStringFromCGPoint(anchorPoint), forKey: "_anchorPoint")
        SceneValue.encode(color, coder, prefix: "_baseColor")
        coder.encode(Double(colorBlendFactor), forKey: "_colorMix")
        coder.encode(blendMode.rawValue, forKey: "_blendMode")
        coder.encode(enableAutomapping, forKey: "_enableAutomapping")
        coder.encode(tileSet, forKey: "_tileSet")
        coder.encode(TileWord.data(words(of: tileSet)) as NSData, forKey: "_rawTiles")
    }

    private func place(_ words: [TileWord], of set: SKTileSet) {
        let definitions = set.tileGroups.flatMap { $0.rules }.flatMap { $0.tileDefinitions }
        guard numberOfColumns > 0 else { return }
        for (index, word) in words.enumerated() where word != .empty {
            guard set.tileGroups.indices.contains(word.group), definitions.indices.contains(word.definition) else {
                continue
            }
            setTileGroup(
                set.tileGroups[word.group], andTileDefinition: definitions[word.definition],
                forColumn: index % numberOfColumns, row: index / numberOfColumns)
        }
    }

    private func words(of set: SKTileSet) -> [TileWord] {
        let definitions = set.tileGroups.flatMap { $0.rules }.flatMap { $0.tileDefinitions }
        return (0..<max(0, numberOfColumns * numberOfRows)).map { index in
            let (column, row) = (index % numberOfColumns, index / numberOfColumns)
            let definition = tileDefinition(atColumn: column, row: row)
            guard let group = set.tileGroups.firstIndex(where: { $0 === tileGroup(atColumn: column, row: row) }),
                let number = definitions.firstIndex(where: { $0 === definition })
            else { return .empty }
            return TileWord(definition: number, group: group)
        }
    }
}

/// One tile of a map in a file: four bytes, the lowest first.
private struct TileWord: Equatable {
    let definition: Int
    let group: Int
    static let empty = TileWord(definition: 0xFFFF, group: 0x7FFF)

    static func words(_ data: Data) -> [TileWord] {
        let bytes = [UInt8](data)
        return stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
            TileWord(
                definition: Int(bytes[start]) | Int(bytes[start + 1]) << 8,
                group: Int(bytes[start + 2]) | Int(bytes[start + 3]) << 8)
        }
    }

    static func data(_ words: [TileWord]) -> Data {
        Data(
            words.flatMap { word in
                [word.definition, word.definition >> 8, word.group, word.group >> 8].map {
                    UInt8(truncatingIfNeeded: $0)
                }
            })
    }
}

extension SceneFiles {
    /// The app's tile sets by their names; a file may hold several.
    // Unsafe: filled once, and what is in it is copied before it is given out.
    nonisolated(unsafe) static let tileSets: [String: SKTileSet] = {
        var sets: [String: SKTileSet] = [:]
        let files = FileManager.default.enumerator(atPath: Bundle.main.bundlePath)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".sks") {
            let url = Bundle.main.bundleURL.appendingPathComponent(file)
            for set in tileSets(in: url) { sets[set.name ?? ""] = sets[set.name ?? ""] ?? set }
        }
        return sets
    }()

    static func tileSets(in url: URL) -> [SKTileSet] {
        // Scenes are files of that kind too, and are left alone: their nodes run actions when they are made.
        guard let data = FileManager.default.contents(atPath: url.path),
            data.range(of: Data("SKTileSet".utf8)) != nil, data.range(of: Data("SKScene".utf8)) == nil
        else { return [] }
        do {
            switch try SceneArchive(data).root {
            case let set as SKTileSet: return [set]
            case let list as [Any]: return list.compactMap { $0 as? SKTileSet }
            case let table as [String: Any]: return table.values.compactMap { $0 as? SKTileSet }
            default: return []
            }
        } catch {
            NSLog("%@", "\(url.path): the tile set cannot be read: \(error)")
            return []
        }
    }
}
