// SPDX-License-Identifier: MIT
import TouchstoneXCTest

/// Tells that a block ran into a trap: a failed precondition, an index out of bounds, `fatalError`.
open class BadInstructionException: NSException {}

/// Runs the block on this thread, up to the trap if it runs into one. What the block holds then is never released.
/// - Returns: nil: it ran to its end.
public func catchBadInstruction(in block: @escaping () -> Void) -> BadInstructionException? {
    var block = block
    let caught = withUnsafeMutablePointer(to: &block) { place in
        catchTrap({ $0.assumingMemoryBound(to: (() -> Void).self).pointee() }, place)
    }
    guard caught else { return nil }
    return BadInstructionException(
        name: NSExceptionName("BadInstruction"), reason: "The block ran into a trap.", userInfo: nil)
}

/// In CObjCRegistry, which projects cannot import.
@_silgen_name("ts_catch_trap")
private func catchTrap(_ body: @convention(c) (UnsafeMutableRawPointer) -> Void, _ context: UnsafeMutableRawPointer)
    -> Bool
