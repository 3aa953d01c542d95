// SPDX-License-Identifier: MIT

/// The keys of a file's thumbnails, by the length of their sides in pixels.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
        rawValue: "NSThumbnail1024x1024SizeKey")
}
