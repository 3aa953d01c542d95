// SPDX-License-Identifier: MIT
import ObjectiveC

extension InterfaceLoader {
    func setContent(of view: UIView, _ node: ResourceNode) {}
    func connectAction(_ source: AnyObject, _ node: ResourceNode) {}
    func connectSegue(_ source: AnyObject, _ node: ResourceNode) {}
    func setBars(of controller: UIViewController, _ node: ResourceNode) {}
}
extension StoryboardScene {
    func connectRelationships() {}
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
