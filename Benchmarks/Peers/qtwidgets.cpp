// SPDX-License-Identifier: MIT
// The benchmark scenes in Qt Widgets on its raster engine. Usage: qtwidgets SCENE FRAMES (scenes: README.md).
// Rows come from a delegate, which is how Qt draws long lists; a scrolled list moves its pixels and draws the new strip.
#include <QAbstractListModel>
#include <QApplication>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QWindow>
#include <cmath>
#include <cstring>
#include <vector>

namespace {

const int width = 390, height = 844, scale = 3;

QFont sized(int pixels, bool bold = false) {
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

// MARK: Rows

QPixmap photo(int index) {
    QImage image(132, 132, QImage::Format_RGB32);
    image.fill(QColor::fromHsvF(index / 12.0, 0.6, 0.9));
    QPainter painter(&image);
    painter.setBrush(Qt::white);
    painter.drawEllipse(36, 36, 60, 60);
    painter.end();
    image.setDevicePixelRatio(scale);
    return QPixmap::fromImage(image);
}

struct Numbers : QAbstractListModel {
    int rowCount(const QModelIndex &) const override { return 10000; }
    QVariant data(const QModelIndex &, int) const override { return {}; }
};

struct Row : QStyledItemDelegate {
    std::vector<QPixmap> photos;
    QFont title = sized(17), detail = sized(13);

    Row() {
        for (int i = 0; i < 12; i++) photos.push_back(photo(i));
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return QSize(width, 64); }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &row) const override {
        const int i = row.row(), y = option.rect.y();
        painter->fillRect(option.rect, Qt::white);
        painter->drawPixmap(16, y + 10, photos[size_t(i % 12)]);
        painter->setPen(Qt::black);
        painter->setFont(title);
        painter->drawText(QRect(76, y + 8, 240, 22), Qt::TextSingleLine, QString("Row number %1").arg(i));
        painter->setPen(Qt::gray);
        painter->setFont(detail);
        painter->drawText(
            QRect(76, y + 32, 300, 18), Qt::TextSingleLine, QString("A second line of detail for row %1").arg(i));
        painter->drawText(QRect(330, y + 10, 60, 18), Qt::TextSingleLine, QString("%1 min").arg(i * 7 % 60));
        painter->fillRect(76, y + 63, 314, 1, Qt::lightGray);
    }
};

// A bar that lets the list shine through.
struct Bar : QWidget {
    using QWidget::QWidget;
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), QColor(248, 248, 248, 178)); }
};

// MARK: Settings

struct Settings : QWidget {
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(rect(), QColor(0xf2, 0xf2, 0xf7));
        painter.setFont(sized(34, true));
        painter.drawText(QRect(16, 100, 358, 41), Qt::TextSingleLine, "Settings");
        for (int group = 0; group < 3; group++) paintGroup(painter, group);
    }
    static void fill(QPainter &painter, const QRectF &rect, double radius, const QColor &color) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(rect, radius, radius);
    }
    static void paintGroup(QPainter &painter, int group) {
        const double top = 156 + group * 244;
        fill(painter, QRectF(16, top, 358, 220), 10, Qt::white);
        for (int i = 0; i < 5; i++) {
            const int number = group * 5 + i;
            const double y = top + i * 44;
            fill(painter, QRectF(32, y + 8, 28, 28), 6, QColor::fromHsvF(number / 15.0, 0.7, 0.9));
            painter.setFont(sized(17));
            painter.setPen(Qt::black);
            painter.drawText(QRectF(76, y + 11, 200, 22), Qt::TextSingleLine, QString("Setting %1").arg(number + 1));
            if (i % 2 == 1) {
                fill(painter, QRectF(307, y + 6, 51, 31), 15.5, QColor(0x34, 0xc7, 0x59));
                fill(painter, QRectF(329, y + 8, 27, 27), 13.5, Qt::white);
            } else {
                painter.setPen(Qt::gray);
                painter.drawText(QRectF(258, y + 11, 100, 22), Qt::AlignRight | Qt::TextSingleLine, "Detail");
            }
            if (i < 4) painter.fillRect(QRectF(76, y + 43, 298, 1), QColor(0xc6, 0xc6, 0xc8));
        }
    }
};

// MARK: Views

// The shadow is a picture, blurred once, as in the scene for Qt Quick.
QPixmap shadow() {
    const int side = (44 + 36) * scale;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    const double sigma = 6.0 * scale / 2, half = 22.0 * scale;
    auto edge = [&](double d) {
        return 0.5 * (std::erf((half - d) / (sigma * M_SQRT2)) + std::erf((half + d) / (sigma * M_SQRT2)));
    };
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
            const double alpha = 0.4 * edge(std::fabs(x - side / 2.0)) * edge(std::fabs(y - side / 2.0));
            image.setPixel(x, y, qRgba(0, 0, 0, int(alpha * 255)));
        }
    }
    image.setDevicePixelRatio(scale);
    return QPixmap::fromImage(image);
}

struct Box : QGraphicsItem {
    QColor tint;
    const QPixmap *shadow = nullptr;

    QRectF boundingRect() const override { return shadow ? QRectF(-40, -37, 80, 80) : QRectF(-22, -22, 44, 44); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override {
        if (shadow) painter->drawPixmap(QPointF(-40, -37), *shadow);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tint);
        painter->drawRoundedRect(QRectF(-22, -22, 44, 44), 10, 10);
    }
};

}  // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    QApplication application(argc, argv);
    const bool views = !std::strcmp(argv[1], "views"), bar = !std::strcmp(argv[1], "bar");
    const bool scroll = bar || !std::strcmp(argv[1], "scroll");
    const int frames = std::atoi(argv[2]);

    QGraphicsScene scene(0, 0, width, height);
    const QPixmap blurred = views ? shadow() : QPixmap();
    std::vector<Box *> boxes;
    for (int i = 0; views && i < 500; i++) {
        auto *box = new Box;
        box->tint = QColor::fromHsvF(i / 500.0, 0.7, 0.9);
        if (i % 2 == 1) box->shadow = &blurred;
        else box->setOpacity(0.5);
        scene.addItem(box);
        boxes.push_back(box);
    }

    Settings settings;
    QListView list;
    QGraphicsView graphics(&scene);
    Numbers numbers;
    Row row;
    QAbstractScrollArea &area = views ? static_cast<QAbstractScrollArea &>(graphics) : list;
    area.setFrameShape(QFrame::NoFrame);
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    graphics.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    graphics.setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.setUniformItemSizes(true);
    list.setItemDelegate(&row);
    if (scroll) list.setModel(&numbers);
    Bar over(&list);
    over.setGeometry(0, 0, width, 88);
    over.setVisible(bar);

    QWidget &window = scroll || views ? static_cast<QWidget &>(area) : settings;
    window.resize(width, height);
    window.show();
    int frame = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        if (++frame >= frames) return application.quit();
        const double t = frame / 60.0;
        for (size_t i = 0; i < boxes.size(); i++) {
            const double n = double(i);
            boxes[i]->setPos(
                22 + (width - 44) * (0.5 + 0.5 * std::sin(t * 0.9 + n * 1.7)),
                22 + (height - 44) * (0.5 + 0.5 * std::cos(t * 0.7 + n * 2.3)));
            boxes[i]->setRotation(t * (int(i) % 5 - 2) * 180 / M_PI);
        }
        if (scroll) list.verticalScrollBar()->setValue(frame * 40);
        else window.update();
    });
    // The first frame; from then on a turn paints what the one before has changed.
    while (!window.windowHandle()->isExposed()) application.processEvents();
    application.processEvents();
    timer.start(0);
    return application.exec();
}
