import { type Agent, allowedTo, systemOnly, systemOrAllowedTo } from '../access/agent.ts'
import type { ErrorKey } from '../errors.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { Machine } from '../kernel/transition.ts'
import type { AbsenceJustification, AttendanceStatus } from './attendance.ts'
import { attendanceStatuses } from './attendance.ts'

type Effect =
  | 'addSiderVersion'
  | 'addInsiderVersion'
  | 'acceptCompanyVersion'
  | 'refuseCompanyVersion'
  | 'validateLastVersion'
  | 'addCompanyVersion'
  | 'addAbsence'

interface CompanyFacts {
  /** Whether the company has imported these hours from a file: the Sider answers first (TS-20). */
  readonly isImported: boolean
}

interface ClockingFacts extends CompanyFacts {
  /** Whether the Sider has already declared these hours. */
  readonly isClocked: boolean
}

interface ImportFacts {
  /** Whether anybody has already declared these hours. */
  readonly isDeclared: boolean
}

interface AnswerFacts {
  /** Whether the company waits for the Sider's answer, after a dispute or an import. */
  readonly isAsked: boolean
}

interface ValidationFacts extends CompanyFacts {
  /** Whether these hours overlap other hours of the Sider: somebody has to declare them first. */
  readonly overlaps?: boolean
}

interface AbsenceFacts extends CompanyFacts {
  readonly isFlexiblePlanning: boolean
  readonly justification: AbsenceJustification | null
}

interface AttendanceEvents {
  readonly validate: ValidationFacts
  readonly dispute: CompanyFacts
  readonly didNotWork: AbsenceFacts
  readonly reachDeadline: null
  readonly clock: ClockingFacts
  readonly import: ImportFacts
  readonly accept: AnswerFacts
  readonly refuse: AnswerFacts
  readonly resolve: null
}

/** Validated hours never change afterwards (TS-21). */
function outside(state: AttendanceStatus | null): ErrorKey {
  return state === 'att.validated' ? 'errors.attendance.validated' : 'errors.action.unavailable'
}

/**
 * Hours are disputed once: what the company declares then waits for the Sider or internal staff
 * (TS-23).
 */
function closedToDispute(state: AttendanceStatus | null): ErrorKey {
  return state === 'att.disputed' || state === 'att.conflict'
    ? 'errors.attendance.already_disputed'
    : outside(state)
}

function importedRefusal({ isImported }: CompanyFacts): Refusal | null {
  return isImported ? { key: 'errors.attendance.imported' } : null
}

function unasked({ isAsked }: AnswerFacts): Refusal | null {
  return isAsked ? null : { key: 'errors.action.unavailable' }
}

/**
 * The states of worked hours and their events (decisions §6); `null` is the state before they
 * exist.
 */
export const attendanceMachine: Machine<AttendanceStatus | null, Agent, Effect, AttendanceEvents> =
  {
    states: [null, ...attendanceStatuses],
    events: {
      clock: {
        from: [null, 'att.waiting'],
        by: systemOrAllowedTo('attendance.manage', 'sider.clock'),
        refusal: (state) =>
          state === 'att.disputed' || state === 'att.conflict'
            ? 'errors.attendance.already_clocked'
            : outside(state),
        guard: (facts) =>
          facts.isClocked ? { key: 'errors.attendance.already_clocked' } : importedRefusal(facts),
        to: () => 'att.waiting',
        effect: 'addSiderVersion',
      },
      import: {
        from: [null, 'att.waiting'],
        by: allowedTo('attendance.import'),
        refusal: 'errors.attendance.import_already_imported',
        guard: ({ isDeclared }) =>
          isDeclared ? { key: 'errors.attendance.import_already_imported' } : null,
        to: () => 'att.waiting',
        effect: 'addCompanyVersion',
      },
      validate: {
        from: ['att.waiting'],
        by: allowedTo('attendance.validate'),
        refusal: outside,
        guard: (facts) =>
          importedRefusal(facts) ?? (facts.overlaps ? { key: 'errors.attendance.overlap' } : null),
        to: () => 'att.validated',
        effect: 'validateLastVersion',
      },
      dispute: {
        from: ['att.waiting'],
        by: allowedTo('attendance.validate'),
        refusal: closedToDispute,
        guard: importedRefusal,
        to: () => 'att.disputed',
        effect: 'addCompanyVersion',
      },
      didNotWork: {
        from: ['att.waiting'],
        by: allowedTo('attendance.validate'),
        refusal: closedToDispute,
        guard: (facts) =>
          importedRefusal(facts) ??
          (facts.isFlexiblePlanning && facts.justification === null
            ? { key: 'errors.attendance.justification_missing' }
            : null),
        to: () => 'att.disputed',
        effect: 'addAbsence',
      },
      reachDeadline: {
        from: ['att.waiting', 'att.disputed'],
        by: systemOnly,
        refusal: outside,
        to: () => 'att.validated',
        effect: 'validateLastVersion',
      },
      accept: {
        from: ['att.waiting', 'att.disputed'],
        by: systemOrAllowedTo('attendance.manage', 'sider.answerHours'),
        refusal: outside,
        guard: unasked,
        to: () => 'att.validated',
        effect: 'acceptCompanyVersion',
      },
      refuse: {
        from: ['att.waiting', 'att.disputed'],
        by: systemOrAllowedTo('attendance.manage', 'sider.answerHours'),
        refusal: outside,
        guard: unasked,
        to: () => 'att.conflict',
        effect: 'refuseCompanyVersion',
      },
      resolve: {
        from: ['att.conflict'],
        by: allowedTo('attendance.manage'),
        refusal: outside,
        to: () => 'att.validated',
        effect: 'addInsiderVersion',
      },
    },
  }
