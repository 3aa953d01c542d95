// SPDX-License-Identifier: MIT
public import Foundation

extension Timer {
    /// Takes the place of `Timer(timeInterval:repeats:block:)`, whose timers on Linux fire at once: on iOS they first wait
    /// for their interval, as scheduled ones do. Arguments of initialisers are owned by what they call.
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func __waiting(
        timeInterval interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}
