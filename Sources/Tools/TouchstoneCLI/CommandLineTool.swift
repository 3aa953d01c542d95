// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone COMMAND ...`: picks the command and holds what all of them share.
struct CommandLineTool {
    let command: String
    var options: Options
    /// What stands before the reason for a failure, for programs that look for it.
    var failureLead = ""
    /// Whether failed tests are listed at the end, as `xcodebuild` does.
    var listsFailures = false

    init(command: String, options: Options) { (self.command, self.options) = (command, options) }

    init(arguments: [String]) throws {
        let first = arguments.first ?? "help"
        let isHelp = ["--help", "-h", "help"].contains(first)
        command = isHelp ? "help" : first
        // Its options are another program's.
        if ["xcodebuild", "device"].contains(command) {
            options = try Options([])
            options.operands = Array(arguments.dropFirst())
            return
        }
        options = try Options(Array(arguments.dropFirst()))
    }

    /// Runs a command line to its end; the exit code. What stops it goes to standard error.
    static func main(_ arguments: [String]) -> Int32 {
        do {
            switch arguments.first {
            case Sandbox.command: try Sandbox.launch(Array(arguments.dropFirst()))
            case ForkServer.command: return try ForkServer().run()
            default: return try CommandLineTool(arguments: arguments).run()
            }
        } catch let failure as Failure {
            FileHandle.standardError.write(Data("\(failure)\n".utf8))
            return failure.code.rawValue
        } catch let end as Exit {
            return end.code
        } catch {
            FileHandle.standardError.write(Data("touchstone: \(error.localizedDescription)\n".utf8))
            return Failure.Code.app.rawValue
        }
    }

    /// The exit code: 0 done, 1 the app or its tests failed. Everything else is thrown.
    func run() throws -> Int32 {
        if options.has("help") || command == "help" {
            let topic = command == "help" ? options.operands.first : command
            guard let text = Help.text(for: topic) else { throw unknownCommand(topic ?? "") }
            print(text)
            return 0
        }
        if command == "device", ["help", "--help", "-h", nil].contains(options.operands.first) {
            print(Help.text(for: "device") ?? "")
            return 0
        }
        if options.has("sandbox") { try enterSandbox() }
        ProjectBuild.isStrict = options.has("strict")
        switch command {
        case "doctor": return try Doctor(installation: Installation.current()).run()
        case "build": return try build()
        case "run": return try launch(defaultHost: nil)
        case "serve": return try launch(defaultHost: .web)
        case "shot": return try shot()
        case "tree": return try tree()
        case "test": return try test()
        case "xcodebuild": return try Xcodebuild(arguments: options.operands).run()
        case "device": return try DeviceCommand(arguments: options.operands).run()
        default:
            throw unknownCommand(command)
        }
    }

    /// From here on, programs that run the project's code may do little: see `Sandbox`.
    private func enterSandbox() throws {
        guard ["run", "serve", "shot", "tree", "build", "test"].contains(command), let name = options.operands.first
        else {
            throw Failure(.usage, "touchstone: --sandbox is for commands with a project")
        }
        guard !options.has("keep-data") else {
            throw Failure(.usage, "touchstone: --sandbox and --keep-data exclude each other")
        }
        let project = Path.absolute(name)
        var sandbox = try Sandbox.prepare(
            project: project.resolved ?? project, installation: .current(), toolchain: .current)
        // A page takes connections; a window makes one to the display.
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
            ProcessInfo.processInfo.environment[$0]?.isEmpty == false
        }
        if let host = try host() ?? ["serve": .web, "run": hasDisplay ? .window : .web][command] {
            sandbox.network = [.web: .listening, .window: .display][host] ?? .none
        }
        Sandbox.current = sandbox
    }

    private func unknownCommand(_ name: String) -> Failure {
        Failure(.usage, "touchstone: unknown command '\(name)'; see ./touchstone help")
    }

    /// The project the first operand names; `fallback` when there is none. `configuration`: what is built when the options
    /// say nothing.
    func loadProject(fallback: Path? = nil, configuration: String? = nil) throws -> Project {
        guard options.operands.count <= 1 else {
            throw Failure(.usage, "touchstone: \(command) takes one project, not \(options.operands.count)")
        }
        guard let path = options.operands.first.map({ Path.absolute($0) }) ?? fallback else {
            throw Failure(.usage, "touchstone: \(command) needs a project: a folder, an .xcodeproj or a package")
        }
        // A link to a project: its references lead out of the folder that holds the project, not the link.
        return try ProjectLoader.load(path.resolved ?? path, configuration: options["configuration"] ?? configuration)
    }
}
