// SPDX-License-Identifier: MIT

/// What pulls an agent: a force of at most its greatest acceleration.
open class GKGoal: __ObjCObject, NSCopying {
    typealias Law = (GKAgent, Float) -> vector_float3
    private let law: Law

    private init(law: @escaping Law) {
        self.law = law
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { GKGoal(law: law) }
    final func force(on agent: GKAgent, _ seconds: Float) -> vector_float3 { law(agent, seconds) }

    /// The change from how the agent moves to how it would have to.
    private static func steer(_ agent: GKAgent, towards direction: vector_float3) -> vector_float3 {
        let distance = simd_length(direction)
        guard distance > 1e-5 else { return .zero }
        return limited(direction * (agent.maxSpeed / distance) - agent.motion, agent)
    }
    private static func limited(_ force: vector_float3, _ agent: GKAgent) -> vector_float3 {
        let size = simd_length(force)
        return size > agent.maxAcceleration ? force * (agent.maxAcceleration / size) : force
    }
    private static func predicted(_ target: GKAgent, from agent: GKAgent, _ maximum: TimeInterval) -> vector_float3 {
        let time = simd_distance(target.place, agent.place) / max(agent.maxSpeed, 1e-5)
        return target.place + target.motion * min(time, Float(maximum))
    }

    public convenience init(toSeekAgent agent: GKAgent) {
        self.init { own, _ in GKGoal.steer(own, towards: agent.place - own.place) }
    }
    public convenience init(toFleeAgent agent: GKAgent) {
        self.init { own, _ in GKGoal.steer(own, towards: own.place - agent.place) }
    }
    /// Towards where the target will be.
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
        self.init { own, _ in
            GKGoal.steer(own, towards: GKGoal.predicted(target, from: own, maxPredictionTime) - own.place)
        }
    }
    public convenience init(toReachTargetSpeed targetSpeed: Float) {
        self.init { agent, seconds in
            GKGoal.limited(agent.heading * (targetSpeed - agent.speed) / max(seconds, 1e-3), agent)
        }
    }
    /// Along changing directions ahead.
    public convenience init(toWander speed: Float) {
        self.init { agent, seconds in
            agent.wander += (GKRandomSource.sharedRandom().nextUniform() - 0.5) * 8 * seconds
            let (x, y) = (Float(cos(Double(agent.wander))), Float(sin(Double(agent.wander))))
            let side: vector_float3 = agent is GKAgent3D ? vector_float3(x, 0, y) : vector_float3(x, y, 0)
            let wanted = simd_normalize(agent.heading * 1.5 + side) * speed
            return GKGoal.limited(wanted - agent.motion, agent)
        }
    }

    // MARK: Together

