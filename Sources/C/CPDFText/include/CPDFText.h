// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>
#include <stdint.h>

// The text of PDF pages through poppler, which is opened with the first document. Handles are used by one thread at a time.

// NULL when poppler is not installed or cannot read the document.
void *ts_pdftext_open(const void *bytes, size_t length, const char *password);
void ts_pdftext_close(void *document);
// The text of page `index`, from 0, in UTF-8, to be freed by ts_pdftext_free; NULL when there is no such page.
char *ts_pdftext_string(void *document, int32_t index);
// Four numbers for each Unicode character of the text: left, top, right, bottom, in points from the top left of the page
// as it is shown. Returns how many characters; `*rects` is to be freed by ts_pdftext_free.
int32_t ts_pdftext_layout(void *document, int32_t index, double **rects);
void ts_pdftext_free(void *memory);
