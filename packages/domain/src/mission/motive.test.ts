import { describe, expect, it } from 'vitest'
import { emptyMotive, motiveReasons, validateMotive } from './motive.ts'
import type { MotiveDraft } from './motive.ts'

const replacement = { name: 'Paul Roy', position: 'Serveur', justification: 'x' }
const recruitment = { name: 'Léa Roy', position: 'Serveuse', date: '2027-01-04' }

function places(motive: Partial<MotiveDraft>): string[] {
  const whole = { ...emptyMotive('activityIncrease'), justification: 'Noël +30 %', ...motive }
  return validateMotive(whole).map(({ path, key }) => `${path.join('.')} ${key}`)
}

describe('motive', () => {
  it('POST-15 POST-18 a new or changed reason starts from an empty justification', () => {
    for (const reason of motiveReasons) {
      expect(emptyMotive(reason)).toEqual({
        reason,
        justification: '',
        replacements: [],
        recruitments: [],
      })
    }
  })
  it.each([
    ['123456', []],
    [' 12345 ', ['justification errors.motive.justification_too_short']],
    ['', ['justification errors.motive.justification_too_short']],
  ])('POST-14 C-02 justification « %s »', (justification, expected) => {
    expect(places({ justification })).toEqual(expected)
  })
  it('POST-13 refuses an unknown reason', () => {
    const reason = JSON.parse('"holiday"')
    expect(places({ reason })).toEqual(['reason errors.field.unknown_choice'])
  })
  it('POST-16 a replacement needs name, position and justification', () => {
    const motive = { reason: 'replacement' } as const
    expect(places(motive)).toEqual(['replacements errors.motive.replacement_missing'])
    expect(places({ ...motive, replacements: [replacement] })).toEqual([])
    const blank = { name: ' ', position: '', justification: ' ' }
    expect(places({ ...motive, replacements: [replacement, blank] })).toEqual([
      'replacements.1.name errors.field.required',
      'replacements.1.position errors.field.required',
      'replacements.1.justification errors.field.required',
    ])
  })
  it('POST-17 a recruitment needs name, date and position', () => {
    const motive = { reason: 'waitingRecruitment' } as const
    expect(places(motive)).toEqual(['recruitments errors.motive.recruitment_missing'])
    expect(places({ ...motive, recruitments: [recruitment] })).toEqual([])
    expect(places({ ...motive, recruitments: [{ ...recruitment, date: '', name: '' }] })).toEqual([
      'recruitments.0.name errors.field.required',
      'recruitments.0.date errors.field.required',
    ])
    expect(places({ ...motive, recruitments: [{ ...recruitment, date: '2027-02-30' }] })).toEqual([
      'recruitments.0.date errors.field.format',
    ])
  })
  it('tells every problem at once', () => {
    expect(places({ reason: 'replacement', justification: '' })).toHaveLength(2)
  })
})
