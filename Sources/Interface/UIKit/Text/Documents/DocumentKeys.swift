// SPDX-License-Identifier: MIT

extension NSAttributedString {
    /// What a text is written as. Plain text, RTF and HTML are read, plain text and RTF written; others are reported.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let docFormat = Self("NSDocFormat")
        public static let html = Self("NSHTML")
        public static let macSimpleText = Self("NSMacSimpleText")
        public static let officeOpenXML = Self("NSOfficeOpenXML")
        public static let openDocument = Self("NSOpenDocument")
        public static let plain = Self("NSPlainText")
        public static let rtf = Self("NSRTF")
        public static let rtfd = Self("NSRTFD")
        public static let webArchive = Self("NSWebArchive")
        public static let wordML = Self("NSWordML")
    }

    /// What a document says of itself. RTF keeps its texts, dates, paper and view; other kinds only their type.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let appearance = Self("NSAppearanceDocumentAttribute")
        public static let author = Self("NSAuthorDocumentAttribute")
        public static let backgroundColor = Self("BackgroundColor")
        public static let bottomMargin = Self("BottomMargin")
        public static let category = Self("NSCategoryDocumentAttribute")
        public static let characterEncoding = Self("CharacterEncoding")
        public static let comment = Self("NSCommentDocumentAttribute")
        public static let company = Self("NSCompanyDocumentAttribute")
        public static let converted = Self("Converted")
        public static let copyright = Self("NSCopyrightDocumentAttribute")
        public static let creationTime = Self("NSCreationTimeDocumentAttribute")
        public static let defaultAttributes = Self("DefaultAttributes")
        public static let defaultFontExcluded = Self("NSDefaultFontExcludedDocumentAttribute")
        public static let defaultTabInterval = Self("DefaultTabInterval")
        public static let documentType = Self("DocumentType")
        public static let editor = Self("NSEditorDocumentAttribute")
        public static let excludedElements = Self("ExcludedElements")
        public static let fileType = Self("UTI")
        public static let hyphenationFactor = Self("HyphenationFactor")
        public static let keywords = Self("NSKeywordsDocumentAttribute")
        public static let leftMargin = Self("LeftMargin")
        public static let manager = Self("NSManagerDocumentAttribute")
        public static let modificationTime = Self("NSModificationTimeDocumentAttribute")
        public static let paperMargin = Self("PaperMargin")
        public static let paperSize = Self("PaperSize")
        public static let prefixSpaces = Self("PrefixSpaces")
        public static let readOnly = Self("ReadOnly")
        public static let rightMargin = Self("RightMargin")
        public static let sourceTextScaling = Self("SourceTextScaling")
        public static let subject = Self("NSSubjectDocumentAttribute")
        public static let textEncodingName = Self("TextEncodingName")
        public static let textLayoutSections = Self("NSTextLayoutSectionsAttribute")
        public static let textScaling = Self("TextScaling")
        public static let title = Self("NSTitleDocumentAttribute")
        public static let topMargin = Self("TopMargin")
        public static let viewMode = Self("ViewMode")
        public static let viewSize = Self("ViewSize")
        public static let viewZoom = Self("ViewZoom")
    }

    /// How to read a document. Options of the web loader have nothing to act on: HTML is read without one.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let baseURL = Self("BaseURL")
        public static let characterEncoding = Self("CharacterEncoding")
        public static let defaultAttributes = Self("DefaultAttributes")
        public static let documentType = Self("DocumentType")
        public static let fileType = Self("UTI")
        public static let readAccessURL = Self("ReadAccessURL")
        public static let sourceTextScaling = Self("SourceTextScaling")
        public static let targetTextScaling = Self("TargetTextScaling")
        public static let textEncodingName = Self("TextEncodingName")
        public static let textKit1ListMarkerFormatDocumentOption = Self("TextKit1ListMarkerFormat")
        public static let textSizeMultiplier = Self("TextSizeMultiplier")
        public static let timeout = Self("Timeout")
        public static let webPreferences = Self("WebPreferences")
        public static let webResourceLoadDelegate = Self("WebResourceLoadDelegate")
    }
}
