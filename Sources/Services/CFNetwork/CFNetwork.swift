// SPDX-License-Identifier: MIT

// Names that apps use of CFNetwork beside URLSession. Hosts, streams and messages of its own are not here.
@_exported public import FoundationCompat

public var kCFErrorDomainCFNetwork: CFString! { NSString(string: "kCFErrorDomainCFNetwork") }
public var kCFNetworkProxiesHTTPEnable: CFString! { NSString(string: "HTTPEnable") }
public var kCFNetworkProxiesHTTPPort: CFString! { NSString(string: "HTTPPort") }
public var kCFNetworkProxiesHTTPProxy: CFString! { NSString(string: "HTTPProxy") }
public var kCFNetworkProxiesProxyAutoConfigEnable: CFString! { NSString(string: "ProxyAutoConfigEnable") }
public var kCFNetworkProxiesProxyAutoConfigURLString: CFString! { NSString(string: "ProxyAutoConfigURLString") }
public var kCFProxyTypeKey: CFString! { NSString(string: "kCFProxyTypeKey") }
public var kCFProxyTypeNone: CFString! { NSString(string: "kCFProxyTypeNone") }
public var kCFProxyHostNameKey: CFString! { NSString(string: "kCFProxyHostNameKey") }
public var kCFProxyPortNumberKey: CFString! { NSString(string: "kCFProxyPortNumberKey") }

/// The simulated device has no proxy.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
    Unmanaged.passRetained(NSDictionary(dictionary: ["HTTPEnable": 0]))
}
public func CFNetworkCopyProxiesForURL(_ url: CFURL, _ proxySettings: CFDictionary) -> Unmanaged<CFArray> {
    Unmanaged.passRetained(NSArray(array: [["kCFProxyTypeKey": "kCFProxyTypeNone"]]))
}

public enum CFNetworkErrors: Int32, Sendable {
    case cfHostErrorHostNotFound = 1
    case cfHostErrorUnknown = 2
    case cfsocksErrorUnknownClientVersion = 100
    case cfsocksErrorUnsupportedServerVersion = 101
    case cfsocks4ErrorRequestFailed = 110
    case cfsocks4ErrorIdentdFailed = 111
    case cfsocks4ErrorIdConflict = 112
    case cfsocks4ErrorUnknownStatusCode = 113
    case cfsocks5ErrorBadState = 120
    case cfsocks5ErrorBadResponseAddr = 121
    case cfsocks5ErrorBadCredentials = 122
    case cfsocks5ErrorUnsupportedNegotiationMethod = 123
    case cfsocks5ErrorNoAcceptableMethod = 124
    case cfftpErrorUnexpectedStatusCode = 200
    case cfErrorHTTPAuthenticationTypeUnsupported = 300
    case cfErrorHTTPBadCredentials = 301
    case cfErrorHTTPConnectionLost = 302
    case cfErrorHTTPParseFailure = 303
    case cfErrorHTTPRedirectionLoopDetected = 304
    case cfErrorHTTPBadURL = 305
    case cfErrorHTTPProxyConnectionFailure = 306
    case cfErrorHTTPBadProxyCredentials = 307
    case cfErrorPACFileError = 308
    case cfErrorPACFileAuth = 309
    case cfErrorHTTPSProxyConnectionFailure = 310
    case cfurlErrorUnknown = -998
    case cfurlErrorCancelled = -999
    case cfurlErrorBadURL = -1000
    case cfurlErrorTimedOut = -1001
    case cfurlErrorUnsupportedURL = -1002
    case cfurlErrorCannotFindHost = -1003
    case cfurlErrorCannotConnectToHost = -1004
    case cfurlErrorNetworkConnectionLost = -1005
    case cfurlErrorDNSLookupFailed = -1006
    case cfurlErrorHTTPTooManyRedirects = -1007
    case cfurlErrorResourceUnavailable = -1008
    case cfurlErrorNotConnectedToInternet = -1009
    case cfurlErrorRedirectToNonExistentLocation = -1010
    case cfurlErrorBadServerResponse = -1011
    case cfurlErrorUserCancelledAuthentication = -1012
    case cfurlErrorUserAuthenticationRequired = -1013
    case cfurlErrorZeroByteResource = -1014
    case cfurlErrorCannotDecodeRawData = -1015
    case cfurlErrorCannotDecodeContentData = -1016
    case cfurlErrorCannotParseResponse = -1017
    case cfurlErrorInternationalRoamingOff = -1018
    case cfurlErrorCallIsActive = -1019
    case cfurlErrorDataNotAllowed = -1020
    case cfurlErrorRequestBodyStreamExhausted = -1021
    case cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022
    case cfurlErrorFileDoesNotExist = -1100
    case cfurlErrorFileIsDirectory = -1101
    case cfurlErrorNoPermissionsToReadFile = -1102
    case cfurlErrorDataLengthExceedsMaximum = -1103
    case cfurlErrorSecureConnectionFailed = -1200
    case cfurlErrorServerCertificateHasBadDate = -1201
    case cfurlErrorServerCertificateUntrusted = -1202
    case cfurlErrorServerCertificateHasUnknownRoot = -1203
    case cfurlErrorServerCertificateNotYetValid = -1204
    case cfurlErrorClientCertificateRejected = -1205
    case cfurlErrorClientCertificateRequired = -1206
    case cfurlErrorCannotLoadFromNetwork = -2000
    case cfurlErrorCannotCreateFile = -3000
    case cfurlErrorCannotOpenFile = -3001
    case cfurlErrorCannotCloseFile = -3002
    case cfurlErrorCannotWriteToFile = -3003
    case cfurlErrorCannotRemoveFile = -3004
    case cfurlErrorCannotMoveFile = -3005
    case cfhttpCookieCannotParseCookieFile = -4000
    case cfNetServiceErrorUnknown = -72_000
    case cfNetServiceErrorCollision = -72_001
    case cfNetServiceErrorNotFound = -72_002
    case cfNetServiceErrorInProgress = -72_003
    case cfNetServiceErrorBadArgument = -72_004
    case cfNetServiceErrorCancel = -72_005
    case cfNetServiceErrorInvalid = -72_006
    case cfNetServiceErrorTimeout = -72_007
    case cfNetServiceErrorDNSServiceFailure = -73_000
}
