import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import { cents } from '../kernel/money.ts'
import { confirmationProblems, loweredRateRefusal } from './confirmation.ts'
import type { ConfirmationFacts } from './confirmation.ts'
import { inParis } from '../testing/in-paris.ts'

function at(text: string) {
  return instant(`${text}:00Z`)
}

function aShift(start: string, end: string, slots = 2) {
  return { ...inParis, startsAt: at(start), endsAt: at(end), slots }
}

const shift = aShift('2026-12-07T08:00', '2026-12-07T16:00')
const ready: ConfirmationFacts = {
  now: at('2026-11-20T08:00'),
  insider: false,
  type: 'delegation',
  organisationBlocked: false,
  missingItems: [],
  motive: {
    reason: 'activityIncrease',
    justification: 'Repas de fin d’année',
    replacements: [],
    recruitments: [],
  },
  planning: { shifts: [shift] },
  address: { country: 'FR', postalCode: '69002' },
  hasEligibleManager: true,
  departmentRequired: false,
  hasDepartment: false,
  executiveStatus: 'worker',
  subtasksCount: 1,
  isRiskPosition: false,
  risksCount: 0,
  hourlyRateCents: cents(1300),
  minimumWage: { area: 'france', minimumWage: cents(1231), source: 'Arrêté' },
  selectedCount: 0,
  requestedSidersOnly: false,
  everySlotFilled: false,
}
const period = { ...inParis, startsAt: at('2027-01-04T07:00'), endsAt: at('2027-01-31T19:00') }
const gestion = { type: 'gestion', selectedCount: 2, everySlotFilled: true } as const

function problems(facts: Partial<ConfirmationFacts>): string[] {
  return confirmationProblems({ ...ready, ...facts }).map(({ place, key }) => `${place} ${key}`)
}

describe('confirm (decisions §8)', () => {
  it('has nothing against a complete mission', () => {
    expect(problems({})).toEqual([])
    expect(problems({ planning: { siders: 2, period, issues: [] } })).toEqual([])
    expect(problems(gestion)).toEqual([])
  })

  // In the order in which the specification checks them.
  const inOrder: [string, Partial<ConfirmationFacts>][] = [
    ['organisation errors.organisation.blocked', { organisationBlocked: true }],
    ['organisation errors.organisation.incomplete', { missingItems: ['hourTypes'] }],
    ['motive errors.task.motive_missing', { motive: null }],
    ['shifts errors.task.planning_missing', { planning: null }],
    ['details errors.task.address_missing', { address: null }],
    ['details errors.task.manager_missing', { hasEligibleManager: false }],
    ['details errors.task.department_missing', { departmentRequired: true }],
    ['summary errors.task.executive_status_missing', { executiveStatus: null }],
    ['summary errors.task.rate_missing', { hourlyRateCents: null }],
    ['summary errors.job_description.subtask_missing', { subtasksCount: 0 }],
    ['job-description errors.job_description.high_risk_unanswered', { isRiskPosition: null }],
  ]
  it.each(inOrder)('%s', (expected, facts) => {
    expect(problems(facts)).toEqual([expected])
  })
  it('tells all that is missing, the first check first', () => {
    const facts = Object.assign({}, ...inOrder.map(([, part]) => part))
    expect(problems(facts)).toEqual(inOrder.map(([expected]) => expected))
  })

  it('L1251-43 the motive says all that its contracts must say, and a risk position its risks', () => {
    const motive = { reason: 'replacement', replacements: [], recruitments: [] } as const
    expect(problems({ motive: { ...motive, justification: 'x' } })).toEqual([
      'motive errors.motive.justification_too_short',
    ])
    expect(problems({ motive: { ...motive, justification: 'Congé maladie' } })).toEqual([
      'motive errors.motive.replacement_missing',
    ])
    expect(problems({ isRiskPosition: true })).toEqual([
      'summary errors.job_description.risk_missing',
    ])
    expect(problems({ isRiskPosition: true, risksCount: 1 })).toEqual([])
  })

  it('SHIFT-14 C-10 no shift in the past, the eve for an insider', () => {
    const eve = { shifts: [shift, aShift('2026-11-19T08:00', '2026-11-19T16:00')] }
    expect(problems({ planning: eve })).toEqual(['shifts errors.shift.past_forbidden'])
    expect(problems({ planning: eve, insider: true })).toEqual([])
    expect(problems({ planning: { shifts: [] } })).toEqual(['shifts errors.task.planning_missing'])
  })
  it('a flexible planning must be valid', () => {
    const issues = [issue(['weeklyVolume'], 'errors.flexible_planning.legal_volume')]
    expect(problems({ planning: { siders: 1, period, issues } })).toEqual([
      'flexible-planning errors.flexible_planning.legal_volume',
    ])
  })
  it('POST-62 the rate is at least the minimum wage', () => {
    expect(problems({ hourlyRateCents: cents(1231) })).toEqual([])
    expect(problems({ hourlyRateCents: cents(1230) })).toEqual([
      'summary errors.task.salary_too_low',
    ])
  })
  it('POST-63 the rate does not go down, but for an insider', () => {
    expect(loweredRateRefusal(cents(1300), cents(1299), false)?.key).toBe(
      'errors.task.rate_lowered',
    )
    expect(loweredRateRefusal(cents(1300), cents(1299), true)).toBeNull()
    expect(loweredRateRefusal(cents(1300), cents(1300), false)).toBeNull()
    expect(loweredRateRefusal(null, cents(1), false)).toBeNull()
  })
  const few = 'workers errors.task.not_enough_siders'
  const many = 'workers errors.task.requested_siders_count_forbidden'
  const counts: [string, Partial<ConfirmationFacts>, string[]][] = [
    ['gestion below the slots', { ...gestion, selectedCount: 1 }, [few]],
    ['gestion whose slots stay open', { ...gestion, everySlotFilled: false }, [few]],
    ['gestion above the slots', { ...gestion, selectedCount: 3 }, [many]],
    ['delegation with anyone', { selectedCount: 1 }, []],
    ['exclusive option below', { selectedCount: 1, requestedSidersOnly: true }, [few]],
    ['exclusive option filled', { selectedCount: 2, requestedSidersOnly: true }, []],
    ['delegation above', { selectedCount: 3 }, [many]],
  ]
  it.each(counts)('WORK-13 %s', (_, facts, expected) => {
    expect(problems(facts)).toEqual(expected)
  })
  it('C-09 spans at most 18 months', () => {
    const long = { shifts: [shift, aShift('2028-06-07T06:00', '2028-06-07T14:00')] }
    expect(problems({ planning: long })).toEqual(['shifts errors.task.too_long'])
  })
})
