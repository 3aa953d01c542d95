// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat

/// The version of iOS that apps are told of, the same as `UIDevice.systemVersion`; Foundation would name the kernel's.
extension ProcessInfo {
    private static let version = OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)

    @_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
    public func __operatingSystemVersion() -> OperatingSystemVersion { Self.version }

    @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
    public func __operatingSystemVersionString() -> String { "Version 17.5 (Build 21F79)" }

    @_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
    public func __isOperatingSystemAtLeast(_ wanted: OperatingSystemVersion) -> Bool {
        let own = Self.version
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (wanted.majorVersion, wanted.minorVersion, wanted.patchVersion)
    }
}
