// SPDX-License-Identifier: MIT
public import Foundation

// The types and functions of MobileCoreServices. Their names and identifiers are Apple's.

public var kUTTypeItem: CFString { "public.item" }
public var kUTTypeContent: CFString { "public.content" }
public var kUTTypeCompositeContent: CFString { "public.composite-content" }
public var kUTTypeMessage: CFString { "public.message" }
public var kUTTypeContact: CFString { "public.contact" }
public var kUTTypeArchive: CFString { "public.archive" }
public var kUTTypeDiskImage: CFString { "public.disk-image" }
public var kUTTypeData: CFString { "public.data" }
public var kUTTypeDirectory: CFString { "public.directory" }
public var kUTTypeResolvable: CFString { "com.apple.resolvable" }
public var kUTTypeSymLink: CFString { "public.symlink" }
public var kUTTypeExecutable: CFString { "public.executable" }
public var kUTTypeMountPoint: CFString { "com.apple.mount-point" }
public var kUTTypeAliasFile: CFString { "com.apple.alias-file" }
public var kUTTypeURL: CFString { "public.url" }
public var kUTTypeFileURL: CFString { "public.file-url" }
public var kUTTypeText: CFString { "public.text" }
public var kUTTypePlainText: CFString { "public.plain-text" }
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
public var kUTTypeUTF16ExternalPlainText: CFString { "public.utf16-external-plain-text" }
public var kUTTypeUTF16PlainText: CFString { "public.utf16-plain-text" }
public var kUTTypeDelimitedText: CFString { "public.delimited-values-text" }
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" }
public var kUTTypeTabSeparatedText: CFString { "public.tab-separated-values-text" }
public var kUTTypeUTF8TabSeparatedText: CFString { "public.utf8-tab-separated-values-text" }
public var kUTTypeRTF: CFString { "public.rtf" }
public var kUTTypeHTML: CFString { "public.html" }
public var kUTTypeXML: CFString { "public.xml" }
public var kUTTypeSourceCode: CFString { "public.source-code" }
public var kUTTypeAssemblyLanguageSource: CFString { "public.assembly-source" }
public var kUTTypeCSource: CFString { "public.c-source" }
public var kUTTypeObjectiveCSource: CFString { "public.objective-c-source" }
public var kUTTypeSwiftSource: CFString { "public.swift-source" }
public var kUTTypeCPlusPlusSource: CFString { "public.c-plus-plus-source" }
public var kUTTypeObjectiveCPlusPlusSource: CFString { "public.objective-c-plus-plus-source" }
public var kUTTypeCHeader: CFString { "public.c-header" }
public var kUTTypeCPlusPlusHeader: CFString { "public.c-plus-plus-header" }
public var kUTTypeJavaSource: CFString { "com.sun.java-source" }
public var kUTTypeScript: CFString { "public.script" }
public var kUTTypeShellScript: CFString { "public.shell-script" }
public var kUTTypePerlScript: CFString { "public.perl-script" }
public var kUTTypePythonScript: CFString { "public.python-script" }
public var kUTTypeRubyScript: CFString { "public.ruby-script" }
public var kUTTypePHPScript: CFString { "public.php-script" }
public var kUTTypeJavaScript: CFString { "com.netscape.javascript-source" }
public var kUTTypeJSON: CFString { "public.json" }
public var kUTTypePropertyList: CFString { "com.apple.property-list" }
public var kUTTypeXMLPropertyList: CFString { "com.apple.xml-property-list" }
public var kUTTypeBinaryPropertyList: CFString { "com.apple.binary-property-list" }
public var kUTTypePDF: CFString { "com.adobe.pdf" }
public var kUTTypeRTFD: CFString { "com.apple.rtfd" }
public var kUTTypeFlatRTFD: CFString { "com.apple.flat-rtfd" }
public var kUTTypeWebArchive: CFString { "com.apple.webarchive" }
public var kUTTypeImage: CFString { "public.image" }
public var kUTTypeJPEG: CFString { "public.jpeg" }
public var kUTTypeJPEG2000: CFString { "public.jpeg-2000" }
public var kUTTypeTIFF: CFString { "public.tiff" }
public var kUTTypePICT: CFString { "com.apple.pict" }
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
public var kUTTypePNG: CFString { "public.png" }
public var kUTTypeAppleICNS: CFString { "com.apple.icns" }
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
public var kUTTypeICO: CFString { "com.microsoft.ico" }
public var kUTTypeRawImage: CFString { "public.camera-raw-image" }
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" }
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
public var kUTTypeMovie: CFString { "public.movie" }
public var kUTTypeVideo: CFString { "public.video" }
public var kUTTypeAudio: CFString { "public.audio" }
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
public var kUTTypeMPEG: CFString { "public.mpeg" }
public var kUTTypeMPEG2Video: CFString { "public.mpeg-2-video" }
public var kUTTypeMPEG2TransportStream: CFString { "public.mpeg-2-transport-stream" }
public var kUTTypeMP3: CFString { "public.mp3" }
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
public var kUTTypeAppleProtectedMPEG4Audio: CFString { "com.apple.protected-mpeg-4-audio" }
public var kUTTypeAppleProtectedMPEG4Video: CFString { "com.apple.protected-mpeg-4-video" }
public var kUTTypeAVIMovie: CFString { "public.avi" }
public var kUTTypeAudioInterchangeFileFormat: CFString { "public.aiff-audio" }
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" }
public var kUTTypeMIDIAudio: CFString { "public.midi-audio" }
public var kUTTypePlaylist: CFString { "public.playlist" }
public var kUTTypeM3UPlaylist: CFString { "public.m3u-playlist" }
public var kUTTypeFolder: CFString { "public.folder" }
public var kUTTypeVolume: CFString { "public.volume" }
public var kUTTypePackage: CFString { "com.apple.package" }
public var kUTTypeBundle: CFString { "com.apple.bundle" }
public var kUTTypePluginBundle: CFString { "com.apple.plugin" }
public var kUTTypeSpotlightImporter: CFString { "com.apple.metadata-importer" }
public var kUTTypeQuickLookGenerator: CFString { "com.apple.quicklook-generator" }
public var kUTTypeXPCService: CFString { "com.apple.xpc-service" }
public var kUTTypeFramework: CFString { "com.apple.framework" }
public var kUTTypeApplication: CFString { "com.apple.application" }
public var kUTTypeApplicationBundle: CFString { "com.apple.application-bundle" }
public var kUTTypeUnixExecutable: CFString { "public.unix-executable" }
public var kUTTypeWindowsExecutable: CFString { "com.microsoft.windows-executable" }
public var kUTTypeSystemPreferencesPane: CFString { "com.apple.systempreference.prefpane" }
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" }
public var kUTTypeBzip2Archive: CFString { "public.bzip2-archive" }
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" }
public var kUTTypePresentation: CFString { "public.presentation" }
public var kUTTypeDatabase: CFString { "public.database" }
public var kUTTypeLog: CFString { "public.log" }
public var kUTTypeEmailMessage: CFString { "public.email-message" }
public var kUTTypeVCard: CFString { "public.vcard" }
public var kUTTypeToDoItem: CFString { "public.to-do-item" }
public var kUTTypeCalendarEvent: CFString { "public.calendar-event" }
public var kUTTypeInternetLocation: CFString { "com.apple.internet-location" }
public var kUTTypeInkText: CFString { "com.apple.ink.inktext" }
public var kUTTypeFont: CFString { "public.font" }
public var kUTTypeBookmark: CFString { "public.bookmark" }
public var kUTType3DContent: CFString { "public.3d-content" }
public var kUTTypePKCS12: CFString { "com.rsa.pkcs-12" }
public var kUTTypeX509Certificate: CFString { "public.x509-certificate" }
public var kUTTypeElectronicPublication: CFString { "org.idpf.epub-container" }

