import type { JobDescription } from '@renfort/contract/job-description.ts'
import { companyId } from './a-me.ts'
import { anAddress } from './an-address.ts'

export const jobId = '00000000-0000-4000-8000-000000000a01'

/** The details of a job, none of which is known. */
export const withoutDetails = () => ({
  purpose: null,
  workConditions: null,
  dressCode: null,
  risks: [],
  languages: [],
  licences: [],
  tools: [],
  experiences: [],
})

/** The same job description after its first step. */
export function aJob(changes: Partial<JobDescription> = {}): JobDescription {
  return {
    id: jobId,
    organisationId: companyId,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    suffix: null,
    enabled: true,
    origin: 'account',
    managerId: null,
    preSelection: false,
    pricing: null,
    pricingOrigin: 'organisation',
    hasHighRiskPosition: false,
    jobTitle: { id: 'serveur', name: 'Serveur' },
    subtasks: [{ id: 'salle', name: 'Dresser les tables', custom: false }],
    ...withoutDetails(),
    executiveStatus: 'worker',
    hourlyRate: 13.5,
    remote: false,
    motorized: false,
    equipment: [],
    location: anAddress(),
    draft: false,
    ...changes,
  }
}

/** The same as it is after its first step. */
export function aDraftJob(changes: Partial<JobDescription> = {}): JobDescription {
  return aJob({
    hasHighRiskPosition: null,
    executiveStatus: null,
    hourlyRate: null,
    location: null,
    draft: true,
    ...changes,
  })
}
