// SPDX-License-Identifier: MIT
import FoundationCompat

public var kCFHTTPVersion1_0: CFString { "HTTP/1.0" }
public var kCFHTTPVersion1_1: CFString { "HTTP/1.1" }
public var kCFHTTPVersion2_0: CFString { "HTTP/2.0" }
public var kCFHTTPVersion3_0: CFString { "HTTP/3.0" }

private func retained<Object: AnyObject>(_ object: Object?) -> Unmanaged<Object>? {
    object.map { Unmanaged.passRetained($0) }
}

// MARK: Making

public func CFHTTPMessageCreateRequest(
    _ alloc: CFAllocator?, _ requestMethod: CFString, _ url: CFURL, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let message = CFHTTPMessage(isRequest: true, version: httpVersion as String)
    (message.method, message.address) = (requestMethod as String, url as URL)
    return .passRetained(message)
}

/// - Parameter statusDescription: nil: the phrase that the standard has for the code.
public func CFHTTPMessageCreateResponse(
    _ alloc: CFAllocator?, _ statusCode: CFIndex, _ statusDescription: CFString?, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let message = CFHTTPMessage(isRequest: false, version: httpVersion as String)
    message.status = (statusCode, statusDescription.map { $0 as String } ?? standardPhrase(statusCode))
    return .passRetained(message)
}

public func CFHTTPMessageCreateEmpty(_ alloc: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(isRequest: isRequest))
}

public func CFHTTPMessageCreateCopy(_ alloc: CFAllocator?, _ message: CFHTTPMessage) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(copying: message))
}

public func CFHTTPMessageAppendBytes(
    _ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex
) -> Bool { message.append(Data(bytes: newBytes, count: numBytes)) }

public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) { message.body = bodyData as Data }

/// - Parameter value: nil takes the field away.
public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?) {
    message[headerField as String] = value.map { $0 as String }
}

// MARK: Reading

public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.isHeaderComplete }

public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<CFString> {
    .passRetained(message.version as NSString)
}

public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    retained(message.body.map { $0 as NSData })
}

public func CFHTTPMessageCopyHeaderFieldValue(
    _ message: CFHTTPMessage, _ headerField: CFString
) -> Unmanaged<CFString>? { retained(message[headerField as String].map { $0 as NSString }) }

public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? {
    let fields = Dictionary(message.fields.map { ($0.name, $0.value) }) { first, _ in first }
    return retained(fields as NSDictionary)
}

public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    retained(message.serialized as NSData)
}

public func CFHTTPMessageCopyRequestURL(_ message: CFHTTPMessage) -> Unmanaged<CFURL>? {
    retained(message.address.map { $0 as NSURL })
}

public func CFHTTPMessageCopyRequestMethod(_ message: CFHTTPMessage) -> Unmanaged<CFString>? {
    retained(message.method.map { $0 as NSString })
}

public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex { response.status?.code ?? 0 }

public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<CFString>? {
    retained(response.status.map { "\(response.version) \($0.code) \($0.reason)" as NSString })
}

/// https://www.rfc-editor.org/rfc/rfc9110#section-15
private func standardPhrase(_ code: Int) -> String {
    let phrases = [
        100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted",
        203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content", 206: "Partial Content",
        300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
        305: "Use Proxy", 307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized",
        402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
        407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
        411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
        415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
        421: "Misdirected Request", 422: "Unprocessable Content", 426: "Upgrade Required",
        500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
        504: "Gateway Timeout", 505: "HTTP Version Not Supported",
    ]
    return phrases[code] ?? ""
}
