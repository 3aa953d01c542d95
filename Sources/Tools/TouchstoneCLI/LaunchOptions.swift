// SPDX-License-Identifier: MIT
import ProjectKit

extension CommandLineTool {
    /// How the app is started: as its scheme says, and the options over it.
    func launchSettings(of selection: Selection) throws -> LaunchSettings {
        var settings = try launchSettings()
        guard let scheme = selection.scheme else { return settings }
        if settings.location == nil { settings.location = scheme.location?.string }
        settings.take(
            arguments: scheme.arguments, variables: scheme.environment,
            locale: Scheme.locale(language: scheme.language, region: scheme.region),
            buildSettings: selection.application.settings)
        return settings
    }

    func launchSettings(
        testing target: Target, _ scheme: Scheme?, _ plan: Scheme.TestConfiguration?
    ) throws -> LaunchSettings {
        var settings = try launchSettings()
        guard let scheme else { return settings }
        if let plan {
            settings.take(
                arguments: plan.arguments, variables: plan.environment,
                locale: Scheme.locale(language: plan.language, region: plan.region), buildSettings: target.settings)
            return settings
        }
        settings.take(
            arguments: scheme.testArguments, variables: scheme.testEnvironment,
            locale: Scheme.locale(language: scheme.testLanguage, region: scheme.testRegion),
            buildSettings: target.settings)
        return settings
    }

    /// Device and surroundings from the options, checked as far as this program can; the app knows the devices.
    func launchSettings() throws -> LaunchSettings {
        var settings = LaunchSettings()
        settings.device = options["device"]
        settings.scale = try checked("scale", "a number above 0") { (Double($0) ?? 0) > 0 }
        settings.orientation = try checked("orientation", one(of: Self.orientations)) { Self.orientations.contains($0) }
        settings.appearance = try checked("appearance", "light or dark") { ["light", "dark"].contains($0) }
        settings.locale = options["locale"]
        settings.contentSize = try checked("content-size", one(of: Self.contentSizes)) {
            Self.contentSizes.contains($0)
        }
        settings.location = options["location"].map(Self.place)
        settings.maps = try checked("maps", "a file, or an address with {z}, {x} and {y}") {
            $0.contains("://") ? ["{z}", "{x}", "{y}"].allSatisfy($0.contains) : Path.absolute($0).exists
        }.map(Self.place)
        settings.permissions = options["permissions"]
        settings.desktop = options["desktop"]
        settings.keyboard = try checked("keyboard", "software or hardware") { ["software", "hardware"].contains($0) }
        settings.isPublic = options.has("public")
        settings.showsControls = !options.has("no-controls")
        if options.has("virtual-clock"), options.has("real-clock") {
            throw Failure(.usage, "touchstone: --virtual-clock and --real-clock exclude each other")
        }
        settings.seed = options["seed"]
        if options.has("virtual-clock") { settings.usesVirtualClock = true }
        if options.has("real-clock") { settings.usesVirtualClock = false }
        if let port = try checked("port", "a number from 0 to 65535", { (0...65535).contains(Int($0) ?? -1) })
            ?? options["web"]
        {
            settings.port = Int(port)
        }
        return settings
    }

    /// A file by its absolute path; the app, which runs elsewhere, knows what else a place may be, and refuses the rest.
    private static func place(_ text: String) -> String {
        let file = Path.absolute(text)
        return file.exists ? file.string : text
    }

    private static let orientations = [
        "portrait", "landscape", "landscapeLeft", "landscapeRight", "portraitUpsideDown",
    ]
    private static let contentSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    private func one(of names: [String]) -> String { "one of " + names.joined(separator: ", ") }

    private func checked(_ name: String, _ wanted: String, _ isValid: (String) -> Bool) throws -> String? {
        guard let value = options[name] else { return nil }
        guard isValid(value) else { throw Failure(.usage, "touchstone: --\(name) is '\(value)'; it must be \(wanted)") }
        return value
    }

    /// The host the options ask for; nil: none.
    func host() throws -> LaunchSettings.Host? {
        let asked = [LaunchSettings.Host.headless, .window, .web].filter { options.has($0.rawValue) }
        guard asked.count <= 1 else {
            throw Failure(.usage, "touchstone: --headless, --window and --web exclude each other")
        }
        return asked.first
    }
}
