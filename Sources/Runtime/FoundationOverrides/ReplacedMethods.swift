// SPDX-License-Identifier: MIT
import Foundation

/// Puts our methods into the tables of Foundation's classes, before main and before any object exists.
///
/// Foundation on Linux is not resilient: callers read a method's address at a fixed place of the class's table, and
/// subclasses copy the addresses by name. Our functions bear Foundation's link names, which serves the subclasses; here
/// the classes themselves get them. A method whose place holds something unexpected is left alone,
/// and named (`InstalledOverrides`).
struct ReplacedMethods {
    /// The class's link name without a suffix, and those of its methods without the class's.
    let type: String
    let methods: [String]
    /// Link names of Foundation's own subclasses that inherit the methods: their tables hold the same places.
    var subclasses: [String] = []

    static let all = [
        ReplacedMethods(type: "$s10Foundation8NSObjectC", methods: ["11descriptionSSvg"]),
        ReplacedMethods(
            type: "$s10Foundation6BundleC",
            methods: [
                "4path11forResource6ofTypeSSSgAG_AGtF", "4path11forResource6ofType11inDirectorySSSgAH_A2HtF",
                "4path11forResource6ofType11inDirectory0D12LocalizationSSSgAI_A3ItF",
                "5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF",
                "5paths18forResourcesOfType11inDirectory0D12LocalizationSaySSGSSSg_A2ItF",
                "3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
                "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF",
                "3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF",
                "4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF",
                "4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF",
                "15localizedString6forKey5value5tableS2S_SSSgAHtF", "22preferredLocalizationsSaySSGvg",
                "22preferredLocalizations4fromSaySSGAF_tFZ",
                "22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ",
                "23localizedInfoDictionarySDySSypGSgvg", "6object20forInfoDictionaryKeyypSgSS_tF",
                "10allBundlesSayACGvgZ", "13allFrameworksSayACGvgZ",
            ]),
        ReplacedMethods(
            type: "$s10Foundation7NSArrayC",
            methods: ["5index2ofSiyp_tF", "5index2of2inSiyp_AA8_NSRangeVtF", "8containsySbypF"],
            subclasses: ["$s10Foundation14NSMutableArrayC"]),
        ReplacedMethods(
            type: "$s10Foundation14NSMutableArrayC", methods: ["13removeObjects2inySayypG_tF"]),
        ReplacedMethods(
            type: "$s10Foundation8NSNumberC", methods: ["11description10withLocaleSS0A10Essentials0E0VSg_tF"],
            overrides: ["11descriptionSSvg": "__touchstone_NSNumber_description"]),
        ReplacedMethods(
            type: "$s10Foundation16NSSortDescriptorC", methods: [],
            overrides: [
                "7isEqualySbypSgF": "__touchstone_NSSortDescriptor_isEqual",
                "4hashSivg": "__touchstone_NSSortDescriptor_hash",
                "11descriptionSSvg": "__touchstone_NSSortDescriptor_description",
            ]),
        ReplacedMethods(type: "$s10Foundation7NSErrorC", methods: ["20localizedDescriptionSSvg"]),
        ReplacedMethods(
            type: "$s10Foundation9OperationC", methods: ["6cancelyyF", "16removeDependencyyyACF"],
            subclasses: ["$s10Foundation14BlockOperationC"]),
        ReplacedMethods(type: "$s10Foundation8ProgressC", methods: ["14totalUnitCounts5Int64Vvs"]),
        ReplacedMethods(
            type: "$s10Foundation12UserDefaultsC",
            methods: ["3set_6forKeyy0A10Essentials3URLVSg_SStF"]),
        ReplacedMethods(
            type: "$s10Foundation5NSURLC",
            methods: ["14resourceValues7forKeysSDyAA14URLResourceKeyVypGSayAGG_tKF"]),
        ReplacedMethods(type: "$s13FoundationXML9XMLParserC", methods: ["5parseSbyF"]),
        ReplacedMethods(
            type: "$s10Foundation7ScannerC",
            methods: [
                "10scanDoubleySbSpySdGF", "9scanFloatySbSpySfGF", "7scanIntySbSpySiGF", "9scanInt32ySbSpys0D0VGF",
                "9scanInt64ySbSpys0D0VGF", "016scanUnsignedLongE0ySbSpys6UInt64VGF", "12scanHexInt32ySbSpys6UInt32VGF",
                "12scanHexInt64ySbSpys6UInt64VGF", "12scanHexFloatySbSpySfGF", "13scanHexDoubleySbSpySdGF",
            ]),
        ReplacedMethods(
            type: "$s10Foundation11InputStreamC", methods: [], declaring: "$s10Foundation6StreamC",
            overrides: [
                schedule: "__touchstone_InputStream_schedule", streamError: "__touchstone_InputStream_streamError",
            ],
            spellings: [
                schedule: "$s10Foundation11InputStreamC8schedule2in7forModeyAA7RunLoopC_AH0G0VtF",
                streamError: InputStream.__streamErrorName,
            ]),
        ReplacedMethods(
            type: "$s10Foundation12OutputStreamC", methods: [], declaring: "$s10Foundation6StreamC",
            overrides: [
                schedule: "__touchstone_OutputStream_schedule", streamError: "__touchstone_OutputStream_streamError",
            ],
            spellings: [
                schedule: "$s10Foundation12OutputStreamC8schedule2in7forModeyAA7RunLoopC_AH0G0VtF",
                streamError: OutputStream.__streamErrorName,
            ]),
        ReplacedMethods(
            type: "$s20FoundationNetworking11URLProtocolC",
            methods: ["13registerClassySbyXlXpFZ", "15unregisterClassyyyXlXpFZ", "6clientAA0C6Client_pSgvg"]),
        ReplacedMethods(
            type: "$s20FoundationNetworking18URLProtectionSpaceC", methods: [],
            overrides: [
                "7isEqualySbypSgF": "__touchstone_URLProtectionSpace_isEqual",
                "4hashSivg": "__touchstone_URLProtectionSpace_hash",
            ]),
        ReplacedMethods(
            type: "$s20FoundationNetworking8URLCacheC",
            methods: [
                "14cachedResponse3forAA17CachedURLResponseCSgAA10URLRequestV_tF",
                "19storeCachedResponse_3foryAA0E11URLResponseC_AA10URLRequestVtF",
                "20removeCachedResponse3foryAA10URLRequestV_tF",
            ]),
        ReplacedMethods(
            type: "$s20FoundationNetworking10URLSessionC",
            methods: [
                "12downloadTask14withResumeDataAA0c8DownloadE0C0A10Essentials0H0V_tF",
                "12downloadTask14withResumeData17completionHandlerAA0c8DownloadE0C0A10Essentials0H0V_yAI3URLVSg"
                    + "_AA11URLResponseCSgs5Error_pSgtYbctF",
            ] + taskMakers),
        ReplacedMethods(
            type: "$s20FoundationNetworking23URLSessionConfigurationC",
            methods: ["4copy4withyp0A06NSZoneVSg_tF"]),
        ReplacedMethods(
            type: "$s20FoundationNetworking22URLSessionDownloadTaskC",
            methods: ["6cancel21byProducingResumeDatayy0A10Essentials0J0VSgc_tF"]),
        ReplacedMethods(
            type: "$s20FoundationEssentials11FileManagerC",
            methods: [
                "4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF",
                "3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF",
            ]),
    ]

