// SPDX-License-Identifier: MIT
import Foundation

// NSString constants: immutable, so sharing them between threads is safe although the class is not Sendable.
extension CGColorSpace {
    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    nonisolated(unsafe) public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    nonisolated(unsafe) public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    nonisolated(unsafe) public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    nonisolated(unsafe) public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    nonisolated(unsafe) public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    nonisolated(unsafe) public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    nonisolated(unsafe) public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    nonisolated(unsafe) public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    nonisolated(unsafe) public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    nonisolated(unsafe) public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
    nonisolated(unsafe) public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    nonisolated(unsafe) public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    nonisolated(unsafe) public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    nonisolated(unsafe) public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    nonisolated(unsafe) public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    nonisolated(unsafe) public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    nonisolated(unsafe) public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    nonisolated(unsafe) public static let genericLab: CFString = "kCGColorSpaceGenericLab"
    nonisolated(unsafe) public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
    nonisolated(unsafe) public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    nonisolated(unsafe) public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    nonisolated(unsafe) public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"
    nonisolated(unsafe) public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
    nonisolated(unsafe) public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
    nonisolated(unsafe) public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
    nonisolated(unsafe) public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
    nonisolated(unsafe) public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
    nonisolated(unsafe) public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
    @available(*, deprecated, renamed: "displayP3_PQ")
    public static var displayP3_PQ_EOTF: CFString { "kCGColorSpaceDisplayP3_PQ_EOTF" }
    @available(*, deprecated, renamed: "itur_2100_HLG")
    public static var itur_2020_HLG: CFString { "kCGColorSpaceITUR_2020_HLG" }
    @available(*, deprecated, renamed: "itur_2100_PQ")
    public static var itur_2020_PQ: CFString { "kCGColorSpaceITUR_2020_PQ" }
    @available(*, deprecated, renamed: "itur_2100_PQ")
    public static var itur_2020_PQ_EOTF: CFString { "kCGColorSpaceITUR_2020_PQ_EOTF" }
}

extension ColorEncoding {
    /// Keyed by what `CGColorSpace.name` says. Device spaces are sRGB and its gray, as on iOS.
    package static let named: [String: ColorEncoding] = [
        "kCGColorSpaceDeviceRGB": .rgb(.sRGB),
        "kCGColorSpaceDeviceGray": .gray(.sRGB),
        "kCGColorSpaceDeviceCMYK": .cmyk,
        "kCGColorSpaceSRGB": .rgb(.sRGB),
        "kCGColorSpaceExtendedSRGB": .rgb(.sRGB.extended),
        "kCGColorSpaceLinearSRGB": .rgb(.sRGB.linear),
        "kCGColorSpaceExtendedLinearSRGB": .rgb(.sRGB.linear.extended),
        "kCGColorSpaceDisplayP3": .rgb(.displayP3),
        "kCGColorSpaceExtendedDisplayP3": .rgb(.displayP3.extended),
        "kCGColorSpaceLinearDisplayP3": .rgb(.displayP3.linear),
        "kCGColorSpaceExtendedLinearDisplayP3": .rgb(.displayP3.linear.extended),
        "kCGColorSpaceDCIP3": .rgb(.dciP3),
        "kCGColorSpaceAdobeRGB1998": .rgb(.adobeRGB),
        "kCGColorSpaceITUR_709": .rgb(.rec709),
        "kCGColorSpaceITUR_2020": .rgb(.rec2020),
        "kCGColorSpaceLinearITUR_2020": .rgb(.rec2020.linear),
        "kCGColorSpaceExtendedITUR_2020": .rgb(.rec2020.extended),
        "kCGColorSpaceExtendedLinearITUR_2020": .rgb(.rec2020.linear.extended),
        "kCGColorSpaceGenericRGBLinear": .rgb(.sRGB.linear),
        "kCGColorSpaceGenericGrayGamma2_2": .gray(.power(2.2)),
        "kCGColorSpaceLinearGray": .gray(.linear),
        "kCGColorSpaceExtendedGray": .gray(.power(2.2)),
        "kCGColorSpaceExtendedLinearGray": .gray(.linear),
        "kCGColorSpaceGenericCMYK": .cmyk,
        "kCGColorSpaceGenericLab": .lab(white: Matrix3.d50White),
        "kCGColorSpaceGenericXYZ": .xyz,
        "kCGColorSpaceROMMRGB": .rgb(.romm),
        "kCGColorSpaceACESCGLinear": .rgb(.aces),
        "kCGColorSpaceDisplayP3_HLG": .rgb(.displayP3.with(.hlg)),
        "kCGColorSpaceDisplayP3_PQ": .rgb(.displayP3.with(.pq)),
        "kCGColorSpaceDisplayP3_PQ_EOTF": .rgb(.displayP3.with(.pq)),
        "kCGColorSpaceITUR_709_HLG": .rgb(.rec709.with(.hlg)),
        "kCGColorSpaceITUR_709_PQ": .rgb(.rec709.with(.pq)),
        "kCGColorSpaceITUR_2020_sRGBGamma": .rgb(.rec2020.with(.sRGB)),
        "kCGColorSpaceITUR_2020_HLG": .rgb(.rec2020.with(.hlg)),
        "kCGColorSpaceITUR_2020_PQ": .rgb(.rec2020.with(.pq)),
        "kCGColorSpaceITUR_2020_PQ_EOTF": .rgb(.rec2020.with(.pq)),
        "kCGColorSpaceITUR_2100_HLG": .rgb(.rec2020.with(.hlg)),
        "kCGColorSpaceITUR_2100_PQ": .rgb(.rec2020.with(.pq)),
        // macOS names that old projects still pass.
        "kCGColorSpaceGenericRGB": .rgb(.sRGB),
        "kCGColorSpaceGenericGray": .gray(.power(1.8)),
    ]
}

nonisolated(unsafe) public let kCGColorSpaceGenericGray: CFString = "kCGColorSpaceGenericGray"
nonisolated(unsafe) public let kCGColorSpaceExtendedRange: CFString = "kCGColorSpaceExtendedRange"
