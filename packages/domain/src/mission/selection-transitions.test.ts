import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { transition } from '../kernel/transition.ts'
import { agentOf } from '../testing/agents.ts'
import { machineProblems } from '../testing/machine-problems.ts'
import { missionTypes } from './mission.ts'
import { confirmationEvents, eventTowards, selectionMachine } from './selection-transitions.ts'

const company = ['admin', 'user', 'logAs'] as const
const providerOrSystem = ['insider', 'system'] as const

const notADraft = 'errors.task.not_a_draft'
const over = 'errors.applicant.selection_over'
const unavailable = 'errors.action.unavailable'

const afterConfirmation = {
  new: notADraft,
  ongoing: notADraft,
  ready: notADraft,
  completed: notADraft,
  closed: notADraft,
} as const
/** An event of the provider or of the product: allowed only while the selection is open. */
const outside = { null: unavailable, completed: over, closed: over } as const
/** An event of an applicant: there are none while the selection is not open. */
const alreadyOpen = { new: unavailable, ongoing: unavailable, ready: unavailable } as const
const closedToApplicants = { null: over, completed: over, closed: over } as const
const toOngoing = { new: 'ongoing', ongoing: 'ongoing', ready: 'ongoing' } as const
const toReady = { new: 'ready', ongoing: 'ready', ready: 'ready' } as const
const toCompleted = { new: 'completed', ongoing: 'completed', ready: 'completed' } as const
const toClosed = { new: 'closed', ongoing: 'closed', ready: 'closed' } as const

const withoutHires = { null: unavailable, new: unavailable } as const
const leftOpen = <To extends string>(to: To) =>
  ({ ongoing: to, ready: to, completed: to, closed: to }) as const

const tooFew = { approved: 1, hired: 1, slotsNeeded: 3 }
const enough = { approved: 2, hired: 1, slotsNeeded: 3 }
const endsAt = instant('2026-12-11T16:00:00Z')
const beforeTheEnd = { now: instant('2026-12-11T15:59:59Z'), endsAt }
const atTheEnd = { now: endsAt, endsAt }

describe('the selection of a mission (TASK-52, C-12, decisions §8)', () => {
  it('moves as the specification says, for every state, event and agent', () => {
    const problems = machineProblems(selectionMachine, [
      {
        event: 'confirmDelegation',
        facts: null,
        by: company,
        outcomes: { null: 'new', ...afterConfirmation },
      },
      {
        event: 'confirmGestion',
        facts: null,
        by: company,
        outcomes: { null: 'completed', ...afterConfirmation },
        effect: 'hireRequestedSiders',
      },
      {
        event: 'open',
        facts: null,
        by: providerOrSystem,
        outcomes: { ...outside, new: 'ongoing', ongoing: unavailable, ready: unavailable },
      },
      {
        event: 'addApplicant',
        facts: tooFew,
        by: providerOrSystem,
        outcomes: { ...closedToApplicants, ...toOngoing },
      },
      {
        event: 'addApplicant',
        facts: enough,
        by: providerOrSystem,
        outcomes: { ...closedToApplicants, ...toReady },
      },
      {
        event: 'decideOnApplicant',
        facts: tooFew,
        by: company,
        outcomes: { ...closedToApplicants, ...toOngoing },
      },
      {
        event: 'decideOnApplicant',
        facts: enough,
        by: company,
        outcomes: { ...closedToApplicants, ...toReady },
      },
      {
        event: 'hire',
        facts: { ...tooFew, openSlots: 1 },
        by: [...providerOrSystem, 'sider'],
        outcomes: { ...outside, ...toOngoing },
      },
      {
        event: 'hire',
        facts: { ...enough, openSlots: 1 },
        by: [...providerOrSystem, 'sider'],
        outcomes: { ...outside, ...toReady },
      },
      {
        event: 'hire',
        facts: { approved: 0, hired: 3, slotsNeeded: 3, openSlots: 0 },
        by: [...providerOrSystem, 'sider'],
        outcomes: { ...outside, ...toCompleted },
      },
      {
        event: 'stop',
        facts: null,
        by: providerOrSystem,
        outcomes: { ...outside, ...toClosed },
      },
      {
        event: 'missionEnds',
        facts: null,
        by: ['system'],
        outcomes: { ...outside, ...toClosed },
      },
      {
        event: 'removeHire',
        facts: { ...tooFew, isStopped: false },
        by: [...providerOrSystem, 'sider'],
        outcomes: { ...withoutHires, ...leftOpen('ongoing') },
      },
      {
        event: 'removeHire',
        facts: { ...enough, isStopped: false },
        by: [...providerOrSystem, 'sider'],
        outcomes: { ...withoutHires, ...leftOpen('ready') },
      },
      {
        event: 'removeHire',
        facts: { ...tooFew, isStopped: true },
        by: [...providerOrSystem, 'sider'],
        outcomes: { ...withoutHires, ...leftOpen('closed') },
      },
      {
        event: 'reopen',
        facts: beforeTheEnd,
        by: ['insider'],
        outcomes: { ...outside, ...alreadyOpen, closed: 'ongoing' },
      },
      {
        event: 'reopen',
        facts: atTheEnd,
        by: ['insider'],
        outcomes: { ...outside, ...alreadyOpen, closed: 'errors.task.ended' },
      },
    ])
    expect(problems).toEqual([])
  })

  it.each([
    ['ongoing', 'new', 'open'],
    ['ongoing', 'closed', 'reopen'],
    ['ongoing', null, 'open'],
    ['closed', 'ready', 'stop'],
    ['closed', 'closed', 'stop'],
  ] as const)('G-15 towards %s from %s is the event %s', (wanted, state, event) => {
    expect(eventTowards(wanted, state)).toBe(event)
  })

  it.each([
    [0, 0, 'ongoing'],
    [2, 0, 'ongoing'],
    [3, 0, 'ready'],
    [1, 2, 'ready'],
    [0, 3, 'ready'],
    [4, 0, 'ready'],
  ])('of 3 Siders needed, %s approved and %s hired make it %s', (approved, hired, to) => {
    const facts = { approved, hired, slotsNeeded: 3 }
    const at = { state: 'ongoing', agent: agentOf.admin, facts } as const
    expect(transition(selectionMachine, 'decideOnApplicant', at)).toMatchObject({ to })
  })

  it('is confirmed by one event for each type of mission', () => {
    const confirmed = missionTypes.map((type) =>
      transition(selectionMachine, confirmationEvents[type], {
        state: null,
        agent: agentOf.admin,
        facts: null,
      }),
    )
    expect(confirmed).toMatchObject([{ to: 'new' }, { to: 'completed' }])
  })
})
