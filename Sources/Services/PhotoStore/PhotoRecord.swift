// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

/// What the library knows of one picture, film or sound.
package struct PhotoRecord: Hashable, Sendable {
    package enum Kind: Int, Sendable { case image = 1, video, audio }

    package struct Place: Hashable, Sendable {
        package var latitude: Double
        package var longitude: Double
        /// Metres above the sea.
        package var altitude: Double

        package init(latitude: Double, longitude: Double, altitude: Double) {
            (self.latitude, self.longitude, self.altitude) = (latitude, longitude, altitude)
        }
    }

    /// An edit: what the person sees in place of the original, and how it was made.
    package struct Edit: Hashable, Sendable {
        /// The app's names for the format of its data.
        package var formatIdentifier: String
        package var formatVersion: String
        /// A file of the edits' folder.
        package var file: String

        package init(formatIdentifier: String, formatVersion: String, file: String) {
            (self.formatIdentifier, self.formatVersion, self.file) = (formatIdentifier, formatVersion, file)
        }
    }

    /// In the order in which the library got them; never given twice.
    package let number: Int64
    /// A UUID.
    package let identifier: String
    /// The original's name in the library's folder.
    package var file: String
    package var kind: Kind
    /// Bits of `PHAssetMediaSubtype`.
    package var subtypes: UInt = 0
    /// Pixels of what is seen, turned upright. Zero for what cannot be read.
    package var width = 0
    package var height = 0
    /// Seconds since 2001.
    package var created: Double
    package var modified: Double
    package var added: Double
    package var place: Place?
    /// Seconds; zero for pictures.
    package var duration = 0.0
    package var isFavorite = false
    package var isHidden = false
    package var edit: Edit?
    /// The name that the file had where it came from.
    package var originalName: String
    /// The film of a live photo, in the edits' folder.
    package var pairedVideo: String?

    package init(
        number: Int64, identifier: String, file: String, kind: Kind, created: Double, modified: Double, added: Double
    ) {
        (self.number, self.identifier, self.file, self.kind) = (number, identifier, file, kind)
        (self.created, self.modified, self.added, originalName) = (created, modified, added, file)
    }
}

/// An album, which holds photos, or a folder, which holds albums and folders.
package struct AlbumRecord: Hashable, Sendable {
    /// A UUID.
    package let identifier: String
    package var title: String
    package let isFolder: Bool
    /// The folder around it.
    package var parent: String?
    /// Among those of one folder.
    package var position: Int64
    /// Numbers of photos in the album's order.
    package var members: [Int64] = []

    package init(identifier: String, title: String, isFolder: Bool, parent: String?, position: Int64) {
        (self.identifier, self.title, self.isFolder) = (identifier, title, isFolder)
        (self.parent, self.position) = (parent, position)
    }
}

/// One line of the library's history.
package struct PhotoHistoryEntry: Sendable {
    package enum Entity: Int64, Sendable { case photo = 0, album, folder }
    package enum Event: Int64, Sendable { case inserted = 0, updated, deleted }

    package let number: Int64
    package let entity: Entity
    package let identifier: String
    package let event: Event
}
