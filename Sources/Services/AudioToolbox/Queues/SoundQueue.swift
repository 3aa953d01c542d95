// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore
import TouchstoneDevice

/// What an `AudioQueueRef` stands for: buffers that are played, or filled, one after the other. Time is the frame clock's;
/// frames are counted from the start, pauses left out.
final class SoundQueue: @unchecked Sendable {
    // Sendable: what changes lies behind the lock; callbacks run on one queue at a time.
    struct Item {
        let buffer: AudioQueueBufferRef
        /// Frames of the queue's time.
        var first: Int64
        var count: Int64
        /// What is played, interleaved; empty in a queue that records.
        var samples: [Float]
        var end: Int64 { first + count }
    }

    struct State {
        var items: [Item] = []
        var buffers: Set<AudioQueueBufferRef> = []
        var isRunning = false
        /// The frame clock's time from which frames run on; nil: they stand.
        var start: Double?
        /// Frames before `start`.
        var passed: Int64 = 0
        /// Ends once all that is there was played.
        var isEnding = false
        var isDisposed = false
        var volume: Float = 1
        var pan: Float = 0
        var isMetered = false
        var turn = 0
        var listeners: [Listener] = []
    }

    struct Listener {
        let property: AudioQueuePropertyID
        let call: AudioQueuePropertyListenerProc
        let data: UnsafeMutableRawPointer?
    }

    enum Direction {
        case output(AudioQueueOutputCallbackBlock)
        case input(AudioQueueInputCallbackBlock)
    }

    let layout: SampleLayout
    private let direction: Direction
    private let queue: DispatchQueue
    private let lock = NSLock()
    private var state = State()
    private let microphone = Microphone()

    /// - Parameter queue: on which the callback runs. Without one iOS takes a thread of its own; here it is the main one.
    init(_ layout: SampleLayout, _ direction: Direction, on queue: DispatchQueue) {
        (self.layout, self.direction, self.queue) = (layout, direction, queue)
    }

    var isOutput: Bool { if case .output = direction { true } else { false } }

