// SPDX-License-Identifier: MIT
// The benchmark scenes in GTK 4 with its Cairo renderer. Usage: gtk SCENE FRAMES (scenes: README.md).
#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double width = 390, height = 844;
static int frames, frame;
static const char *scene;
static GtkAdjustment *adjustment;

// MARK: 500 views

typedef struct {
    GtkWidget parent;
} Views;
typedef struct {
    GtkWidgetClass parent;
} ViewsClass;
G_DEFINE_TYPE(Views, views, GTK_TYPE_WIDGET)

static GdkRGBA hue(double h, double s, double v) {
    float r, g, b;
    gtk_hsv_to_rgb((float)h, (float)s, (float)v, &r, &g, &b);
    return (GdkRGBA){r, g, b, 1};
}

static void views_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    (void)widget;
    const double t = frame / 60.0;
    for (int i = 0; i < 500; i++) {
        gtk_snapshot_save(snapshot);
        graphene_point_t center = GRAPHENE_POINT_INIT(
            (float)(22 + (width - 44) * (0.5 + 0.5 * sin(t * 0.9 + i * 1.7))),
            (float)(22 + (height - 44) * (0.5 + 0.5 * cos(t * 0.7 + i * 2.3))));
        gtk_snapshot_translate(snapshot, &center);
        gtk_snapshot_rotate(snapshot, (float)(t * (i % 5 - 2) * 180 / G_PI));
        graphene_rect_t bounds = GRAPHENE_RECT_INIT(-22, -22, 44, 44);
        GskRoundedRect shape;
        gsk_rounded_rect_init_from_rect(&shape, &bounds, 10);
        if (i % 2 == 1) {
            gtk_snapshot_append_outset_shadow(snapshot, &shape, &(GdkRGBA){0, 0, 0, 0.4f}, 0, 3, 0, 6);
        } else {
            gtk_snapshot_push_opacity(snapshot, 0.5);
        }
        gtk_snapshot_push_rounded_clip(snapshot, &shape);
        GdkRGBA color = hue(i / 500.0, 0.7, 0.9);
        gtk_snapshot_append_color(snapshot, &color, &bounds);
        gtk_snapshot_pop(snapshot);
        if (i % 2 == 0) gtk_snapshot_pop(snapshot);
        gtk_snapshot_restore(snapshot);
    }
}

static void views_class_init(ViewsClass *class) { GTK_WIDGET_CLASS(class)->snapshot = views_snapshot; }
static void views_init(Views *self) { (void)self; }

// MARK: Rows

static GdkTexture *photo(int index) {
    static GdkTexture *cache[12];
    if (!cache[index]) {
        GdkRGBA color = hue(index / 12.0, 0.6, 0.9);
        guint8 *pixels = g_malloc(132 * 132 * 4);
        for (int y = 0; y < 132; y++) {
            for (int x = 0; x < 132; x++) {
                int inside = hypot(x - 66, y - 66) < 30;
                guint8 *p = pixels + (y * 132 + x) * 4;
                p[0] = inside ? 255 : (guint8)(color.red * 255);
                p[1] = inside ? 255 : (guint8)(color.green * 255);
                p[2] = inside ? 255 : (guint8)(color.blue * 255);
                p[3] = 255;
            }
        }
        GBytes *bytes = g_bytes_new_take(pixels, 132 * 132 * 4);
        cache[index] = gdk_memory_texture_new(132, 132, GDK_MEMORY_R8G8B8A8, bytes, 132 * 4);
        g_bytes_unref(bytes);
    }
    return cache[index];
}

static void setup_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *row = gtk_fixed_new();
    gtk_widget_set_size_request(row, 390, 64);
    GtkWidget *picture = gtk_picture_new();
    gtk_widget_set_size_request(picture, 44, 44);
    GtkWidget *title = gtk_label_new(NULL), *detail = gtk_label_new(NULL), *time = gtk_label_new(NULL);
    gtk_fixed_put(GTK_FIXED(row), picture, 16, 10);
    gtk_fixed_put(GTK_FIXED(row), title, 76, 8);
    gtk_fixed_put(GTK_FIXED(row), detail, 76, 32);
    gtk_fixed_put(GTK_FIXED(row), time, 330, 10);
    g_object_set_data(G_OBJECT(row), "picture", picture);
    g_object_set_data(G_OBJECT(row), "title", title);
    g_object_set_data(G_OBJECT(row), "detail", detail);
    g_object_set_data(G_OBJECT(row), "time", time);
    gtk_list_item_set_child(item, row);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    int index = (int)gtk_list_item_get_position(item);
    GObject *row = G_OBJECT(gtk_list_item_get_child(item));
    char text[64];
    gtk_picture_set_paintable(g_object_get_data(row, "picture"), GDK_PAINTABLE(photo(index % 12)));
    g_snprintf(text, sizeof text, "Row number %d", index);
    gtk_label_set_text(g_object_get_data(row, "title"), text);
    g_snprintf(text, sizeof text, "A second line of detail for row %d", index);
    gtk_label_set_text(g_object_get_data(row, "detail"), text);
    g_snprintf(text, sizeof text, "%d min", index * 7 % 60);
    gtk_label_set_text(g_object_get_data(row, "time"), text);
}

static GtkWidget *rows(void) {
    GListStore *model = g_list_store_new(G_TYPE_OBJECT);
    for (int i = 0; i < 10000; i++) {
        GObject *object = g_object_new(G_TYPE_OBJECT, NULL);
        g_list_store_append(model, object);
        g_object_unref(object);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    return scroller;
}

// MARK: Settings

static GtkWidget *settings(void) {
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24);
    GtkWidget *title = gtk_label_new(NULL);
    gtk_label_set_markup(GTK_LABEL(title), "<span size='25000' weight='bold'>Settings</span>");
    gtk_box_append(GTK_BOX(column), title);
    for (int group = 0; group < 3; group++) {
        GtkWidget *list = gtk_list_box_new();
        for (int i = 0; i < 5; i++) {
            GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16);
            char text[32];
            g_snprintf(text, sizeof text, "Setting %d", group * 5 + i + 1);
            gtk_box_append(GTK_BOX(row), gtk_image_new_from_paintable(GDK_PAINTABLE(photo((group * 5 + i) % 12))));
            GtkWidget *label = gtk_label_new(text);
            gtk_widget_set_hexpand(label, TRUE);
            gtk_box_append(GTK_BOX(row), label);
            gtk_box_append(GTK_BOX(row), i % 2 ? gtk_switch_new() : gtk_label_new("Detail"));
            gtk_list_box_append(GTK_LIST_BOX(list), row);
        }
        gtk_box_append(GTK_BOX(column), list);
    }
    return column;
}

// MARK: Frames

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer application) {
    (void)clock;
    if (++frame >= frames) {
        g_application_quit(application);
        return G_SOURCE_REMOVE;
    }
    if (adjustment) gtk_adjustment_set_value(adjustment, frame * 40.0);
    gtk_widget_queue_draw(widget);
    return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *application) {
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), (int)width, (int)height);
    GtkWidget *content = !strcmp(scene, "views")    ? g_object_new(views_get_type(), NULL)
                         : !strcmp(scene, "scroll") ? rows()
                                                    : settings();
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_widget_add_tick_callback(content, tick, application, NULL);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    scene = argv[1];
    frames = atoi(argv[2]) + 1;
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 1, argv);
}
