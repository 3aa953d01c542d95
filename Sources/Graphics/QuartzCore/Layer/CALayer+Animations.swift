// SPDX-License-Identifier: MIT
import CoreGraphics

/// An animation attached to a layer, on the model's side.
struct AnimationRecord {
    let key: String
    let hasPublicKey: Bool
    let animation: CAAnimation
    let duration: CFTimeInterval
    let completions: [TransactionCompletion]
    /// Known once committed: the form the render tree has.
    var compiled: CompiledAnimation?
    var hasStarted = false
    /// Set for animations that stay attached after their end.
    var hasEnded = false

    var publicKey: String { key }
}

extension CALayer {
    func addAnimation(_ original: CAAnimation, forKey key: String?) {
        guard links.model == nil, let animation = original.copy() as? CAAnimation else { return }
        // A transition always has one key, whatever the client calls it.
        let key = animation is CATransition ? kCATransition : key
        if let key { removeAnimation(key: key) }
        links.lastAnimationNumber += 1
        let duration = animation.timing.duration > 0 ? animation.timing.duration : CATransaction.animationDuration()
        animation.timing.duration = duration
        if animation.timingFunction == nil && !(animation is CASpringAnimation) {
            animation.timingFunction = CATransaction.animationTimingFunction()
        }
        let completions = TransactionStack.current.completions
        for completion in completions { completion.retain() }
        animationRecords.append(
            AnimationRecord(
                key: key ?? "animation-\(links.lastAnimationNumber)", hasPublicKey: key != nil, animation: animation,
                duration: duration, completions: completions))
        markChanged(.animations)
    }

    func removeAnimation(key: String) {
        guard let index = animationRecords.firstIndex(where: { $0.key == key }) else { return }
        let record = animationRecords.remove(at: index)
        markChanged(.animations)
        finish(record, completed: false)
    }

    func removeAnimations() {
        guard !animationRecords.isEmpty else { return }
        let records = animationRecords
        animationRecords.removeAll()
        markChanged(.animations)
        for record in records { finish(record, completed: false) }
    }

    /// The layer, or the whole app, leaves the screen: what is removed on completion ends unfinished, the rest stays and
    /// goes on when it is seen again.
    func interruptAnimations() {
        let ended = animationRecords.filter(\.animation.isRemovedOnCompletion)
        guard !ended.isEmpty else { return }
        animationRecords.removeAll(where: \.animation.isRemovedOnCompletion)
        markChanged(.animations)
        for record in ended { finish(record, completed: false) }
    }

    /// At a commit: gives fresh animations their begin time. `time` is the layer's.
    func startAnimations(at time: CFTimeInterval) {
        for index in animationRecords.indices where animationRecords[index].compiled == nil {
            let record = animationRecords[index]
            if record.animation.timing.beginTime == 0 { record.animation.timing.beginTime = time }
            animationRecords[index].compiled = record.animation.compiled(
                beginTime: record.animation.timing.beginTime, defaultDuration: record.duration)
        }
    }

    /// Tells delegates of animations that began, removes those that ended. Delegates may change the layer's
    /// animations meanwhile.
    func advanceAnimations(to time: CFTimeInterval) {
        for record in animationRecords where !record.hasStarted {
            guard record.compiled.map({ time >= $0.timing.beginTime }) ?? false else { continue }
            if let index = animationRecords.firstIndex(where: { $0.key == record.key }) {
                animationRecords[index].hasStarted = true
            }
            if let delegate = record.animation.delegate {
                _ = optionalCall { delegate.animationDidStart(record.animation) }
            }
        }
        let ended = animationRecords.filter { record in
            record.hasStarted && record.animation.isRemovedOnCompletion
                && (record.compiled.map { time >= $0.endTime } ?? true)
        }
        for record in ended {
            guard
                let index = animationRecords.firstIndex(where: {
                    $0.key == record.key && $0.animation === record.animation
                })
            else { continue }
            animationRecords.remove(at: index)
            markChanged(.animations)
            finish(record, completed: true)
        }
        for record in animationRecords where record.hasStarted && !record.animation.isRemovedOnCompletion {
            if let compiled = record.compiled, time >= compiled.endTime { announceEnd(record) }
        }
    }

    /// A kept animation tells its delegate once that it ended.
    private func announceEnd(_ record: AnimationRecord) {
        guard let index = animationRecords.firstIndex(where: { $0.key == record.key }),
            !animationRecords[index].hasEnded
        else { return }
        animationRecords[index].hasEnded = true
        finish(record, completed: true)
    }

    private func finish(_ record: AnimationRecord, completed: Bool) {
        if record.hasEnded { return }
        if let delegate = record.animation.delegate {
            _ = optionalCall { delegate.animationDidStop(record.animation, finished: completed) }
        }
        for completion in record.completions { completion.release() }
    }

    /// Whether anything still has to happen to an attached animation.
    var hasUnfinishedAnimations: Bool { animationRecords.contains { !$0.hasEnded } }
}
