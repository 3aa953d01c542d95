// SPDX-License-Identifier: MIT
internal import HostKit
import ObjCRuntime

private func registerWindow() {
    HostRegister.add("window") { request in
        // A desktop has no sensor housing to keep clear of, so the window's whole content is safe area.
        try WindowHost(
            title: request.title, size: request.screen.size, scale: request.scale,
            panelWidth: request.showsControls ? 160 : 0, clock: request.clock)
    }
}

@section(".init_array") @used
private let recordWindow: @convention(c) () -> Void = { __objcRecord { registerWindow() } }
