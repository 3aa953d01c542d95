import UIKit

setvbuf(stdout, nil, _IOLBF, 0)
func say(_ text: String) { print(text) }

MainActor.assumeIsolated {
    optionalRequirements()
    selectorForms()
    observing()
    numbers()
    metatypes()
    extensionOverrides()
    spelling()
    replacedMembers()
    keyPaths()
    formatters()
    findings()
    differences()
    names()
    libraries()
    connections()
    localServices()
    loads()
    try! contents()
    styles()
    foundationClasses()
    archivesOfGraphs()
    try! fetching()
    fileEvents()
    streams()
}
