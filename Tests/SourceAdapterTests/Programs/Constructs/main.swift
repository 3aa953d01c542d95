import Foundation
func say(_ text: String) { print(text) }
selectors()
inheritance()
keys()
foundations()
