// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked public import FoundationNetworking
import ObjCRuntime

/// Take the place of Foundation's, which make tasks without a word to anybody: the delegate hears of each before its maker
/// has it, on the maker's thread. Tasks of asynchronous calls have no maker and are not told of.
/// https://developer.apple.com/documentation/foundation/urlsessiontaskdelegate/urlsession(_:didcreatetask:)
extension URLSession {
    public typealias __DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    public typealias __FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

    @_silgen_name("$s20FoundationNetworking10URLSessionC8dataTask4withAA0c4DataE0CAA10URLRequestV_tF")
    public func __dataTask(with request: URLRequest) -> URLSessionDataTask {
        told(TaskMakers.shared.method(0, self).bound(to: TaskMakers.PlainData.self).call(request))
    }

    @_silgen_name("$s20FoundationNetworking10URLSessionC8dataTask4withAA0c4DataE0C0A10Essentials3URLV_tF")
    public func __dataTask(with url: URL) -> URLSessionDataTask {
        told(TaskMakers.shared.method(1, self).bound(to: TaskMakers.DataOfAddress.self).call(url))
    }

    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10Essentials0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )
    public func __dataTask(with request: URLRequest, completionHandler: @escaping __DataHandler) -> URLSessionDataTask {
        told(TaskMakers.shared.method(2, self).bound(to: TaskMakers.HandledData.self).call(request, completionHandler))
    }

    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_yAI0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )
    public func __dataTask(with url: URL, completionHandler: @escaping __DataHandler) -> URLSessionDataTask {
        told(
            TaskMakers.shared.method(3, self).bound(to: TaskMakers.HandledDataOfAddress.self)
                .call(url, completionHandler))
    }

    @_silgen_name("$s20FoundationNetworking10URLSessionC12downloadTask4withAA0c8DownloadE0CAA10URLRequestV_tF")
    public func __downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        told(TaskMakers.shared.method(4, self).bound(to: TaskMakers.Download.self).call(request))
    }

    @_silgen_name("$s20FoundationNetworking10URLSessionC12downloadTask4withAA0c8DownloadE0C0A10Essentials3URLV_tF")
    public func __downloadTask(with url: URL) -> URLSessionDownloadTask {
        told(TaskMakers.shared.method(5, self).bound(to: TaskMakers.DownloadOfAddress.self).call(url))
    }

    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y0A10Essentials3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )
    public func __downloadTask(
        with request: URLRequest, completionHandler: @escaping __FileHandler
    ) -> URLSessionDownloadTask {
        told(
            TaskMakers.shared.method(6, self).bound(to: TaskMakers.HandledDownload.self)
                .call(request, completionHandler))
    }

    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC10uploadTask4with4fromAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVtF"
    )
    public func __uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask {
        told(TaskMakers.shared.method(7, self).bound(to: TaskMakers.Upload.self).call(request, data))
    }

    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC10uploadTask4with8fromFileAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVtF"
    )
    public func __uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
        told(TaskMakers.shared.method(8, self).bound(to: TaskMakers.UploadOfFile.self).call(request, file))
    }

    @_silgen_name(
        "$s20FoundationNetworking10URLSessionC10uploadTask19withStreamedRequestAA0c6UploadE0CAA10URLRequestV_tF")
    public func __uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        told(TaskMakers.shared.method(9, self).bound(to: TaskMakers.StreamedUpload.self).call(request))
    }

    private func told<Task: URLSessionTask>(_ task: Task) -> Task {
        if let delegate = delegate as? any URLSessionTaskDelegate {
            // The task may be made inside of another delegate's method, which is there even where this one is not.
            _ = optionalCall { byName(delegate, "URLSession:didCreateTask:", [self, task]) }
        }
        return task
    }
}

/// Foundation's own methods.
struct TaskMakers: @unchecked Sendable {
    // Sendable because it is immutable: addresses of code.
    struct PlainData { let call: (URLRequest) -> URLSessionDataTask }
    struct DataOfAddress { let call: (URL) -> URLSessionDataTask }
    struct HandledData { let call: (URLRequest, @escaping URLSession.__DataHandler) -> URLSessionDataTask }
    struct HandledDataOfAddress { let call: (URL, @escaping URLSession.__DataHandler) -> URLSessionDataTask }
    struct Download { let call: (URLRequest) -> URLSessionDownloadTask }
    struct DownloadOfAddress { let call: (URL) -> URLSessionDownloadTask }
    struct HandledDownload { let call: (URLRequest, @escaping URLSession.__FileHandler) -> URLSessionDownloadTask }
    struct Upload { let call: (URLRequest, Data) -> URLSessionUploadTask }
    struct UploadOfFile { let call: (URLRequest, URL) -> URLSessionUploadTask }
    struct StreamedUpload { let call: (URLRequest) -> URLSessionUploadTask }

    private let addresses: [UnsafeMutableRawPointer]
    static let shared = TaskMakers()

    private init() {
        addresses = ReplacedMethods.taskMakers.compactMap {
            dlsym(ReplacedMethods.next, "$s20FoundationNetworking10URLSessionC" + $0)
        }
    }

    /// The methods stand in the class's table as ours, so they are there.
    func method(_ index: Int, _ session: URLSession) -> FoundationMethod {
        FoundationMethod(addresses[index], of: session)
    }
}
