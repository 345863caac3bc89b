form: "Compare a sound with its TextGrid"
  sentence: "Sound", ""
  sentence: "Grid", ""
endform
sound = Read from file: sound$
length = Get total duration
grid = Read from file: grid$
gridLength = Get total duration
writeInfoLine: fixed$ (length, 9), tab$, fixed$ (gridLength, 9)
count = Get number of intervals: 3
for i to count
  text$ = Get label of interval: 3, i
  if text$ <> ""
    start = Get start time of interval: 3, i
    end = Get end time of interval: 3, i
    appendInfoLine: fixed$ (start, 9), tab$, fixed$ (end, 9), tab$, text$
  endif
endfor
