// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
    name: "Statements",
    targets: [
        .target(name: "Statements"),
        .testTarget(name: "StatementsTests", dependencies: ["Statements"], resources: [.copy("Resources")]),
    ])
