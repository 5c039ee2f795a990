import { type Agent, allowedTo, systemOrAllowedTo } from '../access/agent.ts'
import type { ErrorKey } from '../errors.ts'
import type { Machine } from '../kernel/transition.ts'
import type { AttendanceStatus } from './attendance.ts'
import { attendanceStatuses } from './attendance.ts'

type Effect =
  | 'addSiderVersion'
  | 'addInsiderVersion'
  | 'acceptCompanyVersion'
  | 'refuseCompanyVersion'

interface ClockingFacts {
  /** Whether the Sider has said already what was worked. */
  readonly isClocked: boolean
}

interface AttendanceEvents {
  readonly clock: ClockingFacts
  readonly accept: null
  readonly refuse: null
  readonly resolve: null
}

/** Hours that are validated are never changed by what comes later (TS-21). */
function outside(state: AttendanceStatus | null): ErrorKey {
  return state === 'att.validated' ? 'errors.attendance.validated' : 'errors.action.unavailable'
}

/** How worked hours move; `null` before they are there (decisions §6). */
export const attendanceMachine: Machine<AttendanceStatus | null, Agent, Effect, AttendanceEvents> =
  {
    states: [null, ...attendanceStatuses],
    events: {
      clock: {
        from: [null, 'att.waiting'],
        by: systemOrAllowedTo('attendance.manage'),
        refusal: (state) =>
          state === 'att.disputed' || state === 'att.conflict'
            ? 'errors.attendance.already_clocked'
            : outside(state),
        guard: ({ isClocked }) => (isClocked ? { key: 'errors.attendance.already_clocked' } : null),
        to: () => 'att.waiting',
        effect: 'addSiderVersion',
      },
      accept: {
        from: ['att.disputed'],
        by: systemOrAllowedTo('attendance.manage'),
        refusal: outside,
        to: () => 'att.validated',
        effect: 'acceptCompanyVersion',
      },
      refuse: {
        from: ['att.disputed'],
        by: systemOrAllowedTo('attendance.manage'),
        refusal: outside,
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
