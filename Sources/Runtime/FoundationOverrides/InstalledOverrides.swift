// SPDX-License-Identifier: MIT
import Foundation

/// Proof, at start, that Foundation has what is replaced here. Link names belong to one version of Foundation: with a
/// toolchain that spells one otherwise, apps would silently get Foundation's own behaviour.
enum InstalledOverrides {
    /// Functions that bear Foundation's link names, beside the methods that `ReplacedMethods` puts into tables: the dynamic
    /// linker binds Foundation's callers to them.
    private static let functions = [
        "$s10Foundation6BundleC3forACyXlXp_tcfC", "$s10Foundation6BundleC10identifierACSgSS_tcfC",
        "$s10Foundation6CGRectV12intersectionyA2CF", "$s10Foundation6CGRectV10intersectsySbACF",
        "$s10Foundation6CGRectV8containsySbAA7CGPointVF",
        "$s20FoundationEssentials6LocaleV7currentACvgZ", "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ",
        "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ",
        "$s20FoundationEssentials8CalendarV7currentACvgZ",
        "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ",
        "$s10Foundation21NSMutableCharacterSetCACycfC", "$s10Foundation21NSMutableCharacterSetC12charactersInACSS_tcfC",
        "$s10Foundation21NSMutableCharacterSetC5rangeAcA8_NSRangeV_tcfC",
        "$s10Foundation21NSMutableCharacterSetC20bitmapRepresentationAC0A10Essentials4DataV_tcfC",
        "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF",
        "$s10Foundation12CharacterSetV8invertedACvg", "CFPreferencesCopyAppValue", "CFPreferencesSetAppValue",
        "CFPreferencesCopyMultiple",
        "CFPreferencesAppSynchronize",
        "$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg",
        "$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg",
        "$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF",
        "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC",
        "_foundation_uuid_generate_random", "$s10Foundation8NSNumberC12decimalValue0A10Essentials7DecimalVvg",
        "$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF",
        "$s20FoundationEssentials11FileManagerC0A0E11replaceItem2at04withF2At06backupF4Name7optionsAA3URLVSgAK_AKSSSgAC0F18ReplacementOptionsVtKF",
        "$s20FoundationEssentials11FileManagerC0A0E10fileExists6atPath11isDirectorySbSS_SpyAD8ObjCBoolVGSgtF",
        "$s8Dispatch0A5QueueC4mainACvgZ", "$s20FoundationEssentials4DataV0A0E19_bridgeToObjectiveCAD6NSDataCyF",
        "$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF",
        "$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC",
        "$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcfC",
        "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfC",
    ]

    /// The first definition of a name is the program's, the next one Foundation's; both have to be there.
    private static var missingFunctions: [String] {
        functions.filter { name in
            guard let theirs = dlsym(ReplacedMethods.next, name) else { return true }
            return dlsym(nil, name) == theirs
        }
    }

    /// - Parameter methods: link names of methods that found no place in their class.
    static func prove(missing methods: [String]) {
        let missing = methods + missingFunctions
        report(hasNetworking ? missing : missing.filter { !$0.hasPrefix(networking) })
    }

    /// Only programs that use networking have its library.
    private static let networking = "$s20FoundationNetworking"
    static var hasNetworking: Bool { dlsym(nil, networking + "10URLSessionCMa") != nil }

    /// One line on standard error, nothing when nothing is missing.
    static func report(_ missing: [String]) {
        guard let first = missing.first else { return }
        let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
        FileHandle.standardError.write(
            Data(
                """
                touchstone: Foundation of this toolchain (Swift \(compiler)) does not have \(first)\(more) where 6.3 \
                has it; apps get Foundation's own behaviour there\n
                """.utf8))
    }

    /// What compiled this file; the app's own compiler is the same.
    private static var compiler: String {
        #if compiler(>=6.4)
            "6.4 or later"
        #elseif compiler(>=6.3)
            "6.3"
        #else
            "6.2"
        #endif
    }
}
