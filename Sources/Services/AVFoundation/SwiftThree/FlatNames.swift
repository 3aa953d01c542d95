// SPDX-License-Identifier: MIT

// The flat names of before Swift 4. They were strings; as values of today's types they go wherever sources of that time
// put them.

public let AVMediaTypeVideo = AVMediaType.video
public let AVMediaTypeAudio = AVMediaType.audio
public let AVMediaTypeText = AVMediaType.text
public let AVMediaTypeClosedCaption = AVMediaType.closedCaption
public let AVMediaTypeSubtitle = AVMediaType.subtitle
public let AVMediaTypeTimecode = AVMediaType.timecode
public let AVMediaTypeMetadata = AVMediaType.metadata
public let AVMediaTypeMuxed = AVMediaType.muxed
public let AVMediaTypeMetadataObject = AVMediaType.metadataObject

public let AVFileTypeQuickTimeMovie = AVFileType.mov
public let AVFileTypeMPEG4 = AVFileType.mp4
public let AVFileTypeAppleM4V = AVFileType.m4v
public let AVFileTypeAppleM4A = AVFileType.m4a
public let AVFileType3GPP = AVFileType.mobile3GPP
public let AVFileTypeCoreAudioFormat = AVFileType.caf
public let AVFileTypeWAVE = AVFileType.wav
public let AVFileTypeAIFF = AVFileType.aiff
public let AVFileTypeAIFC = AVFileType.aifc
public let AVFileTypeAMR = AVFileType.amr
public let AVFileTypeMPEGLayer3 = AVFileType.mp3
public let AVFileTypeAC3 = AVFileType.ac3

public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill

public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
public let AVCaptureSessionPreset352x288 = AVCaptureSession.Preset.cif352x288
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080
public let AVCaptureSessionPreset3840x2160 = AVCaptureSession.Preset.hd4K3840x2160
public let AVCaptureSessionPresetiFrame960x540 = AVCaptureSession.Preset.iFrame960x540
public let AVCaptureSessionPresetiFrame1280x720 = AVCaptureSession.Preset.iFrame1280x720
public let AVCaptureSessionPresetInputPriority = AVCaptureSession.Preset.inputPriority

public let AVMetadataObjectTypeUPCECode = AVMetadataObject.ObjectType.upce
public let AVMetadataObjectTypeCode39Code = AVMetadataObject.ObjectType.code39
public let AVMetadataObjectTypeCode39Mod43Code = AVMetadataObject.ObjectType.code39Mod43
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
public let AVMetadataObjectTypeCode93Code = AVMetadataObject.ObjectType.code93
public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128
public let AVMetadataObjectTypePDF417Code = AVMetadataObject.ObjectType.pdf417
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
public let AVMetadataObjectTypeAztecCode = AVMetadataObject.ObjectType.aztec
public let AVMetadataObjectTypeInterleaved2of5Code = AVMetadataObject.ObjectType.interleaved2of5
public let AVMetadataObjectTypeITF14Code = AVMetadataObject.ObjectType.itf14
public let AVMetadataObjectTypeDataMatrixCode = AVMetadataObject.ObjectType.dataMatrix
public let AVMetadataObjectTypeFace = AVMetadataObject.ObjectType.face

extension AVCaptureDevice {
    public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice! {
        self.default(for: mediaType)
    }
    public class func defaultDevice(
        withDeviceType deviceType: DeviceType, mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice! {
        self.default(deviceType, for: mediaType, position: position)
    }
    public class func devices(withMediaType mediaType: AVMediaType) -> [Any]! { devices(for: mediaType) }

    public class func authorizationStatus(forMediaType mediaType: AVMediaType) -> AVAuthorizationStatus {
        authorizationStatus(for: mediaType)
    }
    @preconcurrency
    public class func requestAccess(
        forMediaType mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        requestAccess(for: mediaType, completionHandler: handler)
    }
}

// Before Swift 4 these took what may be nil, and trapped where it was.

extension AVCaptureDeviceInput {
    @_disfavoredOverload
    public convenience init(device: AVCaptureDevice?) throws {
        guard let device else { preconditionFailure("AVCaptureDeviceInput needs a device, and there is none") }
        try self.init(device: device)
    }
}

extension AVCaptureVideoPreviewLayer {
    @_disfavoredOverload
    public convenience init(session: AVCaptureSession?) {
        guard let session else { preconditionFailure("AVCaptureVideoPreviewLayer(session:) needs a session, not nil") }
        self.init(session: session)
    }
}

extension AVCaptureSession {
    @_disfavoredOverload
    public func addOutput(_ output: AVCaptureOutput?) {
        guard let output else { preconditionFailure("AVCaptureSession.addOutput(_:) needs an output, not nil") }
        addOutput(output)
    }
}