    func locked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }

    // MARK: Time

    /// Frames that have passed at a time of the frame clock.
    static func position(_ state: State, _ layout: SampleLayout, at time: Double) -> Int64 {
        guard let start = state.start else { return state.passed }
        return state.passed + Int64((max(0, time - start) * layout.rate + 1e-6).rounded(.down))
    }

    /// Runs from a time on.
    func start(at time: Double) -> OSStatus {
        if !isOutput { askForMicrophone() }
        let begins = locked { state -> Bool? in
            if state.isDisposed { return nil }
            let wasRunning = state.isRunning
            if state.start == nil { state.start = time }
            (state.isRunning, state.isEnding) = (true, false)
            return !wasRunning
        }
        guard let begins else { return kAudioQueueErr_DisposalPending }
        if isOutput { Loudspeaker.shared.add(self) }
        schedule()
        if begins { tell(kAudioQueueProperty_IsRunning) }
        return noErr
    }

    func pause() {
        hush()
        locked { state in
            state.passed = Self.position(state, layout, at: FrameClock.now)
            state.start = nil
            state.turn += 1
        }
    }

    /// - Parameter isImmediate: buffers are given back at once; else when they have been played.
    func stop(isImmediate: Bool) {
        let playsOn = locked { state in
            state.isEnding = state.isRunning && !isImmediate && isOutput && !state.items.isEmpty
            return state.isEnding
        }
        if playsOn { return schedule() }
        end()
    }

    private func end() {
        if !isOutput { takeSound(untilNow: true) }
        hush()
        let (wasRunning, left) = locked { state -> (Bool, [Item]) in
            defer { (state.items, state.isRunning, state.start, state.passed) = ([], false, nil, 0) }
            state.turn += 1
            state.isEnding = false
            return (state.isRunning, state.items)
        }
        if isOutput { for item in left { giveBack(item) } }
        if wasRunning { tell(kAudioQueueProperty_IsRunning) }
    }

    /// Buffers that wait are given back; time stays.
    func reset() {
        let left = locked { state -> [Item] in
            defer { state.items = [] }
            state.turn += 1
            return state.items
        }
        if isOutput { for item in left { giveBack(item) } }
        schedule()
    }

    /// For ever.
    func dispose() {
        locked { $0.isDisposed = true }
        end()
        let buffers = locked { state -> Set<AudioQueueBufferRef> in
            defer { state.buffers = [] }
            return state.buffers
        }
        buffers.forEach(SoundQueue.free)
    }

    private func hush() { if isOutput { Loudspeaker.shared.remove(self) } }

    // MARK: Buffers

    func allocate(_ bytes: UInt32, packets: UInt32) -> AudioQueueBufferRef {
        let buffer = AudioQueueBufferRef.allocate(capacity: 1)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Int(max(1, bytes)), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: Int(max(1, bytes)))
        let descriptions: UnsafeMutablePointer<AudioStreamPacketDescription>? =
            packets == 0 ? nil : .allocate(capacity: Int(packets))
        descriptions?.initialize(repeating: AudioStreamPacketDescription(), count: Int(packets))
        buffer.initialize(
            to: AudioQueueBuffer(
                mAudioDataBytesCapacity: bytes, mAudioData: memory, mAudioDataByteSize: 0, mUserData: nil,
                mPacketDescriptionCapacity: packets, mPacketDescriptions: descriptions, mPacketDescriptionCount: 0))
        locked { _ = $0.buffers.insert(buffer) }
        return buffer
    }

    static func free(_ buffer: AudioQueueBufferRef) {
        buffer.pointee.mAudioData.deallocate()
        buffer.pointee.mPacketDescriptions?.deallocate()
        buffer.deallocate()
    }

    /// Behind those that wait; in a queue that has run dry, from now on.
    func enqueue(_ buffer: AudioQueueBufferRef, trimStart: Int = 0, trimEnd: Int = 0) -> OSStatus {
        let content = buffer.pointee
        var samples: [Float] = []
        if isOutput {
            let bytes = min(content.mAudioDataByteSize, content.mAudioDataBytesCapacity)
            guard bytes > 0 else { return kAudioQueueErr_BufferEmpty }
            samples = layout.samples(UnsafeRawBufferPointer(start: content.mAudioData, count: Int(bytes)))
            samples = Array(samples.dropFirst(trimStart * layout.channels).dropLast(trimEnd * layout.channels))
        }
        let count =
            isOutput ? samples.count / layout.channels : Int(content.mAudioDataBytesCapacity) / layout.bytesPerFrame
        let status = locked { state -> OSStatus in
            guard state.buffers.contains(buffer) else { return kAudioQueueErr_InvalidBuffer }
            guard !state.isDisposed else { return kAudioQueueErr_DisposalPending }
            guard !state.items.contains(where: { $0.buffer == buffer }) else { return kAudioQueueErr_BufferInQueue }
            let now = Self.position(state, layout, at: FrameClock.now)
            let first = max(now, state.items.last?.end ?? 0)
            state.items.append(Item(buffer: buffer, first: first, count: Int64(count), samples: samples))
            return noErr
        }
        if status == noErr { schedule() }
        return status
    }

    // MARK: Callbacks

    /// Waits for the end of the first buffer.
    private func schedule() {
        let due = locked { state -> (turn: Int, seconds: Double)? in
            state.turn += 1
            guard state.start != nil, let first = state.items.first else { return nil }
            let begin = max(0, (state.start ?? 0) - FrameClock.now)
            let left = first.end - Self.position(state, layout, at: FrameClock.now)
            return (state.turn, begin + Double(max(0, left)) / layout.rate)
        }
        guard let due else { return }
        queue.asyncAfter(deadline: .now() + due.seconds) { [weak self] in
            guard let self, self.locked({ $0.turn == due.turn }) else { return }
            self.takeSound(untilNow: false)
        }
    }

    /// Gives back what has been played, or filled, by now.
    private func takeSound(untilNow: Bool) {
        if isOutput { Loudspeaker.shared.change {} }
        let (done, isOver) = locked { state -> ([Item], Bool) in
            let now = Self.position(state, layout, at: FrameClock.now)
            let done = state.items.prefix { $0.end <= now || untilNow && $0.first < now }
            state.items.removeFirst(done.count)
            return (Array(done), state.isEnding && state.items.isEmpty)
        }
        for item in done { giveBack(item) }
        if isOver { end() } else if !untilNow { schedule() }
    }

    private func giveBack(_ item: Item) {
        switch direction {
        case .output(let callback): callback(handle, item.buffer)
        case .input(let callback):
            let now = locked { Self.position($0, layout, at: FrameClock.now) }
            let count = Int(min(item.count, max(0, now - item.first)))
            let bytes = layout.bytes(heard(count, at: item.first))
            bytes.withUnsafeBytes {
                if let base = $0.baseAddress {
                    item.buffer.pointee.mAudioData.copyMemory(from: base, byteCount: $0.count)
                }
            }
            item.buffer.pointee.mAudioDataByteSize = UInt32(bytes.count)
            var time = AudioTimeStamp()
            time.mSampleTime = Double(item.first)
            time.mFlags = .sampleTimeValid
            callback(handle, item.buffer, &time, UInt32(count), nil)
        }
    }

    func tell(_ property: AudioQueuePropertyID) {
        let listeners = locked { $0.listeners.filter { $0.property == property } }
        for listener in listeners { listener.call(listener.data, handle, property) }
    }

    // MARK: Microphone

    private func askForMicrophone() {
        if Permissions.current.state(of: .microphone) == .notDetermined {
            Permissions.current.request(.microphone) { _ in }
        }
    }

    /// Silence while the person has not allowed the microphone.
    private func heard(_ count: Int, at frame: Int64) -> [Float] {
        guard Permissions.current.state(of: .microphone).isAllowed else {
            return [Float](repeating: 0, count: count * layout.channels)
        }
        return microphone.samples(
            at: Double(frame) / layout.rate, count: count, rate: layout.rate, channels: layout.channels)
    }

    // MARK: Handles

    var handle: AudioQueueRef { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    static func of(_ handle: AudioQueueRef) -> SoundQueue {
        Unmanaged<SoundQueue>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
    }
}

