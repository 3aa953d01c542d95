// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CHTTP2.h"
#include "libraries.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// Values of OpenSSL's headers, which its ABI keeps.
enum {
    BASIC_CONSTRAINTS = 87,
    EXTENDED_KEY_USAGE = 126,
    SUBJECT_ALTERNATIVE_NAME = 85,
    MBSTRING_ASC = 0x1001,
    FILETYPE_PEM = 1,
    VERIFY_PEER = 1,
    TLSEXT_OK = 0,
    TLSEXT_ALERT_FATAL = 2,
    CERTIFICATE_HAS_EXPIRED = 10,
};

static int add_extension(const struct ts_http2_libraries *l, void *certificate, int kind, const char *text) {
    void *extension = l->X509V3_EXT_conf_nid(NULL, NULL, kind, text);
    if (!extension) return 0;
    int fine = l->X509_add_ext(certificate, extension, -1);
    l->X509_EXTENSION_free(extension);
    return fine;
}

static void *make(const struct ts_http2_libraries *l, void *key, const char *name, const char *alternatives) {
    void *certificate = l->X509_new();
    if (!certificate) return NULL;
    l->X509_set_version(certificate, 2);
    l->ASN1_INTEGER_set(l->X509_get_serialNumber(certificate), (long)time(NULL));
    // A clock that is a little behind must not make the certificate one of the future.
    l->X509_gmtime_adj(l->X509_getm_notBefore(certificate), -86400);
    l->X509_gmtime_adj(l->X509_getm_notAfter(certificate), 3650L * 86400);
    l->X509_set_pubkey(certificate, key);
    void *subject = l->X509_get_subject_name(certificate);
    l->X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, (const unsigned char *)name, -1, -1, 0);
    l->X509_set_issuer_name(certificate, subject);
    int fine = add_extension(l, certificate, BASIC_CONSTRAINTS, "critical,CA:TRUE")
        && add_extension(l, certificate, EXTENDED_KEY_USAGE, "serverAuth")
        && add_extension(l, certificate, SUBJECT_ALTERNATIVE_NAME, alternatives)
        && l->X509_sign(certificate, key, l->EVP_sha256()) > 0;
    if (fine) return certificate;
    l->X509_free(certificate);
    return NULL;
}

static FILE *create(const char *path, mode_t mode) {
    unlink(path);
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    return descriptor < 0 ? NULL : fdopen(descriptor, "w");
}

int ts_tls_make_certificate(
    const char *name, const char *alternatives, const char *certificateFile, const char *keyFile) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    void *key = l ? l->EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256") : NULL;
    if (!key) return 0;
    void *certificate = make(l, key, name, alternatives);
    FILE *certificateOut = certificate ? create(certificateFile, 0644) : NULL;
    FILE *keyOut = certificateOut ? create(keyFile, 0600) : NULL;
    int fine = keyOut && l->PEM_write_X509(certificateOut, certificate)
        && l->PEM_write_PrivateKey(keyOut, key, NULL, NULL, 0, NULL, NULL);
    if (keyOut && fclose(keyOut) != 0) fine = 0;
    if (certificateOut && fclose(certificateOut) != 0) fine = 0;
    l->X509_free(certificate);
    l->EVP_PKEY_free(key);
    return fine;
}

static int choose_protocol(
    void *ssl, const unsigned char **out, unsigned char *outLength, const unsigned char *offered, unsigned int length,
    void *context) {
    (void)ssl, (void)context;
    for (unsigned int at = 0; at < length; at += 1u + offered[at]) {
        if (offered[at] != 2 || at + 3 > length || memcmp(offered + at + 1, "h2", 2) != 0) continue;
        *out = offered + at + 1;
        *outLength = 2;
        return TLSEXT_OK;
    }
    return TLSEXT_ALERT_FATAL;
}

// Whoever issued it: what counts is the app that it names and that the client has its key. One that is out of date is
// refused, as Apple's service does.
static int verify_client(int isFine, void *state) {
    if (isFine) return 1;
    return ts_http2_libraries()->X509_STORE_CTX_get_error(state) != CERTIFICATE_HAS_EXPIRED;
}

void *ts_tls_server(const char *certificateFile, const char *keyFile) {
    const struct ts_http2_libraries *l = ts_http2_libraries();
    void *server = l ? l->SSL_CTX_new(l->TLS_server_method()) : NULL;
    if (!server || l->SSL_CTX_use_certificate_chain_file(server, certificateFile) != 1
        || l->SSL_CTX_use_PrivateKey_file(server, keyFile, FILETYPE_PEM) != 1
        || l->SSL_CTX_check_private_key(server) != 1) {
        return NULL;
    }
    l->SSL_CTX_set_verify(server, VERIFY_PEER, verify_client);
    l->SSL_CTX_set_session_id_context(server, (const unsigned char *)"apns", 4);
    l->SSL_CTX_set_alpn_select_cb(server, choose_protocol, NULL);
    return server;
}
