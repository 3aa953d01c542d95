// SPDX-License-Identifier: MIT

// PDF documents, drawn and read by poppler, which is opened at run time. Without it documents cannot be opened.
@_exported public import UIKit

public enum PDFDisplayBox: Int, Sendable {
    case mediaBox = 0, cropBox, bleedBox, trimBox, artBox
    var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .cropBox }
}
public enum PDFDisplayMode: Int, Sendable { case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none = 0, low, high }
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical = 0, horizontal }
public struct PDFAreaOfInterest: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pageArea = PDFAreaOfInterest(rawValue: 1)
    public static let textArea = PDFAreaOfInterest(rawValue: 2)
    public static let annotationArea = PDFAreaOfInterest(rawValue: 4)
    public static let linkArea = PDFAreaOfInterest(rawValue: 8)
}
public enum PDFDocumentPermissions: Int, Sendable { case none = 0, user, owner }

extension NSNotification.Name {
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChanged")
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
    public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
    public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
    public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
    public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDidBeginFind")
    public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDidEndFind")
    public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDidFindMatch")
    public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDidBeginPageFind")
    public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDidEndPageFind")
    public static let PDFThumbnailViewDocumentEdited = NSNotification.Name("PDFThumbnailViewDocumentEdited")
}

public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"
/// A coordinate that a destination leaves as it is.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
