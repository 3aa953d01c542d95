// SPDX-License-Identifier: MIT
internal import HostKit
import ObjCRuntime

private func registerWindow() {
    HostRegister.add("window") { request in
        // A desktop has no sensor housing to keep clear of, so the window's whole content is safe area.
        try WindowHost(title: request.title, size: request.screen.size, scale: request.scale, clock: request.clock)
    }
}

@section(".init_array") @used
private let recordWindow: @convention(c) () -> Void = { __objcRecord { registerWindow() } }
