// SPDX-License-Identifier: MIT
import MediaEngine

// Photos as iOS 10 delivered them: as sample buffers. Code of that time still does it so.

/// How one photo of a bracket is to be taken.
open class AVCaptureBracketedStillImageSettings: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    /// Times the light that the camera would take.
    var light: Double { 1 }
    func lit(_ picture: CGImage) -> CGImage {
        guard abs(light - 1) > 0.001 else { return picture }
        // Drawn into memory of its own: the scene's is others' too.
        let copy = picture.drawn(width: picture.width, height: picture.height, transform: .identity)
        let curve = PixelCurves.exposure(light)
        PixelCurves.apply([curve, curve, curve], to: copy.pixels)
        return copy
    }
}

/// A photo of a bracket, exposed by hand.
// Sendable: as its superclass.
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings,
    @unchecked Sendable
{
    // Sendable: never changes.
    open private(set) var exposureDuration: CMTime
    open private(set) var iso: Float
    private init(_ duration: CMTime, _ iso: Float) {
        (exposureDuration, self.iso) = (duration, iso)
        super.init()
    }
    public class func manualExposureSettings(
        exposureDuration duration: CMTime, iso ISO: Float
    ) -> AVCaptureManualExposureBracketedStillImageSettings {
        AVCaptureManualExposureBracketedStillImageSettings(duration, ISO)
    }
    override var light: Double {
        let seconds = exposureDuration.isNumeric ? exposureDuration.seconds : CameraOptics.meteredSeconds
        let sensitivity = iso == AVCaptureISOCurrent ? CameraOptics.meteredISO : iso
        return seconds / CameraOptics.meteredSeconds * Double(sensitivity / CameraOptics.meteredISO)
    }
}

/// A photo of a bracket, with more or less light than the camera would take.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable {
    // Sendable: as its superclass.
    override var light: Double { pow(2, Double(exposureTargetBias)) }
    /// In stops.
    open private(set) var exposureTargetBias: Float
    private init(_ bias: Float) {
        exposureTargetBias = bias
        super.init()
    }
    public class func autoExposureSettings(
        exposureTargetBias: Float
    ) -> AVCaptureAutoExposureBracketedStillImageSettings {
        AVCaptureAutoExposureBracketedStillImageSettings(exposureTargetBias)
    }
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) {
        byName(
            self,
            """
            captureOutput:didFinishProcessingPhotoSampleBuffer:previewPhotoSampleBuffer:resolvedSettings:\
            bracketSettings:error:
            """,
            [output, photoSampleBuffer, previewPhotoSampleBuffer, resolvedSettings, bracketSettings, error])
    }
}

extension AVCapturePhotoOutput {
    /// A delegate that knows the newer way hears of the photo, any other of its sample.
    func finish(_ photo: AVCapturePhoto, _ delegate: any AVCapturePhotoCaptureDelegate) {
        if optionalCall({ delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: nil) }) != nil { return }
        let format = CMFormatDescription(type: kCMMediaType_Video, subType: kCMVideoCodecType_JPEG)
        let sample = photo.fileDataRepresentation().map {
            CMSampleBuffer(block: CMBlockBuffer($0), format: format, count: 1, timings: [])
        }
        optionalCall {
            delegate.photoOutput(
                self, didFinishProcessingPhoto: sample, previewPhoto: nil, resolvedSettings: photo.resolvedSettings,
                bracketSettings: photo.bracketSettings, error: sample == nil ? AVError(.unknown) : nil)
        }
    }

    /// The file in a photo's sample.
    /// - Parameter previewPhotoSampleBuffer: files hold no second picture here.
    public class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer jpegSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { jpegSampleBuffer.block?.data }

    /// A file of raw pixels. The cameras here give none (`availableRawPhotoPixelFormatTypes` is empty): nil for the
    /// samples of processed photos, as on iOS.
    public class func dngPhotoDataRepresentation(
        forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
}
