// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone xcodebuild ...`: the options, words and exit codes of the original, for scripts that cannot be changed.
///
/// What says how something is signed, archived or cached has no meaning here and is passed over; so are build settings,
/// which are named once.
struct Xcodebuild {
    /// As of the original: 65 for a failed build or test, 64 for a wrong command line, 66 for a missing project, 70 for a
    /// destination that is not there.
    private enum Code {
        static let failed: Int32 = 65
        static let usage: Int32 = 64
        static let noInput: Int32 = 66
        static let noDestination: Int32 = 70
    }

    private var options: Options
    private var actions: [String] = []
    private var project: String?
    private var settings: [String] = []
    private var question: Question?
    private var isVersion = false
    private var retriesFailures = false
    private var destination = ""
    private var unknownDestination: String?
    private var runsUntilFailure = false
    private var resultBundle: String?

    /// Options with a value that change nothing here.
    private static let ignored: Set<String> = [
        "-derivedDataPath", "-sdk", "-arch", "-toolchain", "-xcconfig", "-jobs", "-clonedSourcePackagesDirPath",
        "-destination-timeout", "-packageCachePath", "-maximum-concurrent-test-simulator-destinations",
        "-maximum-concurrent-test-device-destinations", "-resultStreamPath", "-resultBundleVersion",
        "-collect-test-diagnostics", "-test-repetition-relaunch-enabled", "-parallelizeTargets",
        "-disable-concurrent-destination-testing",
        "-skipPackagePluginValidation", "-skipMacroValidation",
    ]
    private static let flags: Set<String> = [
        "-quiet", "-verbose", "-json", "-hideShellScriptEnvironment", "-disableAutomaticPackageResolution",
        "-onlyUsePackageVersionsFromResolvedFile", "-skipPackageUpdates", "-allowProvisioningUpdates",
        "-showBuildTimingSummary", "-skipUnavailableActions", "-skipPackagePluginValidation", "-skipMacroValidation",
        "-parallelizeTargets", "-disable-concurrent-destination-testing",
    ]
    private static let knownActions: Set<String> = [
        "build", "test", "clean", "build-for-testing", "test-without-building",
    ]

    init(arguments: [String]) throws {
        options = try Options([])
        var rest = arguments[...]
        while let argument = rest.popFirst() { try take(argument, &rest) }
    }

    private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws {
        func value() throws -> String {
            guard let value = rest.popFirst() else {
                throw Exit(code: complain("option '\(argument)' requires a value"))
            }
            return value
        }
        switch argument {
        case "-project", "-workspace": project = try value()
        case "-scheme": options.values["scheme"] = try value()
        case "-target": options.values["target"] = try value()
        case "-configuration": options.values["configuration"] = try value()
        case "-testPlan": options.values["test-plan"] = try value()
        case "-destination": takeDestination(try value())
        case "-resultBundlePath": resultBundle = try value()
        case "-test-iterations": options.values["repeat"] = try value()
        case "-retry-tests-on-failure": retriesFailures = true
        case "-run-tests-until-failure": runsUntilFailure = true
        case "-parallel-testing-worker-count": options.values["jobs"] = try value()
        case "-parallel-testing-enabled":
            if try value() == "NO" {
                options.values["jobs"] = "1"
            } else if options["jobs"] == nil {
                options.values["jobs"] = "\(ProcessInfo.processInfo.activeProcessorCount)"
            }
        case "-enableCodeCoverage": if try value() == "YES" { options.flags.insert("coverage") }
        case "-enableAddressSanitizer": if try value() == "YES" { options.values["sanitize"] = "address" }
        case "-enableThreadSanitizer": if try value() == "YES" { options.values["sanitize"] = "thread" }
        case "-enableUndefinedBehaviorSanitizer": if try value() == "YES" { options.values["sanitize"] = "undefined" }
        case "-testLanguage": options.values["locale"] = try value()
        case "-testRegion": options.values["locale"] = (options.values["locale"] ?? "en") + "_" + (try value())
        case "-default-test-execution-time-allowance", "-maximum-test-execution-time-allowance":
            options.values["test-timeout"] = try value()
        case "-test-timeouts-enabled": _ = try value()
        case "-list": question = .list
        case "-showBuildSettings": question = .buildSettings
        case "-showdestinations": question = .destinations
        case "-resolvePackageDependencies": question = .packages
        case "-version": isVersion = true
        default: try takeOther(argument, &rest)
        }
    }

