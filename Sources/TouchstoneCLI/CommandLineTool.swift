// SPDX-License-Identifier: MIT
import ProjectKit

/// `touchstone COMMAND ...`: picks the command and holds what all of them share.
struct CommandLineTool {
    let command: String
    let options: Options

    init(arguments: [String]) throws {
        let first = arguments.first ?? "help"
        let isHelp = ["--help", "-h", "help"].contains(first)
        command = isHelp ? "help" : first
        options = try Options(Array(arguments.dropFirst()))
    }

    /// The exit code: 0 done, 1 the app or its tests failed. Everything else is thrown.
    func run() throws -> Int32 {
        if options.has("help") || command == "help" {
            let topic = command == "help" ? options.operands.first : command
            guard let text = Help.text(for: topic) else { throw unknownCommand(topic ?? "") }
            print(text)
            return 0
        }
        switch command {
        case "doctor": return try Doctor(installation: Installation.current()).run()
        case "build": return try build()
        case "run": return try launch(defaultHost: nil)
        case "serve": return try launch(defaultHost: .web)
        case "shot": return try shot()
        case "tree": return try tree()
        case "test": return try test()
        default:
            throw unknownCommand(command)
        }
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
