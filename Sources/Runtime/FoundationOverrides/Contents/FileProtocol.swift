// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
@_weakLinked import FoundationNetworking

/// Files for URL sessions: Foundation on Linux knows no `file:` addresses and says that they are unsupported.
final class FileProtocol: LocalProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }

    override func content(of url: URL) throws(URLError) -> Content {
        var isDirectory = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw URLError(.fileDoesNotExist)
        }
        guard !isDirectory.boolValue else { throw URLError(.fileIsDirectory) }
        do { return Content(data: try Data(contentsOf: url), mimeType: mimeType(of: url)) } catch {
            throw URLError(.noPermissionsToReadFile)
        }
    }

    private func mimeType(of url: URL) -> String? {
        let name = url.pathExtension as CFString
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, name, nil)
        return type.flatMap {
            UTTypeCopyPreferredTagWithClass($0.takeRetainedValue(), kUTTagClassMIMEType)?.takeRetainedValue() as String?
        }
    }
}
