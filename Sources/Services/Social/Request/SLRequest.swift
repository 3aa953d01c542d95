// SPDX-License-Identifier: MIT
public import FoundationNetworking
internal import TouchstoneDevice

/// A request to a service's interface, signed when it has an account: with OAuth 1.0a (RFC 5849), or by a token where the
/// service wants one.
///
/// Sendable as on iOS: it is filled in by one thread and then handed over.
open class SLRequest: __ObjCObject, @unchecked Sendable {
    struct Part {
        let data: Data
        let name: String
        let type: String?
        let filename: String?
    }

    private let serviceType: String
    open private(set) var requestMethod: SLRequestMethod
    open private(set) var url: URL!
    open private(set) var parameters: [AnyHashable: Any]!
    open var account: ACAccount!
    private var parts: [Part] = []

    public init!(
        forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!, parameters: [AnyHashable: Any]!
    ) {
        self.serviceType = serviceType
        self.requestMethod = requestMethod
        self.url = url
        self.parameters = parameters
        super.init()
    }

    open func addMultipartData(_ data: Data!, withName name: String!, type: String!, filename: String!) {
        parts.append(Part(data: data, name: name, type: type, filename: filename))
    }
    /// Without a file's name.
    open func addMultipartData(_ data: Data!, withName name: String!, type: String!) {
        addMultipartData(data, withName: name, type: type, filename: nil)
    }

    /// As it is sent: parameters in the address of GET and DELETE, else in the body.
    open func preparedURLRequest() -> URLRequest! {
        let fields = (parameters ?? [:]).map { ("\($0.key)", "\($0.value)") }.sorted { $0 < $1 }
        let isInAddress = requestMethod == .GET || requestMethod == .DELETE
        var request = URLRequest(url: isInAddress ? address(fields) : url)
        request.httpMethod = ["GET", "POST", "DELETE", "PUT"][requestMethod.rawValue]
        if !parts.isEmpty {
            let form = MultipartForm(fields: isInAddress ? [] : fields, parts: parts)
            request.httpBody = form.body
            request.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        } else if !isInAddress, !fields.isEmpty {
            request.httpBody = Data(OAuth.form(fields).utf8)
            request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        }
        sign(&request, parts.isEmpty ? fields : [])
        return request
    }

    private func address(_ fields: [(String, String)]) -> URL {
        guard !fields.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url }
        let own = parts.percentEncodedQuery.map { $0 + "&" } ?? ""
        parts.percentEncodedQuery = own + OAuth.form(fields)
        return parts.url ?? url
    }

    private func sign(_ request: inout URLRequest, _ fields: [(String, String)]) {
        guard let signature = account?.signature else { return }
        if serviceType == SLServiceTypeTwitter {
            let oauth = OAuth(token: signature.token, tokenSecret: signature.secret ?? "")
            let header = oauth.header(method: request.httpMethod ?? "GET", url: url, fields: fields)
            request.setValue(header, forHTTPHeaderField: "Authorization")
        } else {
            request.setValue("Bearer \(signature.token)", forHTTPHeaderField: "Authorization")
        }
    }

    /// - Parameter handler: off the main thread.
    open func perform(handler: SLRequestHandler!) {
        let hold = ClockHold()
        URLSession.shared.dataTask(with: preparedURLRequest()) { data, response, error in
            handler?(data, response as? HTTPURLResponse, error)
            hold.release()
        }.resume()
    }
}

/// A body of several parts (RFC 7578).
struct MultipartForm {
    private let boundary = "touchstone-" + UUID().uuidString.lowercased()
    let fields: [(String, String)]
    let parts: [SLRequest.Part]

    init(fields: [(String, String)], parts: [SLRequest.Part]) {
        self.fields = fields
        self.parts = parts
    }

    var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    var body: Data {
        var body = Data()
        for (name, value) in fields { add(name, nil, nil, Data(value.utf8), to: &body) }
        for part in parts { add(part.name, part.filename, part.type, part.data, to: &body) }
        body.append(Data("--\(boundary)--\r\n".utf8))
        return body
    }

    private func add(_ name: String, _ filename: String?, _ type: String?, _ data: Data, to body: inout Data) {
        let quoted = { (text: String) in
            text.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "\r", with: "%0D")
                .replacingOccurrences(of: "\n", with: "%0A")
        }
        var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(quoted(name))\""
        if let filename { head += "; filename=\"\(quoted(filename))\"" }
        head += "\r\n"
        if let type { head += "Content-Type: \(type.filter { !$0.isNewline })\r\n" }
        body.append(Data((head + "\r\n").utf8))
        body.append(data)
        body.append(Data("\r\n".utf8))
    }
}
