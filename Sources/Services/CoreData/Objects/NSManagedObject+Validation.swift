// SPDX-License-Identifier: MIT
import FoundationCompat

/// Validation by what the model says, and by the methods `validate<Key>:error:` of the class.
extension NSManagedObject {
    func validateProperties() throws {
        var errors: [NSError] = []
        for (index, check) in layout.checks(of: type(of: self)).checks.enumerated() {
            if check == .nothing || check == .presence && !values.cells[index].isNone { continue }
            let property = layout.properties[index]
            do {
                var object: AnyObject? = exposed(index).map { $0 as AnyObject }
                let before = object
                try withUnsafeMutablePointer(to: &object) { pointer in
                    try validateValue(AutoreleasingUnsafeMutablePointer(pointer), forKey: property.name)
                }
                if object !== before, layout.slots[index].attribute != nil {
                    setModeledValue(object, index, property.name)
                }
            } catch {
                errors.append(error as NSError)
            }
        }
        try Self.raise(errors)
    }

    /// One error as it is; several as the details of one.
    static func raise(_ errors: [NSError]) throws {
        guard errors.count > 1 else {
            if let only = errors.first { throw only }
            return
        }
        let details = errors.flatMap { error in
            error.code == NSValidationMultipleErrorsError
                ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error] : [error]
        }
        throw CoreDataError.make(
            NSValidationMultipleErrorsError,
            [
                NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
                NSDetailedErrorsKey: details,
            ])
    }

    func checkValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, _ key: String) throws {
        guard let property = layout.byName[key] else { return }
        try callValidator(value, key)
        let current: Any? = value.pointee
        try checkPresence(current, property)
        try checkPredicates(current, property)
        if let relationship = property as? NSRelationshipDescription { try checkCount(current, relationship) }
    }

    private func callValidator(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, _ key: String) throws {
        let selector = ValidationPlan.selector(of: key)
        guard __objcResponds(self, selector) else { return }
        var error: NSError?
        let accepted = withUnsafeMutablePointer(to: &error) { pointer in
            __objcSend(self, selector, [value, AutoreleasingUnsafeMutablePointer<NSError?>(pointer)])
        }
        if let error { throw error }
        guard (accepted as? Bool) ?? true else { throw validationError(NSManagedObjectValidationError, key, nil) }
    }

    private func checkPresence(_ value: Any?, _ property: NSPropertyDescription) throws {
        guard !property.isOptional, !(property is NSFetchedPropertyDescription),
            !(property is NSDerivedAttributeDescription)
        else { return }
        // A set is never missing: how many objects it has to have is what the minimum count says.
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany { return }
        guard value == nil else { return }
        throw validationError(NSValidationMissingMandatoryPropertyError, property.name, value)
    }

    private func checkCount(_ value: Any?, _ relationship: NSRelationshipDescription) throws {
        guard relationship.isToMany else { return }
        let count = Self.objects(in: value).count
        if count < relationship.minCount, count > 0 || !relationship.isOptional {
            throw validationError(NSValidationRelationshipLacksMinimumCountError, relationship.name, value)
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw validationError(NSValidationRelationshipExceedsMaximumCountError, relationship.name, value)
        }
    }

    private func checkPredicates(_ value: Any?, _ property: NSPropertyDescription) throws {
        guard value != nil else { return }
        for (index, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = index < property.validationWarnings.count ? property.validationWarnings[index] : nil
            let code = (warning as? NSNumber)?.intValue ?? NSManagedObjectValidationError
            var extra: [String: Any] = [NSValidationPredicateErrorKey: predicate]
            if let text = warning as? String { extra[NSLocalizedDescriptionKey] = text }
            throw validationError(code, property.name, value, extra)
        }
    }

    func validateDeletion() throws {
        var errors: [NSError] = []
        for (index, slot) in layout.slots.enumerated() {
            guard let relationship = slot.relationship, relationship.deleteRule == .denyDeleteRule else { continue }
            let related =
                relationship.isToMany ? toMany(index, relationship).objects : [toOne(index)].compactMap { $0 }
            guard related.contains(where: { !$0.state.isDeleted }) else { continue }
            errors.append(
                validationError(NSValidationRelationshipDeniedDeleteError, relationship.name, exposed(index)))
        }
        try Self.raise(errors)
    }

    private func validationError(_ code: Int, _ key: String, _ value: Any?, _ extra: [String: Any] = [:]) -> NSError {
        var info: [String: Any] = [
            NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key,
            NSLocalizedDescriptionKey: ValidationText.text(code, key, entity.name ?? ""),
        ]
        if let value { info[NSValidationValueErrorKey] = value }
        return CoreDataError.make(code, info.merging(extra) { $1 })
    }
}

/// The words in which validation errors describe themselves.
private enum ValidationText {
    static func text(_ code: Int, _ key: String, _ entity: String) -> String {
        switch code {
        case NSValidationMissingMandatoryPropertyError: "\(key) is a required value."
        case NSValidationRelationshipLacksMinimumCountError: "\(key) has too few objects."
        case NSValidationRelationshipExceedsMaximumCountError: "\(key) has too many objects."
        case NSValidationRelationshipDeniedDeleteError:
            "\(entity) cannot be deleted because of its relationship \(key)."
        case NSValidationNumberTooLargeError: "\(key) is too large."
        case NSValidationNumberTooSmallError: "\(key) is too small."
        case NSValidationDateTooLateError: "\(key) is too late."
        case NSValidationDateTooSoonError: "\(key) is too soon."
        case NSValidationStringTooLongError: "\(key) is too long."
        case NSValidationStringTooShortError: "\(key) is too short."
        case NSValidationStringPatternMatchingError: "\(key) does not match its pattern."
        default: "\(key) is not valid."
        }
    }
}
