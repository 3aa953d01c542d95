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
}

extension ColorEncoding {
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
        // macOS names that old projects still pass.
        "kCGColorSpaceGenericRGB": .rgb(.sRGB),
        "kCGColorSpaceGenericGray": .gray(.power(1.8)),
    ]
}
