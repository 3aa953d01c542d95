// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// What a part of a PDF page is: the standard structure types (PDF 32000-1, 14.8.4).
public enum CGPDFTagType: Int32, Sendable {
    case document = 100
    case part = 101
    case art = 102
    case section = 103
    case div = 104
    case blockQuote = 105
    case caption = 106
    case TOC = 107
    case TOCI = 108
    case index = 109
    case nonStructure = 110
    case `private` = 111
    case paragraph = 200
    case header = 201
    case header1 = 202
    case header2 = 203
    case header3 = 204
    case header4 = 205
    case header5 = 206
    case header6 = 207
    case list = 300
    case listItem = 301
    case label = 302
    case listBody = 303
    case table = 400
    case tableRow = 401
    case tableHeaderCell = 402
    case tableDataCell = 403
    case tableHeader = 404
    case tableBody = 405
    case tableFooter = 406
    case span = 500
    case quote = 501
    case note = 502
    case reference = 503
    case bibliography = 504
    case code = 505
    case link = 506
    case annotation = 507
    case ruby = 600
    case rubyBaseText = 601
    case rubyAnnotationText = 602
    case rubyPunctuation = 603
    case warichu = 604
    case warichuText = 605
    case warichuPunctiation = 606
    case figure = 700
    case formula = 701
    case form = 702
    case object = 800

    /// As it is written in the document.
    public var name: String? { Self.names[self] }

    private static let names: [CGPDFTagType: String] = [
        .document: "Document", .part: "Part", .art: "Art", .section: "Sect", .div: "Div", .blockQuote: "BlockQuote",
        .caption: "Caption", .TOC: "TOC", .TOCI: "TOCI", .index: "Index", .nonStructure: "NonStruct",
        .private: "Private", .paragraph: "P", .header: "H", .header1: "H1", .header2: "H2", .header3: "H3",
        .header4: "H4", .header5: "H5", .header6: "H6", .list: "L", .listItem: "LI", .label: "Lbl",
        .listBody: "LBody", .table: "Table", .tableRow: "TR", .tableHeaderCell: "TH", .tableDataCell: "TD",
        .tableHeader: "THead", .tableBody: "TBody", .tableFooter: "TFoot", .span: "Span", .quote: "Quote",
        .note: "Note", .reference: "Reference", .bibliography: "BibEntry", .code: "Code", .link: "Link",
        .annotation: "Annot", .ruby: "Ruby", .rubyBaseText: "RB", .rubyAnnotationText: "RT", .rubyPunctuation: "RP",
        .warichu: "Warichu", .warichuText: "WT", .warichuPunctiation: "WP", .figure: "Figure", .formula: "Formula",
        .form: "Form", .object: "Object",
    ]
}

/// What a tag says beside its type.
public struct CGPDFTagProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let actualText = Self(rawValue: "/ActualText")
    public static let alternativeText = Self(rawValue: "/Alt")
    public static let titleText = Self(rawValue: "/T")
    public static let languageText = Self(rawValue: "/Lang")
}

/// What is drawn from here on, up to the end of the tag, is of a kind; tags nest. Nothing in other contexts. Properties of tags
/// are reported: the document has the structure without them.
public func CGPDFContextBeginTag(_ context: CGContext, _ tagType: CGPDFTagType, _ tagProperties: CFDictionary?) {
    guard case .pdf(let pdf) = context.backing, let name = tagType.name, tagType != .object else { return }
    if tagProperties != nil { Unsupported.report("properties of a PDF tag") }
    cairo_tag_begin(context.cairo, name, "")
    pdf.openTags.append(name)
}

/// The innermost tag is over.
public func CGPDFContextEndTag(_ context: CGContext) {
    guard case .pdf(let pdf) = context.backing, let name = pdf.openTags.popLast() else { return }
    cairo_tag_end(context.cairo, name)
}
