import { describe, expect, it } from 'vitest'
import { dictionaryViolations } from './check-dictionaries.ts'
import { pairViolations } from './dictionary-rules.ts'
import { hardCodedViolations, typographyViolations } from './text-rules.ts'

function pair(fr: unknown, en: unknown): string[] {
  return pairViolations({ path: 'fr.ts', fr, en }, new Set(['page'])).map(
    ({ rule, message }) => `${rule} ${message.split(' ')[0]}`,
  )
}

function greet(name: string): string {
  return `Hello ${name}`
}

describe('pairs of dictionaries', () => {
  it.each([
    ['a key without English', { a: { b: 'Oui', c: 'Non' } }, { a: { b: 'Yes' } }, 'missing a.c'],
    ['a key without French', { a: 'Oui' }, { a: 'Yes', b: 'No' }, 'missing b'],
    ['an empty value', { a: ' ' }, { a: 'Yes' }, 'empty a'],
    ['an item missing in a list', { a: ['Un', 'Deux'] }, { a: ['One'] }, 'missing a.1'],
    ['another placeholder', { a: 'Le {{day}}' }, { a: 'On {{date}}' }, 'placeholder a'],
    ['a lost placeholder', { a: 'Le {{day}}' }, { a: 'On that day' }, 'placeholder a'],
    ['the same sentence twice', { a: 'Loading' }, { a: 'Loading' }, 'same a'],
    ['a function of other values', { a: greet }, { a: () => 'x' }, 'placeholder a'],
    ['a sentence against a function', { a: 'Oui' }, { a: greet }, 'placeholder a'],
    ['a missing plural', { a_one: 'un', a_other: 'des' }, { a_one: 'one' }, 'missing a_other'],
  ])('refuses %s', (_, fr, en, expected) => {
    expect(pair(fr, en)).toEqual([expected])
  })
  it.each([
    ['the same keys', { a: 'Oui', b: { c: 'Non' } }, { b: { c: 'No' }, a: 'Yes' }],
    ['an allowed same word', { a: 'Page {{n}}' }, { a: 'Page {{n}}' }],
    ['values without words', { a: '{{from}} – {{to}}' }, { a: '{{from}} – {{to}}' }],
    ['placeholders in another order', { a: '{{x}} de {{y}}' }, { a: '{{y}} {{x}}' }],
    [
      'the French form for millions',
      { a_one: 'un', a_many: 'de', a_other: '{{count}}' },
      { a_one: '{{count}} one', a_other: '{{count}} more' },
    ],
  ])('accepts %s', (_, fr, en) => {
    expect(pair(fr, en)).toEqual([])
  })
  it('refuses a French file that stands alone, and a run that read nothing', () => {
    const files = [{ path: 'apps/web/src/ui/fr.ts', text: '' }]
    expect(dictionaryViolations(files, []).map(({ rule }) => rule)).toEqual(['alone', 'scan'])
  })
  it('refuses a dictionary that is not registered under the folder of its area', () => {
    const folder = 'apps/web/src/features/shift'
    const rules = (words: string) =>
      dictionaryViolations(
        [
          { path: `${folder}/fr.ts`, text: '' },
          { path: `${folder}/en.ts`, text: '' },
          { path: `${folder}/words.ts`, text: words },
        ],
        [],
        0,
      ).map(({ rule }) => rule)
    expect(rules(`export const useShiftWords = defineWords('shift', { fr, en })`)).toEqual([])
    expect(rules(`export const useShiftWords = defineWords('shifts', { fr, en })`)).toEqual([
      'area',
    ])
    expect(rules('')).toEqual(['area'])
  })
})

function typography(text: string): number {
  const source = `export const fr = { a: ${JSON.stringify(text)} }`
  return typographyViolations({ path: 'fr.ts', text: source }).length
}

describe('French typography', () => {
  it.each([
    'Enregistrer ?',
    'Enregistrer?',
    'Bravo\u00a0!',
    'Bravo!',
    'Prix : 12',
    'Prix: 12',
    '12 €',
    '12€',
    '{{price}}€',
    '{{price}} €',
    '« oui »',
    '«oui»',
    'un ; deux',
    'Chargement...',
    'hausse de 20%',
    'hausse de 20 %',
  ])('refuses %j', (text) => {
    expect(typography(text)).toBeGreaterThan(0)
  })
  it.each([
    'Enregistrer\u202f?',
    'Vraiment\u202f?!',
    'Prix\u202f: 12\u202f€',
    '«\u202foui\u202f»',
    'à 10:30, puis https://renfort.test/?week=3',
    '{{price}} par heure',
    'hausse de 20\u202f%',
    'Chargement…',
    'Détails (facultatif)',
  ])('accepts %j', (text) => {
    expect(typography(text)).toBe(0)
  })
  it('reads templates as one sentence', () => {
    const faulty = 'export const fr = { a: (n: string) => `Supprimer ${n}?` }'
    expect(typographyViolations({ path: 'fr.ts', text: faulty })).toHaveLength(1)
  })
})

function hardCoded(jsx: string, path = 'apps/web/src/ui/a.tsx'): number {
  return hardCodedViolations({ path, text: `export const a = (x: boolean) => ${jsx}` }).length
}

describe('sentences in components', () => {
  it.each([
    '<p>Bonjour</p>',
    '<>Bonjour</>',
    `<p>{'Bonjour'}</p>`,
    '<p>{`Bonjour`}</p>',
    `<p>{x ? 'Oui' : null}</p>`,
    `<p>{x && 'Oui'}</p>`,
    `<p>{'Prix' + x}</p>`,
    '<button aria-label="Fermer" />',
    `<img alt={'Logo'} />`,
    `<input placeholder={x ? 'Nom' : undefined} />`,
    '<Field label="Nom" />',
  ])('refuses %s', (jsx) => {
    expect(hardCoded(jsx)).toBe(1)
  })
  it.each([
    '<p className="large">{t.title}</p>',
    '<p> · </p>',
    `<p>{format('long')}</p>`,
    '<img alt="" />',
    '<button type="submit" aria-label={t.close} />',
    `<p>{x === 'yes' ? t.yes : t.no}</p>`,
  ])('accepts %s', (jsx) => {
    expect(hardCoded(jsx)).toBe(0)
  })
  it('leaves galleries and tests alone', () => {
    expect(hardCoded('<p>Bonjour</p>', 'apps/web/src/ui/button.gallery.tsx')).toBe(0)
    expect(hardCoded('<p>Bonjour</p>', 'apps/web/src/ui/button.test.tsx')).toBe(0)
  })
})
