import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import {
  highRiskRefusal,
  subtasksRefusal,
} from '@renfort/domain/job-description/job-description.ts'
import type { Refusal } from '@renfort/domain/kernel/issue.ts'
import { incompleteRefusal, missingItems } from '@renfort/domain/organisation/completion.ts'
import { readCompletionState } from '../organisation/completion-state.ts'
import { copyLocation } from '../organisation/location-queries.ts'
import { notFound, throwRefusal } from '../platform/refusal.ts'
import { type CommandCall, organisationOf, sessionOf } from '../platform/route.ts'
import { deskOf, originAt } from './desk.ts'
import { eligibleManager } from './eligible-manager.ts'
import { findJobDescription, type JobDescriptionRow } from './job-description-queries.ts'
import { insertMission, nextUniqueIdentifier } from './mission-creation-queries.ts'
import { missionRowFromJob } from './mission-row-from-job.ts'

type Create = typeof jobDescriptions.createMission

/** A draft with everything the job description says, once the company's settings are complete (TASK-54). */
export async function createMission(
  call: CommandCall,
  { params, body: { taskDetails } }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  const { now } = transaction
  const organisationId = organisationOf(call)
  const desk = await deskOf(call)
  const job = await findJobDescription(queries, desk.shelf, params.id)
  if (job === undefined) throw notFound()
  const state = await readCompletionState(queries, organisationId)
  throwRefusal(incompleteRefusal(missingItems(state)) ?? unfinishedRefusal(job))
  const details = {
    organisationId,
    type: taskDetails.type,
    name: taskDetails.name || null,
    origin: originAt(desk, job),
    jobDescriptionId: job.id,
    locationId:
      job.locationId === null
        ? null
        : await copyLocation(queries, { locationId: job.locationId, organisationId, now }),
    managerId: await eligibleManager(queries, desk.family, job.managerId),
    motiveId: null,
    createdBy: sessionOf(call).effectiveUserId,
    attendanceConfigType: taskDetails.attendanceConfigType ?? desk.terms.attendanceConfigType,
    uniqueIdentifier: await nextUniqueIdentifier(queries, now),
    now,
  } as const
  const id = await insertMission(queries, missionRowFromJob(job, details))
  await transaction.record({
    action: 'mission.create',
    entity: 'mission',
    entityId: id,
    before: null,
    after: { ...details, job },
  })
  return { id }
}

/** What a job description still lacks before somebody can be asked to do the job. */
function unfinishedRefusal(job: JobDescriptionRow): Refusal | null {
  const refusal =
    subtasksRefusal(job.subtasks.length) ??
    highRiskRefusal(job.hasHighRiskPosition, job.riskIds.length)
  if (refusal !== null || job.hourlyRateCents !== null) return refusal
  return { key: 'errors.task.rate_missing' }
}
