// SPDX-License-Identifier: MIT
internal import HostKit
import ObjCRuntime

private func registerPage() {
    HostRegister.add("web") { request in
        try WebHost(
            title: request.title, screen: request.screen, address: request.address, port: request.port,
            token: request.token, showsControls: request.showsControls, clock: request.clock)
    }
}

@section(".init_array") @used
private let recordPage: @convention(c) () -> Void = { __objcRecord { registerPage() } }