    private static func near(
        _ agents: [GKAgent], _ agent: GKAgent, _ distance: Float, _ angle: Float
    ) -> [GKAgent] {
        agents.filter { other in
            guard other !== agent else { return false }
            let gap = other.place - agent.place
            let length = simd_length(gap)
            guard length <= distance else { return false }
            return length < 1e-5 || simd_dot(gap / length, agent.heading) >= Float(cos(Double(min(angle, .pi))))
        }
    }
    /// Away from those that are near: the nearer, the more.
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { agent, _ in
            var sum = vector_float3.zero
            for other in GKGoal.near(agents, agent, maxDistance, maxAngle) {
                let gap = agent.place - other.place
                sum += gap / max(simd_length_squared(gap), 1e-5)
            }
            return GKGoal.steer(agent, towards: sum)
        }
    }
    /// In the direction of those that are near.
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { agent, _ in
            let near = GKGoal.near(agents, agent, maxDistance, maxAngle)
            guard !near.isEmpty else { return .zero }
            return GKGoal.limited(near.reduce(.zero) { $0 + $1.heading } / Float(near.count) - agent.heading, agent)
        }
    }
    /// To the middle of those that are near.
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { agent, _ in
            let near = GKGoal.near(agents, agent, maxDistance, maxAngle)
            guard !near.isEmpty else { return .zero }
            return GKGoal.steer(agent, towards: near.reduce(.zero) { $0 + $1.place } / Float(near.count) - agent.place)
        }
    }

    // MARK: Avoiding

    private static func avoid(
        _ agent: GKAgent, _ centre: vector_float3, _ radius: Float, _ time: TimeInterval
    ) -> vector_float3 {
        guard agent.speed > 1e-4 else { return .zero }
        let gap = centre - agent.place
        let ahead = simd_dot(gap, agent.heading)
        let reach = agent.speed * Float(time)
        let aside = gap - agent.heading * ahead
        let clearance = radius + agent.radius
        guard ahead > -clearance, ahead < reach + clearance, simd_length(aside) < clearance else { return .zero }
        let away: vector_float3 =
            simd_length(aside) > 1e-4
            ? -simd_normalize(aside) : simd_normalize(vector_float3(-agent.heading.y, agent.heading.x, 1e-6))
        return away * agent.maxAcceleration
    }
    /// Off the way of obstacles that are met within the time.
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
        self.init { agent, _ in
            obstacles.reduce(.zero) { sum, obstacle in
                let (centre, radius) = GKGoal.circle(obstacle)
                return sum + GKGoal.avoid(agent, centre, radius, maxPredictionTime)
            }
        }
    }
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
        self.init { agent, _ in
            agents.filter { $0 !== agent }.reduce(.zero) { sum, other in
                sum
                    + GKGoal.avoid(
                        agent, GKGoal.predicted(other, from: agent, maxPredictionTime), other.radius, maxPredictionTime)
            }
        }
    }
    private static func circle(_ obstacle: GKObstacle) -> (vector_float3, Float) {
        switch obstacle {
        case let circle as GKCircleObstacle: return (vector_float3(circle.position, 0), circle.radius)
        case let sphere as GKSphereObstacle: return (sphere.position, sphere.radius)
        case let polygon as GKPolygonObstacle where !polygon.points.isEmpty:
            let centre = polygon.points.reduce(.zero, +) / Float(polygon.points.count)
            return (vector_float3(centre, 0), polygon.points.map { simd_distance($0, centre) }.max() ?? 0)
        default: return (.zero, 0)
        }
    }

    // MARK: Paths

    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
        self.init { agent, _ in
            let next = agent.place + agent.motion * Float(maxPredictionTime)
            let at = path.nearest(next)
            let step = max(agent.maxSpeed * Float(maxPredictionTime), path.radius, 1e-3)
            return GKGoal.steer(agent, towards: path.point(at.distance + (forward ? step : -step)) - agent.place)
        }
    }
    /// Back to the path when the agent is about to leave its radius.
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
        self.init { agent, _ in
            let next = agent.place + agent.motion * Float(maxPredictionTime)
            let at = path.nearest(next)
            guard simd_distance(at.point, next) > path.radius else { return .zero }
            return GKGoal.steer(agent, towards: at.point - agent.place)
        }
    }
}

/// A way through points.
open class GKPath: __ObjCObject {
    open var radius: Float
    open var isCyclical: Bool
    private let points: [vector_float3]
    open var numPoints: Int { points.count }

    public init(points: [vector_float2], radius: Float, cyclical: Bool) {
        self.points = points.map { vector_float3($0, 0) }
        self.radius = radius
        isCyclical = cyclical
        super.init()
    }
    public init(points: [vector_float3], radius: Float, cyclical: Bool) {
        self.points = points
        self.radius = radius
        isCyclical = cyclical
        super.init()
    }
    public init(graphNodes: [GKGraphNode], radius: Float) {
        points = graphNodes.compactMap { node in
            switch node {
            case let node as GKGraphNode2D: vector_float3(node.position, 0)
            case let node as GKGraphNode3D: node.position
            default: nil
            }
        }
        self.radius = radius
        isCyclical = false
        super.init()
    }
    open func float2(at index: Int) -> vector_float2 { vector_float2(points[index].x, points[index].y) }
    open func float3(at index: Int) -> vector_float3 { points[index] }
    open func point(at index: Int) -> vector_float2 { float2(at: index) }

    private var segments: [(start: vector_float3, end: vector_float3)] {
        let ends = zip(points, points.dropFirst()).map { (start: $0, end: $1) }
        guard isCyclical, let first = points.first, let last = points.last, points.count > 1 else { return ends }
        return ends + [(last, first)]
    }