    /// What makes tasks of sessions, in the order of `TaskMakers`.
    static let taskMakers = [
        "8dataTask4withAA0c4DataE0CAA10URLRequestV_tF",
        "8dataTask4withAA0c4DataE0C0A10Essentials3URLV_tF",
        "8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10Essentials0I0VSg_AA11URLResponseCSgs5Error"
            + "_pSgtYbctF",
        "8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_yAI0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF",
        "12downloadTask4withAA0c8DownloadE0CAA10URLRequestV_tF",
        "12downloadTask4withAA0c8DownloadE0C0A10Essentials3URLV_tF",
        "12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y0A10Essentials3URLVSg_AA11URLResponseCSgs5"
            + "Error_pSgtYbctF",
        "10uploadTask4with4fromAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVtF",
        "10uploadTask4with8fromFileAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVtF",
        "10uploadTask19withStreamedRequestAA0c6UploadE0CAA10URLRequestV_tF",
    ]

    /// Which class declares what `overrides` names.
    var declaring = "$s10Foundation8NSObjectC"
    /// Methods of `declaring` that get functions of ours in the class, whether it inherits or overrides them: their link
    /// names without the class's, with those of ours.
    var overrides: [String: String] = [:]
    /// The link names that overrides have in the class itself, where they are not the class's and the method's: words that
    /// stand in the class's name are abbreviated.
    var spellings: [String: String] = [:]

