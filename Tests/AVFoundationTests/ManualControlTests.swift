// SPDX-License-Identifier: MIT
import AVFoundation
import Foundation
import Testing

/// A camera set by hand, by the documentation of `AVCaptureDevice`.
@Suite(.serialized) struct ManualControlTests {
    private func camera() throws -> AVCaptureDevice {
        try #require(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
    }

    @Test("exposure, focus and white balance that are set are what the camera then has")
    func values() throws {
        let device = try camera()
        try device.lockForConfiguration()
        defer { device.unlockForConfiguration() }
        device.setExposureModeCustom(duration: CMTime(value: 1, timescale: 500), iso: 400)
        #expect(device.iso == 400 && device.exposureDuration == CMTime(value: 1, timescale: 500))
        #expect(device.exposureMode == .custom)
        // "Current" leaves a value as it is.
        device.setExposureModeCustom(duration: AVCaptureDevice.currentExposureDuration, iso: 200)
        #expect(device.iso == 200 && device.exposureDuration == CMTime(value: 1, timescale: 500))
        device.setFocusModeLocked(lensPosition: 0.25)
        #expect(device.lensPosition == 0.25 && device.focusMode == .locked)
        device.setFocusModeLocked(lensPosition: AVCaptureDevice.currentLensPosition)
        #expect(device.lensPosition == 0.25)
        let gains = AVCaptureDevice.WhiteBalanceGains(redGain: 1.5, greenGain: 1, blueGain: 2.5)
        device.setWhiteBalanceModeLocked(with: gains)
        #expect(device.deviceWhiteBalanceGains == gains && device.whiteBalanceMode == .locked)
    }

    @Test("a format's limits lie in order") func limits() throws {
        let format = try camera().activeFormat
        #expect(format.minISO < format.maxISO && format.minExposureDuration < format.maxExposureDuration)
    }

    @Test("values out of bounds raise as iOS says") func bounds() async {
        await #expect(processExitsWith: .failure) {
            AVCaptureDevice.default(for: .video)?.setExposureModeCustom(
                duration: AVCaptureDevice.currentExposureDuration, iso: 1e6)
        }
        await #expect(processExitsWith: .failure) {
            AVCaptureDevice.default(for: .video)?.setFocusModeLocked(lensPosition: 2)
        }
    }

    @Test("an input for groups of tags is made of what a group says of itself") func metadataInput() throws {
        let item = AVMutableMetadataItem()
        item.identifier = .quickTimeMetadataLocationISO6709
        item.value = "+48.1+11.5/" as NSString
        let group = AVTimedMetadataGroup(items: [item], timeRange: CMTimeRange(start: .zero, duration: .zero))
        let description = try #require(group.copyFormatDescription())
        let input = AVCaptureMetadataInput(formatDescription: description, clock: CMClockGetHostTimeClock())
        #expect(input.ports.map(\.mediaType) == [.metadata])
        let session = AVCaptureSession()
        #expect(session.canAddInput(input))
        session.addInput(input)
        try input.append(group)
    }
}
