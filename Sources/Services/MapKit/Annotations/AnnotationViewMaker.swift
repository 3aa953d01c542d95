// SPDX-License-Identifier: MIT
import CObjCRegistry
import Glibc

/// Makes annotation views of classes known only at run time, with the initialiser that an app's class overrides.
extension MKAnnotationView {
    private static let initializer: (method: UnsafeRawPointer, description: UnsafeRawPointer)? = {
        let name = "$s6MapKit16MKAnnotationViewC10annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfCTq"
        guard let program = dlopen(nil, RTLD_NOW), let method = dlsym(program, name),
            let description = dlsym(program, "$s6MapKit16MKAnnotationViewCMn")
        else { return nil }
        return (UnsafeRawPointer(method), UnsafeRawPointer(description))
    }()

    static func __make(annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> MKAnnotationView {
        if self == MKMarkerAnnotationView.self {
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        if self == MKPinAnnotationView.self {
            return MKPinAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        if self == MKAnnotationView.self {
            return MKAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        guard let initializer else {
            NSException.raise(.internalInconsistencyException, "the initialiser of MKAnnotationView is not exported")
        }
        let (first, second) = (words(of: annotation), words(of: reuseIdentifier))
        let cls = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        let made = ts_new_string_objects(
            cls, initializer.method, initializer.description, first.0, first.1, second.0, second.1)
        guard let made else {
            NSException.raise(.internalInconsistencyException, "\(self) made no view")
        }
        let view = Unmanaged<MKAnnotationView>.fromOpaque(made).takeRetainedValue()
        // Where classes are registered for all of their annotations, `annotation` is what they observe to be configured.
        view.annotation = annotation
        return view
    }

    /// The two words that an argument is passed in, with a reference of its own that the callee takes over.
    private static func words<Argument>(of argument: Argument) -> (UnsafeRawPointer?, UnsafeRawPointer?) {
        let place = UnsafeMutablePointer<Argument>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: argument)
        return UnsafeRawPointer(place).load(as: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    }
}

/// `type.init(annotation:reuseIdentifier:)`, where only the metatype is known.
@preconcurrency @MainActor public protocol __MadeAsAnnotationView {}

extension MKAnnotationView: __MadeAsAnnotationView {}

extension __MadeAsAnnotationView {
    @_disfavoredOverload @_silgen_name("ts_made_annotation_view")
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)

    @_silgen_name("ts_made_annotation_view")
    public static func __made(annotation: __owned (any MKAnnotation)?, reuseIdentifier: __owned String?) -> Self {
        guard let cls = self as? MKAnnotationView.Type,
            let view = cls.__make(annotation: annotation, reuseIdentifier: reuseIdentifier) as? Self
        else { NSException.raise(.invalidArgumentException, "\(self) is no class of annotation views") }
        return view
    }
}
