// SPDX-License-Identifier: MIT
import Foundation

/// The steps an app is to go through. Files its steps name are written into a scratch folder and moved to their places
/// when the app has ended by itself, so that a crash never leaves half a file.
package struct Script {
    private var steps: [[String: Any]] = []
    private var outputs: [(made: Path, wanted: Path)] = []
    private let folder: Path

    /// Makes the scratch folder: one for a process, emptied here.
    package init() throws {
        folder = CacheFolder.root / "scripts" / "run-\(getpid())"
        try folder.remove()
        try folder.makeDirectory()
    }

    /// Adds the steps of a JSON file. Output names are relative to the working directory.
    package mutating func add(contentsOf file: Path) throws {
        guard file.exists else { throw Failure(.usage, "touchstone: there is no script '\(file)'") }
        let steps: [[String: Any]]
        do {
            let json = try JSONSerialization.jsonObject(with: try file.read())
            let list = (json as? [String: Any])?["steps"] ?? json
            guard let read = list as? [[String: Any]] else {
                throw Failure(.usage, "touchstone: \(file): a script is {\"steps\": [{...}, ...]}")
            }
            steps = read
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(.usage, "touchstone: \(file): not JSON: \(error.localizedDescription)")
        }
        for step in steps { add(step) }
    }

    /// Taken when the step is reached; `deliver` writes the file, over an older one.
    package mutating func addShot(to file: Path) { add(["shot": file.string]) }
    /// Taken when the step is reached; `deliver` writes the file, over an older one.
    package mutating func addTree(to file: Path) { add(["tree": file.string]) }

    private mutating func add(_ step: [String: Any]) {
        var step = step
        for key in ["shot", "tree"] {
            guard let name = step[key] as? String else { continue }
            let wanted = Path.absolute(name)
            let made = folder / "\(outputs.count)-\(wanted.name)"
            outputs.append((made, wanted))
            step[key] = made.string
        }
        // The app runs elsewhere.
        if let track = step["location"] as? String, Path.absolute(track).exists {
            step["location"] = Path.absolute(track).string
        }
        steps.append(step)
    }

    /// Whether there is nothing to do.
    package var isEmpty: Bool { steps.isEmpty }

    /// The file the app reads.
    package func write() throws -> Path {
        let file = folder / "script.json"
        try file.write(try JSONSerialization.data(withJSONObject: ["steps": steps], options: [.sortedKeys]))
        return file
    }

    /// Moves what the steps wrote to where it belongs.
    package func deliver() throws -> [Path] {
        var delivered: [Path] = []
        for output in outputs where output.made.exists {
            try output.wanted.write(try output.made.read())
            delivered.append(output.wanted)
        }
        return delivered
    }

    /// Also what was not delivered. Call once the app has ended.
    package func removeScratch() throws { try folder.remove() }
}
