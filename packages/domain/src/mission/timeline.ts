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

/** `dropped`: the step will not happen. */
export const timelineStates = ['done', 'current', 'toCome', 'dropped'] as const
export type TimelineState = (typeof timelineStates)[number]

/** What may have to be done next, in the order of display: the company's own tasks come first. */
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
  /** The state of the document of each run of hires. */
  readonly contracts: readonly ('unsigned' | 'contested' | 'signed')[]
  /** Its lines of hours, by state. */
  readonly hours: HoursFollowed
  /** Whether the company has applicants to decide on. */
  readonly hasUndecidedApplicants: boolean
}

/** How many lines of hours are in each state; there is one for each past shift of a Sider. */
export interface HoursFollowed {
  /** Wait for the company. */
  readonly waiting: number
  /** Imported by the company, and wait for the Sider. */
  readonly imported: number
  /** Wait for the Sider or for internal staff. */
  readonly disputed: number
  readonly validated: number
  /** How many validated lines are on an invoice. */
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
  /**
   * Everything that waits and who must act, the company’s tasks first; empty when nobody has to
   * act.
   */
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

/** The progress of a mission, what comes next and who must act. */
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

/** A selection that is still open after the last shift will find nobody. */
function phaseOf({ status, selectionStatus, progressStep }: TimelineFacts): Phase {
  if (status === 'draft' || selectionStatus === null) return 'draft'
  if (selectionStatus === 'completed') return 'filled'
  if (selectionStatus === 'closed' || progressStep === 'done') return 'stopped'
  return selectionStatus === 'ready' ? 'chosen' : 'choosing'
}

/** Some Siders are hired and get their contracts while others are still sought. */
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

/** Every task is listed, whatever else waits (NAV-05: « À faire » counts them one by one). */
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
