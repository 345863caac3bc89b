// SPDX-License-Identifier: GPL-3.0-or-later
// Speaks each line of standard input with one engine in one process, and prints the seconds that the
// loop took and the samples that came of it. State is not reset between lines: this is the speed to
// reach, not the exactness. With "fork" as second argument each line is spoken by a child that then
// ends, with nothing handed back: what isolation alone costs on this machine.
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long samples;

static int take(short *wave, int count, espeak_EVENT *events) {
  (void)wave;
  (void)events;
  samples += count;
  return 0;
}

int main(int count, char **arguments) {
  espeak_ng_InitializePath(NULL);
  if (espeak_ng_Initialize(NULL) != ENS_OK) return 69;
  espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, NULL);
  espeak_SetSynthCallback(take);
  espeak_ng_SetVoiceByName(count > 1 ? arguments[1] : "en-us");
  espeak_ng_SetParameter(espeakRATE, 175, 0);
  char **lines = NULL;
  size_t used = 0, room = 0;
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  while ((length = getline(&line, &size, stdin)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    if (used == room) lines = realloc(lines, (room = room ? 2 * room : 1024) * sizeof *lines);
    lines[used++] = strdup(line);
  }
  espeak_ng_Synthesize("   ", 4, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  samples = 0;
  int forks = count > 2 && strcmp(arguments[2], "fork") == 0;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (size_t i = 0; i < used; i += 1) {
    pid_t child = forks ? fork() : 0;
    if (child > 0) {
      waitpid(child, NULL, 0);
      continue;
    }
    espeak_ng_Synthesize(
        lines[i], strlen(lines[i]) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
    if (forks) _Exit(0);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
  printf("%.6f %ld\n", seconds, samples);
  fflush(stdout);
  // The library's own ending can wait for ever.
  _Exit(0);
}
