// SPDX-License-Identifier: MIT

extension AVCaptureDevice {
    /// How much each colour of the sensor is made brighter, from 1 to `maxWhiteBalanceGain`.
    public struct WhiteBalanceGains: Equatable, Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float
        public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }
    /// A light's place among all colours, as CIE 1931 has it.
    public struct WhiteBalanceChromaticityValues: Equatable, Sendable {
        public var x: Float
        public var y: Float
        public init() { self.init(x: 0, y: 0) }
        public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    }
    /// A light's temperature in kelvin, and how green (negative) or magenta it is.
    public struct WhiteBalanceTemperatureAndTintValues: Equatable, Sendable {
        public var temperature: Float
        public var tint: Float
        public init() { self.init(temperature: 0, tint: 0) }
        public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
    }

    /// What a person or an app chose by hand. The camera's pictures do not follow: they are a picture's or a film's.
    struct ManualSettings {
        var iso: Float = 100
        var duration = CMTime(value: 1, timescale: 60)
        var lens: Float = 0.5
        var gains = WhiteBalanceGains(redGain: 2, greenGain: 1, blueGain: 2)
        var range = AutoFocusRangeRestriction.none
    }

    // MARK: Focus

    /// From 0, the nearest, to 1, the farthest that is sharp.
    public var lensPosition: Float { manual(\.lens) }
    /// The place where the lens is, for `setFocusModeLocked(lensPosition:)`.
    public static let currentLensPosition: Float = -Float.greatestFiniteMagnitude
    public var lensAperture: Float { 1.8 }
    public var isLockingFocusWithCustomLensPositionSupported: Bool { hasMediaType(.video) }
    public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
        get { manual(\.range) }
        set { change("autoFocusRangeRestriction", \.range, newValue) }
    }
    /// Locks the focus at a place of the lens.
    /// - Parameter handler: called on a queue of the system's once the lens is there.
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil)
    {
        if lensPosition != Self.currentLensPosition {
            require(0...1 ~= lensPosition, "setFocusModeLockedWithLensPosition:completionHandler:", "lensPosition")
            change("lensPosition", \.lens, lensPosition)
        }
        focusMode = .locked
        finish(handler)
    }

    // MARK: Exposure

    public var iso: Float { manual(\.iso) }
    public var exposureDuration: CMTime { manual(\.duration) }
    /// In steps of the aperture, what is measured away from what the exposure aims at: nothing, the light never changes.
    public var exposureTargetOffset: Float { 0 }
    /// The bias that is set, for `setExposureTargetBias(_:)`.
    public static let currentExposureTargetBias: Float = -Float.greatestFiniteMagnitude
    /// The value that the device has, for `setExposureModeCustom(duration:iso:)`.
    public static let currentISO: Float = -Float.greatestFiniteMagnitude
    /// The value that the device has, for `setExposureModeCustom(duration:iso:)`.
    public static let currentExposureDuration = CMTime.invalid
    /// Exposes by hand.
    /// - Parameters:
    ///   - duration: within the active format's shortest and longest, or `currentExposureDuration`.
    ///   - ISO: within the active format's least and greatest, or `currentISO`.
    public func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        let (format, method) = (activeFormat, "setExposureModeCustomWithDuration:ISO:completionHandler:")
        if duration.isValid {
            let isInRange = duration >= format.minExposureDuration && duration <= format.maxExposureDuration
            require(isInRange, method, "duration")
            change("exposureDuration", \.duration, duration)
        }
        if ISO != Self.currentISO {
            require(format.minISO...format.maxISO ~= ISO, method, "ISO")
            change("ISO", \.iso, ISO)
        }
        exposureMode = .custom
        finish(handler)
    }

    // MARK: White balance

    public var isAdjustingWhiteBalance: Bool { false }
    public var maxWhiteBalanceGain: Float { 4 }
    public var deviceWhiteBalanceGains: WhiteBalanceGains { manual(\.gains) }
    public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { ManualSettings().gains }
    /// The gains that are set, for `setWhiteBalanceModeLocked(with:)`.
    public static let currentWhiteBalanceGains = WhiteBalanceGains(
        redGain: -Float.greatestFiniteMagnitude, greenGain: -Float.greatestFiniteMagnitude,
        blueGain: -Float.greatestFiniteMagnitude)
    public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { hasMediaType(.video) }
    public func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {
        if whiteBalanceGains != Self.currentWhiteBalanceGains {
            let gains = [whiteBalanceGains.redGain, whiteBalanceGains.greenGain, whiteBalanceGains.blueGain]
            require(
                gains.allSatisfy { 1...maxWhiteBalanceGain ~= $0 },
                "setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains:completionHandler:", "whiteBalanceGains")
            change("deviceWhiteBalanceGains", \.gains, whiteBalanceGains)
        }
        whiteBalanceMode = .locked
        finish(handler)
    }

    // MARK: parts

    private func finish(_ handler: (@Sendable (CMTime) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.global().async { handler(CMClockGetTime(CMClockGetHostTimeClock())) }
    }

    private func require(_ isMet: Bool, _ method: String, _ name: String) {
        if isMet { return }
        NSException.raise(.rangeException, "*** -[AVCaptureDevice \(method)] The passed \(name) is out of bounds")
    }
}

extension AVCaptureDevice.Format {
    public var minISO: Float { 32 }
    public var maxISO: Float { 3072 }
    public var minExposureDuration: CMTime { CMTime(value: 1, timescale: 50_000) }
    public var maxExposureDuration: CMTime { CMTime(value: 1, timescale: 3) }
    public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { mode == .off }
    public var isMultiCamSupported: Bool { false }
    public var unsupportedCaptureOutputClasses: [AnyClass] { [] }
    public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
}
