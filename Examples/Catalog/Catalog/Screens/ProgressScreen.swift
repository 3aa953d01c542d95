import UIKit

final class ProgressScreen: GalleryScreen {
    override func build() {
        for (name, progress) in [("A quarter", Float(0.25)), ("Three quarters", 0.75), ("Full", 1)] {
            let bar = UIProgressView(progressViewStyle: .default)
            bar.progress = progress
            add(name, height: 4, bar)
        }
        let tinted = UIProgressView(progressViewStyle: .default)
        tinted.progress = 0.5
        tinted.progressTintColor = .systemPurple
        tinted.trackTintColor = .systemYellow
        add("Tinted", height: 4, tinted)
        let spinners = UIView()
        for (index, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
            let spinner = UIActivityIndicatorView(style: style)
            spinner.center = CGPoint(x: 30 + CGFloat(index) * 70, y: 30)
            spinner.startAnimating()
            spinners.addSubview(spinner)
        }
        add("Spinners", height: 60, spinners)
        let dots = UIPageControl()
        dots.numberOfPages = 6
        dots.currentPage = 2
        dots.pageIndicatorTintColor = .systemGray4
        dots.currentPageIndicatorTintColor = .systemBlue
        dots.accessibilityIdentifier = "dots"
        add("Page dots", height: 30, dots)
    }
}
