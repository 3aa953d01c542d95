// SPDX-License-Identifier: MIT

/// How far looking for fonts, and downloading them, has come.
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
    case didBegin = 0
    case didFinish, willBeginQuerying, stalled, willBeginDownloading, downloading, didFinishDownloading, didMatch
    case didFailWithError
}

public var kCTFontDescriptorMatchingSourceDescriptor: NSString { "CTFontDescriptorMatchingSourceDescriptor" }
public var kCTFontDescriptorMatchingDescriptors: NSString { "CTFontDescriptorMatchingDescriptors" }
public var kCTFontDescriptorMatchingResult: NSString { "CTFontDescriptorMatchingResult" }
public var kCTFontDescriptorMatchingPercentage: NSString { "CTFontDescriptorMatchingPercentage" }
public var kCTFontDescriptorMatchingError: NSString { "CTFontDescriptorMatchingError" }

/// Looks for fonts and downloads missing ones on iOS. Nothing is downloaded here: the search ends with the fonts that are
/// installed.
@discardableResult
public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
    _ descriptors: NSArray, _ mandatoryAttributes: NSSet?,
    _ progressBlock: @escaping (CTFontDescriptorMatchingState, NSDictionary) -> Bool
) -> Bool {
    Unsupported.report("CTFontDescriptorMatchFontDescriptorsWithProgressHandler")
    let parameter: NSDictionary = [kCTFontDescriptorMatchingPercentage: 0]
    guard progressBlock(.didBegin, parameter) else { return true }
    _ = progressBlock(.didFinish, parameter)
    return true
}