    private static let schedule = "8schedule2in7forModeyAA7RunLoopC_AH0F0VtF"
    private static let streamError = "11streamErrors0D0_pSgvg"

    // The layout of class descriptors: https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
    /// Where the descriptor of a class without generic parameters says at which word of the class its table begins.
    private static let tableOffsetPlace = 44
    /// The descriptors of the table's methods, two words of 32 bits each.
    private static let methodsPlace = 52
    private static let methodSize = 8

    /// - Returns: link names of methods that found no place.
    func install() -> [String] {
        let classes = ([type] + subclasses).compactMap { dlsym(nil, $0 + "N") }
        // The first definition is the program's own, the next one Foundation's.
        let plain = methods.filter { !Self.replace(type, $0, by: type + $0, in: classes) }
        let overriding = overrides.filter { method, own in
            !Self.replace(declaring, method, overriding: spellings[method] ?? type + method, by: own, in: classes)
        }
        // By the class, which tells whether its library has to be there.
        return (plain + overriding.keys).map { type + $0 }
    }

    /// Puts the function with the link name `own` where the classes have the method that `declaring` declares, in its
    /// own form or in that with the link name `overriding`.
    ///
    /// - Returns: whether the first class has it now; those after it may have forms of their own.
    private static func replace(
        _ declaring: String, _ method: String, overriding: String? = nil, by own: String,
        in classes: [UnsafeMutableRawPointer]
    ) -> Bool {
        let name = declaring + method
        guard let descriptor = dlsym(nil, declaring + "Mn"), let mine = dlsym(nil, own),
            let theirs = overriding.flatMap({ dlsym(next, $0) }) ?? dlsym(next, name),
            let entry = dlsym(nil, name + "Tq"), mine != theirs
        else { return false }
        let start = Int(descriptor.load(fromByteOffset: tableOffsetPlace, as: UInt32.self))
        let index = (entry - (descriptor + methodsPlace)) / methodSize
        var isInFirst = false
        for (number, metadata) in classes.enumerated() {
            let slot = metadata + (start + index) * MemoryLayout<UnsafeRawPointer>.size
            guard slot.load(as: UnsafeMutableRawPointer.self) == theirs else { continue }
            write(mine, to: slot)
            isInFirst = isInFirst || number == 0
        }
        return isInFirst
    }

    /// `RTLD_NEXT`, a macro that Swift does not import.
    static var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

    /// The tables may be read-only once the library is loaded. Their pages stay writable afterwards: they also hold what
    /// the dynamic linker fills in later.
    static func write(_ value: UnsafeMutableRawPointer, to slot: UnsafeMutableRawPointer) {
        let page = sysconf(Int32(_SC_PAGESIZE))
        let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) & ~UInt(page - 1))
        guard let start, mprotect(start, page, PROT_READ | PROT_WRITE) == 0 else { return }
        slot.storeBytes(of: value, as: UnsafeMutableRawPointer.self)
    }
}

@section(".init_array") @used
private let installReplacedMethods: @convention(c) () -> Void = {
    InstalledOverrides.prove(missing: ReplacedMethods.all.flatMap { $0.install() })
    RemoteContents.replaceLoader(by: "__touchstone_remoteContents")
}
