import { compareInstants, type Instant } from '../kernel/calendar.ts'
import { archivedRefusal, sealedBy, type SealedMission } from '../mission/edition.ts'
import type { ShiftDraft } from './shift.ts'

/** Why a shift cannot be changed in the planning. */
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
  /** Whether the caller may change the mission and amend its contracts. */
  readonly mayEdit: boolean
  readonly mayAmend: boolean
}

/**
 * How a shift may be changed now. A shift that has begun cannot change; contracts lock the planning
 * (TASK-53), and then only an amendment changes it; generated shifts of a flexible planning belong
 * to internal staff (decisions §4.4).
 */
export function gestureWay(
  mission: GestureMission,
  shift: Pick<ShiftDraft, 'startsAt'>,
  now: Instant,
): GestureWay {
  if (compareInstants(shift.startsAt, now) <= 0) return closed('started')
  return wayOf('shiftHours', mission)
}

/** How a shift may be added to a mission; an amendment adds none. */
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
