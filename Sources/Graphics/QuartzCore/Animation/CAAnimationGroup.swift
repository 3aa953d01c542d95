// SPDX-License-Identifier: MIT
/// Runs animations together in its own time space: their begin times count from the group's start, and what lies
/// beyond its duration is cut off. Delegates of the members are not called.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func assign(from other: CAAnimation) {
        super.assign(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func compile(duration: CFTimeInterval) -> CompiledAnimation.Kind? {
        let members = (animations ?? []).compactMap {
            $0.compiled(beginTime: $0.timing.beginTime, defaultDuration: duration)
        }
        return members.isEmpty ? nil : .group(members)
    }
}
