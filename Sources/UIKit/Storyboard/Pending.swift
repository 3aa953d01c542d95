// SPDX-License-Identifier: MIT
import ObjectiveC

extension InterfaceLoader {
    func setPriorities(of view: UIView, _ node: ResourceNode) {}
    func aliasGuide(_ node: ResourceNode, of view: UIView) {}
    func insert(_ subview: UIView, into view: UIView) { view.addSubview(subview) }
    func setContent(of view: UIView, _ node: ResourceNode) {}
    func addConstraints(of node: ResourceNode, to view: UIView) {}
    func connectAction(_ source: AnyObject, _ node: ResourceNode) {}
    func connectSegue(_ source: AnyObject, _ node: ResourceNode) {}
    func setBars(of controller: UIViewController, _ node: ResourceNode) {}
    func image(_ name: String?, catalog: String? = nil) -> AnyObject? { nil }
}
extension StoryboardScene {
    func connectRelationships() {}
    func aliasGuide(_ guide: ResourceNode, of controller: UIViewController) {}
}
@MainActor struct SegueTemplate {
    init(_ node: ResourceNode, source: UIViewController) {}
    func perform(sender: Any?) {}
}
enum InterfaceOutlets {
    static func set(_ property: String, of source: AnyObject, to destination: AnyObject) {
        KeyValueCoding.setValue(destination, of: source, key: property)
    }
}
