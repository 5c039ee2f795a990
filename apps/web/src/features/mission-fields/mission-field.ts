import type { MissionField as SealedField } from '@renfort/domain/mission/edition.ts'

/** What can be changed of a mission in a dialog of its own (POST-37 to POST-59), and the lock that it follows. */
export const missionFields = {
  motive: 'motive',
  address: 'location',
  addressDetails: 'addressDetails',
  dressCode: 'dressCode',
  otherEquipment: 'equipments',
  safetyEquipment: 'equipments',
  executiveStatus: 'executiveStatus',
  experiences: 'experiences',
  languages: 'languages',
  licences: 'licences',
  manager: 'manager',
  department: 'department',
  missionInformation: 'missionInformation',
  motorized: 'motorized',
  purpose: 'purpose',
  remote: 'remote',
  risks: 'risks',
  hourlyRate: 'hourlyRate',
  sideNote: 'sideNote',
  subtasks: 'subtasks',
  name: 'name',
  tools: 'tools',
  workConditions: 'workConditions',
  requestedSiders: 'requestedSiders',
} as const satisfies Record<string, SealedField>

export type MissionFieldName = keyof typeof missionFields
