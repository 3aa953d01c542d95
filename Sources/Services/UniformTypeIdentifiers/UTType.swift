// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

/// What kind of tag a text is.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A kind of data.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    private init(unchecked identifier: String) { self.identifier = identifier.lowercased() }

    // MARK: Finding

    /// nil when the system declares no such type.
    public init?(_ identifier: String) {
        guard UniformType.named(identifier) != nil || identifier.hasPrefix("dyn.") else { return nil }
        self.init(unchecked: identifier)
    }

    /// - Parameter supertype: the type is a kind of it.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// For tags nobody declares, a type that only has the tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        self.init(
            UTTypeCreatePreferredIdentifierForTag(
                NSString(string: tagClass.rawValue), NSString(string: tag),
                supertype.map { NSString(string: $0.identifier) })?.takeRetainedValue() as String? ?? "")
    }

    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let found =
            tagClass == .mimeType ? UniformType.all(withMIMEType: tag) : UniformType.all(withExtension: tag)
        return found.map { UTType(unchecked: $0.identifier) }.filter { type in
            supertype.map(type.conforms) ?? true
        }
    }

    /// A type that the app declares as its own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(unchecked: identifier)
    }
    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(unchecked: identifier)
    }

    // MARK: Asking

    private var declaration: UniformType? { UniformType.named(identifier) }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if let extensions = declaration?.extensions, !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if let mimeTypes = declaration?.mimeTypes, !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        return tags
    }
    public var supertypes: Set<UTType> {
        Set(UniformType.lineage(of: identifier).dropFirst().map { UTType(unchecked: $0) })
    }
    public func conforms(to type: UTType) -> Bool { UniformType.lineage(of: identifier).contains(type.identifier) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { declaration != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }
    public var localizedDescription: String? { declaration == nil ? nil : identifier }
}

// MARK: Declared types

