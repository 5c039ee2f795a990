import type { Applicant } from '@renfort/contract/preselection.ts'

/** Louise, visible to the company and not decided on. */
export function anApplicant(changes: Partial<Applicant> = {}): Applicant {
  return {
    id: '00000000-0000-4000-8000-000000000901',
    siderId: null,
    firstName: null,
    lastName: null,
    name: 'Louise.Martin',
    jobTypes: [],
    experiences: [],
    missionsHere: 0,
    missionsInJob: 0,
    lastMission: null,
    busy: [],
    preSelectionStatus: 'sent',
    cvLink: null,
    availabilities: [],
    comment: null,
    visible: true,
    refusalReason: null,
    ...changes,
  }
}
