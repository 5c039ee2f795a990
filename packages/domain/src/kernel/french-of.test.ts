import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frenchOf } from './french-of.ts'

describe('« de » before a name', () => {
  it.each([
    ['Inès Martin', 'd’Inès Martin'],
    ['Élodie', 'd’Élodie'],
    ['Œuvre sociale', 'd’Œuvre sociale'],
    ['Hugo', 'd’Hugo'],
    ['Hélène Vasseur', 'd’Hélène Vasseur'],
    ['Hôtel Bellerive', 'd’Hôtel Bellerive'],
    ['Hakim', 'de Hakim'],
    ['Hamza', 'de Hamza'],
    ['Yves', 'd’Yves'],
    ['Yasmine', 'de Yasmine'],
    ['Maison Lumière', 'de Maison Lumière'],
    ['Groupe Bellerive', 'du Groupe Bellerive'],
    ['Groupement', 'de Groupement'],
    ['Le Comptoir', 'du Comptoir'],
    ['Les Halles', 'des Halles'],
    ['La Halle', 'de La Halle'],
    ['L’Atelier', 'de L’Atelier'],
    ['Léa', 'de Léa'],
    ['1001 Services', 'de 1001 Services'],
    ['Onze', 'de Onze'],
    ['', 'de '],
  ])('writes %s as « %s »', (name, text) => {
    expect(frenchOf(name)).toBe(text)
  })

  it('elides before every vowel but y, and never before another consonant than h', () => {
    const rest = fc.stringMatching(/^[a-z]{0,8}$/)
    fc.assert(
      fc.property(fc.constantFrom(...'AEIÀÉÎ'), rest, (first, tail) => {
        expect(frenchOf(first + tail)).toBe(`d’${first}${tail}`)
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...'BCDFGJKLMNPQRSTVWXZ'), rest, (first, tail) => {
        expect(frenchOf(first + tail)).toBe(`de ${first}${tail}`)
      }),
    )
  })
})
