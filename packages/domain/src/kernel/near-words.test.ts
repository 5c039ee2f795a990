import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginsAWord, nearWords } from './near-words.ts'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const word = fc.array(letter, { minLength: 5, maxLength: 12 })

describe('a word with one slip', () => {
  it.each([
    ['srveur', 'serveur'],
    ['servuer', 'serveur'],
    ['serbeur', 'serveur'],
    ['sserveur', 'serveur'],
    ['esrveur', 'serveur'],
    ['cuisiner', 'cuisinier'],
    ['recpetion', 'reception'],
    ['barmn', 'barman barmaid'],
  ])('%s is near %s', (typed, meant) => {
    expect(beginsAWord(meant, nearWords(typed))).toBe(true)
  })

  it.each([
    ['srvur', 'serveur'],
    ['plongeur', 'serveur'],
    ['ser', 'servir'],
    ['ser', 'sur'],
    ['veur', 'serveur'],
  ])('%s is not near %s', (typed, meant) => {
    expect(beginsAWord(meant, nearWords(typed))).toBe(false)
  })

  it('is near the right one, wherever the slip is after its first letter', () => {
    fc.assert(
      fc.property(word, fc.nat(), letter, (right, at, other) => {
        const place = 1 + (at % (right.length - 1))
        const slips = [
          right.toSpliced(place, 1),
          right.toSpliced(place, 0, other),
          right.with(place, other),
          right.toSpliced(place - 1, 2, right[place] ?? '', right[place - 1] ?? ''),
        ]
        for (const slip of slips.filter((typed) => typed.length > 3)) {
          expect(beginsAWord(right.join(''), nearWords(slip.join('')))).toBe(true)
        }
      }),
    )
  })

  it('has few forms, none of them a wildcard alone', () => {
    fc.assert(
      fc.property(word, (letters) => {
        const forms = nearWords(letters.join(''))
        expect(forms.length).toBeLessThanOrEqual(letters.length * 4)
        for (const form of forms) expect(form.replaceAll('_', '').length).toBeGreaterThan(2)
      }),
    )
  })
})
