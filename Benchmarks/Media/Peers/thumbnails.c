// SPDX-License-Identifier: MIT
// Decodes a thousand of the JPEG files that are named, by turns, at an eighth of their size, with libjpeg-turbo alone.
//   cc -O2 -o thumbnails thumbnails.c -ljpeg
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>

int main(int count, char **files) {
    unsigned char *line = NULL;
    unsigned long sum = 0;
    for (int number = 0; number < 1000 && count > 1; number++) {
        FILE *file = fopen(files[1 + number % (count - 1)], "rb");
        if (!file) return 1;
        struct jpeg_decompress_struct picture;
        struct jpeg_error_mgr errors;
        picture.err = jpeg_std_error(&errors);
        jpeg_create_decompress(&picture);
        jpeg_stdio_src(&picture, file);
        jpeg_read_header(&picture, TRUE);
        picture.scale_num = 1;
        picture.scale_denom = 8;
        picture.out_color_space = JCS_EXT_BGRA;
        jpeg_start_decompress(&picture);
        line = realloc(line, 4 * picture.output_width);
        while (picture.output_scanline < picture.output_height) {
            jpeg_read_scanlines(&picture, &line, 1);
            sum += line[0];
        }
        jpeg_finish_decompress(&picture);
        jpeg_destroy_decompress(&picture);
        fclose(file);
    }
    printf("%lu\n", sum);
    return 0;
}
