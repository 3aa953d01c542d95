// SPDX-License-Identifier: MIT

/// How pixels lie in memory: channels in their order, with 8 or 16 bits, half or single floats each.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)
    public static let ABGR8 = CIFormat(rawValue: 265)
    public static let RGBX8 = CIFormat(rawValue: 267)
    public static let RGBA16 = CIFormat(rawValue: 772)
    public static let RGBX16 = CIFormat(rawValue: 773)
    public static let RGBAh = CIFormat(rawValue: 2056)
    public static let rgbXh = CIFormat(rawValue: 2057)
    public static let RGBAf = CIFormat(rawValue: 2312)
    public static let rgbXf = CIFormat(rawValue: 2313)
    public static let RGB10 = CIFormat(rawValue: 1288)
    public static let A8 = CIFormat(rawValue: 261)
    public static let A16 = CIFormat(rawValue: 773 + 128)
    public static let Ah = CIFormat(rawValue: 2052 + 128)
    public static let Af = CIFormat(rawValue: 2308 + 128)
    public static let R8 = CIFormat(rawValue: 257)
    public static let R16 = CIFormat(rawValue: 769)
    public static let Rh = CIFormat(rawValue: 2053)
    public static let Rf = CIFormat(rawValue: 2309)
    public static let RG8 = CIFormat(rawValue: 258)
    public static let RG16 = CIFormat(rawValue: 770)
    public static let RGh = CIFormat(rawValue: 2054)
    public static let RGf = CIFormat(rawValue: 2310)
    public static let L8 = CIFormat(rawValue: 259)
    public static let L16 = CIFormat(rawValue: 771)
    public static let Lh = CIFormat(rawValue: 2055)
    public static let Lf = CIFormat(rawValue: 2311)
    public static let LA8 = CIFormat(rawValue: 260)
    public static let LA16 = CIFormat(rawValue: 774)
    public static let LAh = CIFormat(rawValue: 2058)
    public static let LAf = CIFormat(rawValue: 2314)
}

/// What one channel of memory means.
enum Channel { case red, green, blue, alpha, luminance, unused }

/// The channels of a pixel in memory and how each is stored.
struct ChannelLayout {
    let channels: [Channel]
    let storage: ChannelStorage

    init(_ channels: [Channel], _ storage: ChannelStorage) {
        self.channels = channels
        self.storage = storage
    }

    /// Components in the order red, green, blue, alpha. What the format lacks is 0, alpha 1.
    func read(_ memory: UnsafeRawPointer) -> Pixel {
        var pixel = Pixel(0, 0, 0, 1)
        for (index, channel) in channels.enumerated() {
            let value = storage.read(memory + index * storage.bytes)
            switch channel {
            case .red: pixel.x = value
            case .green: pixel.y = value
            case .blue: pixel.z = value
            case .alpha: pixel.w = value
            case .luminance: pixel = Pixel(value, value, value, pixel.w)
            case .unused: break
            }
        }
        return pixel
    }

    func write(_ pixel: Pixel, _ memory: UnsafeMutableRawPointer) {
        for (index, channel) in channels.enumerated() {
            let value: Float =
                switch channel {
                case .red: pixel.x
                case .green: pixel.y
                case .blue: pixel.z
                case .alpha: pixel.w
                case .luminance: pixel.rgb.luminance
                case .unused: 1
                }
            storage.write(value, memory + index * storage.bytes)
        }
    }
}

/// How one channel is stored.
enum ChannelStorage: Int {
    case byte = 1
    case word = 2
    case half = 102
    case float = 4
    var bytes: Int { self == .half ? 2 : rawValue }

    func read(_ memory: UnsafeRawPointer) -> Float {
        switch self {
        case .byte: Float(memory.load(as: UInt8.self)) / 255
        case .word: Float(memory.loadUnaligned(as: UInt16.self)) / 65535
        case .half: HalfFloat.value(memory.loadUnaligned(as: UInt16.self))
        case .float: memory.loadUnaligned(as: Float.self)
        }
    }

    /// Whole numbers clamp to what they hold; NaN becomes 0.
    func write(_ value: Float, _ memory: UnsafeMutableRawPointer) {
        let unit = value > 0 ? min(value, 1) : 0
        switch self {
        case .byte: memory.storeBytes(of: UInt8((unit * 255).rounded()), as: UInt8.self)
        case .word: memory.storeBytes(of: UInt16((unit * 65535).rounded()), as: UInt16.self)
        case .half: memory.storeBytes(of: HalfFloat.bits(value), as: UInt16.self)
        case .float: memory.storeBytes(of: value, as: Float.self)
        }
    }
}

extension CIFormat {
    /// nil for packed formats, which are reported where they are asked for.
    var layout: ChannelLayout? {
        switch self {
        case .ARGB8: ChannelLayout([.alpha, .red, .green, .blue], .byte)
        case .BGRA8: ChannelLayout([.blue, .green, .red, .alpha], .byte)
        case .RGBA8: ChannelLayout([.red, .green, .blue, .alpha], .byte)
        case .ABGR8: ChannelLayout([.alpha, .blue, .green, .red], .byte)
        case .RGBX8: ChannelLayout([.red, .green, .blue, .unused], .byte)
        case .RGBA16: ChannelLayout([.red, .green, .blue, .alpha], .word)
        case .RGBX16: ChannelLayout([.red, .green, .blue, .unused], .word)
        case .RGBAh: ChannelLayout([.red, .green, .blue, .alpha], .half)
        case .rgbXh: ChannelLayout([.red, .green, .blue, .unused], .half)
        case .RGBAf: ChannelLayout([.red, .green, .blue, .alpha], .float)
        case .rgbXf: ChannelLayout([.red, .green, .blue, .unused], .float)
        case .A8: ChannelLayout([.alpha], .byte)
        case .A16: ChannelLayout([.alpha], .word)
        case .Ah: ChannelLayout([.alpha], .half)
        case .Af: ChannelLayout([.alpha], .float)
        case .R8: ChannelLayout([.red], .byte)
        case .R16: ChannelLayout([.red], .word)
        case .Rh: ChannelLayout([.red], .half)
        case .Rf: ChannelLayout([.red], .float)
        case .RG8: ChannelLayout([.red, .green], .byte)
        case .RG16: ChannelLayout([.red, .green], .word)
        case .RGh: ChannelLayout([.red, .green], .half)
        case .RGf: ChannelLayout([.red, .green], .float)
        case .L8: ChannelLayout([.luminance], .byte)
        case .L16: ChannelLayout([.luminance], .word)
        case .Lh: ChannelLayout([.luminance], .half)
        case .Lf: ChannelLayout([.luminance], .float)
        case .LA8: ChannelLayout([.luminance, .alpha], .byte)
        case .LA16: ChannelLayout([.luminance, .alpha], .word)
        case .LAh: ChannelLayout([.luminance, .alpha], .half)
        case .LAf: ChannelLayout([.luminance, .alpha], .float)
        default: nil
        }
    }

    var bytesPerPixel: Int? { layout.map { $0.channels.count * $0.storage.bytes } }
}
