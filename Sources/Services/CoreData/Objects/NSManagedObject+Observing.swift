// SPDX-License-Identifier: MIT
public import Combine

extension NSManagedObject: ObservableObject {
    /// Sends before each change of a property, also by undoing, refreshing and merging as far as those tell observers.
    public var objectWillChange: ObservableObjectPublisher {
        if let changePublisher { return changePublisher }
        let made = ObservableObjectPublisher()
        changePublisher = made
        return made
    }
}
