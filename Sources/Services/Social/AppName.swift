// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

enum AppName {
    static var current: String { AppIdentity.displayName }
}
