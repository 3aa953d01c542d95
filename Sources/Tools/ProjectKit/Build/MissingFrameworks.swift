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
        try file.readText().split(separator: "\n").contains { line in
            guard !line.hasPrefix("import ") else { return false }
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

    /// The line of an import that no `#if canImport` guards: conditions are settled by the adapter.
    static func unconditionalImport(of module: String, in file: Path) throws -> Int? {
        guard let text = file.text, text.contains("import \(module)") else { return nil }
        var depth = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.trimmed
            if words.hasPrefix("#if") { depth += 1 }
            if words.hasPrefix("#endif") { depth -= 1 }
            guard depth == 0, words.hasSuffix("import \(module)"), !words.hasPrefix("//") else { continue }
            return index + 1
        }
        return nil
    }
}