    private mutating func takeOther(_ argument: String, _ rest: inout ArraySlice<String>) throws {
        for (prefix, name) in [("-only-testing", "only-testing"), ("-skip-testing", "skip-testing")]
        where argument == prefix || argument.hasPrefix(prefix + ":") {
            let value = argument == prefix ? rest.popFirst() ?? "" : String(argument.dropFirst(prefix.count + 1))
            options.lists[name, default: []].append(value)
            return
        }
        if Self.flags.contains(argument) { return }
        if Self.ignored.contains(argument) {
            _ = rest.popFirst()
            return
        }
        if Self.knownActions.contains(argument) { return actions.append(argument) }
        if argument.contains("="), !argument.hasPrefix("-") { return settings.append(argument) }
        throw Exit(
            code: complain(
                argument.hasPrefix("-") ? "invalid option '\(argument)'" : "unknown build action '\(argument)'"))
    }

    /// `platform=iOS Simulator,name=iPhone 15,OS=17.2`; another platform's tests cannot run here.
    private mutating func takeDestination(_ text: String) {
        let parts = text.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let values = Dictionary(parts.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
        if let platform = values["platform"], !["iOS Simulator", "iOS"].contains(platform) {
            unknownDestination = text
        }
        guard let name = values["name"] ?? values["id"], name != "Any iOS Simulator Device" else { return }
        options.values["device"] = name
        destination = text
    }

    /// The model of that name, or that of a device that somebody has made; nil: there is none.
    private func model(of name: String) throws -> String? {
        try DeviceTypes.named(name) ?? DeviceShelf().find(name)?.record.type
    }

    private func complain(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("xcodebuild: error: \(message)\n".utf8))
        return Code.usage
    }

    // MARK: Running

    func run() throws -> Int32 {
        if isVersion {
            print("Xcode 16.0\nBuild version Touchstone")
            return 0
        }
        var options = options
        guard let place = project ?? Self.projectHere else {
            FileHandle.standardError.write(
                Data(
                    "xcodebuild: error: The directory \(FileManager.default.currentDirectoryPath) does not contain an Xcode project, workspace or package.\n"
                        .utf8))
            return Code.noInput
        }
        guard Path.absolute(place).exists else {
            FileHandle.standardError.write(Data("xcodebuild: error: '\(place)' does not exist.\n".utf8))
            return Code.noInput
        }
        options.operands = [place]
        if let resultBundle { options.values["report"] = resultBundle }
        if let name = options["device"] {
            guard let model = try model(of: name) else { return refuse(destination) }
            options.values["device"] = model
        }
        if let unknownDestination { return refuse(unknownDestination) }
        if let question { return try answer(question, options) }
        takeIterations(&options)
        if !settings.isEmpty {
            FileHandle.standardError.write(
                Data(
                    "touchstone: build settings of the command line are not used: \(settings.joined(separator: " "))\n"
                        .utf8))
        }
        return try perform(options)
    }

    private func refuse(_ destination: String) -> Int32 {
        FileHandle.standardError.write(
            Data(
                "xcodebuild: error: Unable to find a device matching the provided destination specifier:\n\t\t{ \(destination) }\n"
                    .utf8))
        return Code.noDestination
    }

    private func perform(_ options: Options) throws -> Int32 {
        let isTest = actions.contains("test") || actions.contains("test-without-building")
        var plain = options
        if !isTest, options["scheme"] != nil || options["target"] != nil { plain.values["report"] = nil }
        var tool = CommandLineTool(command: isTest ? "test" : "build", options: plain)
        tool.failureLead = "xcodebuild: error: "
        tool.listsFailures = true
        let word = isTest ? "TEST" : actions.contains("build-for-testing") ? "TEST BUILD" : "BUILD"
        if actions == ["clean"] {
            print("** CLEAN SUCCEEDED **")
            return 0
        }
        let code: Int32
        do { code = try isTest ? tool.test() : tool.build() } catch let exit as Exit { code = exit.code } catch let
            failure as Failure
        {
            FileHandle.standardError.write(Data("\(tool.failureLead)\(failure)\n".utf8))
            code = failure.code.rawValue
        }
        if code == Failure.Code.dependency.rawValue { return code }
        print("\n** \(word) \(code == 0 ? "SUCCEEDED" : "FAILED") **\n")
        return code == 0 ? 0 : Code.failed
    }

    /// `-test-iterations` is how often all tests run, or at most those that fail, or until one does.
    private func takeIterations(_ options: inout Options) {
        if retriesFailures {
            let most = options.values["repeat"].flatMap(Int.init) ?? 3
            options.values["retry"] = "\(max(0, most - 1))"
            options.values["repeat"] = nil
        } else if runsUntilFailure {
            options.values["repeat"] = "until-failure"
        }
    }

    private static var projectHere: String? {
        let here = Path.absolute(".")
        let names = here.children.map(\.name)
        return names.first { $0.hasSuffix(".xcworkspace") } ?? names.first { $0.hasSuffix(".xcodeproj") }
            ?? names.first { $0 == "Package.swift" }.map { _ in "." }
    }
}