    /// The place on the path that is nearest to a point, and how far along the path it lies.
    func nearest(_ p: vector_float3) -> (point: vector_float3, distance: Float) {
        var best = (point: points.first ?? p, distance: Float(0))
        var (nearest, walked) = (Float.infinity, Float(0))
        for (a, b) in segments {
            let length = simd_distance(a, b)
            let t = simd_clamp(simd_dot(p - a, b - a) / max(length * length, .leastNormalMagnitude), 0, 1)
            let at = a + t * (b - a)
            if simd_distance(p, at) < nearest { (nearest, best) = (simd_distance(p, at), (at, walked + t * length)) }
            walked += length
        }
        return best
    }
    /// Beyond the ends, the ends; around and around where the path is cyclical.
    func point(_ distance: Float) -> vector_float3 {
        let total = segments.reduce(Float(0)) { $0 + simd_distance($1.start, $1.end) }
        guard total > 0 else { return points.first ?? .zero }
        var rest = isCyclical ? distance - (distance / total).rounded(.down) * total : min(max(distance, 0), total)
        for (a, b) in segments {
            let length = simd_distance(a, b)
            if rest <= length { return a + (b - a) * (length > 0 ? rest / length : 0) }
            rest -= length
        }
        return segments.last?.end ?? .zero
    }
}

/// Goals, each with a weight.
open class GKBehavior: __ObjCObject, NSCopying {
    private var weighted: [(goal: GKGoal, weight: Float)] = []

    public override init() { super.init() }
    public convenience init(goal: GKGoal, weight: Float) {
        self.init()
        setWeight(weight, for: goal)
    }
    public convenience init(goals: [GKGoal]) {
        self.init()
        for goal in goals { setWeight(1, for: goal) }
    }
    public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
        self.init()
        for (goal, weight) in zip(goals, weights) { setWeight(weight.floatValue, for: goal) }
    }
    public convenience init(weightedGoals: [GKGoal: NSNumber]) {
        self.init()
        for (goal, weight) in weightedGoals { setWeight(weight.floatValue, for: goal) }
    }
    open var goalCount: Int { weighted.count }
    open subscript(index: Int) -> GKGoal { weighted[index].goal }
    open subscript(goal: GKGoal) -> NSNumber? {
        get { weighted.first { $0.goal === goal }.map { NSNumber(value: $0.weight) } }
        set { if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) } }
    }
    open func setWeight(_ weight: Float, for goal: GKGoal) {
        remove(goal)
        weighted.append((goal, weight))
    }
    /// 0 for a goal that is not here.
    open func weight(for goal: GKGoal) -> Float { weighted.first { $0.goal === goal }?.weight ?? 0 }
    open func remove(_ goal: GKGoal) { weighted.removeAll { $0.goal === goal } }
    open func removeAllGoals() { weighted = [] }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKBehavior()
        copy.weighted = weighted
        return copy
    }
    func force(on agent: GKAgent, _ seconds: Float) -> vector_float3 {
        weighted.reduce(.zero) { $0 + $1.goal.force(on: agent, seconds) * $1.weight }
    }
}

/// Behaviours, each with a weight.
open class GKCompositeBehavior: GKBehavior {
    private var parts: [(behavior: GKBehavior, weight: Float)] = []
    open var behaviorCount: Int { parts.count }
    public convenience init(behaviors: [GKBehavior]) {
        self.init()
        for behavior in behaviors { setWeight(1, for: behavior) }
    }
    public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
        self.init()
        for (behavior, weight) in zip(behaviors, weights) { setWeight(weight.floatValue, for: behavior) }
    }
    open func setWeight(_ weight: Float, for behavior: GKBehavior) {
        remove(behavior)
        parts.append((behavior, weight))
    }
    open func weight(for behavior: GKBehavior) -> Float { parts.first { $0.behavior === behavior }?.weight ?? 0 }
    open func remove(_ behavior: GKBehavior) { parts.removeAll { $0.behavior === behavior } }
    open func removeAllBehaviors() { parts = [] }
    override func force(on agent: GKAgent, _ seconds: Float) -> vector_float3 {
        parts.reduce(super.force(on: agent, seconds)) { $0 + $1.behavior.force(on: agent, seconds) * $1.weight }
    }
}