extension SoundQueue: Voice {
    var isWatched: Bool { false }

    func render(into samples: UnsafeMutablePointer<Float>, count: Int, time: Double) {
        locked { state in
            guard let start = state.start else { return }
            let step = layout.rate / Loudspeaker.rate
            let first = Double(state.passed) + (time - start) * layout.rate
            let (left, right) = (state.volume * min(1, 1 - state.pan), state.volume * min(1, 1 + state.pan))
            var number = 0
            for index in 0..<count {
                let frame = Int64((first + Double(index) * step + 1e-4).rounded(.down))
                while number < state.items.count, state.items[number].end <= frame { number += 1 }
                guard number < state.items.count else { return }
                let item = state.items[number]
                guard frame >= item.first else { continue }
                let place = Int(frame - item.first) * layout.channels
                samples[index * 2] += item.samples[place] * left
                samples[index * 2 + 1] += item.samples[place + (layout.channels > 1 ? 1 : 0)] * right
            }
        }
    }

    /// Of the tenth of a second before now: mean and greatest of each channel, decibels of full scale.
    var levels: [(average: Float, peak: Float)] {
        let frames = Int(layout.rate / 10)
        let (now, items) = locked { (Self.position($0, layout, at: FrameClock.now), $0.items) }
        let first = max(0, now - Int64(frames))
        guard isOutput else {
            return SoundLevels.decibels(heard(Int(now - first), at: first), channels: layout.channels)
        }
        let samples = items.flatMap { item -> ArraySlice<Float> in
            let range = max(first, item.first)..<max(max(first, item.first), min(now, item.end))
            let places = Int(range.lowerBound - item.first)..<Int(range.upperBound - item.first)
            return item.samples[(places.lowerBound * layout.channels)..<(places.upperBound * layout.channels)]
        }
        return SoundLevels.decibels(samples, channels: layout.channels)
    }
}
