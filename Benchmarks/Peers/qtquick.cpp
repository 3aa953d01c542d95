// SPDX-License-Identifier: MIT
// The benchmark scenes in Qt Quick with its software renderer. Usage: qtquick SCENE FRAMES (scenes: README.md).
// Motion is set from C++ rather than from JavaScript bindings, which is the cheapest way Qt offers.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace {

const double width = 390, height = 844;

// The software renderer has no shadow effect, so the shadow is a picture, blurred once.
class Pictures : public QQuickImageProvider {
public:
    Pictures() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString &name, QSize *size, const QSize &) override {
        QImage image = name == "shadow" ? shadow() : photo(name.toInt());
        *size = image.size();
        return image;
    }

private:
    static QImage shadow() {
        const int scale = 3, side = (44 + 36) * scale;
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        const double sigma = 6.0 * scale / 2, half = 22.0 * scale;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                auto edge = [&](double d) { return 0.5 * (std::erf((half - d) / (sigma * M_SQRT2)) + std::erf((half + d) / (sigma * M_SQRT2))); };
                double a = 0.4 * edge(std::fabs(x - side / 2.0)) * edge(std::fabs(y - side / 2.0));
                image.setPixel(x, y, qRgba(0, 0, 0, int(a * 255)));
            }
        }
        return image;
    }

    static QImage photo(int index) {
        QImage image(132, 132, QImage::Format_RGB32);
        image.fill(QColor::fromHsvF((index % 12) / 12.0, 0.6, 0.9));
        QPainter painter(&image);
        painter.setBrush(Qt::white);
        painter.drawEllipse(36, 36, 60, 60);
        return image;
    }
};

const char *rows = R"(
import QtQuick
ListView {
    width: 390; height: 844; model: 10000; cacheBuffer: 0; reuseItems: true
    delegate: Item {
        width: 390; height: 64
        Rectangle { anchors.fill: parent; color: "white" }
        Image { x: 16; y: 10; width: 44; height: 44; source: "image://pictures/" + (index % 12) }
        Text { x: 76; y: 8; text: "Row number " + index; font.pixelSize: 17 }
        Text { x: 76; y: 32; text: "A second line of detail for row " + index; font.pixelSize: 13; color: "gray" }
        Text { x: 330; y: 10; text: (index * 7 % 60) + " min"; font.pixelSize: 13; color: "gray" }
        Rectangle { x: 76; y: 63; width: 314; height: 1; color: "lightgray" }
    }
})";

const char *bar = R"(
import QtQuick
Rectangle { width: 390; height: 88; color: "#b2f8f8f8" })";

const char *settings = R"(
import QtQuick
Rectangle {
    width: 390; height: 844; color: "#f2f2f7"
    Text { x: 16; y: 100; text: "Settings"; font.pixelSize: 34; font.bold: true }
    Column {
        x: 16; y: 156; spacing: 24
        Repeater {
            model: 3
            Rectangle {
                width: 358; height: 220; radius: 10; color: "white"
                property int group: index
                Repeater {
                    model: 5
                    Item {
                        y: index * 44; width: 358; height: 44
                        Rectangle { x: 16; y: 8; width: 28; height: 28; radius: 6; color: Qt.hsva((group * 5 + index) / 15, 0.7, 0.9, 1) }
                        Text { x: 60; y: 11; text: "Setting " + (group * 5 + index + 1); font.pixelSize: 17 }
                        Text { x: 280; y: 11; visible: index % 2 == 0; text: "Detail"; font.pixelSize: 17; color: "gray" }
                        Rectangle { x: 291; y: 6; visible: index % 2 == 1; width: 51; height: 31; radius: 15.5; color: "#34c759"
                            Rectangle { x: 22; y: 2; width: 27; height: 27; radius: 13.5; color: "white" } }
                        Rectangle { x: 60; y: 43; width: 298; height: 1; color: "#c6c6c8"; visible: index < 4 }
                    }
                }
            }
        }
    }
})";

const char *box = R"(
import QtQuick
Item { width: 44; height: 44
    property bool shadowed: false
    property color tint: "red"
    Image { visible: shadowed; x: -18; y: -15; width: 80; height: 80; source: shadowed ? "image://pictures/shadow" : "" }
    Rectangle { anchors.fill: parent; radius: 10; color: tint; antialiasing: true } }
)";

QQuickItem *make(QQmlEngine &engine, const char *source) {
    QQmlComponent component(&engine);
    component.setData(source, QUrl());
    auto *item = qobject_cast<QQuickItem *>(component.create());
    if (!item) {
        std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        std::exit(2);
    }
    return item;
}

}  // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(argc, argv);
    const bool views = !std::strcmp(argv[1], "views"), isBelowBar = !std::strcmp(argv[1], "bar");
    const bool scroll = isBelowBar || !std::strcmp(argv[1], "scroll");
    const int frames = std::atoi(argv[2]);

    QQuickView window;
    window.engine()->addImageProvider("pictures", new Pictures);
    window.resize(int(width), int(height));
    QQuickItem *root = views ? new QQuickItem : make(*window.engine(), scroll ? rows : settings);
    root->setParentItem(window.contentItem());
    if (isBelowBar) make(*window.engine(), bar)->setParentItem(window.contentItem());
    std::vector<QQuickItem *> boxes;
    for (int i = 0; views && i < 500; i++) {
        QQuickItem *item = make(*window.engine(), box);
        item->setProperty("tint", QColor::fromHsvF(i / 500.0, 0.7, 0.9));
        item->setProperty("shadowed", i % 2 == 1);
        item->setOpacity(i % 2 == 0 ? 0.5 : 1);
        item->setParentItem(root);
        boxes.push_back(item);
    }

    int frame = 0;
    auto step = [&] {
        const double t = frame / 60.0;
        for (size_t i = 0; i < boxes.size(); i++) {
            const double n = double(i);
            boxes[i]->setX((width - 44) * (0.5 + 0.5 * std::sin(t * 0.9 + n * 1.7)));
            boxes[i]->setY((height - 44) * (0.5 + 0.5 * std::cos(t * 0.7 + n * 2.3)));
            boxes[i]->setRotation(t * (int(i) % 5 - 2) * 180 / M_PI);
        }
        if (scroll) root->setProperty("contentY", frame * 40.0);
        window.update();
    };
    QObject::connect(&window, &QQuickWindow::frameSwapped, [&] {
        if (++frame >= frames) QTimer::singleShot(0, &application, &QCoreApplication::quit);
        else step();
    });
    window.show();
    step();
    return application.exec();
}
