// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat
import ObjectiveC

/// Tells the observers of a progress what has changed. On iOS the properties may be observed, by
/// https://developer.apple.com/documentation/foundation/progress; Foundation on Linux tells nobody.
extension Progress {
    /// In the place of the one function that all changes of the counts end in, Foundation's own among them: those of a
    /// parent as its children move. Observers who ask for old values get none: Foundation calls when all has changed.
    @_silgen_name("__touchstone_Progress_updateFraction")
    public func __updateFraction(from old: ProgressFraction, to new: ProgressFraction) {
        if !old.isEqual(to: new), let fields = ProgressFields.shared, let parent = fields.parent(of: self) {
            fields.update(parent, for: self, from: old, to: new)
        }
        for key in ["completedUnitCount", "totalUnitCount", "fractionCompleted", "indeterminate", "finished"] {
            KeyValueObserving.didChange(self, key)
        }
    }

    /// Takes the place of Foundation's, which divides by the new total and ends the program at 0: a load that begins again
    /// sets its progress to nothing.
    @_silgen_name("$s10Foundation8ProgressC14totalUnitCounts5Int64Vvs")
    public func __setTotalUnitCount(_ count: Int64) {
        guard count == 0, totalUnitCount != 0, let fields = ProgressFields.shared else {
            return FoundationTotal.shared?.set(count, of: self) ?? ()
        }
        let old = ProgressFraction(completed: completedUnitCount, total: totalUnitCount, overflowed: false)
        fields.clearTotal(of: self)
        // For its parent nothing of it is done: a fraction of 0 would have no value.
        __updateFraction(from: old, to: ProgressFraction(completed: 0, total: old.total, overflowed: false))
    }
}

/// Foundation's own setter.
private struct FoundationTotal: @unchecked Sendable {
    // Immutable: the address of code.
    private let address: UnsafeMutableRawPointer
    static let shared = FoundationTotal()

    private init?() {
        guard let address = dlsym(ReplacedMethods.next, "$s10Foundation8ProgressC14totalUnitCounts5Int64Vvs") else {
            return nil
        }
        self.address = address
    }

    func set(_ count: Int64, of progress: Progress) { FoundationMethod(address, of: progress).call(count) }
}

/// As Foundation passes its own.
public struct ProgressFraction {
    let completed, total: Int64
    let overflowed: Bool

    /// Foundation's own comparison: fractions that have the same value are equal.
    func isEqual(to other: ProgressFraction) -> Bool {
        if completed == other.completed && total == other.total { return true }
        if total == other.total || completed == 0 && other.completed == 0 { return completed == other.completed }
        if total == 0 || other.total == 0 { return false }
        let (left, right) = (
            completed.multipliedFullWidth(by: other.total), other.completed.multipliedFullWidth(by: total)
        )
        return left.high == right.high && left.low == right.low
    }
}

/// What Foundation's class keeps to itself.
// Immutable: an address of code and field offsets.
struct ProgressFields: @unchecked Sendable {
    private struct Weak { weak var object: Progress? }
    private struct Update { let call: (Progress, ProgressFraction, ProgressFraction, Int64) -> Void }

    private let updateChild: UnsafeMutableRawPointer
    private let parentField, portionField, ownField: Int

    /// Nil where the class is another than the one this knows.
    static let shared = ProgressFields()

    private init?() {
        let fields = fieldOffsets(of: Progress.self)
        let name =
            "$s10Foundation8ProgressC12_updateChild33_4272174FEE36A3A875CF4FFE58FACD44LL_4from2to7portion"
            + "yAC_AA01_B8FractionVAJs5Int64VtF"
        guard let updateChild = dlsym(nil, name), let parent = fields["_parent"],
            let portion = fields["_portionOfParent"], let own = fields["_selfFraction"]
        else { return nil }
        (self.updateChild, parentField, portionField, ownField) = (updateChild, parent, portion, own)
    }

    private func place(_ offset: Int, in progress: Progress) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(progress).toOpaque() + offset
    }

    func parent(of progress: Progress) -> Progress? {
        place(parentField, in: progress).assumingMemoryBound(to: Weak.self).pointee.object
    }

    func clearTotal(of progress: Progress) {
        let total = MemoryLayout<ProgressFraction>.offset(of: \.total) ?? 0
        place(ownField + total, in: progress).storeBytes(of: 0, as: Int64.self)
    }

    func update(_ parent: Progress, for child: Progress, from old: ProgressFraction, to new: ProgressFraction) {
        let method = (updateChild, Unmanaged.passUnretained(parent).toOpaque())
        let portion = place(portionField, in: child).load(as: Int64.self)
        unsafeBitCast(method, to: Update.self).call(child, old, new, portion)
    }
}
