import { describe, expect, it } from 'vitest'
import { elisionViolations, rejectedTerms, rejectedViolations } from './glossary-rules.ts'

const glossary = `
| French label | English label | identifier |
| --- | --- | --- |
| suffixe | suffix | other tables are not read |

## Rejected words

Some words.

| French | not | English | not |
| --- | --- | --- | --- |
| prix estimé | prix exact; coût estimé | estimated price | exact price |
| événement | évènement* | event | – |

## Under the surface

| trace | audit | trail | log |
`
const path = 'apps/web/src/features/a/fr.ts'
const refused = (fr: unknown, en: unknown = {}) =>
  rejectedViolations({ path, fr, en }, rejectedTerms(glossary)).map(
    (violation) => `${violation.path} ${violation.message}`,
  )

describe('the rejected words of the glossary', () => {
  it('are read from its table, and from no other', () => {
    expect(rejectedTerms(glossary)).toEqual([
      { language: 'fr', use: 'prix estimé', rejected: ['prix exact', 'coût estimé'] },
      { language: 'en', use: 'estimated price', rejected: ['exact price'] },
      { language: 'fr', use: 'événement', rejected: ['évènement*'] },
    ])
  })

  it('are refused in both languages, with the file, the key and the word to use', () => {
    expect(
      refused({ panel: { title: 'Le Prix exact' } }, { panel: { title: 'Exact price' } }),
    ).toEqual([
      `${path} panel.title says "prix exact": say "prix estimé"`,
      'apps/web/src/features/a/en.ts panel.title says "exact price": say "estimated price"',
    ])
  })

  it.each([
    ['another ending, where any is meant', { a: 'Nos évènements' }, 1],
    ['a sentence that a function makes', { a: (n: number) => `${n} prix exact` }, 1],
    ['a longer word', { a: 'prix exactement' }, 0],
    ['the name of a value', { a: 'Le {{prix exact}}' }, 0],
    ['a word of the other language', { a: 'exact price' }, 0],
    ['the right word', { a: 'Un prix estimé, un événement' }, 0],
  ])('handles %s', (_, fr, count) => {
    expect(refused(fr)).toHaveLength(count)
  })
})

describe('« de » before a name', () => {
  it.each([
    ['Rôle de {{name}} modifié', 1],
    ['Rôle {{name, of}} modifié', 0],
    ['Plus de {{count}} jours', 0],
  ])('« %s » has %i faults', (a, count) => {
    expect(elisionViolations({ path, fr: { a }, en: {} })).toHaveLength(count)
  })
})
