// SPDX-License-Identifier: MIT
//
// The web engine's interface as this program uses it. Nothing of it is linked: the libraries are optional packages and
// are opened at the start (engine.c), so their types and functions are declared here, after their documentation.
#pragma once
#include <gio/gio.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct _WebKitWebView WebKitWebView;
typedef void *Opaque;

// MARK: What the engine's port for embedding calls back (libwpe, WPEBackend-fdo)

struct wpe_view_backend;
struct wpe_fdo_shm_exported_buffer;
struct wpe_view_backend_exportable_fdo;
struct wl_shm_buffer;

struct exportable_client {
    void (*export_buffer_resource)(void *, void *);
    void (*export_dmabuf_resource)(void *, void *);
    void (*export_shm_buffer)(void *, struct wpe_fdo_shm_exported_buffer *);
    void (*reserved0)(void);
    void (*reserved1)(void);
};

enum { ACTIVITY_VISIBLE = 1, ACTIVITY_FOCUSED = 2, ACTIVITY_IN_WINDOW = 4 };

struct keyboard_event { uint32_t time, key_code, hardware_key_code; bool pressed; uint32_t modifiers; };
struct pointer_event { uint32_t type, time; int x, y; uint32_t button, state, modifiers; };
struct touch_point { uint32_t type, time; int id; int32_t x, y; };
struct touch_event {
    const struct touch_point *points;
    uint64_t count;
    uint32_t type;
    int32_t id;
    uint32_t time, modifiers;
};
enum { POINTER_MOTION = 1, POINTER_BUTTON = 2 };
enum { TOUCH_DOWN = 1, TOUCH_MOTION = 2, TOUCH_UP = 3 };

// MARK: Numbers of the engine's enumerations

enum { LOAD_STARTED, LOAD_REDIRECTED, LOAD_COMMITTED, LOAD_FINISHED };
enum { POLICY_NAVIGATION, POLICY_NEW_WINDOW, POLICY_RESPONSE };
enum { DIALOG_ALERT, DIALOG_CONFIRM, DIALOG_PROMPT, DIALOG_BEFORE_UNLOAD };
enum { FRAMES_ALL, FRAMES_TOP };
enum { FIND_CASE_INSENSITIVE = 1, FIND_BACKWARDS = 8, FIND_WRAPS = 16 };
enum { COOKIES_IN_SQLITE = 1 };
enum { CREDENTIAL_NONE = 0, CREDENTIAL_FOR_SESSION = 1 };

// MARK: Functions. `O`: must be there; `P`: not in every version.

