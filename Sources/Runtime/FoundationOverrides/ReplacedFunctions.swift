// SPDX-License-Identifier: MIT
import CObjCRegistry
import FoundationCompat

/// Functions of Foundation whose own callers, within its library, get ours as well: the dynamic linker does not bind those
/// calls, so the code itself leads on.
private struct ReplacedFunction: Sendable {
    /// Link names.
    let name: String
    let replacement: String
    /// What does not work where code may not be changed.
    var purpose = "archives of nested classes"
    /// Whether every process has it: networking's library comes only with programs that use it.
    var isEverywhere = true
    /// Whether all is there that the replacement needs.
    var isPossible: @Sendable () -> Bool = { true }

    /// Foundation's of the first two end the program at classes that are nested, private or generic, and know no
    /// `@objc(Name)`. Its archivers ask them for every class.
    static let all = [
        ReplacedFunction(
            name: "$s10Foundation17NSStringFromClassySSyXlXpF",
            replacement: "$s11ObjCRuntime19__NSStringFromClassySSyXlXpF"),
        ReplacedFunction(
            name: "$s10Foundation17NSClassFromStringyyXlXpSgSSF",
            replacement: "$s11ObjCRuntime19__NSClassFromStringyyXlXpSgSSF"),
        ReplacedFunction(
            name: "$s10Foundation17NSKeyedUnarchiverC13_decodeObject33_8A4A1351250253AE495C4D706D70227BLLyypSgypKF",
            replacement: "__touchstone_NSKeyedUnarchiver_decodeObject",
            purpose: "archives of objects that refer to each other", isPossible: { UnarchiverFunctions.shared != nil }),
        ReplacedFunction(
            name: "$s10Foundation17NSKeyedUnarchiverC13_decodeObject33_8A4A1351250253AE495C4D706D70227BLL"
                + "6forKeyypSgSSSg_tKF",
            replacement: "__touchstone_NSKeyedUnarchiver_decodeObjectForKey", purpose: "archives without a key",
            isPossible: { UnarchiverFunctions.shared != nil }),
        ReplacedFunction(
            name: "$s10Foundation17NSKeyedUnarchiverC31unarchiveTopLevelObjectWithDatayypSg0A10Essentials0I0VKFZ",
            replacement: "__touchstone_NSKeyedUnarchiver_topLevelObject", purpose: "data that are no archive"),
        ReplacedFunction(
            name: "$s10Foundation8ProgressC24_updateFractionCompleted33_4272174FEE36A3A875CF4FFE58FACD44LL4from2to"
                + "yAA01_bD0V_AItF",
            replacement: "__touchstone_Progress_updateFraction", purpose: "observed progress",
            isPossible: { ProgressFields.shared != nil }),
        ReplacedFunction(
            name: "CFNumberFormatterCreateNumberFromString", replacement: "__touchstone_NumberFormatter_number",
            purpose: "texts that are no numbers", isPossible: { NumberParsing.shared != nil }),
        ReplacedFunction(
            name: "$s20FoundationEssentials4DataV17_contentsOfRemote7optionsAcA3URLV_AC14ReadingOptionsVtKcfC",
            replacement: "__touchstone_Data_contentsOfRemote", purpose: "data: addresses"),
        ReplacedFunction(
            name: "$s20FoundationNetworking14URLSessionTaskC14_protocolClass33_7A717E9F529BD8322BB52CD9D32EDD2FLL"
                + "AA11URLProtocolCmSgvg",
            replacement: "__touchstone_URLSessionTask_protocolClass", purpose: "URLProtocol.registerClass",
            isEverywhere: false),
    ]

    func install() {
        guard let function = dlsym(nil, name), let own = dlsym(nil, replacement) else {
            return isEverywhere ? InstalledOverrides.report([name]) : ()
        }
        guard isPossible() else { return }
        if !ts_replace_function(function, own) { Unsupported.report("\(purpose): code may not be changed here") }
    }
}

@section(".init_array") @used
private let installReplacedFunctions: @convention(c) () -> Void = {
    for replaced in ReplacedFunction.all { replaced.install() }
}
