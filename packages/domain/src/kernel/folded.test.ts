import { describe, expect, it } from 'vitest'
import { folded } from './folded.ts'

describe('folded text', () => {
  it.each([
    ['Épernay', 'epernay'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['  12, RUE de l’Œuvre ', '12 rue de l oeuvre'],
    ['Noe\u0308l', 'noel'],
    ['!?', ''],
  ])('JD-09 compares %j as %j', (text, expected) => {
    expect(folded(text)).toBe(expected)
  })
})