#define ENGINE_FUNCTIONS(O, P) \
    O(bool, wpe_loader_init, const char *) \
    O(bool, wpe_fdo_initialize_shm, void) \
    O(struct wpe_view_backend_exportable_fdo *, wpe_view_backend_exportable_fdo_create, \
      const struct exportable_client *, void *, uint32_t, uint32_t) \
    O(void, wpe_view_backend_exportable_fdo_destroy, struct wpe_view_backend_exportable_fdo *) \
    O(struct wpe_view_backend *, wpe_view_backend_exportable_fdo_get_view_backend, \
      struct wpe_view_backend_exportable_fdo *) \
    O(void, wpe_view_backend_exportable_fdo_dispatch_frame_complete, struct wpe_view_backend_exportable_fdo *) \
    O(void, wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer, \
      struct wpe_view_backend_exportable_fdo *, struct wpe_fdo_shm_exported_buffer *) \
    O(struct wl_shm_buffer *, wpe_fdo_shm_exported_buffer_get_shm_buffer, struct wpe_fdo_shm_exported_buffer *) \
    O(void *, wl_shm_buffer_get_data, struct wl_shm_buffer *) \
    O(int32_t, wl_shm_buffer_get_stride, struct wl_shm_buffer *) \
    O(int32_t, wl_shm_buffer_get_width, struct wl_shm_buffer *) \
    O(int32_t, wl_shm_buffer_get_height, struct wl_shm_buffer *) \
    O(void, wl_shm_buffer_begin_access, struct wl_shm_buffer *) \
    O(void, wl_shm_buffer_end_access, struct wl_shm_buffer *) \
    O(void, wpe_view_backend_add_activity_state, struct wpe_view_backend *, uint32_t) \
    O(void, wpe_view_backend_remove_activity_state, struct wpe_view_backend *, uint32_t) \
    O(void, wpe_view_backend_dispatch_set_size, struct wpe_view_backend *, uint32_t, uint32_t) \
    O(void, wpe_view_backend_dispatch_set_device_scale_factor, struct wpe_view_backend *, float) \
    O(void, wpe_view_backend_dispatch_keyboard_event, struct wpe_view_backend *, struct keyboard_event *) \
    O(void, wpe_view_backend_dispatch_pointer_event, struct wpe_view_backend *, struct pointer_event *) \
    O(void, wpe_view_backend_dispatch_touch_event, struct wpe_view_backend *, struct touch_event *) \
    O(uint32_t, wpe_unicode_to_key_code, uint32_t) \
    O(Opaque, webkit_web_view_backend_new, struct wpe_view_backend *, GDestroyNotify, void *) \
    O(GType, webkit_web_view_get_type, void) \
    O(GType, webkit_web_context_get_type, void) \
    O(Opaque, webkit_web_view_get_settings, WebKitWebView *) \
    O(const char *, webkit_web_view_get_uri, WebKitWebView *) \
    O(const char *, webkit_web_view_get_title, WebKitWebView *) \
    O(double, webkit_web_view_get_estimated_load_progress, WebKitWebView *) \
    O(gboolean, webkit_web_view_is_loading, WebKitWebView *) \
    O(gboolean, webkit_web_view_get_tls_info, WebKitWebView *, Opaque *, int *) \
    O(Opaque, webkit_web_view_get_back_forward_list, WebKitWebView *) \
    O(Opaque, webkit_web_view_get_find_controller, WebKitWebView *) \
    O(Opaque, webkit_web_view_get_window_properties, WebKitWebView *) \
    O(Opaque, webkit_web_view_get_session_state, WebKitWebView *) \
    O(void, webkit_web_view_restore_session_state, WebKitWebView *, Opaque) \
    O(GBytes *, webkit_web_view_session_state_serialize, Opaque) \
    O(Opaque, webkit_web_view_session_state_new, GBytes *) \
    O(void, webkit_web_view_session_state_unref, Opaque) \
    O(void, webkit_web_view_load_request, WebKitWebView *, Opaque) \
    O(void, webkit_web_view_load_bytes, WebKitWebView *, GBytes *, const char *, const char *, const char *) \
    O(void, webkit_web_view_load_html, WebKitWebView *, const char *, const char *) \
    O(void, webkit_web_view_load_alternate_html, WebKitWebView *, const char *, const char *, const char *) \
    O(void, webkit_web_view_reload, WebKitWebView *) \
    O(void, webkit_web_view_reload_bypass_cache, WebKitWebView *) \
    O(void, webkit_web_view_stop_loading, WebKitWebView *) \
    O(void, webkit_web_view_go_to_back_forward_list_item, WebKitWebView *, Opaque) \
    O(void, webkit_web_view_set_zoom_level, WebKitWebView *, double) \
    O(void, webkit_web_view_set_background_color, WebKitWebView *, const double *) \
    O(void, webkit_web_view_terminate_web_process, WebKitWebView *) \
    O(Opaque, webkit_web_view_get_main_resource, WebKitWebView *) \
    O(Opaque, webkit_web_resource_get_response, Opaque) \
    O(const char *, webkit_web_resource_get_uri, Opaque) \
    O(void, webkit_web_resource_get_data, Opaque, GCancellable *, GAsyncReadyCallback, void *) \
    O(guchar *, webkit_web_resource_get_data_finish, Opaque, GAsyncResult *, gsize *, GError **) \
    O(Opaque, webkit_web_view_download_uri, WebKitWebView *, const char *) \
    O(gboolean, webkit_web_view_can_show_mime_type, WebKitWebView *, const char *) \
    P(void, webkit_web_view_run_javascript, WebKitWebView *, const char *, GCancellable *, GAsyncReadyCallback, void *) \
    P(Opaque, webkit_web_view_run_javascript_finish, WebKitWebView *, GAsyncResult *, GError **) \
    P(void, webkit_web_view_run_javascript_in_world, WebKitWebView *, const char *, const char *, GCancellable *, \
      GAsyncReadyCallback, void *) \
    P(Opaque, webkit_web_view_run_javascript_in_world_finish, WebKitWebView *, GAsyncResult *, GError **) \
    P(void, webkit_web_view_run_async_javascript_function_in_world, WebKitWebView *, const char *, GVariant *, \
      const char *, GCancellable *, GAsyncReadyCallback, void *) \
    P(Opaque, webkit_javascript_result_get_js_value, Opaque) \
    P(void, webkit_javascript_result_unref, Opaque) \
    P(void, webkit_web_view_evaluate_javascript, WebKitWebView *, const char *, gssize, const char *, const char *, \
      GCancellable *, GAsyncReadyCallback, void *) \
    P(Opaque, webkit_web_view_evaluate_javascript_finish, WebKitWebView *, GAsyncResult *, GError **) \
    P(void, webkit_web_view_call_async_javascript_function, WebKitWebView *, const char *, gssize, GVariant *, \
      const char *, const char *, GCancellable *, GAsyncReadyCallback, void *) \
    P(Opaque, webkit_web_view_call_async_javascript_function_finish, WebKitWebView *, GAsyncResult *, GError **) \
    O(Opaque, jsc_value_get_context, Opaque) \
    O(Opaque, jsc_context_evaluate, Opaque, const char *, gssize) \
    O(Opaque, jsc_context_get_exception, Opaque) \
    O(void, jsc_context_clear_exception, Opaque) \
    O(Opaque, jsc_value_function_callv, Opaque, unsigned, Opaque *) \
    O(char *, jsc_value_to_string, Opaque) \
    O(Opaque, webkit_user_content_manager_new, void) \
    O(Opaque, webkit_user_style_sheet_new, const char *, int, int, const char *const *, const char *const *) \
    O(void, webkit_user_style_sheet_unref, Opaque) \
    O(void, webkit_user_content_manager_add_style_sheet, Opaque, Opaque) \
    O(void, webkit_user_content_manager_add_script, Opaque, Opaque) \
    O(void, webkit_user_content_manager_remove_all_scripts, Opaque) \
    O(void, webkit_user_content_manager_add_filter, Opaque, Opaque) \
    O(void, webkit_user_content_manager_remove_all_filters, Opaque) \
    P(gboolean, webkit_user_content_manager_register_script_message_handler_in_world, Opaque, const char *, \
      const char *) \
    P(void, webkit_user_content_manager_unregister_script_message_handler_in_world, Opaque, const char *, \
      const char *) \
    O(gboolean, webkit_user_content_manager_register_script_message_handler, Opaque, const char *, const char *) \
    O(void, webkit_user_content_manager_unregister_script_message_handler, Opaque, const char *, const char *) \
    O(Opaque, webkit_user_script_new, const char *, int, int, const char *const *, const char *const *) \
    O(Opaque, webkit_user_script_new_for_world, const char *, int, int, const char *, const char *const *, \
      const char *const *) \
    O(void, webkit_user_script_unref, Opaque) \
    O(void, webkit_policy_decision_use, Opaque) \
    O(void, webkit_policy_decision_ignore, Opaque) \
    O(void, webkit_policy_decision_download, Opaque) \
    O(Opaque, webkit_navigation_policy_decision_get_navigation_action, Opaque) \
    O(const char *, webkit_navigation_policy_decision_get_frame_name, Opaque) \
    O(int, webkit_navigation_action_get_navigation_type, Opaque) \
    O(unsigned, webkit_navigation_action_get_mouse_button, Opaque) \
    O(unsigned, webkit_navigation_action_get_modifiers, Opaque) \
    O(Opaque, webkit_navigation_action_get_request, Opaque) \
    O(gboolean, webkit_navigation_action_is_redirect, Opaque) \
    O(gboolean, webkit_navigation_action_is_user_gesture, Opaque) \
    O(Opaque, webkit_response_policy_decision_get_response, Opaque) \
    O(Opaque, webkit_response_policy_decision_get_request, Opaque) \
    O(gboolean, webkit_response_policy_decision_is_mime_type_supported, Opaque) \
    O(Opaque, webkit_uri_request_new, const char *) \
    O(const char *, webkit_uri_request_get_uri, Opaque) \
    O(const char *, webkit_uri_request_get_http_method, Opaque) \
    O(Opaque, webkit_uri_request_get_http_headers, Opaque) \
    O(const char *, webkit_uri_response_get_uri, Opaque) \
    O(unsigned, webkit_uri_response_get_status_code, Opaque) \
    O(uint64_t, webkit_uri_response_get_content_length, Opaque) \
    O(const char *, webkit_uri_response_get_mime_type, Opaque) \
    O(const char *, webkit_uri_response_get_suggested_filename, Opaque) \
    O(Opaque, webkit_uri_response_get_http_headers, Opaque) \
    O(Opaque, webkit_back_forward_list_get_current_item, Opaque) \
    O(Opaque, webkit_back_forward_list_get_nth_item, Opaque, int) \
    O(GList *, webkit_back_forward_list_get_back_list, Opaque) \
    O(GList *, webkit_back_forward_list_get_forward_list, Opaque) \
    O(const char *, webkit_back_forward_list_item_get_uri, Opaque) \
    O(const char *, webkit_back_forward_list_item_get_title, Opaque) \
    O(const char *, webkit_back_forward_list_item_get_original_uri, Opaque) \
    O(Opaque, webkit_script_dialog_ref, Opaque) \
    O(void, webkit_script_dialog_unref, Opaque) \
    O(int, webkit_script_dialog_get_dialog_type, Opaque) \
    O(const char *, webkit_script_dialog_get_message, Opaque) \
    O(const char *, webkit_script_dialog_prompt_get_default_text, Opaque) \
    O(void, webkit_script_dialog_confirm_set_confirmed, Opaque, gboolean) \
    O(void, webkit_script_dialog_prompt_set_text, Opaque, const char *) \
    O(void, webkit_script_dialog_close, Opaque) \
    O(const char *, webkit_authentication_request_get_host, Opaque) \
    O(unsigned, webkit_authentication_request_get_port, Opaque) \
    O(const char *, webkit_authentication_request_get_realm, Opaque) \
    O(int, webkit_authentication_request_get_scheme, Opaque) \
    O(gboolean, webkit_authentication_request_is_for_proxy, Opaque) \
    O(gboolean, webkit_authentication_request_is_retry, Opaque) \
    O(void, webkit_authentication_request_authenticate, Opaque, Opaque) \
    O(void, webkit_authentication_request_cancel, Opaque) \
    O(Opaque, webkit_credential_new, const char *, const char *, int) \
    O(void, webkit_credential_free, Opaque) \
    O(gboolean, webkit_file_chooser_request_get_select_multiple, Opaque) \
    O(const char *const *, webkit_file_chooser_request_get_mime_types, Opaque) \
    O(void, webkit_file_chooser_request_select_files, Opaque, const char *const *) \
    O(void, webkit_file_chooser_request_cancel, Opaque) \
    O(void, webkit_permission_request_allow, Opaque) \
    O(void, webkit_permission_request_deny, Opaque) \
    O(GType, webkit_user_media_permission_request_get_type, void) \
    O(gboolean, webkit_user_media_permission_is_for_audio_device, Opaque) \
    O(gboolean, webkit_user_media_permission_is_for_video_device, Opaque) \
    O(GType, webkit_device_info_permission_request_get_type, void) \
    O(GType, webkit_geolocation_permission_request_get_type, void) \
    O(void, webkit_find_controller_search, Opaque, const char *, uint32_t, unsigned) \
    O(void, webkit_find_controller_search_finish, Opaque) \
    O(void, webkit_find_controller_search_next, Opaque) \
    O(void, webkit_find_controller_search_previous, Opaque) \
    O(const char *, webkit_find_controller_get_search_text, Opaque) \
    O(uint32_t, webkit_find_controller_get_options, Opaque) \
    O(Opaque, webkit_download_get_request, Opaque) \
    O(Opaque, webkit_download_get_response, Opaque) \
    O(WebKitWebView *, webkit_download_get_web_view, Opaque) \
    O(void, webkit_download_set_destination, Opaque, const char *) \
    O(void, webkit_download_set_allow_overwrite, Opaque, gboolean) \
    O(void, webkit_download_cancel, Opaque) \
    O(double, webkit_download_get_estimated_progress, Opaque) \
    O(uint64_t, webkit_download_get_received_data_length, Opaque) \
    O(Opaque, webkit_user_content_filter_store_new, const char *) \
    O(void, webkit_user_content_filter_store_save, Opaque, const char *, GBytes *, GCancellable *, \
      GAsyncReadyCallback, void *) \
    O(Opaque, webkit_user_content_filter_store_save_finish, Opaque, GAsyncResult *, GError **) \
    O(void, webkit_user_content_filter_unref, Opaque) \
    O(Opaque, webkit_uri_scheme_request_get_web_view, Opaque) \
    O(const char *, webkit_uri_scheme_request_get_uri, Opaque) \
    P(const char *, webkit_uri_scheme_request_get_http_method, Opaque) \
    P(Opaque, webkit_uri_scheme_request_get_http_headers, Opaque) \
    P(GInputStream *, webkit_uri_scheme_request_get_http_body, Opaque) \
    O(void, webkit_uri_scheme_request_finish_with_response, Opaque, Opaque) \
    O(void, webkit_uri_scheme_request_finish_error, Opaque, GError *) \
    O(Opaque, webkit_uri_scheme_response_new, GInputStream *, gint64) \
    O(void, webkit_uri_scheme_response_set_status, Opaque, unsigned, const char *) \
    O(void, webkit_uri_scheme_response_set_content_type, Opaque, const char *) \
    O(void, webkit_uri_scheme_response_set_http_headers, Opaque, Opaque) \
    O(void, webkit_web_context_register_uri_scheme, Opaque, const char *, void *, void *, GDestroyNotify) \
    O(Opaque, webkit_web_context_get_security_manager, Opaque) \
    O(void, webkit_security_manager_register_uri_scheme_as_cors_enabled, Opaque, const char *) \
    O(void, webkit_security_manager_register_uri_scheme_as_secure, Opaque, const char *) \
    O(void, webkit_web_context_set_cache_model, Opaque, int) \
    O(void, webkit_web_context_set_preferred_languages, Opaque, const char *const *) \
    P(Opaque, webkit_web_context_new_with_website_data_manager, Opaque) \
    P(Opaque, webkit_web_context_get_website_data_manager, Opaque) \
    P(Opaque, webkit_website_data_manager_new, const char *, ...) \
    P(Opaque, webkit_website_data_manager_new_ephemeral, void) \
    P(Opaque, webkit_website_data_manager_get_cookie_manager, Opaque) \
    P(void, webkit_web_context_allow_tls_certificate_for_host, Opaque, Opaque, const char *) \
    P(void, webkit_network_session_allow_tls_certificate_for_host, Opaque, Opaque, const char *) \
    P(void, webkit_website_data_manager_set_tls_errors_policy, Opaque, int) \
    P(Opaque, webkit_network_session_new, const char *, const char *) \
    P(Opaque, webkit_network_session_new_ephemeral, void) \
    P(Opaque, webkit_network_session_get_website_data_manager, Opaque) \
    P(Opaque, webkit_network_session_get_cookie_manager, Opaque) \
    O(void, webkit_website_data_manager_fetch, Opaque, unsigned, GCancellable *, GAsyncReadyCallback, void *) \
    O(GList *, webkit_website_data_manager_fetch_finish, Opaque, GAsyncResult *, GError **) \
    O(void, webkit_website_data_manager_remove, Opaque, unsigned, GList *, GCancellable *, GAsyncReadyCallback, \
      void *) \
    O(gboolean, webkit_website_data_manager_remove_finish, Opaque, GAsyncResult *, GError **) \
    O(void, webkit_website_data_manager_clear, Opaque, unsigned, GTimeSpan, GCancellable *, GAsyncReadyCallback, \
      void *) \
    O(gboolean, webkit_website_data_manager_clear_finish, Opaque, GAsyncResult *, GError **) \
    O(const char *, webkit_website_data_get_name, Opaque) \
    O(unsigned, webkit_website_data_get_types, Opaque) \
    O(void, webkit_website_data_unref, Opaque) \
    O(void, webkit_cookie_manager_set_persistent_storage, Opaque, const char *, int) \
    O(void, webkit_cookie_manager_set_accept_policy, Opaque, int) \
    O(void, webkit_cookie_manager_add_cookie, Opaque, Opaque, GCancellable *, GAsyncReadyCallback, void *) \
    O(gboolean, webkit_cookie_manager_add_cookie_finish, Opaque, GAsyncResult *, GError **) \
    O(void, webkit_cookie_manager_delete_cookie, Opaque, Opaque, GCancellable *, GAsyncReadyCallback, void *) \
    O(gboolean, webkit_cookie_manager_delete_cookie_finish, Opaque, GAsyncResult *, GError **) \
    O(void, webkit_cookie_manager_get_cookies, Opaque, const char *, GCancellable *, GAsyncReadyCallback, void *) \
    O(GList *, webkit_cookie_manager_get_cookies_finish, Opaque, GAsyncResult *, GError **) \
    P(void, webkit_cookie_manager_get_all_cookies, Opaque, GCancellable *, GAsyncReadyCallback, void *) \
    P(GList *, webkit_cookie_manager_get_all_cookies_finish, Opaque, GAsyncResult *, GError **) \
    O(Opaque, soup_cookie_parse, const char *, GUri *) \
    O(char *, soup_cookie_to_set_cookie_header, Opaque) \
    O(const char *, soup_cookie_get_domain, Opaque) \
    O(void, soup_cookie_free, Opaque) \
    O(GInputStream *, g_memory_input_stream_new_from_bytes, GBytes *) \
    O(Opaque, soup_message_headers_new, int) \
    O(void, soup_message_headers_append, Opaque, const char *, const char *) \
    O(void, soup_message_headers_replace, Opaque, const char *, const char *) \
    O(void, soup_message_headers_foreach, Opaque, void *, void *)

/// The functions found; those that are not in every version may be NULL.
extern struct engine_functions {
#define MEMBER(result, name, ...) result (*name)(__VA_ARGS__);
    ENGINE_FUNCTIONS(MEMBER, MEMBER)
#undef MEMBER
} engine;

/// Opens the libraries and starts the port for embedding.
/// @return NULL, or what is missing, for a person to read.
const char *engine_open(void);
