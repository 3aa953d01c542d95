// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// Lets an object of a scene trigger its segue; embedded controllers are made at once.
    func connectSegue(_ source: AnyObject, _ node: ResourceNode) {
        guard let controller = owner as? UIViewController else { return }
        if node["kind"] == "embed" {
            if let container = source as? UIView { embed(node, in: container, of: controller) }
            return
        }
        // Those of the controller itself are performed by name, or belong to its container.
        if source === controller { return }
        let template = SegueTemplate(node, source: controller)
        templates.append(template)
        switch source {
        case let control as UIControl:
            let event = control.primaryEvent
            control.addTarget(
                template, action: SegueTemplate.action, for: event.isEmpty ? .primaryActionTriggered : event)
        case let item as UIBarButtonItem: (item.target, item.action) = (template, SegueTemplate.action)
        case let cell as UICollectionViewCell: cell.selectionSegue = { template.trigger($0) }
        case let recognizer as UIGestureRecognizer:
            let target = RecognizerTarget { [weak template] in template?.trigger($0) }
            templates.append(target)
            recognizer.addTarget(target, action: RecognizerTarget.selector)
        case let cell as UITableViewCell: connectSegue(of: cell, template, node)
        default: Unsupported.report("segues from \(type(of: source))")
        }
    }

    private func embed(_ node: ResourceNode, in container: UIView, of controller: UIViewController) {
        guard
            let child = SegueTemplate.makeDestination(node, of: controller, storyboard, sender: container)
        else { return }
        let segue = UIStoryboardSegue(identifier: node["identifier"], source: controller, destination: child) {
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        if let identifier = node["identifier"],
            !controller.shouldPerformSegue(withIdentifier: identifier, sender: container)
        {
            return
        }
        controller.prepare(for: segue, sender: container)
        // The child's view is loaded in here, with all that is embedded in it.
        Self.embeddingDepth += 1
        defer { Self.embeddingDepth -= 1 }
        guard Self.embeddingDepth <= Self.embeddingLimit else {
            NSException.raise(
                .invalidArgumentException, "Scene of \(controller) embeds itself, by way of \(child)")
        }
        segue.perform()
    }

    /// How many views with embedded controllers are being loaded inside each other.
    private static var embeddingDepth = 0
    private static let embeddingLimit = 50
}
