// SPDX-License-Identifier: MIT
import MediaEngine

/// How a camera is set by hand, and what that does to its picture. The light of every scene is such that 1/60 of a second
/// at ISO 100 exposes it as it is; white is white with the gains that the automatic balance has.
struct CameraOptics: Sendable {
    static let meteredSeconds = 1.0 / 60
    static let meteredISO: Float = 100
    static let neutral = AVCaptureDevice.WhiteBalanceGains(redGain: 2, greenGain: 1, blueGain: 2)

    var duration = CMTime(value: 1, timescale: 60)
    var iso = CameraOptics.meteredISO
    var lensPosition: Float = 0.5
    var gains = CameraOptics.neutral
    var torchLevel: Float = 1
    var focusRange = AVCaptureDevice.AutoFocusRangeRestriction.none
    private(set) var ramp = 0
    private(set) var isRamping = false

    mutating func beginRamp() -> Int {
        ramp += 1
        isRamping = true
        return ramp
    }
    mutating func endRamp() { isRamping = false }
}

extension AVCaptureDevice {
    /// The scene as this camera shows it: the middle of it where zoomed, darker or brighter, with another white.
    func look(at scene: CGImage) -> CGImage {
        var picture = scene
        let zoom = videoZoomFactor
        if zoom > 1 {
            let (width, height) = (CGFloat(scene.width), CGFloat(scene.height))
            let part = CGRect(
                x: (width - width / zoom) / 2, y: (height - height / zoom) / 2, width: width / zoom,
                height: height / zoom)
            picture =
                scene.cropping(to: part.integral)?.drawn(
                    width: scene.width, height: scene.height, transform: .identity) ?? scene
        }
        let light = self.light
        guard light.contains(where: { abs($0 - 1) > 0.001 }) else { return picture }
        // Drawn into memory of its own: the scene's is others' too.
        let copy = picture.drawn(width: picture.width, height: picture.height, transform: .identity)
        PixelCurves.apply(light.map(PixelCurves.exposure), to: copy.pixels)
        return copy
    }

    /// Times the light of the metered scene: red, green, blue.
    private var light: [Double] {
        let optics = optics.withLock { $0 }
        var gain = pow(2, Double(exposureTargetBias))
        if exposureMode == .custom || exposureMode == .locked {
            gain *= optics.duration.seconds / CameraOptics.meteredSeconds * Double(optics.iso / CameraOptics.meteredISO)
        }
        guard whiteBalanceMode == .locked else { return [gain, gain, gain] }
        let (own, neutral) = (optics.gains, CameraOptics.neutral)
        return [own.redGain / neutral.redGain, own.greenGain / neutral.greenGain, own.blueGain / neutral.blueGain]
            .map { gain * Double($0) }
    }
}
