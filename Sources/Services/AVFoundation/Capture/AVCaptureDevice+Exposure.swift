// SPDX-License-Identifier: MIT
import Synchronization

public let AVCaptureExposureDurationCurrent = CMTime.invalid
public let AVCaptureISOCurrent = Float.greatestFiniteMagnitude

extension AVCaptureDevice {
    public enum SystemUserInterface: Int, Sendable { case videoEffects = 1, microphoneModes }

    /// Keeps the camera's automatic value.
    public static let currentExposureDuration = CMTime.invalid
    public static let currentISO = Float.greatestFiniteMagnitude
    public static let currentExposureTargetBias = Float.greatestFiniteMagnitude
    public static let currentLensPosition = Float.greatestFiniteMagnitude
    public static let currentWhiteBalanceGains = WhiteBalanceGains(
        redGain: .greatestFiniteMagnitude, greenGain: .greatestFiniteMagnitude, blueGain: .greatestFiniteMagnitude)

    /// Of the light that the film would be given now.
    public var exposureDuration: CMTime { optics.withLock { $0.duration } }
    public var iso: Float { optics.withLock { $0.iso } }
    public var lensAperture: Float { 1.8 }
    /// How far, in stops, the picture is from the metered one and its bias.
    public var exposureTargetOffset: Float {
        guard exposureMode == .custom || exposureMode == .locked else { return 0 }
        let optics = optics.withLock { $0 }
        let light =
            optics.duration.seconds / CameraOptics.meteredSeconds
            * Double(optics.iso / CameraOptics.meteredISO)
        return Float(log2(light))
    }
    /// The longest exposure that the automatic one uses.
    public var activeMaxExposureDuration: CMTime {
        get { activeFormat.maxExposureDuration }
        set {}  // The scene's light never needs longer ones.
    }

    /// Exposes by hand. The picture is as bright as duration and sensitivity make it.
    /// - Parameters:
    ///   - duration: within the format's bounds, or `currentExposureDuration`.
    ///   - ISO: within the format's bounds, or `currentISO`.
    @preconcurrency
    public func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        let format = activeFormat
        let isLong =
            duration.isNumeric
            && (duration < format.minExposureDuration || duration > format.maxExposureDuration)
        guard !isLong else { return outOfRange("setExposureModeCustomWithDuration:ISO:completionHandler:", "duration") }
        let isWild = ISO != Self.currentISO && (ISO < format.minISO || ISO > format.maxISO)
        guard !isWild else { return outOfRange("setExposureModeCustomWithDuration:ISO:completionHandler:", "ISO") }
        changing(["exposureDuration", "ISO", "exposureTargetOffset"]) {
            optics.withLock { optics in
                if duration.isNumeric { optics.duration = duration }
                if ISO != Self.currentISO { optics.iso = ISO }
            }
        }
        exposureMode = .custom
        tell(handler)
    }

    private func outOfRange(_ selector: String, _ name: String) {
        NSException.raise(
            .rangeException, "*** -[AVCaptureDevice \(selector)] The passed \(name) is outside the supported range")
    }

    fileprivate func changing(_ keys: [String], _ body: () -> Void) {
        keys.forEach(willChangeValue(forKey:))
        body()
        keys.forEach(didChangeValue(forKey:))
        sceneChanged()
    }
    fileprivate func tell(_ handler: (@Sendable (CMTime) -> Void)?) {
        DispatchQueue.main.async { handler?(CMClockGetTime(CMClockGetHostTimeClock())) }
    }

    // MARK: Focus

    /// 0: as near as the lens can, 1: as far.
    public var lensPosition: Float { optics.withLock { $0.lensPosition } }
    public var isLockingFocusWithCustomLensPositionSupported: Bool { hasMediaType(.video) }
    /// Millimetres.
    public var minimumFocusDistance: Int { hasMediaType(.video) ? 120 : -1 }

    /// The scene is sharp at any distance; the position is kept and told.
    @preconcurrency
    public func setFocusModeLocked(
        lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        if lensPosition != Self.currentLensPosition {
            guard (0...1).contains(lensPosition) else {
                return outOfRange("setFocusModeLockedWithLensPosition:completionHandler:", "lensPosition")
            }
            changing(["lensPosition"]) { optics.withLock { $0.lensPosition = lensPosition } }
        }
        focusMode = .locked
        tell(handler)
    }
    public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
        get { optics.withLock { $0.focusRange } }
        set { optics.withLock { $0.focusRange = newValue } }
    }
}

// MARK: White

extension AVCaptureDevice {
    /// How much each colour is strengthened; none is below 1.
    public struct WhiteBalanceGains: Hashable, Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float
        public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }
    /// Of CIE 1931.
    public struct WhiteBalanceChromaticityValues: Hashable, Sendable {
        public var x: Float
        public var y: Float
        public init() { self.init(x: 0, y: 0) }
        public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    }
    /// Kelvins, and a tint from -150 (green) to 150 (magenta).
    public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
        public var temperature: Float
        public var tint: Float
        public init() { self.init(temperature: 0, tint: 0) }
        public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
    }

    public var isAdjustingWhiteBalance: Bool { false }
    public var maxWhiteBalanceGain: Float { 4 }
    public var deviceWhiteBalanceGains: WhiteBalanceGains { optics.withLock { $0.gains } }
    /// What would make the average of the scene grey; scenes are balanced.
    public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { CameraOptics.neutral }
    public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { hasMediaType(.video) }

    /// - Parameter whiteBalanceGains: each from 1 to `maxWhiteBalanceGain`, or `currentWhiteBalanceGains`.
    @preconcurrency
    public func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        if whiteBalanceGains != Self.currentWhiteBalanceGains {
            let all = [whiteBalanceGains.redGain, whiteBalanceGains.greenGain, whiteBalanceGains.blueGain]
            guard all.allSatisfy({ (1...maxWhiteBalanceGain).contains($0) }) else {
                return outOfRange(
                    "setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains:completionHandler:", "white balance gain")
            }
            changing(["deviceWhiteBalanceGains"]) { optics.withLock { $0.gains = whiteBalanceGains } }
        }
        whiteBalanceMode = .locked
        tell(handler)
    }

    public func chromaticityValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues {
        WhitePoint(whiteBalanceGains).chromaticity
    }
    public func deviceWhiteBalanceGains(for values: WhiteBalanceChromaticityValues) -> WhiteBalanceGains {
        WhitePoint(values).gains
    }
    public func temperatureAndTintValues(
        for whiteBalanceGains: WhiteBalanceGains
    ) -> WhiteBalanceTemperatureAndTintValues { WhitePoint(whiteBalanceGains).temperatureAndTint }
    public func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains {
        WhitePoint(values).gains
    }
}

