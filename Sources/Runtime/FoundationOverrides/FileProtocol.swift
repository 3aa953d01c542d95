// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
@_weakLinked import FoundationNetworking

/// Files for URL sessions: Foundation on Linux knows no `file:` addresses and says that they are unsupported.
final class FileProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url else { return fail(.unsupportedURL) }
        var isDirectory = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            return fail(.fileDoesNotExist)
        }
        guard !isDirectory.boolValue else { return fail(.fileIsDirectory) }
        do { answer(url, try Data(contentsOf: url)) } catch { fail(.noPermissionsToReadFile) }
    }

    private func answer(_ url: URL, _ data: Data) {
        let name = url.pathExtension as CFString
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, name, nil)
        let mimeType = type.flatMap {
            UTTypeCopyPreferredTagWithClass($0.takeRetainedValue(), kUTTagClassMIMEType)?.takeRetainedValue() as String?
        }
        let response = URLResponse(
            url: url, mimeType: mimeType, expectedContentLength: data.count, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    private func fail(_ code: URLError.Code) {
        let information = request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
        client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: information))
    }
}
