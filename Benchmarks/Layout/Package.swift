// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// Apart from the main package, so that building Touchstone never builds benchmarks. `Sources/Interface/LayoutEngine` links to the
// engine's sources, whose interface is visible inside a package only.
let settings: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

let package = Package(
    name: "LayoutBenchmarks",
    targets: [
        .target(name: "LayoutEngine", swiftSettings: settings),
        .executableTarget(name: "layoutbench", dependencies: ["LayoutEngine"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
