import type { jobDescriptions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  highRiskRefusal,
  subtasksRefusal,
} from '@renfort/domain/job-description/job-description.ts'
import type { Refusal } from '@renfort/domain/kernel/issue.ts'
import { incompleteRefusal, missingItems } from '@renfort/domain/organisation/completion.ts'
import { readCompletionState } from '../../organisation/completion-state.ts'
import { notFound, throwRefusal } from '../../platform/http/refusal.ts'
import { type CommandCall, organisationOf, sessionOf } from '../../platform/http/route.ts'
import { jobDescriptionContext, originAt } from '../../job-description/job-description-context.ts'
import {
  findJobDescription,
  type JobDescriptionRow,
} from '../../job-description/job-description-queries.ts'
import { findLastMission } from '../../mission-record/last-mission-queries.ts'
import { replaceRequestedSiders } from '../../mission-record/requested-sider-queries.ts'
import { knownDetails } from './known-details.ts'
import { insertMission, nextUniqueIdentifier } from './mission-creation-queries.ts'
import { missionRowFromJob } from './mission-row-from-job.ts'
import { sidersAsBefore } from './siders-as-before.ts'

type Create = typeof jobDescriptions.createMission

/**
 * A draft with the fields of the job description and the known values of its last mission; the
 * company's settings must be complete (TASK-54).
 */
export async function createMission(
  call: CommandCall,
  { params, body: { taskDetails } }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  const { now } = transaction
  const organisationId = organisationOf(call)
  const context = await jobDescriptionContext(call)
  const job = await findJobDescription(queries, context.reach, params.id)
  if (job === undefined) throw notFound()
  const state = await readCompletionState(queries, organisationId)
  throwRefusal(incompleteRefusal(missingItems(state)) ?? unfinishedRefusal(job))
  const last = await findLastMission(queries, { organisationId, jobDescriptionId: job.id })
  const details = {
    organisationId,
    type: taskDetails.type,
    name: taskDetails.name || null,
    origin: originAt(context, job),
    jobDescriptionId: job.id,
    ...(await knownDetails(call, { family: context.family, job, last })),
    sourceId: last?.id ?? null,
    createdBy: sessionOf(call).effectiveUserId,
    attendanceConfigType: taskDetails.attendanceConfigType ?? context.terms.attendanceConfigType,
    uniqueIdentifier: await nextUniqueIdentifier(queries, now),
    now,
  } as const
  const id = await insertMission(queries, missionRowFromJob(job, details))
  const requestedSiderIds = last === undefined ? [] : await sidersAsBefore(queries, last.id)
  if (requestedSiderIds.length > 0) {
    await replaceRequestedSiders(queries, { id, organisationId }, requestedSiderIds)
  }
  await transaction.record({
    action: 'mission.create',
    entity: 'mission',
    entityId: id,
    before: null,
    after: { ...details, requestedSiderIds, job },
  })
  return { id }
}

/** Refuses a job description that lacks what a mission needs. */
function unfinishedRefusal(job: JobDescriptionRow): Refusal | null {
  const refusal =
    subtasksRefusal(job.subtasks.length) ??
    highRiskRefusal(job.hasHighRiskPosition, job.riskIds.length)
  if (refusal !== null || job.hourlyRateCents !== null) return refusal
  return { key: 'errors.task.rate_missing' }
}
