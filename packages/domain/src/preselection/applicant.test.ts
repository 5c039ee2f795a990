import { describe, expect, it } from 'vitest'
import { type ApplicantChange, dottedName, isOneChange } from './applicant.ts'

describe('a change of an applicant (G-12)', () => {
  it.each<[ApplicantChange, boolean]>([
    [{}, false],
    [{ visible: true }, true],
    [{ visible: undefined, comment: null }, true],
    [{ cvLink: null }, true],
    [{ preSelectionStatus: 'approved' }, true],
    [{ preSelectionStatus: 'refused' }, true],
    [{ preSelectionStatus: 'refused', refusalReason: 'Loin' }, true],
    [{ refusalReason: 'Loin' }, true],
    [{ preSelectionStatus: 'approved', refusalReason: 'Loin' }, false],
    [{ preSelectionStatus: 'refused', refusalReason: 'Loin', visible: true }, false],
    [{ visible: true, comment: 'x' }, false],
  ])('API-53 %j is one: %s', (change, isOne) => {
    expect(isOneChange(change)).toBe(isOne)
  })
})

it('PRE-09 a name is written first.last', () => {
  expect(dottedName('Louise', 'Martin')).toBe('Louise.Martin')
  expect(dottedName('Jean-Noël ', ' Le Goff')).toBe('Jean-Noël.Le Goff')
  expect(dottedName('Suharto', '')).toBe('Suharto')
})