// What a tag is of.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

private func types(_ tagClass: CFString, _ tag: CFString) -> [UniformType] {
    switch tagClass {
    case kUTTagClassFilenameExtension: UniformType.all(withExtension: tag as String)
    case kUTTagClassMIMEType: UniformType.all(withMIMEType: tag as String)
    default: []
    }
}

/// The identifier for a file extension or MIME type that is a kind of `conformingTo`. For tags nobody declares, one that
/// starts with `dyn.` and always is the same for the same tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
    let found = types(tagClass, tag).first { type in
        conformingTo.map { UniformType.lineage(of: type.identifier).contains($0 as String) } ?? true
    }
    return .passRetained(NSString(string: found?.identifier ?? dynamicIdentifier(tagClass, tag)))
}

public func UTTypeCreateAllIdentifiersForTag(
    _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFArray>? {
    let found = types(tagClass, tag).map(\.identifier)
    return .passRetained(NSArray(array: found.isEmpty ? [dynamicIdentifier(tagClass, tag)] : found))
}

private func dynamicIdentifier(_ tagClass: CFString, _ tag: CFString) -> String {
    let bytes = "\(tagClass)=\(tag)".utf8
    return "dyn." + bytes.map { String($0, radix: 36) }.joined()
}

/// The preferred file extension or MIME type of a type; nil: it has none.
public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
    let declared = UniformType.named(type as String)
    let tag = tagClass == kUTTagClassMIMEType ? declared?.mimeTypes.first : declared?.extensions.first
    return tag.map { .passRetained(NSString(string: $0)) }
}

public func UTTypeConformsTo(_ type: CFString, _ conformsToType: CFString) -> Bool {
    UniformType.lineage(of: type as String).contains(conformsToType as String)
}
public func UTTypeEqual(_ first: CFString, _ second: CFString) -> Bool { first == second }
public func UTTypeIsDeclared(_ type: CFString) -> Bool { UniformType.named(type as String) != nil }
public func UTTypeIsDynamic(_ type: CFString) -> Bool { (type as String).hasPrefix("dyn.") }
