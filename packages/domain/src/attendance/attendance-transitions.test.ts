import { expect, it } from 'vitest'
import { machineProblems } from '../testing/machine-problems.ts'
import { attendanceMachine } from './attendance-transitions.ts'

const unavailable = 'errors.action.unavailable'
const validated = 'errors.attendance.validated'
const clocked = 'errors.attendance.already_clocked'
const feed = ['insider', 'system'] as const

/** What every state answers to an event that is allowed in none of them. */
const closed = {
  null: unavailable,
  'att.waiting': unavailable,
  'att.disputed': unavailable,
  'att.conflict': unavailable,
  'att.validated': validated,
} as const

it('TS-21 TS-24 TS-25 worked hours move as the specification says, for every state, event and agent', () => {
  const afterClocking = {
    'att.disputed': clocked,
    'att.conflict': clocked,
    'att.validated': validated,
  } as const
  expect(
    machineProblems(attendanceMachine, [
      {
        event: 'clock',
        facts: { isClocked: false },
        by: feed,
        outcomes: { null: 'att.waiting', 'att.waiting': 'att.waiting', ...afterClocking },
        effect: 'addSiderVersion',
      },
      {
        event: 'clock',
        facts: { isClocked: true },
        by: feed,
        outcomes: { null: clocked, 'att.waiting': clocked, ...afterClocking },
        effect: 'addSiderVersion',
      },
      {
        event: 'accept',
        facts: null,
        by: feed,
        outcomes: { ...closed, 'att.disputed': 'att.validated' },
        effect: 'acceptCompanyVersion',
      },
      {
        event: 'refuse',
        facts: null,
        by: feed,
        outcomes: { ...closed, 'att.disputed': 'att.conflict' },
        effect: 'refuseCompanyVersion',
      },
      {
        event: 'resolve',
        facts: null,
        by: ['insider'],
        outcomes: { ...closed, 'att.conflict': 'att.validated' },
        effect: 'addInsiderVersion',
      },
    ]),
  ).toEqual([])
})
