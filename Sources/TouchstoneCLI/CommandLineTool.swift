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
            print(Self.usage)
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
            throw Failure(.usage, "touchstone: unknown command '\(command)'; see ./touchstone help")
        }
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

    static let usage = """
        usage: ./touchstone COMMAND [APP] [options]

        commands
          run   [APP]              build and run; without APP the Catalog. A window where there is a display, else a web page
          shot  APP -o out.png     the first settled screen as a PNG (--script FILE for later ones)
          tree  APP [--json]       the view tree as text
          build APP [--json]       only build; --json prints diagnostics and where the product lies
          serve APP [--port N]     the app in a browser
          test  [PATH] [--filter F] [--junit FILE] [--attachments FOLDER]
                                   the tests of an iOS project or package; without PATH Touchstone's own
          doctor [--install]       what Touchstone needs, and what is missing

        options
          --device "iPhone 15"  --scale 3  --orientation landscape  --appearance dark  --locale de_DE  --content-size XL
          --headless | --window | --web[=PORT]   --script FILE   --virtual-clock | --real-clock   --location FILE.gpx
          --target NAME  --scheme NAME  --configuration Debug  --verbose

        APP is a folder with an .xcodeproj (or the .xcodeproj), a Swift package, or a folder with Swift files and an Info.plist.
        exit codes: 0 done, 1 the app or its tests failed, 2 bad usage, 3 not built, 4 something is missing
        """
}
