// SPDX-License-Identifier: MIT

/// What an error's dictionary says about it.
struct AVErrorFacts: Hashable, Sendable {
    let device: AVCaptureDevice?
    let time: CMTime?
    let fileSize: Int64?
    let processID: Int?
    let isRecordingWhole: Bool?
    let mediaType: AVMediaType?
    let mediaSubtypes: [Int]?
    let presentationTime: CMTime?
    let track: CMPersistentTrackID?
    let fileType: AVFileType?

    init(_ info: [String: Any]) {
        func number(_ key: String) -> NSNumber? {
            info[key] as? NSNumber ?? (info[key] as? Int).map(NSNumber.init(value:))
        }
        func time(_ key: String) -> CMTime? { info[key] as? CMTime ?? (info[key] as? NSValue)?.timeValue }
        device = info[AVErrorDeviceKey] as? AVCaptureDevice
        self.time = time(AVErrorTimeKey)
        fileSize = number(AVErrorFileSizeKey)?.int64Value
        processID = number(AVErrorPIDKey)?.intValue
        isRecordingWhole = info[AVErrorRecordingSuccessfullyFinishedKey] as? Bool
        mediaType =
            info[AVErrorMediaTypeKey] as? AVMediaType
            ?? (info[AVErrorMediaTypeKey] as? String).map(AVMediaType.init(rawValue:))
        mediaSubtypes = info[AVErrorMediaSubTypeKey] as? [Int]
        presentationTime = time(AVErrorPresentationTimeStampKey)
        track = number(AVErrorPersistentTrackIDKey)?.int32Value
        fileType =
            info[AVErrorFileTypeKey] as? AVFileType
            ?? (info[AVErrorFileTypeKey] as? String).map(AVFileType.init(rawValue:))
    }

    var userInfo: [String: Any] {
        let all: [String: Any?] = [
            AVErrorDeviceKey: device, AVErrorTimeKey: time.map { NSValue(time: $0) }, AVErrorFileSizeKey: fileSize,
            AVErrorPIDKey: processID, AVErrorRecordingSuccessfullyFinishedKey: isRecordingWhole,
            AVErrorMediaTypeKey: mediaType?.rawValue, AVErrorMediaSubTypeKey: mediaSubtypes,
            AVErrorPresentationTimeStampKey: presentationTime.map { NSValue(time: $0) },
            AVErrorPersistentTrackIDKey: track, AVErrorFileTypeKey: fileType?.rawValue,
        ]
        return all.compactMapValues { $0 }
    }
}
