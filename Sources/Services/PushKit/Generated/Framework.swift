// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate from module.json.

import ObjCRuntime

private func registerFramework() {
    __objcRegisterFramework("PushKit", bundle: "com.apple.PushKit")
}

@section(".init_array") @used
private let recordFramework: @convention(c) () -> Void = { __objcRecord { registerFramework() } }
