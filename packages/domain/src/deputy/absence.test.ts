import { describe, expect, it } from 'vitest'
import type { TeamRole } from '../access/actor.ts'
import { isoDate } from '../kernel/calendar.ts'
import { type Absence, absenceIssues, deputyTrouble, isAwayOn, rightsMissing } from './absence.ts'

const days = (from: string, until: string): Absence => ({
  from: isoDate(from),
  until: isoDate(until),
})
const mate = (role: TeamRole, validated = true) => ({ id: 'deputy', role, validated })
const today = isoDate('2026-12-01')
const week = days('2026-12-07', '2026-12-11')

it('counts the first and the last day, and is over on the next', () => {
  const on = ['2026-12-06', '2026-12-07', '2026-12-11', '2026-12-12'].map((day) =>
    isAwayOn(week, isoDate(day)),
  )
  expect(on).toEqual([false, true, true, false])
})

it.each<[TeamRole, TeamRole, readonly string[]]>([
  ['admin', 'admin', []],
  ['admin', 'missionManager', []],
  ['missionManager', 'missionManager', []],
  ['admin', 'collaborator', ['contract.read', 'contract.sign']],
  ['missionManager', 'collaborator', ['contract.read', 'contract.sign']],
  ['collaborator', 'collaborator', []],
  ['collaborator', 'missionManager', []],
])('of %s, %s lacks %j', (absent, deputy, missing) => {
  expect(rightsMissing(absent, deputy)).toEqual(missing)
})

describe('issue 39 §5 an absence that is declared', () => {
  const declared = {
    absentId: 'absent',
    absent: { role: 'missionManager' },
    deputy: mate('missionManager'),
    deputyAway: [],
    others: [],
    today,
  } as const
  const keysOf = (absence: Absence, changed: Partial<Parameters<typeof absenceIssues>[1]> = {}) =>
    absenceIssues(absence, { ...declared, ...changed }).map(({ path, key }) => [path[0], key])

  it('is right, also where it has begun or lasts one day', () => {
    expect(keysOf(week)).toEqual([])
    expect(keysOf(days('2026-11-20', '2026-12-01'))).toEqual([])
    expect(keysOf(days('2026-12-01', '2026-12-01'))).toEqual([])
    expect(keysOf(days('2026-12-01', '2027-06-02'))).toEqual([])
  })

  it.each([
    [days('2026-12-07', '2026-12-06'), 'until', 'errors.absence.order'],
    [days('2026-11-20', '2026-11-30'), 'until', 'errors.absence.past'],
    [days('2026-12-01', '2027-06-03'), 'until', 'errors.absence.too_long'],
    [days('2027-12-03', '2027-12-03'), 'from', 'errors.absence.too_far'],
  ])('%j is refused at %s', (absence, field, key) => {
    expect(keysOf(absence)).toEqual([[field, key]])
  })

  it('does not share a day with another one of the same person', () => {
    const overlap = [['from', 'errors.absence.overlap']]
    expect(keysOf(week, { others: [days('2026-12-11', '2026-12-20')] })).toEqual(overlap)
    expect(keysOf(week, { others: [days('2026-12-12', '2026-12-20')] })).toEqual([])
  })

  it.each([
    ['themselves', { absentId: 'deputy' }, 'errors.deputy.self'],
    ['somebody of no team', { deputy: null }, 'errors.deputy.not_in_team'],
    ['who was only invited', { deputy: mate('admin', false) }, 'errors.deputy.not_in_team'],
    ['without the right', { deputy: mate('collaborator') }, 'errors.deputy.without_right'],
    ['who is away too', { deputyAway: [days('2026-12-01', '2026-12-07')] }, 'errors.deputy.away'],
  ])('names no deputy: %s', (_who, changed, key) => {
    expect(keysOf(week, changed)).toEqual([['deputyId', key]])
  })

  it('says all that is wrong at once', () => {
    const deputy = mate('collaborator')
    expect(keysOf(days('2026-12-07', '2026-12-06'), { deputy })).toEqual([
      ['until', 'errors.absence.order'],
      ['deputyId', 'errors.deputy.without_right'],
    ])
  })
})

it.each([
  ['left the team', { deputy: null }, 'left'],
  ['lost the right', { deputy: mate('collaborator') }, 'withoutRight'],
  ['is away too', { deputyAway: [week] }, 'away'],
  ['is there', {}, null],
] as const)('issue 39 §5 a deputy who %s: %s', (_what, changed, trouble) => {
  const found = deputyTrouble(week, {
    absent: { role: 'admin' },
    deputy: mate('missionManager'),
    deputyAway: [],
    ...changed,
  })
  expect(found).toBe(trouble)
})
