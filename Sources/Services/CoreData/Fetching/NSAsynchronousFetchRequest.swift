// SPDX-License-Identifier: MIT
public import FoundationCompat

// Sendable: changed and read on the context's queue.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
    open internal(set) var managedObjectContext: NSManagedObjectContext
    open internal(set) var operationError: (any Error)?
    open internal(set) var progress: Progress?
    private var isCancelled = false

    init(_ context: NSManagedObjectContext) { managedObjectContext = context }

    open func cancel() { isCancelled = true }
    var wasCancelled: Bool { isCancelled }
}

/// What an asynchronous fetch gives: at once the promise, later the objects.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult,
    @unchecked Sendable
{
    // Sendable as on iOS: used on the queue of its context.
    open private(set) var fetchRequest: NSAsynchronousFetchRequest<ResultType>
    open internal(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}

/// A fetch whose results come later, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, ContextRequest,
    @unchecked Sendable
{
    // Sendable as on iOS: used on the queue of its context.
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    open private(set) var completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform {
            guard !result.wasCancelled else { return }
            do {
                result.finalResult = try context.fetch(self.fetchRequest)
            } catch {
                result.operationError = error
            }
            self.completionBlock?(result)
        }
        return result
    }
}
