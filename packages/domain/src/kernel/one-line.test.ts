import { describe, expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

describe('oneLine', () => {
  it.each([
    ['BC\t2026/118', 'BC 2026/118'],
    ['Marie\r\nClaire', 'Marie Claire'],
    ['Zo\u00e9\u200b', 'Zo\u00e9'],
    ['\ufeff12 rue Haute\u001b', '12 rue Haute'],
    ['a\u0000b', 'a\u0000b'],
    ['Dupont\u202e tnoP', 'Dupont tnoP'],
    ['Anne\u2028Laure', 'Anne Laure'],
    ['\u200b\n', ''],
    ['Marie  Claire', 'Marie  Claire'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(oneLine(typed)).toBe(kept)
    expect(oneLine(kept)).toBe(kept)
  })

  it('keeps a joiner between two letters only', () => {
    expect(oneLine('\u0639\u0644\u06cc\u200c\u0631\u0636\u0627')).toBe(
      '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
    )
    expect(oneLine('Zo\u00e9\u200d')).toBe('Zo\u00e9')
  })
})

it('keeps a joiner between two pictures', () => {
  const family = '\u{1F468}\u{1F3FD}\u200d\u{1F467}'
  expect(oneLine(`${family}\u200d`)).toBe(family)
})
