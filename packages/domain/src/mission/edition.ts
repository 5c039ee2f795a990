import type { Refusal } from '../kernel/issue.ts'

/** Refuses a change of an archived mission, which can only be read (N-13). */
export function archivedRefusal(mission: { readonly archived: boolean }): Refusal | null {
  return mission.archived ? { key: 'errors.task.archived' } : null
}

export interface SealedMission {
  readonly archived: boolean
  readonly hasContracts: boolean
  readonly requestedSidersCount: number
  /** Whether the caller corrects the terms of a contested contract of the mission (CTR-22). */
  readonly isInCorrection: boolean
}

type Lock = (mission: SealedMission) => Refusal | null

const contracts: Lock = (mission) => (mission.hasContracts ? { key: 'errors.task.locked' } : null)

/** The lock of contract terms: it is open to staff who correct a contested contract. */
const terms: Lock = (mission) => (mission.isInCorrection ? null : contracts(mission))

const requestedSiders: Lock = (mission) =>
  mission.requestedSidersCount > 0 && !mission.isInCorrection
    ? { key: 'errors.task.address_locked' }
    : null

/**
 * The locks of each field of a mission besides the archive; the first that applies gives the error
 * (decisions §8, TASK-45, TASK-53, POST-36).
 */
export const editionRules = {
  name: [],
  sideNote: [],
  // The company’s order number may be added later; the next invoice prints it.
  orderNumber: [],
  motive: [terms],
  planning: [contracts],
  // The hours of existing shifts, and which of them stay.
  shiftHours: [terms],
  location: [terms, requestedSiders],
  addressDetails: [terms, requestedSiders],
  manager: [terms],
  department: [contracts],
  missionInformation: [contracts],
  requestedSiders: [contracts],
  requestedSidersOnly: [contracts],
  hourlyRate: [terms],
  executiveStatus: [terms],
  subtasks: [terms],
  purpose: [terms],
  equipments: [terms],
  dressCode: [terms],
  risks: [terms],
  workConditions: [terms],
  languages: [contracts],
  tools: [contracts],
  licences: [terms],
  experiences: [contracts],
  motorized: [contracts],
  remote: [contracts],
  attendanceConfigType: [contracts],
  preSelection: [contracts],
} as const satisfies Readonly<Record<string, readonly Lock[]>>

export type MissionField = keyof typeof editionRules

/** The first lock that applies to a field, or `null` when it may change. */
export function sealedBy(field: MissionField, mission: SealedMission): Refusal | null {
  for (const lock of [archivedRefusal, ...editionRules[field]]) {
    const refusal = lock(mission)
    if (refusal !== null) return refusal
  }
  return null
}
