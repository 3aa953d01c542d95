// SPDX-License-Identifier: MIT
import CObjCRegistry
public import Foundation
import FoundationCompat

/// What `Data(contentsOf:)` and its like load that is no file. Foundation on Linux takes answers of HTTP alone: each
/// `data:` address is an error, and a damaged one waits for ever.
enum RemoteContents {
    /// A method of networking's that loads any address and waits.
    private static let loader =
        "$s20FoundationNetworking26_NSNonfileURLContentLoaderC10contentsOf3url0A06NSDataC6result_SSSg"
        + "27textEncodingNameIfAvailablet0A10Essentials3URLV_tKF"
    /// The table by which Foundation finds the method: the conformance, an initialiser, the method.
    private static let table = "$s20FoundationNetworking26_NSNonfileURLContentLoaderC0A001_cD7LoadingAAWP"
    private static let methodPlace = 2 * MemoryLayout<UnsafeRawPointer>.size

    /// Waits until all is there. Any thread.
    static func load(_ url: URL) throws -> (result: NSData, textEncodingName: String?) {
        if DataURL.isScheme(of: url) {
            guard let content = DataURL(url) else { throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url]) }
            return (NSData(data: content.data), content.textEncodingName)
        }
        // A program without networking's library cannot load it any more: what replaces parts of it looks for them at
        // the start. The linker adds it where a program makes addresses of texts and loads what they stand for.
        guard let method = dlsym(nil, loader) else {
            throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])
        }
        // The method does not look at its object.
        return try FoundationMethod(function: method).contents(of: url)
    }

    /// Foundation's `NSData`, `NSString` and others find the loader by the table.
    /// - Parameter own: link name of ours.
    static func replaceLoader(by own: String) {
        guard InstalledOverrides.hasNetworking else { return }
        guard let table = dlsym(nil, table), dlsym(nil, loader) != nil, let own = dlsym(nil, own)
        else { return InstalledOverrides.report([table]) }
        ReplacedMethods.write(own, to: table + methodPlace)
    }
}

extension NSObject {
    /// Takes the place of networking's loader in the table.
    @_silgen_name("__touchstone_remoteContents")
    public func __remoteContents(of url: URL) throws -> (result: NSData, textEncodingName: String?) {
        try RemoteContents.load(url)
    }
}

extension Data {
    /// Takes the place of what Foundation calls for every address that is no file.
    @_silgen_name("__touchstone_Data_contentsOfRemote")
    public init(__contentsOfRemote url: URL, options: ReadingOptions) throws {
        self = try RemoteContents.load(url).result as Data
    }
}
