// SPDX-License-Identifier: MIT
import CoreGraphics

// Attribute names. Constants of Core Foundation type are never written to.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
public nonisolated(unsafe) let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = "NSLigature"
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public nonisolated(unsafe) let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public nonisolated(unsafe) let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
public nonisolated(unsafe) let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public nonisolated(unsafe) let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public nonisolated(unsafe) let kCTLanguageAttributeName: CFString = "NSLanguage"
public nonisolated(unsafe) let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
public nonisolated(unsafe) let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
public nonisolated(unsafe) let kCTGlyphInfoAttributeName: CFString = "NSGlyphInfo"
public nonisolated(unsafe) let kCTCharacterShapeAttributeName: CFString = "NSCharacterShape"

// Attributes of vertical, mixed and annotated text.
public nonisolated(unsafe) let kCTBaselineClassAttributeName: CFString = "CTBaselineClass"
public nonisolated(unsafe) let kCTBaselineInfoAttributeName: CFString = "CTBaselineInfo"
public nonisolated(unsafe) let kCTBaselineReferenceInfoAttributeName: CFString = "CTBaselineReferenceInfo"
public nonisolated(unsafe) let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
public nonisolated(unsafe) let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
public nonisolated(unsafe) let kCTBaselineClassHanging: CFString = "CTBaselineClassHanging"
public nonisolated(unsafe) let kCTBaselineClassIdeographicCentered: CFString = "CTBaselineClassIdeographicCentered"
public nonisolated(unsafe) let kCTBaselineClassIdeographicHigh: CFString = "CTBaselineClassIdeographicHigh"
public nonisolated(unsafe) let kCTBaselineClassIdeographicLow: CFString = "CTBaselineClassIdeographicLow"
public nonisolated(unsafe) let kCTBaselineClassMath: CFString = "CTBaselineClassMath"
public nonisolated(unsafe) let kCTBaselineClassRoman: CFString = "CTBaselineClassRoman"
public nonisolated(unsafe) let kCTBaselineOriginalFont: CFString = "CTBaselineOriginalFont"
public nonisolated(unsafe) let kCTBaselineReferenceFont: CFString = "CTBaselineReferenceFont"
public nonisolated(unsafe) let kCTRubyAnnotationScaleToFitAttributeName: CFString = "CTRubyAnnotationScaleToFit"
public nonisolated(unsafe) let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"
public nonisolated(unsafe) let kCTTypesetterOptionAllowUnboundedLayout: CFString =
    "CTTypesetterOptionAllowUnboundedLayout"
public nonisolated(unsafe) let kCTTypesetterOptionForcedEmbeddingLevel: CFString =
    "CTTypesetterOptionForcedEmbeddingLevel"
public nonisolated(unsafe) let kCTTabColumnTerminatorsAttributeName: CFString = "NSTabColumnTerminatorsAttributeName"

public let kCTWritingDirectionEmbedding: Int32 = 0
public let kCTWritingDirectionOverride: Int32 = 2

public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    @available(*, deprecated, message: "use [] for an empty option set")
    public static var none: CTUnderlineStyle { [] }
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static var patternSolid: CTUnderlineStyleModifiers { [] }
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}

public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4

    public static var kCTLeftTextAlignment: CTTextAlignment { .left }
    public static var kCTRightTextAlignment: CTTextAlignment { .right }
    public static var kCTCenterTextAlignment: CTTextAlignment { .center }
    public static var kCTJustifiedTextAlignment: CTTextAlignment { .justified }
    public static var kCTNaturalTextAlignment: CTTextAlignment { .natural }

    init(_ format: ParagraphFormat.Alignment) {
        switch format {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }

    /// Core Text and UIKit number the alignments differently.
    var format: ParagraphFormat.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var noStatus: CTRunStatus { [] }
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
