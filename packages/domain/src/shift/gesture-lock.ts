import { compareInstants, type Instant } from '../kernel/calendar.ts'
import { archivedRefusal, sealedBy, type SealedMission } from '../mission/edition.ts'
import type { ShiftDraft } from './shift.ts'

/** Why a shift cannot be changed where it stands. */
export const gestureLocks = ['archived', 'notOwn', 'started', 'generated', 'contracts'] as const
export type GestureLock = (typeof gestureLocks)[number]

/** How a shift of a posted mission is changed: at once, by an amendment of contracts, or not at all. */
export type GestureWay =
  | { readonly way: 'change' }
  | { readonly way: 'amend' }
  | { readonly way: 'closed'; readonly because: GestureLock }

export interface GestureMission extends Pick<
  SealedMission,
  'archived' | 'hasContracts' | 'isInCorrection'
> {
  readonly isFlexible: boolean
  /** Whether the mission is the caller’s to change, and its contracts theirs to amend. */
  readonly mayEdit: boolean
  readonly mayAmend: boolean
}

/**
 * How a shift may be changed now. What has begun is history; contracts seal the planning (TASK-53), and
 * an amendment changes it; what a flexible planning made is the internal staff’s (decisions §4.4).
 */
export function gestureWay(
  mission: GestureMission,
  shift: Pick<ShiftDraft, 'startsAt'>,
  now: Instant,
): GestureWay {
  if (compareInstants(shift.startsAt, now) <= 0) return closed('started')
  return wayOf('shiftHours', mission)
}

/** The same for a shift that a mission does not have yet: an amendment adds none. */
export function additionWay(mission: GestureMission): GestureWay {
  return wayOf('planning', mission)
}

function wayOf(field: 'planning' | 'shiftHours', mission: GestureMission): GestureWay {
  if (archivedRefusal(mission) !== null) return closed('archived')
  if (!mission.mayEdit) return closed('notOwn')
  if (mission.isFlexible) return closed('generated')
  if (sealedBy(field, { ...mission, requestedSidersCount: 0 }) === null) return { way: 'change' }
  return mission.mayAmend ? { way: 'amend' } : closed('contracts')
}

function closed(because: GestureLock): GestureWay {
  return { way: 'closed', because }
}
