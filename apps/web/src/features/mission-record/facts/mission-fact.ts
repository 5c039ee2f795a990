import type { Mission } from '@renfort/contract/mission.ts'
import type { MissionField } from '@renfort/domain/mission/edition.ts'

/**
 * Every fact of a mission that screens show, with the field whose rules may lock it
 * (`packages/domain/src/mission/edition.ts`); `null` where no rule locks it.
 */
export const missionFacts = {
  name: 'name',
  jobTitle: null,
  subtasks: 'subtasks',
  purpose: 'purpose',
  hourlyRate: 'hourlyRate',
  executiveStatus: 'executiveStatus',
  motive: 'motive',
  department: 'department',
  address: 'location',
  addressDetails: 'addressDetails',
  manager: 'manager',
  remote: 'remote',
  motorized: 'motorized',
  shifts: 'planning',
  flexiblePlanning: 'planning',
  type: null,
  requestedSiders: 'requestedSiders',
  missionInformation: 'missionInformation',
  sideNote: 'sideNote',
  orderNumber: 'orderNumber',
  safetyEquipment: 'equipments',
  otherEquipment: 'equipments',
  dressCode: 'dressCode',
  risks: 'risks',
  workConditions: 'workConditions',
  languages: 'languages',
  tools: 'tools',
  licences: 'licences',
  experiences: 'experiences',
} as const satisfies Record<string, MissionField | null>

export type MissionFact = keyof typeof missionFacts

/** A fact that is edited in its own dialog (POST-37 to POST-59). */
export type EditableFact = Exclude<MissionFact, 'jobTitle' | 'type' | 'shifts' | 'flexiblePlanning'>

/** Whether a mission can have a fact; the fact may still be empty. */
export function hasFact(mission: Mission, fact: MissionFact): boolean {
  switch (fact) {
    case 'addressDetails':
      return mission.location !== null
    case 'hourlyRate':
      // Without the right to see prices, a user gets no pricing.
      return mission.pricing !== null
    case 'shifts':
      return mission.isFlexiblePlanning !== true
    case 'flexiblePlanning':
      return mission.isFlexiblePlanning === true
    default:
      return true
  }
}
