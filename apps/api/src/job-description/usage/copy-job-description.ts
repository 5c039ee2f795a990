import type { jobUsages } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { salaryRefusal } from '@renfort/domain/job-description/salary.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { copiedJobColumns } from '../../catalogue/stored-job-fields.ts'
import { findMinimumWage } from '../../law/legal-value-queries.ts'
import { invalidInput, notFound, refuse, throwRefusal } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { eligibleManager } from '../eligible-manager.ts'
import { contextOf } from '../job-description-context.ts'
import {
  findJobDescriptionAmong,
  insertJobDescription,
  type JobDescriptionOwner,
} from '../job-description-queries.ts'
import { toJobDescription } from '../to-job-description.ts'
import { companiesOfJobs } from './usage-reach.ts'

type Copy = typeof jobUsages.copyJobDescription

/**
 * A copy in another company of the group, or in the group itself. What belongs to one company stays
 * there: its address, the prices that the provider has set, and the preselection.
 */
export async function copyJobDescription(
  call: CommandCall,
  { params, body }: Parsed<Copy>,
): Promise<Answer<Copy>> {
  const { transaction, queries } = call
  const { now } = transaction
  const { companies, groupId } = await companiesOfJobs(call, 'jobDescription.read', queries)
  const readable = [...companies.map(({ id }) => id), ...(groupId === null ? [] : [groupId])]
  const source = await findJobDescriptionAmong(queries, readable, params.id)
  if (source === undefined) throw notFound()
  const target = await targetOf(call, body.companyId.toLowerCase())
  const context = await contextOf(call, target)
  if (context.editor.jobDescriptionsLocked) throw refuse('errors.job_description.locked')
  if (source.hourlyRateCents !== null) {
    const minimum = await findMinimumWage(queries, dateInParis(now), null)
    throwRefusal(salaryRefusal(cents(source.hourlyRateCents), minimum))
  }
  const { organisationId } = target
  const row = await insertJobDescription(
    queries,
    organisationId,
    {
      ...copiedJobColumns(source),
      suffix: (body.suffix === undefined ? source.suffix : body.suffix) || null,
      manager_id: await eligibleManager(queries, context.family, source.managerId),
      location_id: source.organisationId === organisationId ? source.locationId : null,
      has_high_risk_position: source.hasHighRiskPosition,
    },
    now,
  )
  await transaction.record({
    action: 'jobDescription.clone',
    entity: 'jobDescription',
    entityId: row.id,
    organisationId,
    before: null,
    after: { ...row, clonedFrom: source.id },
  })
  return toJobDescription(call, context, row)
}

/** The company or the group that a copy is for, where the caller may edit job descriptions. */
async function targetOf(call: CommandCall, id: string): Promise<JobDescriptionOwner> {
  const { companies, groupId } = await companiesOfJobs(call, 'jobDescription.edit', call.queries)
  // A group is edited in its own space alone.
  if (id === groupId && call.session?.organisation === null) {
    return { organisationId: id, parentId: null, isGroup: true }
  }
  const company = companies.find((each) => each.id === id)
  if (company === undefined) {
    throw invalidInput([issue(['companyId'], 'errors.field.unknown_choice')])
  }
  if (company.isBlocked) throw refuse('errors.organisation.blocked')
  return { organisationId: id, parentId: groupId, isGroup: false }
}
