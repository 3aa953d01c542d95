// SPDX-License-Identifier: MIT
import Foundation

/// Sources that need SwiftUI, which is not here. A library of UIKit often has some, with previews or bridges, that nothing
/// else of it needs: they are left out and named, so that the rest builds. `--strict` refuses instead.
extension ProjectBuild {
    /// Whether nothing may be left out for what is missing here.
    // Set once, before anything is built.
    nonisolated(unsafe) package static var isStrict = false

    mutating func withoutMissingFrameworks(_ target: Target) throws -> [Path] {
        guard !(context.sdk.modules / "SwiftUI.swiftmodule").exists else { return target.sources }
        var kept: [Path] = []
        for file in target.sources {
            guard file.exists, let line = try Self.unconditionalImport(of: "SwiftUI", in: file),
                try Self.namesSwiftUI(file)
            else {
                kept.append(file)
                continue
            }
            let place = SourceLocation(file: file, line: line)
            if try file.readText().contains(/@main\b/) {
                throw Failure.build("target '\(target.name)' is an app of SwiftUI, which is not supported", at: place)
            }
            if Self.isStrict {
                throw Failure.build("the file imports SwiftUI, which is not supported (strict)", at: place)
            }
            let warning = Diagnostic(
                .warning, "'\(target.name)' is built without this file: it imports SwiftUI, which is not supported",
                at: place)
            note(warning)
        }
        return kept
    }

    /// Whether the code names something of SwiftUI. Some files import it only for what comes along, which is UIKit.
    static func namesSwiftUI(_ file: Path) throws -> Bool {
        var guards: [Bool] = []
        return try file.readText().split(separator: "\n").contains { line in
            follow(line.trimmed, &guards) { $0.hasPrefix("#if canImport(SwiftUI)") }
            guard !guards.contains(true), !line.hasPrefix("import ") else { return false }
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return words.contains { swiftUINames.contains(String($0)) }
        }
    }

    private static let swiftUINames: Set<String> = [
        "View", "AnyView", "EmptyView", "Color", "Text", "Image", "State", "Binding", "Environment", "ObservedObject",
        "StateObject", "EnvironmentObject", "Namespace", "FocusState", "AppStorage", "ViewBuilder", "Preview",
        "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController", "UIHostingConfiguration",
        "PreviewProvider", "ViewModifier", "EnvironmentValues", "EnvironmentKey", "PreferenceKey", "HStack", "VStack",
        "ZStack", "GeometryReader", "LocalizedStringKey", "Angle", "withAnimation", "PhotosPickerItem", "ColorScheme",
        "ButtonStyle", "ForEach", "Shape", "SwiftUI", "DynamicProperty", "ContentMode", "Gradient", "Transaction",
        "EdgeInsets", "GeometryProxy", "HorizontalAlignment", "VerticalAlignment", "ScenePhase", "WindowGroup",
        "UIApplicationDelegateAdaptor", "NavigationView", "NavigationStack", "LazyVStack", "LazyHStack", "LazyVGrid",
        "Spacer", "RoundedRectangle", "AnyTransition", "CoordinateSpace", "DragGesture", "LinearGradient",
    ]

    /// The line of an import that the file's code relies on: no `#if` holds both. Conditions are settled by the adapter.
    static func unconditionalImport(of module: String, in file: Path) throws -> Int? {
        guard let text = file.text, text.contains("import \(module)") else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
        var guards: [Bool] = []
        for (index, line) in lines.enumerated() {
            follow(line, &guards) { !holdsOnIOS($0) && !holdsImportsAlone(lines[index...]) }
            guard !guards.contains(true), line.hasSuffix("import \(module)"), !line.hasPrefix("//") else { continue }
            return index + 1
        }
        return nil
    }

    /// Keeps for each open `#if` whether it counts.
    private static func follow(_ line: String, _ guards: inout [Bool], counts: (String) -> Bool) {
        if line.hasPrefix("#if") { guards.append(counts(line)) }
        if line.hasPrefix("#else"), !guards.isEmpty { guards[guards.count - 1] = false }
        if line.hasPrefix("#endif") { _ = guards.popLast() }
    }

    /// Whether a condition asks for nothing but this platform, among others.
    private static func holdsOnIOS(_ condition: String) -> Bool {
        condition.contains("os(iOS)") && !["!", "&&", "canImport"].contains { condition.contains($0) }
    }

    /// Whether a condition on the first line guards an import and none of the code that needs it.
    private static func holdsImportsAlone(_ lines: ArraySlice<String>) -> Bool {
        let held = lines.dropFirst().prefix { !$0.hasPrefix("#") }
        return lines.first?.contains("canImport") == true && held.allSatisfy { $0.isEmpty || $0.contains("import ") }
    }
}
