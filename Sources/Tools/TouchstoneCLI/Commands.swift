// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

extension CommandLineTool {
    /// Builds the project's app; compile errors go to standard error, their number first.
    func buildApp() throws -> (product: ProjectBuild.Product, selection: Selection) {
        let installation = try Installation.current()
        let selection = try select(fallback: installation.root / "Examples/Catalog")
        var build = try ProjectBuild(project: selection.project, installation: installation)
        do {
            let product = try build.build(selection.application)
            printErrors(
                options.has("verbose")
                    ? build.report.diagnostics
                    : selection.project.diagnostics.filter { $0.severity == .warning } + build.report.leftOut)
            return (product, selection)
        } catch let failure as CompileFailure {
            report(failure)
            // What is missing is often why.
            printErrors(selection.project.diagnostics.filter { $0.severity == .warning })
            throw Exit(code: Failure.Code.build.rawValue)
        }
    }

    func report(_ failure: CompileFailure) {
        let errors = failure.diagnostics.filter { $0.severity == .error }
        let crash = failure.crash
        let first = errors.first?.description ?? crash?.description ?? "the compiler failed"
        printErrors("\(first)")
        let count = "\(errors.count) error\(errors.count == 1 ? "" : "s")"
        let reason = errors.isEmpty && crash != nil ? "the compiler crashed" : count
        printErrors("touchstone: '\(failure.target)' does not build: \(reason)")
        printErrors(
            options.has("verbose") || errors.isEmpty
                ? failure.output : errors.dropFirst().map(\.description).joined(separator: "\n"))
    }

    func build() throws -> Int32 {
        guard options.has("json") else {
            if let (project, libraries) = try selectLibraries() { return try build(libraries, of: project) }
            let bundle = try buildApp().product.bundle
            guard let output = options["output"] else {
                print(bundle)
                return 0
            }
            try package(bundle, as: Path.absolute(output))
            return 0
        }
        return try BuildDescription(tool: self).run()
    }

    /// As Xcode's ad hoc export: for the devices that `--provision` lists, or for all.
    private func package(_ bundle: Path, as file: Path) throws {
        guard file.pathExtension == "ipa" else {
            throw Failure(.usage, "touchstone: build writes an app as -o NAME.ipa, not as '\(file.name)'")
        }
        let devices = (options["provision"] ?? "").split(separator: ",").map(String.init)
        try AppPackage(file).write(bundle, devices: devices)
        print(file)
    }

    /// Compiles libraries and prints where their modules lie.
    private func build(_ libraries: [Target], of project: Project) throws -> Int32 {
        var build = try ProjectBuild(project: project, installation: try Installation.current())
        do {
            for module in try build.build(libraries: libraries) { print(module) }
            printErrors(options.has("verbose") ? build.report.diagnostics : [])
            return 0
        } catch let failure as CompileFailure {
            report(failure)
            throw Exit(code: Failure.Code.build.rawValue)
        }
    }

    func launch(defaultHost: LaunchSettings.Host?) throws -> Int32 {
        let (product, selection) = try buildApp()
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = environment["DISPLAY"]?.isEmpty == false || environment["WAYLAND_DISPLAY"]?.isEmpty == false
        let chosen = try host() ?? defaultHost
        let host = chosen ?? (hasDisplay ? .window : .web)
        if chosen == nil, !hasDisplay {
            say("no display here: the app is shown as a web page, and its first screen as a picture")
            try drawPicture(of: product, selection)
        }
        if options.has("watch") { return try watch(product, selection, on: host) }
        var script = try Script()
        defer { removeScratch(of: script) }
        var process = try appProcess(product, selection, on: host)
        if let file = options["script"] {
            try script.add(contentsOf: Path.absolute(file))
            process.settings.script = try script.write()
        }
        return try finish(try process.run(), script)
    }

    private func watch(
        _ product: ProjectBuild.Product, _ selection: Selection, on host: LaunchSettings.Host
    ) throws -> Int32 {
        guard options["script"] == nil else {
            throw Failure(.usage, "touchstone: --watch and --script exclude each other")
        }
        let page = host == .web ? try LaunchSettings.Page.free() : nil
        return try RunWatch(tool: self) { built in
            var process = try appProcess(built.product, built.selection, on: host)
            // A page that is open finds the app again.
            process.settings.port = process.settings.port ?? page?.port
            process.settings.token = page?.token
            return process
        }.run((product, selection))
    }

