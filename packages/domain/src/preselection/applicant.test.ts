import { describe, expect, it } from 'vitest'
import { selectionStatuses } from '../mission/mission.ts'
import {
  type ApplicantChange,
  dottedName,
  isOneChange,
  selectionAfter,
  selectionRefusal,
} from './applicant.ts'

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

describe('the selection of a mission (TASK-52, decisions §8)', () => {
  it('begins with the first candidate and is ready once enough are approved or hired', () => {
    const standing = (approved: number, hired = 0) => ({ approved, hired, slotsNeeded: 3 })
    expect(selectionAfter('new', standing(0))).toBe('ongoing')
    expect(selectionAfter('ongoing', standing(2))).toBe('ongoing')
    expect(selectionAfter('ongoing', standing(3))).toBe('ready')
    expect(selectionAfter('ongoing', standing(1, 2))).toBe('ready')
    expect(selectionAfter('ongoing', standing(4))).toBe('ready')
  })

  it('goes back when a refusal drops below what is needed', () => {
    const standing = { approved: 2, hired: 0, slotsNeeded: 3 }
    expect(selectionAfter('ready', standing)).toBe('ongoing')
  })

  it('C-12 is over once every place is held or it was stopped', () => {
    const standing = { approved: 0, hired: 0, slotsNeeded: 1 }
    for (const status of ['completed', 'closed'] as const) {
      expect(selectionAfter(status, standing)).toBe(status)
    }
    expect(
      [null, ...selectionStatuses].filter((status) => selectionRefusal(status) === null),
    ).toEqual(['new', 'ongoing', 'ready'])
  })
})

it('PRE-09 a name is written first.last', () => {
  expect(dottedName('Louise', 'Martin')).toBe('Louise.Martin')
  expect(dottedName('Jean-Noël ', ' Le Goff')).toBe('Jean-Noël.Le Goff')
})
