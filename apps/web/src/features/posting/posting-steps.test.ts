import type { Mission } from '@renfort/contract/mission.ts'
import { aRequestedSider } from '../../testing/a-requested-sider.ts'
import {
  allEntered as all,
  nothingEntered as nothing,
} from '@renfort/domain/testing/posting-facts.ts'
import { describe, expect, it } from 'vitest'
import { aMission } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { breadcrumb, obstacleAt, resumeStep, postingFacts } from './posting-steps.ts'

function states(...[step, facts]: Parameters<typeof breadcrumb>): string[] {
  return breadcrumb(step, facts).map((crumb) => crumb.state)
}

describe('POST-06 breadcrumb', () => {
  it('opens step by step, and says what the first closed one waits for', () => {
    expect(breadcrumb('motive', nothing)).toEqual([
      { step: 'motive', state: 'current', blockedBy: null },
      { step: 'shifts', state: 'blocked', blockedBy: 'errors.task.motive_missing' },
      { step: 'details', state: 'blocked', blockedBy: 'errors.task.motive_missing' },
      { step: 'workers', state: 'blocked', blockedBy: 'errors.task.motive_missing' },
      { step: 'summary', state: 'blocked', blockedBy: 'errors.task.motive_missing' },
    ])
    const placed = { ...all, hasAddress: false }
    expect(breadcrumb('shifts', placed).at(-1)?.blockedBy).toBe('errors.task.address_missing')
    expect(breadcrumb('motive', { ...all, shiftsCount: 0 }).at(-1)?.blockedBy).toBe(
      'errors.task.planning_missing',
    )
  })

  it('marks what is done, also ahead, and the optional step once it is passed', () => {
    expect(states('motive', all)).toEqual(['current', 'done', 'done', 'open', 'open'])
    expect(states('summary', all)).toEqual(['done', 'done', 'done', 'done', 'current'])
    expect(states('workers', { ...all, hasManager: false })).toEqual([
      'done',
      'done',
      'open',
      'current',
      'open',
    ])
  })
})

describe('POST-07 what a step waits for', () => {
  it.each([
    ['motive', nothing, 'errors.task.motive_missing'],
    ['shifts', nothing, 'errors.task.planning_missing'],
    ['details', nothing, 'errors.task.address_missing'],
    ['details', { ...all, hasManager: false }, 'errors.task.manager_missing'],
    ['details', { ...all, departmentsFeature: true }, 'errors.task.department_missing'],
    ['details', all, null],
    ['workers', nothing, null],
    ['summary', all, null],
  ] as const)('%s', (step, facts, key) => {
    expect(obstacleAt(step, facts)).toBe(key)
  })
})

it.each([
  [nothing, 'motive'],
  [{ ...nothing, hasMotive: true }, 'shifts'],
  [{ ...all, hasManager: false }, 'details'],
  [all, 'summary'],
] as const)('a draft is taken up where it lacks something (%#)', (facts, step) => {
  expect(resumeStep(facts)).toBe(step)
})

const off = { flexiblePlanning: false, departments: false }
const ines = aRequestedSider()
const asLastTime = { id: ines.id, startDate: null, timeZone: 'Europe/Paris' as const, facts: [] }

it.each<[string, Partial<Mission>, boolean, boolean]>([
  ['nobody chosen', {}, true, true],
  ['nobody to choose', {}, false, false],
  ['somebody chosen', { requestedSiders: [ines] }, true, false],
  ['nobody chosen, as last time', { asLastTime }, true, false],
  ['a payroll mission without its people', { type: 'gestion', asLastTime }, true, true],
  ['a payroll mission with its people', { type: 'gestion', requestedSiders: [ines] }, true, false],
])('POST-10 %s: Siders are to be chosen or not', (_, changes, hasCandidates, isOpen) => {
  const mission = aMission({ shifts: [aShift('2026-12-07')], ...changes })
  expect(postingFacts(mission, off, hasCandidates).hasSidersToChoose).toBe(isOpen)
})
