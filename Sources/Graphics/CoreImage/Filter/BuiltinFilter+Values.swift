// SPDX-License-Identifier: MIT
import Foundation

/// What the typed properties read and write.
extension BuiltinFilter {
    private var current: FilterValues { FilterValues(values: values) }

    func image(_ key: String) -> CIImage? { current.image(key) }
    func number(_ key: String) -> Float { current.float(key) }
    func integer(_ key: String) -> Int { current.integer(key, -(1 << 31)...(1 << 31)) }
    func flag(_ key: String) -> Bool { current.flag(key) }
    func vector(_ key: String) -> CIVector { current.vector(key) ?? CIVector([]) }
    func point(_ key: String) -> CGPoint { current.vector(key)?.cgPointValue ?? .zero }
    func rect(_ key: String) -> CGRect { current.rect(key) ?? .zero }
    func color(_ key: String) -> CIColor { current.color(key) }
    func data(_ key: String) -> Data { current.data(key) ?? Data() }
    func text(_ key: String) -> String { current.string(key) ?? "" }
    func attributedText(_ key: String) -> NSAttributedString {
        values[key] as? NSAttributedString ?? NSAttributedString(string: "")
    }
    func transform(_ key: String) -> CGAffineTransform { current.transform }
    func colorSpace(_ key: String) -> CGColorSpace? { values[key] as? CGColorSpace }

    func set(_ value: CGPoint, _ key: String) { set(CIVector(cgPoint: value), key) }
    func set(_ value: CGRect, _ key: String) { set(CIVector(cgRect: value), key) }
    func set(_ value: CGAffineTransform, _ key: String) { set(NSValue(cgAffineTransform: value), key) }
    /// Keys that the filter does not know are kept all the same: typed filters that are not built have none.
    func set(_ value: Any?, _ key: String) {
        if definition.inputs.contains(where: { $0.key == key }) {
            setValue(value, forKey: key)
        } else {
            values[key] = value
        }
    }
}