extension UTType {
    public static let item = UTType(unchecked: "public.item")
    public static let content = UTType(unchecked: "public.content")
    public static let compositeContent = UTType(unchecked: "public.composite-content")
    public static let message = UTType(unchecked: "public.message")
    public static let contact = UTType(unchecked: "public.contact")
    public static let archive = UTType(unchecked: "public.archive")
    public static let diskImage = UTType(unchecked: "public.disk-image")
    public static let data = UTType(unchecked: "public.data")
    public static let directory = UTType(unchecked: "public.directory")
    public static let resolvable = UTType(unchecked: "com.apple.resolvable")
    public static let symbolicLink = UTType(unchecked: "public.symlink")
    public static let executable = UTType(unchecked: "public.executable")
    public static let mountPoint = UTType(unchecked: "com.apple.mount-point")
    public static let aliasFile = UTType(unchecked: "com.apple.alias-file")
    public static let url = UTType(unchecked: "public.url")
    public static let fileURL = UTType(unchecked: "public.file-url")
    public static let text = UTType(unchecked: "public.text")
    public static let plainText = UTType(unchecked: "public.plain-text")
    public static let utf8PlainText = UTType(unchecked: "public.utf8-plain-text")
    public static let utf16ExternalPlainText = UTType(unchecked: "public.utf16-external-plain-text")
    public static let utf16PlainText = UTType(unchecked: "public.utf16-plain-text")
    public static let delimitedText = UTType(unchecked: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(unchecked: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(unchecked: "public.tab-separated-values-text")
    public static let utf8TabSeparatedText = UTType(unchecked: "public.utf8-tab-separated-values-text")
    public static let rtf = UTType(unchecked: "public.rtf")
    public static let html = UTType(unchecked: "public.html")
    public static let xml = UTType(unchecked: "public.xml")
    public static let yaml = UTType(unchecked: "public.yaml")
    public static let sourceCode = UTType(unchecked: "public.source-code")
    public static let assemblyLanguageSource = UTType(unchecked: "public.assembly-source")
    public static let cSource = UTType(unchecked: "public.c-source")
    public static let objectiveCSource = UTType(unchecked: "public.objective-c-source")
    public static let swiftSource = UTType(unchecked: "public.swift-source")
    public static let cPlusPlusSource = UTType(unchecked: "public.c-plus-plus-source")
    public static let objectiveCPlusPlusSource = UTType(unchecked: "public.objective-c-plus-plus-source")
    public static let cHeader = UTType(unchecked: "public.c-header")
    public static let cPlusPlusHeader = UTType(unchecked: "public.c-plus-plus-header")
    public static let javaSource = UTType(unchecked: "com.sun.java-source")
    public static let script = UTType(unchecked: "public.script")
    public static let shellScript = UTType(unchecked: "public.shell-script")
    public static let perlScript = UTType(unchecked: "public.perl-script")
    public static let pythonScript = UTType(unchecked: "public.python-script")
    public static let rubyScript = UTType(unchecked: "public.ruby-script")
    public static let phpScript = UTType(unchecked: "public.php-script")
    public static let javaScript = UTType(unchecked: "com.netscape.javascript-source")
    public static let json = UTType(unchecked: "public.json")
    public static let geoJSON = UTType(unchecked: "public.geojson")
    public static let propertyList = UTType(unchecked: "com.apple.property-list")
    public static let xmlPropertyList = UTType(unchecked: "com.apple.xml-property-list")
    public static let binaryPropertyList = UTType(unchecked: "com.apple.binary-property-list")
    public static let pdf = UTType(unchecked: "com.adobe.pdf")
    public static let rtfd = UTType(unchecked: "com.apple.rtfd")
    public static let flatRTFD = UTType(unchecked: "com.apple.flat-rtfd")
    public static let webArchive = UTType(unchecked: "com.apple.webarchive")
    public static let image = UTType(unchecked: "public.image")
    public static let jpeg = UTType(unchecked: "public.jpeg")
    public static let tiff = UTType(unchecked: "public.tiff")
    public static let gif = UTType(unchecked: "com.compuserve.gif")
    public static let png = UTType(unchecked: "public.png")
    public static let icns = UTType(unchecked: "com.apple.icns")
    public static let bmp = UTType(unchecked: "com.microsoft.bmp")
    public static let ico = UTType(unchecked: "com.microsoft.ico")
    public static let rawImage = UTType(unchecked: "public.camera-raw-image")
    public static let svg = UTType(unchecked: "public.svg-image")
    public static let livePhoto = UTType(unchecked: "com.apple.live-photo")
    public static let heif = UTType(unchecked: "public.heif")
    public static let heic = UTType(unchecked: "public.heic")
    public static let heics = UTType(unchecked: "public.heics")
    public static let webP = UTType(unchecked: "org.webmproject.webp")
    public static let audiovisualContent = UTType(unchecked: "public.audiovisual-content")
    public static let movie = UTType(unchecked: "public.movie")
    public static let video = UTType(unchecked: "public.video")
    public static let audio = UTType(unchecked: "public.audio")
    public static let quickTimeMovie = UTType(unchecked: "com.apple.quicktime-movie")
    public static let mpeg = UTType(unchecked: "public.mpeg")
    public static let mpeg2Video = UTType(unchecked: "public.mpeg-2-video")
    public static let mpeg2TransportStream = UTType(unchecked: "public.mpeg-2-transport-stream")
    public static let mp3 = UTType(unchecked: "public.mp3")
    public static let mpeg4Movie = UTType(unchecked: "public.mpeg-4")
    public static let mpeg4Audio = UTType(unchecked: "public.mpeg-4-audio")
    public static let appleProtectedMPEG4Audio = UTType(unchecked: "com.apple.protected-mpeg-4-audio")
    public static let appleProtectedMPEG4Video = UTType(unchecked: "com.apple.protected-mpeg-4-video")
    public static let appleM4V = UTType(unchecked: "com.apple.m4v-video")
    public static let appleM4A = UTType(unchecked: "com.apple.m4a-audio")
    public static let avi = UTType(unchecked: "public.avi")
    public static let aiff = UTType(unchecked: "public.aiff-audio")
    public static let wav = UTType(unchecked: "com.microsoft.waveform-audio")
    public static let midi = UTType(unchecked: "public.midi-audio")
    public static let playlist = UTType(unchecked: "public.playlist")
    public static let m3uPlaylist = UTType(unchecked: "public.m3u-playlist")
    public static let folder = UTType(unchecked: "public.folder")
    public static let volume = UTType(unchecked: "public.volume")
    public static let package = UTType(unchecked: "com.apple.package")
    public static let bundle = UTType(unchecked: "com.apple.bundle")
    public static let pluginBundle = UTType(unchecked: "com.apple.plugin")
    public static let spotlightImporter = UTType(unchecked: "com.apple.metadata-importer")
    public static let quickLookGenerator = UTType(unchecked: "com.apple.quicklook-generator")
    public static let xpcService = UTType(unchecked: "com.apple.xpc-service")
    public static let framework = UTType(unchecked: "com.apple.framework")
    public static let application = UTType(unchecked: "com.apple.application")
    public static let applicationBundle = UTType(unchecked: "com.apple.application-bundle")
    public static let unixExecutable = UTType(unchecked: "public.unix-executable")
    public static let exe = UTType(unchecked: "com.microsoft.windows-executable")
    public static let systemPreferencesPane = UTType(unchecked: "com.apple.systempreference.prefpane")
    public static let gzip = UTType(unchecked: "org.gnu.gnu-zip-archive")
    public static let bz2 = UTType(unchecked: "public.bzip2-archive")
    public static let zip = UTType(unchecked: "public.zip-archive")
    public static let appleArchive = UTType(unchecked: "com.apple.archive")
    public static let spreadsheet = UTType(unchecked: "public.spreadsheet")
    public static let presentation = UTType(unchecked: "public.presentation")
    public static let database = UTType(unchecked: "public.database")
    public static let log = UTType(unchecked: "public.log")
    public static let emailMessage = UTType(unchecked: "public.email-message")
    public static let vCard = UTType(unchecked: "public.vcard")
    public static let toDoItem = UTType(unchecked: "public.to-do-item")
    public static let calendarEvent = UTType(unchecked: "public.calendar-event")
    public static let internetLocation = UTType(unchecked: "com.apple.internet-location")
    public static let font = UTType(unchecked: "public.font")
    public static let bookmark = UTType(unchecked: "public.bookmark")
    public static let threeDContent = UTType(unchecked: "public.3d-content")
    public static let pkcs12 = UTType(unchecked: "com.rsa.pkcs-12")
    public static let x509Certificate = UTType(unchecked: "public.x509-certificate")
    public static let epub = UTType(unchecked: "org.idpf.epub-container")
    public static let usd = UTType(unchecked: "com.pixar.universal-scene-description")
    public static let usdz = UTType(unchecked: "com.pixar.universal-scene-description-mobile")
    public static let realityFile = UTType(unchecked: "com.apple.reality")
}