    /// The app on its device, as the options and the scheme say, in reach of `touchstone device`.
    private func appProcess(
        _ product: ProjectBuild.Product, _ selection: Selection, on host: LaunchSettings.Host
    ) throws -> AppProcess {
        var settings = try launchSettings(of: selection)
        settings.host = host
        let entry = try shelfEntry()
        // The standard device is whatever model the app is made for.
        if entry.device.folder != Device.standard.folder { settings.device = entry.record.type }
        entry.record.apply(to: &settings)
        var process = AppProcess(product: product, settings: settings, device: entry.device)
        process.takesCommands = true
        let command = try Installation.current().root / "touchstone"
        process.session = AppProcess.Session(command: command, udid: entry.record.udid, isForHandoffAlone: true)
        return process
    }

    /// The device that `--device` names, where it is one of the person's own; else the standard one.
    private func shelfEntry() throws -> DeviceShelf.Entry {
        let shelf = DeviceShelf()
        if let name = options["device"], let own = try shelf.find(name) { return own }
        guard let standard = try shelf.entries().first(where: { $0.device.folder == Device.standard.folder }) else {
            preconditionFailure("DeviceShelf: entries() makes the standard device")
        }
        return standard
    }

    /// The first screen as a PNG in the cache; says where.
    private func drawPicture(of product: ProjectBuild.Product, _ selection: Selection) throws {
        let picture = CacheFolder.root / "pictures" / "\(product.bundle.stem).png"
        var script = try Script()
        script.addShot(to: picture)
        var settings = try launchSettings(of: selection)
        settings.host = .headless
        settings.script = try script.write()
        let device = try Device.fresh()
        let ending = try AppProcess(product: product, settings: settings, device: device).run()
        try device.remove()
        if ending.isSuccess, try !script.deliver().isEmpty { say("picture: \(picture)") }
        try script.removeScratch()
    }

    func shot() throws -> Int32 {
        guard let output = options["output"] else { throw Failure(.usage, "touchstone: shot needs -o out.png") }
        return try runHeadless { $0.addShot(to: Path.absolute(output)) }
    }

    func tree() throws -> Int32 {
        let file = CacheFolder.root / "scripts" / "tree-\(getpid()).\(options.has("json") ? "json" : "txt")"
        defer { removeFile(file) }
        let code = try runHeadless { $0.addTree(to: file) }
        if file.exists { print(try file.readText(), terminator: "") }
        return code
    }

    /// Runs the app on a fresh device until it has settled and done its script, then the steps `finalSteps` adds.
    private func runHeadless(finalSteps: (inout Script) -> Void) throws -> Int32 {
        let (product, selection) = try buildApp()
        var settings = try launchSettings(of: selection)
        settings.host = try host() ?? .headless
        var script = try Script()
        defer { removeScratch(of: script) }
        if let file = options["script"] { try script.add(contentsOf: Path.absolute(file)) }
        finalSteps(&script)
        settings.script = try script.write()
        let device = options.has("keep-data") ? Device.standard : try Device.fresh()
        let ending = try AppProcess(product: product, settings: settings, device: device).run()
        if device.folder != Device.standard.folder { try device.remove() }
        return try finish(ending, script)
    }

    private func finish(_ ending: Subprocess.Ending, _ script: Script) throws -> Int32 {
        if case .exit = ending { _ = try script.deliver() }
        return code(of: ending)
    }

    /// The exit code that an app's end means, and why where that is to be said.
    func code(of ending: Subprocess.Ending) -> Int32 {
        switch ending {
        case .exit(let code):
            // The app knows the devices, so it is the one to say that a name is none.
            if code == EX_USAGE { return Failure.Code.usage.rawValue }
            return code == 0 ? 0 : Failure.Code.app.rawValue
        case .signal(let signal):
            if [SIGINT, SIGTERM, SIGHUP].contains(signal) {
                // Ctrl-C is the usual end of an app in a window; of a picture it is none.
                return ["run", "serve"].contains(command) ? 0 : 128 + signal
            }
            if signal == SIGALRM {
                printErrors("touchstone: the app did not end within five seconds after it was told to, and was ended")
                return Failure.Code.app.rawValue
            }
            printErrors("touchstone: the app crashed (signal \(signal))")
            return Failure.Code.app.rawValue
        }
    }

    private func removeScratch(of script: Script) {
        do { try script.removeScratch() } catch { printErrors("\(error)") }
    }

    private func removeFile(_ file: Path) {
        do { try file.remove() } catch { printErrors("\(error)") }
    }

    func printErrors(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { printErrors(diagnostic.description) }
    }

    /// Prints at once, before what the app is about to print.
    func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    func printErrors(_ text: String) {
        guard !text.isEmpty else { return }
        FileHandle.standardError.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }
}

/// Ends the program with a code when everything has been said already.
struct Exit: Error { var code: Int32 }
