import { expect, it } from 'vitest'
import { severalLines } from './several-lines.ts'

it.each([
  ['Sonner\r\nà la grille', 'Sonner\nà la grille'],
  ['un\rdeux\u2028trois\u0085quatre', 'un\ndeux\ntrois\nquatre'],
  ['un\n\ndeux', 'un\n\ndeux'],
  ['a\tb', 'a b'],
  ['\ufeffZo\u00e9\u200b\u001b[0m', 'Zo\u00e9[0m'],
  ['\r\n  x \n', 'x'],
  ['a\u0000b', 'a\u0000b'],
  ['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627'],
])('keeps %j as %j', (typed, kept) => {
  expect(severalLines(typed)).toBe(kept)
  expect(severalLines(kept)).toBe(kept)
})
