// SPDX-License-Identifier: MIT

// What stands behind every framework of sound and film: reading and writing files, the loudspeaker, the microphone. Apps
// never import it. An app that plays nothing opens nothing: libsndfile is loaded and ffmpeg is started when first needed.
@_exported public import CoreMedia

/// Why media cannot be read or written.
package enum MediaFailure: Error, Equatable {
    /// There is no such file.
    case missing(String)
    /// Not a kind of file that is known, or a damaged one.
    case unreadable(String)
    /// An optional package would have to be installed; its name.
    case needsPackage(String)
    case cannotWrite(String)
    case cancelled

    /// One line in English, for developers.
    package var text: String {
        switch self {
        case .missing(let path): "\(path): no such file"
        case .unreadable(let why): why
        case .needsPackage(let name): "needs the package \(name), which is not installed"
        case .cannotWrite(let why): why
        case .cancelled: "cancelled"
        }
    }
}
