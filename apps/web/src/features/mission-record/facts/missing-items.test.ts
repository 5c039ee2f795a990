import type { Mission } from '@renfort/contract/mission.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it, vi } from 'vitest'
import { withSaturdays } from '../../../testing/a-flexible-planning.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { aRequestedSider } from '../../../testing/a-requested-sider.ts'
import { mondayForTwo } from '../../../testing/a-shift.ts'
import '../../../platform/work-error-words.ts'
import { mergedItems, missingItemsOf, missingInRefusal } from './missing-items.ts'

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const circumstances = {
  now: instant('2026-12-02T09:00:00Z'),
  insider: false,
  departmentRequired: false,
  minimumWage: null,
}

const awa = (id: string) => aRequestedSider({ id, firstName: 'Awa', lastName: 'Diallo' })

const motive = {
  id: 'r',
  organisationId: 'o',
  reason: 'activityIncrease',
  justification: 'Repas de fin d’année',
  replacements: [],
  recruitments: [],
} as const satisfies Mission['motive']

/** A draft that lacks its address alone. */
const nearlyWhole: Partial<Mission> = {
  jobDescriptionId: null,
  isFlexiblePlanning: false,
  subtasks: [{ id: 'waiter-serve', name: 'Servir', custom: false }],
  executiveStatus: 'worker',
  hourlyRate: 13,
  managerId: 'u',
  motive,
  motiveId: 'r',
  shifts: [mondayForTwo],
}

function missing(change: Partial<Mission>): string[] {
  return missingItemsOf(aMission({ ...nearlyWhole, ...change }), circumstances).map(
    ({ key, section }) => `${section} ${key}`,
  )
}

const address = 'details errors.task.address_missing'

describe('what is missing before a mission can be posted', () => {
  it.each<[string, Partial<Mission>, string[]]>([
    ['the address', {}, [address]],
    ['the motive', { motiveId: null }, ['motive errors.task.motive_missing', address]],
    [
      'L1251-43 a motive that says who is replaced',
      { motive: { ...motive, reason: 'replacement' } },
      ['motive errors.motive.replacement_missing', address],
    ],
    ['the tasks', { subtasks: [] }, [address, 'summary errors.job_description.subtask_missing']],
    ['the shifts', { shifts: [] }, ['shifts errors.task.planning_missing', address]],
    [
      'POST-32 a manager who may still manage',
      { managerEligible: false },
      [address, 'details errors.task.manager_missing'],
    ],
    ['the rate', { hourlyRate: null }, [address, 'summary errors.task.rate_missing']],
    [
      'SHIFT-14 a start to come',
      { shifts: [{ ...mondayForTwo, startDate: '2026-12-02T08:00:00.000Z' }] },
      ['shifts errors.shift.past_forbidden', address],
    ],
    [
      'WORK-13 enough people for a payroll mission',
      { type: 'gestion', requestedSiders: [awa('a')] },
      [address, 'workers errors.task.not_enough_siders'],
    ],
  ])('%s', (_, change, expected) => {
    expect(missing(change)).toEqual(expected)
  })

  const flexible: Partial<Mission> = {
    isFlexiblePlanning: true,
    shifts: [],
    flexiblePlanning: withSaturdays,
  }
  it('FLEX-08 WORK-13 a flexible planning stands for shifts, as long as it is valid', () => {
    expect(missing(flexible)).toEqual([address])
    const requestedSiders = [awa('a')]
    expect(missing({ ...flexible, type: 'gestion', requestedSiders })).toEqual([
      address,
      'workers errors.task.not_enough_siders',
    ])
    const { flexiblePlanning } = flexible
    if (!flexiblePlanning) throw new Error('No planning.')
    const late = { ...flexiblePlanning, startDate: '2026-12-01T00:00:00.000Z' }
    expect(missing({ ...flexible, flexiblePlanning: late })).toEqual([
      'flexible-planning errors.shift.past_forbidden',
      address,
    ])
  })

  it('WORK-13 a payroll mission whose people can fill every slot lacks nobody', () => {
    const requestedSiders = ['a', 'b'].map((id) => awa(id))
    expect(missing({ type: 'gestion', requestedSiders })).toEqual([address])
  })
})

describe('what the API tells', () => {
  it('is read from the refusal, known keys only', () => {
    const metadata = {
      missing: [
        { key: 'errors.task.motive_missing', section: 'motive' },
        { key: 'errors.task.something_newer', section: 'summary' },
      ],
    }
    expect(missingInRefusal(metadata)).toEqual([
      { key: 'errors.task.motive_missing', section: 'motive' },
    ])
    expect(missingInRefusal({})).toEqual([])
  })

  it('joins what is known, each thing once', () => {
    const motive = { key: 'errors.task.motive_missing', section: 'motive' } as const
    const company = { key: 'errors.organisation.incomplete', section: 'organisation' } as const
    expect(mergedItems([motive], [motive, company])).toEqual([motive, company])
  })
})
