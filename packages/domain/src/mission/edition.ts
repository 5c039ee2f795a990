import type { Refusal } from '../kernel/issue.ts'

/** A mission that internal staff have put away can only be read (N-13). */
export function archivedRefusal(mission: { readonly archived: boolean }): Refusal | null {
  return mission.archived ? { key: 'errors.task.archived' } : null
}

export interface SealedMission {
  readonly archived: boolean
  readonly hasContracts: boolean
  readonly requestedSidersCount: number
  /** Whether the caller corrects what a contested contract of the mission says (CTR-22). */
  readonly isInCorrection: boolean
}

type Lock = (mission: SealedMission) => Refusal | null

const contracts: Lock = (mission) => (mission.hasContracts ? { key: 'errors.task.locked' } : null)

/** Of what a contract says: open to whoever corrects it. */
const terms: Lock = (mission) => (mission.isInCorrection ? null : contracts(mission))

const requestedSiders: Lock = (mission) =>
  mission.requestedSidersCount > 0 && !mission.isInCorrection
    ? { key: 'errors.task.address_locked' }
    : null

/** The locks of each field of a mission after its archive, the first that holds being the answer (decisions §8, TASK-45, TASK-53, POST-36). */
export const editionRules = {
  name: [],
  sideNote: [],
  // A company’s own order may follow the mission; its next invoice has it.
  orderNumber: [],
  motive: [terms],
  planning: [contracts],
  // The hours of shifts that are there, and which of them stay.
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

/** The first lock that holds on a field, or `null` when it may change. */
export function sealedBy(field: MissionField, mission: SealedMission): Refusal | null {
  for (const lock of [archivedRefusal, ...editionRules[field]]) {
    const refusal = lock(mission)
    if (refusal !== null) return refusal
  }
  return null
}
