// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

/// What the library knows of one picture, film or sound.
package struct PhotoRecord: Hashable, Sendable {
    /// The raw values are `PHAssetMediaType`'s and the database's.
    package enum Kind: Int, Sendable { case image = 1, video, audio }

    /// Where it was taken.
    package struct Place: Hashable, Sendable {
        /// Degrees, north positive.
        package var latitude: Double
        /// Degrees, east positive.
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
        /// The app's own; compared by apps alone.
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
    /// By the name's extension; never changes.
    package var kind: Kind
    /// Bits of `PHAssetMediaSubtype`.
    package var subtypes: UInt = 0
    /// Pixels of what is seen, turned upright. Zero for what cannot be read.
    package var width = 0
    /// Pixels of what is seen, turned upright. Zero for what cannot be read.
    package var height = 0
    /// Seconds since 2001.
    package var created: Double
    /// Seconds since 2001: when the picture or what is known of it last changed.
    package var modified: Double
    /// Seconds since 2001: when the library got it.
    package var added: Double
    /// nil: not known.
    package var place: Place?
    /// Seconds; zero for pictures.
    package var duration = 0.0
    /// The person's mark.
    package var isFavorite = false
    /// Out of the usual albums; apps have to ask for hidden ones.
    package var isHidden = false
    /// nil: the original is seen.
    package var edit: Edit?
    /// The name that the file had where it came from.
    package var originalName: String
    /// The film of a live photo, in the edits' folder.
    package var pairedVideo: String?

    /// All else is unknown; the file's name stands for the original one.
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
    /// The person's or the app's word for it; two may have the same.
    package var title: String
    /// Never changes.
    package let isFolder: Bool
    /// The folder around it.
    package var parent: String?
    /// Among those of one folder.
    package var position: Int64
    /// Numbers of photos in the album's order.
    package var members: [Int64] = []

    /// Without members.
    package init(identifier: String, title: String, isFolder: Bool, parent: String?, position: Int64) {
        (self.identifier, self.title, self.isFolder) = (identifier, title, isFolder)
        (self.parent, self.position) = (parent, position)
    }
}

/// One line of the library's history.
package struct PhotoHistoryEntry: Sendable {
    /// The raw values are the database's.
    package enum Entity: Int64, Sendable { case photo = 0, album, folder }
    /// The raw values are the database's.
    package enum Event: Int64, Sendable { case inserted = 0, updated, deleted }

    /// Rises by time; gaps are allowed.
    package let number: Int64
    /// What changed.
    package let entity: Entity
    /// Of the photo, album or folder, which may be gone.
    package let identifier: String
    /// What became of it.
    package let event: Event
}
