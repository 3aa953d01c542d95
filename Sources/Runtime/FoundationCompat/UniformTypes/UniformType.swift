// SPDX-License-Identifier: MIT
import Foundation

/// A kind of data by its uniform type identifier, with what it is a kind of and how files and the web call it.
package struct UniformType: Sendable {
    /// In lower case.
    package let identifier: String
    /// Identifiers of what it directly is a kind of.
    package let parents: [String]
    /// The preferred one first.
    package let extensions: [String]
    /// In lower case; empty: the web does not know it.
    package let mimeTypes: [String]

    private init(_ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String]) {
        (self.identifier, self.parents, self.extensions, self.mimeTypes) = (identifier, parents, extensions, mimeTypes)
    }

    /// The types that the system declares, as Apple documents them.
    package static let declared: [UniformType] = [
        .init("public.item", [], [], []),
        .init("public.content", [], [], []),
        .init("public.composite-content", ["public.content"], [], []),
        .init("public.message", [], [], []),
        .init("public.contact", [], [], []),
        .init("public.archive", [], [], []),
        .init("public.disk-image", ["public.archive"], [], []),
        .init("public.data", ["public.item"], [], []),
        .init("public.directory", ["public.item"], [], []),
        .init("com.apple.resolvable", [], [], []),
        .init("public.symlink", ["public.item", "com.apple.resolvable"], [], []),
        .init("public.executable", ["public.data"], [], []),
        .init("com.apple.mount-point", ["public.item", "com.apple.resolvable"], [], []),
        .init("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], []),
        .init("public.url", ["public.data"], [], []),
        .init("public.file-url", ["public.url"], [], []),
        .init("public.text", ["public.data", "public.content"], [], []),
        .init("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
        .init("public.utf8-plain-text", ["public.plain-text"], [], []),
        .init("public.utf16-external-plain-text", ["public.plain-text"], [], []),
        .init("public.utf16-plain-text", ["public.plain-text"], [], []),
        .init("public.delimited-values-text", ["public.text"], [], []),
        .init("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
        .init(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]
        ),
        .init(
            "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"], [],
            []),
        .init("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
        .init("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
        .init("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        .init("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
        .init("public.source-code", ["public.plain-text"], [], []),
        .init("public.assembly-source", ["public.source-code"], ["s"], []),
        .init("public.c-source", ["public.source-code"], ["c"], []),
        .init("public.objective-c-source", ["public.source-code"], ["m"], []),
        .init("public.swift-source", ["public.source-code"], ["swift"], []),
        .init("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cxx", "cc"], []),
        .init("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], []),
        .init("public.c-header", ["public.source-code"], ["h"], []),
        .init("public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh", "hxx"], []),
        .init("com.sun.java-source", ["public.source-code"], ["java", "jav"], []),
        .init("public.script", ["public.source-code"], [], []),
        .init("public.shell-script", ["public.script"], ["sh", "command"], []),
        .init("public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"]),
        .init("public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"]),
        .init("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"]),
        .init("public.php-script", ["public.shell-script"], ["php", "php3", "php4"], ["text/php"]),
        .init(
            "com.netscape.javascript-source", ["public.source-code", "public.executable"], ["js", "javascript"],
            ["text/javascript"]),
        .init("public.json", ["public.text"], ["json"], ["application/json"]),
        .init("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"]),
        .init("com.apple.property-list", ["public.data"], ["plist"], []),
        .init("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], []),
        .init("com.apple.binary-property-list", ["com.apple.property-list"], [], []),
        .init("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        .init("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], []),
        .init("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], []),
        .init(
            "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
            ["application/x-webarchive"]),
        .init("public.image", ["public.data", "public.content"], [], []),
        .init("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
        .init("public.jpeg-2000", ["public.image"], ["jp2"], ["image/jp2"]),
        .init("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        .init("com.apple.pict", ["public.image"], ["pict", "pct", "pic"], ["image/pict"]),
        .init("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
        .init("public.png", ["public.image"], ["png"], ["image/png"]),
        .init("com.apple.icns", ["public.image"], ["icns"], []),
        .init("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"]),
        .init("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
        .init("public.camera-raw-image", ["public.image"], [], []),
        .init("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
        .init("com.apple.live-photo", [], [], []),
        .init("public.heif", ["public.image"], ["heif"], ["image/heif"]),
        .init("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
        .init("public.heics", ["public.heif"], ["heics"], ["image/heic-sequence"]),
        .init("public.avif", ["public.heif"], ["avif"], ["image/avif"]),
        .init("public.jpeg-xl", ["public.image"], ["jxl"], ["image/jxl"]),
        .init("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
        .init("public.audiovisual-content", ["public.data", "public.content"], [], []),
        .init("public.movie", ["public.audiovisual-content"], [], []),
        .init("public.video", ["public.movie"], [], []),
        .init("public.audio", ["public.audiovisual-content"], [], []),
        .init("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        .init("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"]),
        .init("public.mpeg-2-video", ["public.video"], ["mpg", "mpeg", "m2v"], ["video/mpeg2"]),
        .init("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], ["video/mp2t"]),
        .init("public.mp3", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg"]),
        .init("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
        .init("public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["mp4"], ["audio/mp4"]),
        .init("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p", "m4b"], []),
        .init("com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"], ["m4v"], []),
        .init("com.apple.m4v-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
        .init("com.apple.m4a-audio", ["public.audio"], ["m4a"], ["audio/x-m4a"]),
        .init("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi"]),
        .init("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
        .init("com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave", "bwf"], ["audio/wav"]),
        .init("public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], ["audio/midi"]),
        .init("public.playlist", [], [], []),
        .init("public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"]),
        .init("public.folder", ["public.directory"], [], []),
        .init("public.volume", ["public.folder"], [], []),
        .init("com.apple.package", ["public.directory"], [], []),
        .init("com.apple.bundle", ["public.directory"], [], []),
        .init("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], []),
        .init("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], []),
        .init("com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], []),
        .init("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], []),
        .init("com.apple.framework", ["com.apple.bundle"], ["framework"], []),
        .init("com.apple.application", ["public.executable"], [], []),
        .init(
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"],
            []),
        .init("public.unix-executable", ["public.data", "public.executable"], [], []),
        .init(
            "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe", "dll"],
            ["application/x-msdownload"]),
        .init("com.apple.systempreference.prefpane", ["com.apple.plugin"], ["prefpane"], []),
        .init("org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz", "gzip"], ["application/x-gzip"]),
        .init("public.bzip2-archive", ["public.data", "public.archive"], ["bz2", "bzip2"], ["application/x-bzip2"]),
        .init("public.zip-archive", ["com.pkware.zip-archive"], ["zip"], ["application/zip"]),
        .init("com.pkware.zip-archive", ["public.data", "public.archive"], ["zip"], []),
        .init("com.apple.archive", ["public.data", "public.archive"], ["aar", "yaa"], []),
        .init("public.spreadsheet", ["public.content"], [], []),
        .init("public.presentation", ["public.composite-content"], [], []),
        .init("public.database", [], [], []),
        .init("public.log", ["public.plain-text"], ["log"], []),
        .init("public.email-message", ["public.message"], ["eml"], ["message/rfc822"]),
        .init(
            "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
            ["text/vcard", "text/directory", "text/x-vcard"]),
        .init("public.to-do-item", [], [], []),
        .init("public.calendar-event", [], [], []),
        .init("com.apple.internet-location", ["public.data"], [], []),
        .init("com.apple.ink.inktext", ["public.data"], [], []),
        .init("public.font", [], [], []),
        .init("public.bookmark", ["com.apple.resolvable"], [], []),
        .init("public.3d-content", ["public.content"], [], []),
        .init("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
        .init("public.x509-certificate", ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert"]),
        .init(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"]),
        .init(
            "com.pixar.universal-scene-description", ["public.data", "public.3d-content"], ["usd", "usda", "usdc"],
            ["model/vnd.usd"]),
        .init(
            "com.pixar.universal-scene-description-mobile", ["public.data", "public.3d-content"], ["usdz"],
            ["model/vnd.usdz+zip"]),
        .init("com.apple.reality", ["public.data", "public.3d-content"], ["reality"], ["model/vnd.reality"]),
    ]

    /// Those of the app's Info.plist, its own and those it imports, before the system's.
    private static let known =
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? []).compactMap { UniformType($0) }
        } + declared

    private init?(_ declaration: [String: Any]) {
        guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
        func list(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.init(
            identifier.lowercased(), list(declaration["UTTypeConformsTo"]),
            list(tags["public.filename-extension"]).map { $0.lowercased() },
            list(tags["public.mime-type"]).map { $0.lowercased() })
    }

    private static let byIdentifier = Dictionary(known.map { ($0.identifier, $0) }) { first, _ in first }

    /// Case does not count. nil: neither the system nor the app's Info.plist declares it.
    package static func named(_ identifier: String) -> UniformType? { byIdentifier[identifier.lowercased()] }

    /// Upper and lower case are the same in extensions and MIME types.
    package static func all(withExtension text: String) -> [UniformType] {
        known.filter { $0.extensions.contains(text.lowercased()) }
    }
    /// In the order of declaration; empty where nobody declares the text. Case does not count.
    package static func all(withMIMEType text: String) -> [UniformType] {
        known.filter { $0.mimeTypes.contains(text.lowercased()) }
    }

    /// Also true of a type and itself. Case does not count.
    package static func conforms(_ type: String, to other: String) -> Bool {
        lineage(of: type).contains { $0.caseInsensitiveCompare(other) == .orderedSame }
    }

    /// The identifiers a type is a kind of, itself among them, the nearest first.
    package static func lineage(of identifier: String) -> [String] {
        var found = [identifier]
        var index = 0
        while index < found.count {
            for parent in named(found[index])?.parents ?? [] where !found.contains(parent) { found.append(parent) }
            index += 1
        }
        return found
    }
}
