import { type Agent, allowedTo, systemOnly, systemOrAllowedTo } from '../access/agent.ts'
import { compareInstants, type Instant } from '../kernel/calendar.ts'
import type { Machine } from '../kernel/transition.ts'
import { type MissionType, type SelectionStatus, selectionStatuses } from './mission.ts'

/** The state of the search for Siders of a mission. */
export interface SelectionStanding {
  /** Approved applicants who are not hired yet. */
  readonly approved: number
  readonly hired: number
  readonly slotsNeeded: number
}

interface HiringStanding extends SelectionStanding {
  /** Slots of the planning without a hired Sider. */
  readonly openSlots: number
}

interface SelectionEvents {
  readonly confirmDelegation: null
  readonly confirmGestion: null
  readonly open: null
  readonly addApplicant: SelectionStanding
  readonly decideOnApplicant: SelectionStanding
  readonly hire: HiringStanding
  readonly stop: null
  readonly missionEnds: null
  readonly removeHire: SelectionStanding & { readonly isStopped: boolean }
  readonly reopen: { readonly now: Instant; readonly endsAt: Instant }
}

/** The states in which the provider looks for Siders. */
export const openSelectionStates = ['new', 'ongoing', 'ready'] as const

function standingOf({ approved, hired, slotsNeeded }: SelectionStanding): SelectionStatus {
  return approved + hired >= slotsNeeded ? 'ready' : 'ongoing'
}

function outsideOpenStates(state: SelectionStatus | null) {
  return state === 'completed' || state === 'closed'
    ? 'errors.applicant.selection_over'
    : 'errors.action.unavailable'
}

/**
 * The states of a selection and their events (decisions §8, C-12); a draft has no selection:
 * `null`.
 */
export const selectionMachine: Machine<
  SelectionStatus | null,
  Agent,
  'hireRequestedSiders',
  SelectionEvents
> = {
  states: [null, ...selectionStatuses],
  events: {
    confirmDelegation: {
      from: [null],
      by: allowedTo('mission.confirm'),
      refusal: 'errors.task.not_a_draft',
      to: () => 'new',
    },
    confirmGestion: {
      from: [null],
      by: allowedTo('mission.confirm'),
      refusal: 'errors.task.not_a_draft',
      to: () => 'completed',
      effect: 'hireRequestedSiders',
    },
    open: {
      from: ['new'],
      by: systemOrAllowedTo('selection.manage'),
      refusal: outsideOpenStates,
      to: () => 'ongoing',
    },
    addApplicant: {
      from: openSelectionStates,
      by: systemOrAllowedTo('applicant.add'),
      refusal: 'errors.applicant.selection_over',
      to: standingOf,
    },
    decideOnApplicant: {
      from: openSelectionStates,
      by: allowedTo('applicant.decide'),
      refusal: 'errors.applicant.selection_over',
      to: standingOf,
    },
    hire: {
      from: openSelectionStates,
      // A Sider whom the company asked for is hired by their acceptance.
      by: systemOrAllowedTo('selection.manage', 'sider.answerRequest'),
      refusal: outsideOpenStates,
      to: (standing) => (standing.openSlots === 0 ? 'completed' : standingOf(standing)),
    },
    stop: {
      from: openSelectionStates,
      by: systemOrAllowedTo('selection.manage'),
      refusal: outsideOpenStates,
      to: () => 'closed',
    },
    missionEnds: {
      from: openSelectionStates,
      by: systemOnly,
      refusal: outsideOpenStates,
      to: () => 'closed',
    },
    removeHire: {
      from: ['ongoing', 'ready', 'completed', 'closed'],
      // A Sider may say themselves that they do not come.
      by: systemOrAllowedTo('selection.manage', 'sider.withdraw'),
      refusal: 'errors.action.unavailable',
      to: (standing) => (standing.isStopped ? 'closed' : standingOf(standing)),
    },
    reopen: {
      from: ['closed'],
      by: allowedTo('selection.manage'),
      refusal: outsideOpenStates,
      guard: ({ now, endsAt }) =>
        compareInstants(now, endsAt) < 0 ? null : { key: 'errors.task.ended' },
      to: () => 'ongoing',
    },
  },
}

/** The states to which the provider may move a selection (G-15). */
export const providerStatuses = ['ongoing', 'closed'] as const satisfies SelectionStatus[]

/** The event that leads from a state to the one that the provider asks for. */
export function eventTowards(
  wanted: (typeof providerStatuses)[number],
  state: SelectionStatus | null,
): 'open' | 'reopen' | 'stop' {
  if (wanted === 'closed') return 'stop'
  return state === 'closed' ? 'reopen' : 'open'
}

/** The event that confirms a mission of each type. */
export const confirmationEvents = {
  delegation: 'confirmDelegation',
  gestion: 'confirmGestion',
} as const satisfies Record<MissionType, keyof SelectionEvents>
