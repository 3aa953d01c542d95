// SPDX-License-Identifier: MIT
import Foundation

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}

/// What a colour's components mean. Everything is drawn in sRGB; a space knows how to get there and back.
public final class CGColorSpace: @unchecked Sendable {
    // Immutable; unchecked because NSString and NSData, which hold its name and profile, are not Sendable.
    /// The space's way to sRGB and back.
    package let encoding: ColorEncoding
    private let spaceName: CFString?
    private let profile: Data?

    /// The three together decide whether two spaces are equal.
    /// - Parameter profile: handed out again as it is; not read.
    package init(encoding: ColorEncoding, name: CFString?, profile: Data? = nil) {
        self.encoding = encoding
        self.spaceName = name
        self.profile = profile
    }

    /// nil for a name Core Graphics does not define.
    public convenience init?(name: CFString) {
        guard let encoding = ColorEncoding.named[name as String] else { return nil }
        self.init(encoding: encoding, name: name)
    }

    /// For uncoloured patterns: the space of the colour they are painted with. nil means coloured patterns.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(encoding: .pattern(base: baseSpace), name: nil)
    }

    /// - Parameters: `last` the greatest index, 0 to 255; `colorTable` holds `last + 1` colours, a byte a component.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.model != .indexed, baseSpace.model != .pattern else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
        self.init(encoding: .indexed(base: baseSpace, table: table), name: nil)
    }

    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: CGFloat
    ) {
        guard gamma > 0 else { return nil }
        self.init(encoding: .gray(.power(Double(gamma))), name: nil)
    }

    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
    ) {
        let white = SIMD3(Double(whitePoint[0]), Double(whitePoint[1]), Double(whitePoint[2]))
        guard white.x > 0, white.y > 0, white.z > 0 else { return nil }
        func column(_ i: Int) -> SIMD3<Double> {
            guard let matrix else { return SIMD3(i == 0 ? 1 : 0, i == 1 ? 1 : 0, i == 2 ? 1 : 0) }
            return SIMD3(Double(matrix[3 * i]), Double(matrix[3 * i + 1]), Double(matrix[3 * i + 2]))
        }
        let toXYZ = Matrix3(columns: column(0), column(1), column(2))
        let adapted = Matrix3.adaptation(from: white, to: Matrix3.d65White) * toXYZ
        guard adapted.determinant != 0 else { return nil }
        let exponent = gamma.map { Double($0[1]) } ?? 1
        self.init(encoding: .rgb(RGBEncoding(toXYZ: adapted, transfer: .power(exponent))), name: nil)
    }

    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        let white = SIMD3(Double(whitePoint[0]), Double(whitePoint[1]), Double(whitePoint[2]))
        guard white.x > 0, white.y > 0, white.z > 0 else { return nil }
        self.init(encoding: .lab(white: white), name: nil)
    }

    public static var typeID: CFTypeID { 0x4347_4373 }

    public var name: CFString? { spaceName }

    public var model: CGColorSpaceModel { encoding.model }

    /// Without alpha; 0 for pattern spaces without a base, 1 for indexed ones.
    public var numberOfComponents: Int { encoding.componentCount }

    public var baseColorSpace: CGColorSpace? {
        switch encoding {
        case .pattern(let base): base
        case .indexed(let base, _): base
        case .gray, .rgb, .cmyk, .lab, .xyz: nil
        }
    }

    public var isWideGamutRGB: Bool {
        guard case .rgb(let rgb) = encoding else { return false }
        return rgb.isWiderThanSRGB
    }

    public var supportsOutput: Bool {
        switch encoding {
        case .gray, .rgb, .cmyk: true
        case .lab, .xyz, .indexed, .pattern: false
        }
    }

    public func isHDR() -> Bool {
        guard case .rgb(let rgb) = encoding else { return false }
        return rgb.transfer.isHDR
    }

    /// The profile it was made from, or one that says the same; nil for spaces that are neither RGB nor gray.
    public func copyICCData() -> CFData? {
        (profile ?? ICCProfile.data(of: encoding, named: spaceName.map { $0 as String } ?? "")).map { NSData(data: $0) }
    }

    /// What `init(propertyListPlist:)` makes an equal space of: a name or a profile; nil for indexed spaces, patterns and
    /// the like.
    public func copyPropertyList() -> CFTypeRef? {
        if let spaceName { return spaceName }
        return profile.map { NSData(data: $0) }
    }

    /// nil for what `copyPropertyList()` does not write.
    public convenience init?(propertyListPlist: CFTypeRef) {
        if let name = propertyListPlist as? NSString {
            self.init(name: name)
        } else {
            self.init(iccData: propertyListPlist)
        }
    }

    /// A byte a component for each index; nil for spaces that are not indexed.
    public var colorTable: [UInt8]? {
        guard case .indexed(_, let table) = encoding else { return nil }
        return table
    }

    /// - Parameters: `range` pairs of least and greatest values, which profiles of this form all have as 0 and 1;
    ///   `alternate` stands for a profile that cannot be read.
    public convenience init?(
        iccBasedNComponents nComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider,
        alternate: CGColorSpace?
    ) {
        if let data = profile.contents, let encoding = ICCProfile(data)?.encoding,
            encoding.componentCount == nComponents
        {
            self.init(profile: data)
        } else {
            guard let alternate, alternate.numberOfComponents == nComponents else { return nil }
            self.init(encoding: alternate.encoding, name: alternate.name, profile: alternate.profile)
        }
    }

    @available(*, deprecated, renamed: "copyICCData()")
    public var iccData: CFData? { copyICCData() }
}

extension CGColorSpace: Hashable {
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs || (lhs.spaceName == rhs.spaceName && lhs.encoding == rhs.encoding && lhs.profile == rhs.profile)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(spaceName)
        hasher.combine(model)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace {
    // iOS names its device spaces so; they are calibrated there too: device RGB is sRGB, device gray its gray.
    /// sRGB.
    package static let deviceRGB = CGColorSpace(
        encoding: .rgb(.sRGB), name: NSString(string: "kCGColorSpaceDeviceRGB"))
    /// Gray with sRGB's curve.
    package static let deviceGray = CGColorSpace(
        encoding: .gray(.sRGB), name: NSString(string: "kCGColorSpaceDeviceGray"))
    /// The device formula of PDF; without a profile.
    package static let deviceCMYK = CGColorSpace(
        encoding: .cmyk, name: NSString(string: "kCGColorSpaceDeviceCMYK"))
    /// The same colours as `deviceRGB` under its public name.
    package static let standardRGB = CGColorSpace(encoding: .rgb(.sRGB), name: CGColorSpace.sRGB)
    /// sRGB with components below 0 and above 1.
    package static let extendedStandardRGB = CGColorSpace(
        encoding: .rgb(.sRGB.extended), name: CGColorSpace.extendedSRGB)
    /// Gray with sRGB's curve and components beyond 0 and 1; `named` gives this name a gamma of 2.2.
    package static let extendedGrayscale = CGColorSpace(
        encoding: .gray(.sRGB), name: CGColorSpace.extendedGray)
}
