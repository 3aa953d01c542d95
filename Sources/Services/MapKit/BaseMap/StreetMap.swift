// SPDX-License-Identifier: MIT
import FoundationCompat
import MapEngine
import Synchronization
import TouchstoneDevice

/// The map file or server that a person named with `--maps`.
enum StreetMap {
    /// nil: none was named, or it cannot be read, which standard error says.
    static let store: TileStore? = {
        guard let source = Device.variable("MAPS") else { return nil }
        do {
            let language = Locale.current.language.languageCode?.identifier ?? ""
            return TileStore(try TileArchives.open(source), language: language, failed: tell)
        } catch let error as MapFileError { tell(error) } catch { tell(MapFileError(source, "\(error)")) }
        return nil
    }()

    private static let told = Mutex<Set<MapFileError>>([])

    /// Each once: a tile is asked for whenever the map comes near.
    private static func tell(_ error: MapFileError) {
        guard told.withLock({ $0.insert(error).inserted }) else { return }
        FileHandle.standardError.write(Data("touchstone: map: \(error)\n".utf8))
    }

    static var attribution: String { (store.map { [$0.archive.info.attribution] } ?? []).joined() }
}
