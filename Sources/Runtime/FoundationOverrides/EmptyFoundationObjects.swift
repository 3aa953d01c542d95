// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked import FoundationNetworking

/// More objects of nothing (see `EmptyObjects`), of classes that tests pass on without asking them anything: each is what
/// the class's own initialiser makes of empty values.
@section(".init_array") @used
private let registerEmptyFoundationObjects: @convention(c) () -> Void = {
    registerEmptyValues()
    registerEmptyReaders()
    guard InstalledOverrides.hasNetworking else { return }
    registerEmptyMessages()
    registerEmptyCredentials()
}

private func register(_ type: AnyClass, _ make: @escaping @Sendable () -> AnyObject?) {
    __objcRegister(type) { table in table.classMethod("__init") { _, _ in make() } }
}

private func registerEmptyValues() {
    register(NSError.self) { NSError(domain: "", code: 0) }
    register(NSPredicate.self) { NSPredicate(value: false) }
    register(NSURL.self) { NSURL(string: "") ?? NSURL(fileURLWithPath: "/") }
    register(NSRegularExpression.self) {
        // As good as none: on iOS an empty pattern is refused by the initialiser that takes one, and here as well.
        switch Result(catching: { try NSRegularExpression(pattern: "(?:)") }) {
        case .success(let expression): expression
        case .failure: nil
        }
    }
    register(NSSortDescriptor.self) { NSSortDescriptor(key: nil, ascending: true) }
    register(__NSExpression.self) { __NSExpression(forConstantValue: nil) }
    register(NSTimeZone.self) { NSTimeZone(forSecondsFromGMT: 0) }
    register(NSLocale.self) { NSLocale(localeIdentifier: "") }
    register(NSDateInterval.self) { NSDateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0) }
}

private func registerEmptyReaders() {
    register(XMLParser.self) { XMLParser(data: Data()) }
    register(InputStream.self) { InputStream(data: Data()) }
    register(OutputStream.self) { OutputStream(toMemory: ()) }
    register(Scanner.self) { Scanner(string: "") }
    register(FileHandle.self) { FileHandle.nullDevice }
    register(Timer.self) { Timer(timeInterval: 0, repeats: false) { _ in } }
}

private func registerEmptyMessages() {
    register(CachedURLResponse.self) {
        CachedURLResponse(
            response: URLResponse(
                url: URL(filePath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil),
            data: Data())
    }
    register(URLSessionConfiguration.self) { URLSessionConfiguration.default }
}

private func registerEmptyCredentials() {
    register(URLCredential.self) { URLCredential(user: "", password: "", persistence: .none) }
    register(URLProtectionSpace.self) {
        URLProtectionSpace(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
    }
}
