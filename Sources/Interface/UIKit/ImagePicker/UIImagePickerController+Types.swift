// SPDX-License-Identifier: MIT

extension UIImagePickerController {
    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    public enum QualityType: Int, Sendable {
        case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
    public enum CameraDevice: Int, Sendable { case rear = 0, front }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum ImageURLExportPreset: Int, Sendable { case compatible = 0, current }

    /// What is told of a chosen picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// A `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// A `UIImage`, when editing was allowed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// An `NSValue` of a rectangle in the original's pixels.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// A file in the app's folder for temporary files.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
