// SPDX-License-Identifier: MIT
public import CoreGraphics

/// How bright the content of a layer is meant to be, for displays that can show more than white.
// Sendable: immutable.
open class CAEDRMetadata: __ObjCObject, @unchecked Sendable {
    /// What the metadata is for: `HDR10` or `HLG`.
    enum Form {
        case hdr10(display: Data?, content: Data?, opticalOutputScale: Float)
        /// Luminances in candela per square metre.
        case hdr10Range(least: Float, greatest: Float, opticalOutputScale: Float)
        case hlg(ambient: Data?)
    }

    let form: Form

    init(_ form: Form) { self.form = form }

    /// - Parameters:
    ///   - displayData: the mastering display's colour volume, SEI message 137 of ITU H.265.
    ///   - contentData: the content's light level, SEI message 144.
    ///   - scale: candela per square metre of the value 1.
    open class func hdr10(
        displayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float
    ) -> CAEDRMetadata {
        CAEDRMetadata(.hdr10(display: displayData, content: contentData, opticalOutputScale: scale))
    }

    /// - Parameters:
    ///   - minNits: candela per square metre of the darkest colour.
    ///   - maxNits: of the brightest.
    ///   - scale: of the value 1.
    open class func hdr10(
        minLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float
    ) -> CAEDRMetadata {
        CAEDRMetadata(.hdr10Range(least: minNits, greatest: maxNits, opticalOutputScale: scale))
    }

    /// Hybrid log-gamma, whose brightness follows the display's.
    open class var hlg: CAEDRMetadata { CAEDRMetadata(.hlg(ambient: nil)) }

    /// - Parameter ambientData: the surroundings the content was made for, SEI message 148 of ITU H.265.
    open class func hlg(ambientViewingEnvironment ambientData: Data) -> CAEDRMetadata {
        CAEDRMetadata(.hlg(ambient: ambientData))
    }

    /// Whether displays here show it: no, none is brighter than white.
    open class var isAvailable: Bool { false }
}
