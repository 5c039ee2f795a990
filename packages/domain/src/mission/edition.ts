import type { Refusal } from '../kernel/issue.ts'

/** A mission that internal staff have put away can only be read (N-13). */
export function archivedRefusal(mission: { readonly archived: boolean }): Refusal | null {
  return mission.archived ? { key: 'errors.task.archived' } : null
}

export interface SealedMission {
  readonly archived: boolean
  readonly hasContracts: boolean
  readonly requestedSidersCount: number
}

type Lock = (mission: SealedMission) => Refusal | null

const contracts: Lock = (mission) => (mission.hasContracts ? { key: 'errors.task.locked' } : null)

const requestedSiders: Lock = (mission) =>
  mission.requestedSidersCount > 0 ? { key: 'errors.task.address_locked' } : null

/** The locks of each field of a mission after its archive, the first that holds being the answer (decisions §8, TASK-45, TASK-53, POST-36). */
export const editionRules = {
  name: [],
  sideNote: [],
  // A company’s own order may follow the mission; its next invoice has it.
  orderNumber: [],
  motive: [contracts],
  planning: [contracts],
  location: [contracts, requestedSiders],
  addressDetails: [contracts, requestedSiders],
  manager: [contracts],
  department: [contracts],
  missionInformation: [contracts],
  requestedSiders: [contracts],
  requestedSidersOnly: [contracts],
  hourlyRate: [contracts],
  executiveStatus: [contracts],
  subtasks: [contracts],
  purpose: [contracts],
  equipments: [contracts],
  dressCode: [contracts],
  risks: [contracts],
  workConditions: [contracts],
  languages: [contracts],
  tools: [contracts],
  licences: [contracts],
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
