import { expect, it } from 'vitest'
import { machineProblems } from '../testing/machine-problems.ts'
import { attendanceMachine } from './attendance-transitions.ts'

const unavailable = 'errors.action.unavailable'
const validated = 'errors.attendance.validated'
const clocked = 'errors.attendance.already_clocked'
const imported = 'errors.attendance.imported'
const alreadyImported = 'errors.attendance.import_already_imported'
const disputed = 'errors.attendance.already_disputed'
/** A member of a group is asked again by their role in the company. */
const members = ['admin', 'user', 'collaborator', 'group'] as const
const feed = ['insider', 'sider', 'system'] as const

/** The error of an event in every state where it is not allowed. */
const closed = {
  null: unavailable,
  'att.waiting': unavailable,
  'att.disputed': unavailable,
  'att.conflict': unavailable,
  'att.validated': validated,
} as const

/** After a dispute, only the Sider or internal staff answer. */
const afterDispute = { ...closed, 'att.disputed': disputed, 'att.conflict': disputed } as const

it('TS-15 TS-16 TS-17 TS-19 TS-20 TS-21 TS-41 TS-23 TS-24 TS-25 worked hours move as the specification says, for every state, event and agent', () => {
  const afterClocking = {
    'att.disputed': clocked,
    'att.conflict': clocked,
    'att.validated': validated,
  } as const
  expect(
    machineProblems(attendanceMachine, [
      {
        event: 'clock',
        facts: { isClocked: false, isImported: false },
        by: feed,
        outcomes: { null: 'att.waiting', 'att.waiting': 'att.waiting', ...afterClocking },
        effect: 'addSiderVersion',
      },
      {
        event: 'clock',
        facts: { isClocked: true, isImported: false },
        by: feed,
        outcomes: { null: clocked, 'att.waiting': clocked, ...afterClocking },
        effect: 'addSiderVersion',
      },
      ...([true, false] as const).map((isDeclared) => ({
        event: 'import' as const,
        facts: { isDeclared },
        by: ['admin', 'user'] as const,
        outcomes: {
          null: isDeclared ? alreadyImported : ('att.waiting' as const),
          'att.waiting': isDeclared ? alreadyImported : ('att.waiting' as const),
          'att.disputed': alreadyImported,
          'att.conflict': alreadyImported,
          'att.validated': alreadyImported,
        } as const,
        effect: 'addCompanyVersion' as const,
      })),
      {
        event: 'clock',
        facts: { isClocked: false, isImported: true },
        by: feed,
        outcomes: { null: imported, 'att.waiting': imported, ...afterClocking },
        effect: 'addSiderVersion',
      },
      {
        event: 'validate',
        facts: { isImported: false },
        by: members,
        outcomes: { ...closed, 'att.waiting': 'att.validated' },
        effect: 'validateLastVersion',
      },
      {
        event: 'validate',
        facts: { isImported: true },
        by: members,
        outcomes: { ...closed, 'att.waiting': imported },
        effect: 'validateLastVersion',
      },
      {
        event: 'dispute',
        facts: { isImported: false },
        by: members,
        outcomes: { ...afterDispute, 'att.waiting': 'att.disputed' },
        effect: 'addCompanyVersion',
      },
      {
        event: 'dispute',
        facts: { isImported: true },
        by: members,
        outcomes: { ...afterDispute, 'att.waiting': imported },
        effect: 'addCompanyVersion',
      },
      ...(
        [
          [{ isFlexiblePlanning: false, justification: null }, 'att.disputed'],
          [{ isFlexiblePlanning: true, justification: 'dayOff' }, 'att.disputed'],
          [
            { isFlexiblePlanning: true, justification: null },
            'errors.attendance.justification_missing',
          ],
        ] as const
      ).map(([facts, outcome]) => ({
        event: 'didNotWork' as const,
        facts: { isImported: false, ...facts },
        by: members,
        outcomes: { ...afterDispute, 'att.waiting': outcome },
        effect: 'addAbsence' as const,
      })),
      {
        event: 'didNotWork',
        facts: { isImported: true, isFlexiblePlanning: false, justification: null },
        by: members,
        outcomes: { ...afterDispute, 'att.waiting': imported },
        effect: 'addAbsence',
      },
      {
        event: 'reachDeadline',
        facts: null,
        by: ['system'],
        outcomes: { ...closed, 'att.waiting': 'att.validated', 'att.disputed': 'att.validated' },
        effect: 'validateLastVersion',
      },
      {
        event: 'accept',
        facts: { isAsked: true },
        by: feed,
        outcomes: { ...closed, 'att.waiting': 'att.validated', 'att.disputed': 'att.validated' },
        effect: 'acceptCompanyVersion',
      },
      {
        event: 'accept',
        facts: { isAsked: false },
        by: feed,
        outcomes: { ...closed, 'att.disputed': unavailable },
        effect: 'acceptCompanyVersion',
      },
      {
        event: 'refuse',
        facts: { isAsked: true },
        by: feed,
        outcomes: { ...closed, 'att.waiting': 'att.conflict', 'att.disputed': 'att.conflict' },
        effect: 'refuseCompanyVersion',
      },
      {
        event: 'refuse',
        facts: { isAsked: false },
        by: feed,
        outcomes: { ...closed, 'att.disputed': unavailable },
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
