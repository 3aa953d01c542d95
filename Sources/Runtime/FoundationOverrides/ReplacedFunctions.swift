// SPDX-License-Identifier: MIT
import CObjCRegistry
import FoundationCompat

/// Functions of Foundation whose own callers, within its library, get ours as well: the dynamic linker does not bind those
/// calls, so the code itself leads on.
private struct ReplacedFunction {
    /// Link names.
    let name: String
    let replacement: String

    /// Foundation's end the program at classes that are nested, private or generic, and know no `@objc(Name)`. Its
    /// archivers ask them for every class.
    static let all = [
        ReplacedFunction(
            name: "$s10Foundation17NSStringFromClassySSyXlXpF",
            replacement: "$s11ObjCRuntime19__NSStringFromClassySSyXlXpF"),
        ReplacedFunction(
            name: "$s10Foundation17NSClassFromStringyyXlXpSgSSF",
            replacement: "$s11ObjCRuntime19__NSClassFromStringyyXlXpSgSSF"),
    ]

    func install() {
        guard let function = dlsym(nil, name), let own = dlsym(nil, replacement) else { return }
        if !ts_replace_function(function, own) {
            Unsupported.report("archives of nested classes: code may not be changed here")
        }
    }
}

@section(".init_array") @used
private let installReplacedFunctions: @convention(c) () -> Void = {
    for replaced in ReplacedFunction.all { replaced.install() }
}
