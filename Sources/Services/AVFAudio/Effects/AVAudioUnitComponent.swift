// SPDX-License-Identifier: MIT

/// An audio unit that is installed; the device has none besides this framework's nodes.
open class AVAudioUnitComponent: __ObjCObject {
    open private(set) var audioComponentDescription: AudioComponentDescription
    open private(set) var name: String
    open private(set) var manufacturerName: String

    init(_ description: AudioComponentDescription, name: String, manufacturer: String) {
        (audioComponentDescription, self.name, manufacturerName) = (description, name, manufacturer)
        super.init()
    }
    open var typeName: String { "" }
    open var version: Int { 1 }
    open var versionString: String { "1.0" }
    open var isSandboxSafe: Bool { true }
    open var hasMIDIInput: Bool { false }
    open var hasMIDIOutput: Bool { false }
    open var allTagNames: [String] { [] }
}

/// Finds audio units.
open class AVAudioUnitComponentManager: __ObjCObject, @unchecked Sendable {
    // Sendable: without state.
    private static let manager = AVAudioUnitComponentManager()
    open class func shared() -> AVAudioUnitComponentManager { manager }
    open var tagNames: [String] { [] }
    open var standardLocalizedTagNames: [String] { [] }
    open func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent] { [] }
    open func components(matching predicate: NSPredicate) -> [AVAudioUnitComponent] { [] }
    open func components(
        passingTest testHandler: (AVAudioUnitComponent, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> [AVAudioUnitComponent] { [] }
    public static let registrationsChangedNotification = NSNotification.Name(
        "AVAudioUnitComponentManagerRegistrationsChangedNotification")
}

/// Plays MIDI files on instruments, of which the device has none.
open class AVMIDIPlayer: __ObjCObject {
    public typealias CompletionHandler = () -> Void
    private static var refusal: NSError {
        Unsupported.report("AVMIDIPlayer")
        return NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_UnimplementedError))
    }
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw Self.refusal }
    public init(data: Data, soundBankURL bankURL: URL?) throws { throw Self.refusal }
    open func prepareToPlay() {}
    open func play(_ completionHandler: CompletionHandler? = nil) {}
    open func stop() {}
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    open var currentPosition: TimeInterval = 0
    open var rate: Float = 1
}
