import type { MissionStatus, ProgressStep, SelectionStatus } from './mission.ts'

/** What happens to a mission, in this order. */
export const timelineSteps = [
  'confirmed',
  'selection',
  'hires',
  'contracts',
  'hours',
  'invoices',
] as const
export type TimelineStepName = (typeof timelineSteps)[number]

/** `dropped`: it will not happen any more. */
export const timelineStates = ['done', 'current', 'toCome', 'dropped'] as const
export type TimelineState = (typeof timelineStates)[number]

/** What may have to be done next, in the order in which it is told: what the company does comes first. */
export const nextActs = [
  'post',
  'sign',
  'validate',
  'decide',
  'orderAgain',
  'contracts',
  'correct',
  'propose',
  'hire',
  'settle',
  'bill',
] as const
export type NextAct = (typeof nextActs)[number]

export const timelineActors = ['company', 'provider'] as const
export type TimelineActor = (typeof timelineActors)[number]

export interface TimelineFacts {
  readonly status: MissionStatus
  readonly progressStep: ProgressStep
  /** `null` for a draft. */
  readonly selectionStatus: SelectionStatus | null
  readonly archived: boolean
  readonly hiredCount: number
  /** How far the document of each run of hires has come. */
  readonly contracts: readonly ('unsigned' | 'contested' | 'signed')[]
  /** Its lines of hours, by what has become of them. */
  readonly hours: HoursFollowed
  /** Applicants have been shown to the company, which has not decided on them yet. */
  readonly hasUndecidedApplicants: boolean
}

/** Lines of hours, one for each shift of a Sider that is over. */
export interface HoursFollowed {
  /** Wait for the company. */
  readonly waiting: number
  /** Sent by the company in a file, and wait for the Sider. */
  readonly imported: number
  /** Wait for the Sider or for internal staff. */
  readonly disputed: number
  readonly validated: number
  /** Those of the validated that stand on an invoice. */
  readonly billed: number
}

export const noHours: HoursFollowed = {
  waiting: 0,
  imported: 0,
  disputed: 0,
  validated: 0,
  billed: 0,
}

export interface TimelineStep {
  readonly name: TimelineStepName
  readonly state: TimelineState
}

export interface Timeline {
  readonly steps: readonly TimelineStep[]
  /** All that waits and who must do it, the company’s first; empty when nobody has anything to do. */
  readonly next: readonly { readonly act: NextAct; readonly by: TimelineActor }[]
}

const actors: Readonly<Record<NextAct, TimelineActor>> = {
  post: 'company',
  decide: 'company',
  propose: 'provider',
  hire: 'provider',
  contracts: 'provider',
  correct: 'provider',
  sign: 'company',
  validate: 'company',
  settle: 'provider',
  bill: 'provider',
  orderAgain: 'company',
}

/** How far a mission is, what comes next and who must do it. */
export function missionTimeline(facts: TimelineFacts): Timeline {
  const phase = phaseOf(facts)
  const states: Readonly<Record<TimelineStepName, TimelineState>> = {
    confirmed: phase === 'draft' ? 'current' : 'done',
    selection: selectionStates[phase],
    hires: facts.hiredCount > 0 && phase === 'stopped' ? 'done' : hireStates[phase],
    contracts: contractState(phase, facts),
    hours: hoursState(phase, facts),
    invoices: invoiceState(phase, facts),
  }
  const acts = facts.archived ? [] : nextActs.filter((act) => waits(phase, facts)[act])
  return {
    steps: timelineSteps.map((name) => ({ name, state: states[name] })),
    next: acts.map((act) => ({ act, by: actors[act] })),
  }
}

type Phase = 'draft' | 'choosing' | 'chosen' | 'filled' | 'stopped'

const selectionStates: Readonly<Record<Phase, TimelineState>> = {
  draft: 'toCome',
  choosing: 'current',
  chosen: 'done',
  filled: 'done',
  stopped: 'dropped',
}

const hireStates: Readonly<Record<Phase, TimelineState>> = {
  draft: 'toCome',
  choosing: 'toCome',
  chosen: 'current',
  filled: 'done',
  stopped: 'dropped',
}

/** A selection that is still open after the last shift finds nobody any more. */
function phaseOf({ status, selectionStatus, progressStep }: TimelineFacts): Phase {
  if (status === 'draft' || selectionStatus === null) return 'draft'
  if (selectionStatus === 'completed') return 'filled'
  if (selectionStatus === 'closed' || progressStep === 'done') return 'stopped'
  return selectionStatus === 'ready' ? 'chosen' : 'choosing'
}

/** Some are hired, and get their contracts, while others are still sought. */
function contractState(phase: Phase, facts: TimelineFacts): TimelineState {
  if (facts.contracts.length === 0) return toComeOrDropped(phase, facts)
  return facts.contracts.every((status) => status === 'signed') ? 'done' : 'current'
}

function hoursState(phase: Phase, facts: TimelineFacts): TimelineState {
  const { waiting, imported, disputed, validated } = facts.hours
  const open = waiting + imported + disputed
  if (open + validated === 0) return toComeOrDropped(phase, facts)
  return facts.progressStep === 'done' && open === 0 ? 'done' : 'current'
}

function invoiceState(phase: Phase, facts: TimelineFacts): TimelineState {
  const { validated, billed } = facts.hours
  if (billed === 0) return toComeOrDropped(phase, facts)
  return hoursState(phase, facts) === 'done' && billed === validated ? 'done' : 'current'
}

function toComeOrDropped(phase: Phase, { hiredCount }: TimelineFacts): TimelineState {
  return phase === 'stopped' && hiredCount === 0 ? 'dropped' : 'toCome'
}

/** Each thing that waits does so whatever else waits (NAV-05: « À faire » counts them one by one). */
function waits(phase: Phase, facts: TimelineFacts): Readonly<Record<NextAct, boolean>> {
  const { contracts, hours, hiredCount } = facts
  const isPosted = phase !== 'draft'
  const isChoosing = phase === 'choosing' || phase === 'chosen'
  return {
    post: !isPosted,
    sign: contracts.includes('unsigned'),
    validate: hours.waiting > 0,
    decide: isChoosing && facts.hasUndecidedApplicants,
    orderAgain: phase === 'stopped' && hiredCount === 0,
    contracts: isPosted && hiredCount > 0 && contracts.length === 0,
    correct: isPosted && hiredCount > 0 && contracts.includes('contested'),
    propose: phase === 'choosing' && !facts.hasUndecidedApplicants,
    hire: phase === 'chosen',
    settle: hours.disputed > 0,
    bill: hours.validated > hours.billed,
  }
}
