// SPDX-License-Identifier: MIT
import CoreGraphics

/// An animation as the render tree evaluates it: immutable, typed, with its begin time known.
package final class CompiledAnimation {
    enum Kind {
        case property(PropertyTrack)
        case group([CompiledAnimation])
        case transition(TransitionTrack)
    }

    /// `beginTime` is in the layer's (in a group: the group's) time.
    let timing: TimingState
    let duration: CFTimeInterval
    let curve: TimingCurve?
    let kind: Kind

    init(timing: TimingState, duration: CFTimeInterval, curve: TimingCurve?, kind: Kind) {
        (self.timing, self.duration, self.curve, self.kind) = (timing, duration, curve, kind)
    }

    /// In the layer's time; infinite when it repeats forever or stands still.
    var endTime: CFTimeInterval {
        timing.speed == 0
            ? .infinity : timing.beginTime + timing.activeDuration(simple: duration) / Double(abs(timing.speed))
    }

    /// Changes `state` to its value at `time`, in the layer's time.
    ///
    /// - Returns: what changed compared with the model; empty when the animation has no effect then.
    @discardableResult
    func apply(to state: inout LayerState, at time: CFTimeInterval) -> LayerChanges {
        guard let sample = timing.sample(time, simple: duration) else { return [] }
        let progress = curve?.value(at: sample.progress) ?? sample.progress
        switch kind {
        case .property(let track):
            track.apply(to: &state, progress: progress, seconds: progress * duration, pass: sample.pass)
            return track.path.property?.changes ?? []
        case .group(let members):
            return members.reduce(into: []) { $0.formUnion($1.apply(to: &state, at: progress * duration)) }
        case .transition: return []
        }
    }

    /// The transition and its progress at `time`, if this is one that runs then.
    func transition(at time: CFTimeInterval) -> (track: TransitionTrack, progress: Double)? {
        guard case .transition(let track) = kind, let sample = timing.sample(time, simple: duration) else { return nil }
        let progress = curve?.value(at: sample.progress) ?? sample.progress
        return (track, track.start + (track.end - track.start) * progress)
    }

    /// Every property animated, for finding what a presentation must evaluate.
    var properties: [LayerKeyPath] {
        switch kind {
        case .property(let track): [track.path]
        case .group(let members): members.flatMap(\.properties)
        case .transition: []
        }
    }
}

struct TransitionTrack {
    var type: CATransitionType
    var subtype: CATransitionSubtype
    var start: Double
    var end: Double
}

/// The three values of a basic animation; nil as the client left them.
struct ValueEnds {
    var from: AnimatableValue?
    var to: AnimatableValue?
    var by: AnimatableValue?

    /// The documented table of "Setting Interpolation Values" of `CABasicAnimation`.
    func resolved(current: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, .sum(from, by))
        case (nil, let to?, let by?): (.difference(to, by), to)
        case (let from?, nil, nil): (from, current)
        case (nil, let to?, nil): (current, to)
        case (nil, nil, let by?): (current, .sum(current, by))
        case (nil, nil, nil): (current, current)
        }
    }

    var hasValue: Bool { from != nil || to != nil || by != nil }
}

enum ValueTrack {
    case basic(ValueEnds, spring: SpringCurve?)
    case keyframes(KeyframeTrack)
    case path(PathTrack)
}

struct PropertyTrack {
    var path: LayerKeyPath
    var isAdditive: Bool
    var isCumulative: Bool
    var values: ValueTrack
    var function: CAValueFunction?

    init(
        path: LayerKeyPath, isAdditive: Bool, isCumulative: Bool, values: ValueTrack, function: CAValueFunction? = nil
    ) {
        (self.path, self.isAdditive, self.isCumulative) = (path, isAdditive, isCumulative)
        (self.values, self.function) = (values, function)
    }

    func apply(to state: inout LayerState, progress: Double, seconds: Double, pass: Int) {
        guard let current = value(in: state) else { return }
        var value: AnimatableValue
        var angle: Double?
        switch values {
        case .basic(let ends, let spring):
            let base = isAdditive ? zero(like: ends, current) : current
            let (from, to) = ends.resolved(current: base)
            value = .mix(from, to, spring?.value(at: seconds) ?? progress)
            if isCumulative && pass > 0 { value = .sum(value, .scaled(to, Double(pass))) }
        case .keyframes(let track):
            value = track.value(at: progress)
            if isCumulative && pass > 0 { value = .sum(value, .scaled(track.value(at: 1), Double(pass))) }
        case .path(let track):
            let sample = track.value(at: progress)
            value = .point(sample.point)
            angle = sample.angle
        }
        if let function, case .numbers(let n) = value { value = .transform(function.transform(n)) }
        if isAdditive { value = .sum(current, value) }
        set(value, in: &state)
        if let angle { state.transform = CATransform3DRotate(state.transform, CGFloat(angle), 0, 0, 1) }
    }

    private func value(in state: LayerState) -> AnimatableValue? {
        if let property = path.property { return state.value(property).part(path.component) }
        guard let stored = state.custom?[path.customKey] else { return .number(0) }
        for kind in [ValueKind.number, .point, .size, .rect, .transform] {
            if let typed = AnimatableValue(stored, kind: kind) { return typed }
        }
        if let color = stored as? CGColor { return AnimatableValue(color, kind: .color) }
        return .object(stored as AnyObject)
    }

    private func set(_ value: AnimatableValue, in state: inout LayerState) {
        guard let property = path.property else {
            state.custom = state.custom ?? [:]
            state.custom?[path.customKey] = value.object
            return
        }
        var whole = state.value(property)
        whole.setPart(value, path.component)
        state.set(whole, property)
    }

    /// What nil means in an additive animation: nothing to add.
    private func zero(like ends: ValueEnds, _ current: AnimatableValue) -> AnimatableValue {
        if function != nil { return .numbers([0]) }
        if case .transform = current { return .transform(CATransform3DIdentity) }
        return .scaled(ends.from ?? ends.to ?? ends.by ?? current, 0)
    }
}

extension CompiledAnimation {
    var isTransition: Bool { if case .transition = kind { true } else { false } }
}
