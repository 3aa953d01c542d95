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
public var kCTFontDescriptorMatchingCurrentAssetSize: NSString { "CTFontDescriptorMatchingCurrentAssetSize" }
public var kCTFontDescriptorMatchingTotalDownloadedSize: NSString { "CTFontDescriptorMatchingTotalDownloadedSize" }
public var kCTFontDescriptorMatchingTotalAssetSize: NSString { "CTFontDescriptorMatchingTotalAssetSize" }
public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, NSDictionary) -> Bool
public var kCTFontDescriptorMatchingError: NSString { "CTFontDescriptorMatchingError" }

/// Looks for fonts; on iOS it also downloads missing ones, which are left out here. The search ends with the fonts that are
/// there.
@discardableResult
public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
    _ descriptors: NSArray, _ mandatoryAttributes: NSSet?, _ progressBlock: @escaping CTFontDescriptorProgressHandler
) -> Bool {
    let mandatory = Set((mandatoryAttributes?.allObjects ?? []).map { "\($0)" })
    let found = descriptors.compactMap { $0 as? CTFontDescriptor }.flatMap { $0.matches(mandatory) }
    guard progressBlock(.didBegin, [kCTFontDescriptorMatchingPercentage: 0]) else { return true }
    let result: NSDictionary = [
        kCTFontDescriptorMatchingPercentage: 100, kCTFontDescriptorMatchingResult: found as NSArray,
    ]
    if !found.isEmpty { guard progressBlock(.didMatch, result) else { return true } }
    _ = progressBlock(.didFinish, result)
    return true
}
