// SPDX-License-Identifier: MIT

// `AVMetadataKey.commonKeyTitle as NSString`: on iOS the compiler takes such names for strings. Here it finds the names a
// second time, as strings, where a string is asked for; members of the type itself win everywhere else.

/// The names of `AVMetadataKey` as strings.
public protocol _AVMetadataKeyStrings {}
extension AVMetadataKey: _AVMetadataKeyStrings {}

extension _AVMetadataKeyStrings where Self == AVMetadataKey {
    public static var commonKeyTitle: NSString { "title" }
    public static var commonKeyCreator: NSString { "creator" }
    public static var commonKeySubject: NSString { "subject" }
    public static var commonKeyDescription: NSString { "description" }
    public static var commonKeyPublisher: NSString { "publisher" }
    public static var commonKeyContributor: NSString { "contributor" }
    public static var commonKeyCreationDate: NSString { "creationDate" }
    public static var commonKeyLastModifiedDate: NSString { "lastModifiedDate" }
    public static var commonKeyType: NSString { "type" }
    public static var commonKeyFormat: NSString { "format" }
    public static var commonKeyIdentifier: NSString { "identifier" }
    public static var commonKeySource: NSString { "source" }
    public static var commonKeyLanguage: NSString { "language" }
    public static var commonKeyRelation: NSString { "relation" }
    public static var commonKeyLocation: NSString { "location" }
    public static var commonKeyCopyrights: NSString { "copyrights" }
    public static var commonKeyAlbumName: NSString { "albumName" }
    public static var commonKeyAuthor: NSString { "author" }
    public static var commonKeyArtist: NSString { "artist" }
    public static var commonKeyArtwork: NSString { "artwork" }
    public static var commonKeyMake: NSString { "make" }
    public static var commonKeyModel: NSString { "model" }
    public static var commonKeySoftware: NSString { "software" }
    public static var commonKeyAccessibilityDescription: NSString { "accessibilityDescription" }
    public static var iTunesMetadataKeySongName: NSString { "©nam" }
    public static var iTunesMetadataKeyArtist: NSString { "©ART" }
    public static var iTunesMetadataKeyAlbum: NSString { "©alb" }
    public static var iTunesMetadataKeyCoverArt: NSString { "covr" }
    public static var id3MetadataKeyTitleDescription: NSString { "TIT2" }
    public static var id3MetadataKeyAttachedPicture: NSString { "APIC" }
}
