// SPDX-License-Identifier: MIT

// Photos as iOS 10 delivered them: as sample buffers. Code of that time still does it so.

/// How one photo of a bracket is to be taken; the cameras here take one picture each.
open class AVCaptureBracketedStillImageSettings: __ObjCObject {}

/// A photo of a bracket, with more or less light than the camera would take.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
    /// In stops.
    public let exposureTargetBias: Float
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
                bracketSettings: nil, error: sample == nil ? AVError(.unknown) : nil)
        }
    }

    /// The file in a photo's sample.
    /// - Parameter previewPhotoSampleBuffer: files hold no second picture here.
    public class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer jpegSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { jpegSampleBuffer.block?.data }
}
