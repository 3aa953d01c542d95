// SPDX-License-Identifier: MIT
import ObjCRuntime

// Code that also serves app extensions, where `UIApplication.shared` is not to be named, asks for it by name.

@MainActor private func fillClassMembers(_ table: inout __ObjCTable) {
    table.classMethod("sharedApplication") { _, _ in MainActor.assumeIsolated { UIApplication.shared } }
    table.classMethod("shared") { _, _ in MainActor.assumeIsolated { UIApplication.shared } }
}

@section(".init_array") @used
private let recordClassMembers: @convention(c) () -> Void = {
    __objcRecord { __objcRegister(UIApplication.self, fillClassMembers) }
}
