// SPDX-License-Identifier: MIT
import AVFoundation
import Testing

/// The flat names of before Swift 4 are those of Apple's lists; they go where sources of that time put them.
struct SwiftThreeNameTests {
    @Test func flatNamesAreValuesOfTodaysTypes() {
        let kinds = [AVMetadataObjectTypeQRCode, AVMetadataObjectTypeEAN13Code]
        #expect(kinds.map(\.rawValue) == ["org.iso.QRCode", "org.gs1.EAN-13"])
        #expect(AVCaptureSessionPresetPhoto.rawValue == "AVCaptureSessionPresetPhoto")
        #expect(AVFileTypeQuickTimeMovie.rawValue == "com.apple.quicktime-movie")
        #expect(AVLayerVideoGravityResizeAspectFill.rawValue == "AVLayerVideoGravityResizeAspectFill")
        #expect(AVAudioSessionModeMeasurement == "AVAudioSessionModeMeasurement")
    }

    @Test func camerasByTheirOldNames() throws {
        let device = try #require(AVCaptureDevice.defaultDevice(withMediaType: AVMediaTypeVideo))
        #expect(device.hasMediaType(.video))
        let all = try #require(AVCaptureDevice.devices(withMediaType: AVMediaTypeVideo) as? [AVCaptureDevice])
        #expect(all.contains(device))
        // Type-checks with what may be nil; to make one asks for the camera.
        let make: (AVCaptureDevice?) throws -> AVCaptureDeviceInput = { try AVCaptureDeviceInput(device: $0) }
        _ = make
    }
}
