// SPDX-License-Identifier: MIT

/// Values at times, and what lies between.
///
/// Numbers and colours are blended, other values hold until the next one. Times ascend.
open class SKKeyframeSequence: __ObjCObject, NSCopying, NSSecureCoding {
    private var frames: [(time: CGFloat, value: Any)] = []
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp

    public override init() { super.init() }
    public convenience init(capacity: Int) { self.init() }
    /// - Parameter times: `NSNumber`s, one for each value.
    public convenience init(keyframeValues values: [Any], times: [Any]) {
        precondition(
            values.count == times.count,
            "SKKeyframeSequence: \(values.count) values for \(times.count) times; each value needs a time")
        self.init()
        for (value, time) in zip(values, times) { addKeyframeValue(value, time: Self.number(time) ?? 0) }
    }
    public convenience init(keyframeValues values: [Any], times: [NSNumber]) {
        self.init(keyframeValues: values, times: times as [Any])
    }

    open func count() -> Int { frames.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) {
        let place = frames.firstIndex { $0.time > time } ?? frames.count
        frames.insert((time, value), at: place)
    }
    open func removeLastKeyframe() { if !frames.isEmpty { frames.removeLast() } }
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { frames[index] = (time, value) }
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

    /// The value at a time, nil when there are none.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = frames.first, let last = frames.last else { return nil }
        let time = place(time, first.time, last.time)
        guard let next = frames.firstIndex(where: { $0.time > time }) else { return last.value }
        guard next > 0 else { return first.value }
        let (from, to) = (frames[next - 1], frames[next])
        let part = (time - from.time) / (to.time - from.time)
        switch interpolationMode {
        case .step: return from.value
        case .linear: return Self.blend(from.value, to.value, part)
        case .spline: return spline(next, part)
        }
    }

    private func place(_ time: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
        guard repeatMode == .loop, last > first else { return time }
        let turns = (time - first) / (last - first)
        return first + (turns - turns.rounded(.down)) * (last - first)
    }

    /// Catmull and Rom's curve through the values.
    private func spline(_ next: Int, _ t: CGFloat) -> Any {
        let values = [-2, -1, 0, 1].map { frames[max(0, min(frames.count - 1, next + $0))].value }
        let lists = values.compactMap(Self.components)
        guard lists.count == 4 else { return values[1] }
        let result = lists[0].indices.map { i in
            let (a, b, c, d) = (lists[0][i], lists[1][i], lists[2][i], lists[3][i])
            return 0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
        }
        return Self.value(result, like: values[1])
    }

    private static func blend(_ from: Any, _ to: Any, _ part: CGFloat) -> Any {
        guard let a = components(from), let b = components(to), a.count == b.count else { return from }
        return value(zip(a, b).map { $0 + ($1 - $0) * part }, like: from)
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }

    private static func components(_ value: Any) -> [CGFloat]? {
        if let number = number(value) { return [number] }
        guard let color = value as? UIColor else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        return color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) ? [red, green, blue, alpha] : nil
    }

    private static func value(_ parts: [CGFloat], like example: Any) -> Any {
        guard example is UIColor else { return NSNumber(value: Double(parts[0])) }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    // MARK: Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKKeyframeSequence()
        (copy.frames, copy.interpolationMode, copy.repeatMode) = (frames, interpolationMode, repeatMode)
        return copy
    }
    open class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        let values = coder.stored(forKey: "_values") as? [Any] ?? []
        let times = coder.stored(forKey: "_times") as? [Any] ?? []
        guard values.count == times.count else { return nil }
        self.init(keyframeValues: values, times: times)
        interpolationMode = SKInterpolationMode(rawValue: coder.decodeInteger(forKey: "_interpolationMode")) ?? .linear
        repeatMode = SKRepeatMode(rawValue: coder.decodeInteger(forKey: "_repeatMode")) ?? .clamp
    }
    open func encode(with coder: NSCoder) {
        coder.encode(frames.map(\.value), forKey: "_values")
        coder.encode(frames.map { NSNumber(value: Double($0.time)) }, forKey: "_times")
        coder.encode(interpolationMode.rawValue, forKey: "_interpolationMode")
        coder.encode(repeatMode.rawValue, forKey: "_repeatMode")
    }
}
