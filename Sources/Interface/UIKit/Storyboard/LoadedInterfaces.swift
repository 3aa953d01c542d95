// SPDX-License-Identifier: MIT

/// Notes every scene and nib as it came out of its file, before the app's code changes anything, when
/// `TOUCHSTONE_INTERFACES` names a file for that: one JSON object a line.
///
/// Each has the file's name, the scene's controller, and the file's objects by their identifiers.
@MainActor
enum LoadedInterfaces {
    private static let output: FileHandle? = {
        guard let file = LaunchOptions.current.interfaces else { return nil }
        guard FileManager.default.createFile(atPath: file, contents: nil) else { return nil }
        return FileHandle(forWritingAtPath: file)
    }()

    static func note(file: String, scene: String?, _ objects: @autoclosure () -> [String: AnyObject]) {
        guard let output else { return }
        let objects = objects()
        var names: [ObjectIdentifier: String] = [:]
        for (identifier, object) in objects { names[ObjectIdentifier(object)] = identifier }
        var line: [String: Any] = ["file": file, "objects": objects.mapValues { describe($0, names) }]
        line["scene"] = scene
        do {
            let data = try JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
            try output.write(contentsOf: data + Data("\n".utf8))
        } catch {
            FileHandle.standardError.write(Data("TOUCHSTONE_INTERFACES: \(error.localizedDescription)\n".utf8))
        }
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        case let button as UIButton: button.configuration?.title ?? button.title(for: .normal)
        default: nil
        }
    }

    private static func describe(_ object: AnyObject, _ names: [ObjectIdentifier: String]) -> [String: Any] {
        var result: [String: Any] = ["class": String(describing: type(of: object))]
        switch object {
        case let view as UIView:
            let frame = view.frame
            result["frame"] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            result["text"] = text(of: view)
            result["identifier"] = view.accessibilityIdentifier
            result["hidden"] = view.isHidden
            result["superview"] = view.superview.flatMap { names[ObjectIdentifier($0)] }
        case let constraint as NSLayoutConstraint:
            result["active"] = constraint.isActive
            result["constant"] = Double(constraint.constant)
            result["priority"] = Double(constraint.priority.rawValue)
            result["multiplier"] = Double(constraint.multiplier)
        case let item as UIBarItem: result["text"] = item.title
        case let item as UINavigationItem: result["text"] = item.title
        default: break
        }
        return result
    }
}