public let AVCaptureWhiteBalanceGainsCurrent = AVCaptureDevice.currentWhiteBalanceGains

/// The colour of light that is to look white, in CIE 1931. The sensor answers light of D65 with the neutral gains.
private struct WhitePoint {
    private let x: Double
    private let y: Double
    private static let neutral = linear(x: 0.3127, y: 0.3290)

    init(_ values: AVCaptureDevice.WhiteBalanceChromaticityValues) { (x, y) = (Double(values.x), Double(values.y)) }

    init(_ gains: AVCaptureDevice.WhiteBalanceGains) {
        let own = CameraOptics.neutral
        let light = [
            Self.neutral[0] * Double(own.redGain / gains.redGain),
            Self.neutral[1] * Double(own.greenGain / gains.greenGain),
            Self.neutral[2] * Double(own.blueGain / gains.blueGain),
        ]
        // Linear sRGB to XYZ (IEC 61966-2-1).
        let X = 0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]
        let Y = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
        let Z = 0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]
        let sum = max(1e-9, X + Y + Z)
        (x, y) = (X / sum, Y / sum)
    }

    /// The tint leaves the line of black bodies, 3,000 steps a unit of CIE 1960's v.
    init(_ values: AVCaptureDevice.WhiteBalanceTemperatureAndTintValues) {
        let locus = Self.blackBody(Double(values.temperature))
        let (u, v) = Self.uv(locus.x, locus.y)
        (x, y) = Self.xy(u, v - Double(values.tint) / 3000)
    }

    var chromaticity: AVCaptureDevice.WhiteBalanceChromaticityValues { .init(x: Float(x), y: Float(y)) }

    var gains: AVCaptureDevice.WhiteBalanceGains {
        let light = Self.linear(x: x, y: y)
        let own = CameraOptics.neutral
        let red = Double(own.redGain) * Self.neutral[0] / max(1e-6, light[0])
        let green = Double(own.greenGain) * Self.neutral[1] / max(1e-6, light[1])
        let blue = Double(own.blueGain) * Self.neutral[2] / max(1e-6, light[2])
        let least = min(red, green, blue)
        return .init(redGain: Float(red / least), greenGain: Float(green / least), blueGain: Float(blue / least))
    }

    /// The nearest black body, and how far above or below it the colour lies.
    var temperatureAndTint: AVCaptureDevice.WhiteBalanceTemperatureAndTintValues {
        let own = Self.uv(x, y)
        var best = (temperature: 6500.0, distance: Double.infinity, tint: 0.0)
        for kelvins in stride(from: 1700.0, through: 15_000, by: 5) {
            let locus = Self.blackBody(kelvins)
            let (u, v) = Self.uv(locus.x, locus.y)
            let distance = abs(u - own.u)
            if distance < best.distance { best = (kelvins, distance, (v - own.v) * 3000) }
        }
        return .init(temperature: Float(best.temperature), tint: Float(best.tint))
    }

    private static func linear(x: Double, y: Double) -> [Double] {
        let (X, Y, Z) = (x / max(1e-9, y), 1.0, (1 - x - y) / max(1e-9, y))
        return [
            3.2406 * X - 1.5372 * Y - 0.4986 * Z, -0.9689 * X + 1.8758 * Y + 0.0415 * Z,
            0.0557 * X - 0.2040 * Y + 1.0570 * Z,
        ]
    }
    private static func uv(_ x: Double, _ y: Double) -> (u: Double, v: Double) {
        let scale = -2 * x + 12 * y + 3
        return (4 * x / scale, 6 * y / scale)
    }
    private static func xy(_ u: Double, _ v: Double) -> (Double, Double) {
        let scale = 2 * u - 8 * v + 4
        return (3 * u / scale, 2 * v / scale)
    }
    /// Kim and others, "Design of advanced color temperature control system for HDTV applications", 2002.
    private static func blackBody(_ kelvins: Double) -> (x: Double, y: Double) {
        let t = min(25_000, max(1667, kelvins))
        let (r, r2, r3) = (1e3 / t, 1e6 / (t * t), 1e9 / (t * t * t))
        let x =
            t <= 4000
            ? -0.2661239 * r3 - 0.2343589 * r2 + 0.8776956 * r + 0.179910
            : -3.0258469 * r3 + 2.1070379 * r2 + 0.2226347 * r + 0.240390
        let (x2, x3) = (x * x, x * x * x)
        if t <= 2222 { return (x, -1.1063814 * x3 - 1.34811020 * x2 + 2.18555832 * x - 0.20219683) }
        if t <= 4000 { return (x, -0.9549476 * x3 - 1.37418593 * x2 + 2.09137015 * x - 0.16748867) }
        return (x, 3.0817580 * x3 - 5.87338670 * x2 + 3.75112997 * x - 0.37001483)
    }
}
