// SPDX-License-Identifier: GPL-3.0-or-later
// Stands for libpcaudio, the engine's sound output, in the worker, which never plays anything.
//
// libespeak-ng is linked with the real one, which draws in forty libraries of PulseAudio, X11 and codecs:
// they took half of the worker's start, and each child copied their mappings. The worker is started with
// this one found first; where it is missing, the real one is loaded and works as well, later.
struct audio_object;

struct audio_object *create_audio_device_object(
    const char *device, const char *application, const char *description) {
  (void)device, (void)application, (void)description;
  return 0;
}

int audio_object_open(struct audio_object *object, int format, unsigned rate, unsigned char channels) {
  (void)object, (void)format, (void)rate, (void)channels;
  return 0;
}

void audio_object_close(struct audio_object *object) { (void)object; }
void audio_object_destroy(struct audio_object *object) { (void)object; }

int audio_object_write(struct audio_object *object, const void *data, unsigned long bytes) {
  (void)object, (void)data, (void)bytes;
  return 0;
}

int audio_object_drain(struct audio_object *object) { return (void)object, 0; }
int audio_object_flush(struct audio_object *object) { return (void)object, 0; }

const char *audio_object_strerror(struct audio_object *object, int error) {
  (void)object, (void)error;
  return "";
}
