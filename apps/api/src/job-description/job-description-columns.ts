import type { jobDescriptionPatch } from '@renfort/contract/job-description.ts'
import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import {
  highRiskRefusal,
  subtasksRefusal,
} from '@renfort/domain/job-description/job-description.ts'
import { salaryRefusal } from '@renfort/domain/job-description/salary.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'
import { cents, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { loweredRateRefusal } from '@renfort/domain/mission/confirmation.ts'
import { repriced } from '@renfort/domain/remuneration/pricing-rows.ts'
import type { z } from 'zod'
import { isInCatalogue } from '../catalogue/catalogue.ts'
import { jobFieldIssues } from '../catalogue/job-field-issues.ts'
import { storedJobFields } from '../catalogue/stored-job-fields.ts'
import { findMinimumWage } from '../law/legal-value-queries.ts'
import { findFavouriteLocation, findLocationsById } from '../organisation/location-queries.ts'
import { findMember } from '../organisation/member-queries.ts'
import { json } from '../platform/database/json-columns.ts'
import { invalidInput, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import type { JobDescriptionContext } from './job-description-context.ts'
import type { JobDescriptionColumns, JobDescriptionRow } from './job-description-queries.ts'

export type JobDescriptionPatch = z.output<typeof jobDescriptionPatch>

/** The columns that a valid patch writes; `current` is null for a creation. */
export async function jobDescriptionColumns(
  call: CommandCall,
  context: JobDescriptionContext,
  current: JobDescriptionRow | null,
  patch: JobDescriptionPatch,
): Promise<JobDescriptionColumns> {
  const issues = await referenceIssues(call, context, current, patch)
  if (issues.length > 0) throw invalidInput(issues)
  refuseSubtasks(current, patch)
  refuseRisks(current, patch)
  await refuseRate(call, current, patch)
  refusePreSelection(call, current, patch)
  return columnsOf(current, patch)
}

/** Problems of ids that name nothing of this company. */
async function referenceIssues(
  { queries }: CommandCall,
  context: JobDescriptionContext,
  current: JobDescriptionRow | null,
  patch: JobDescriptionPatch,
): Promise<Issue[]> {
  const jobTitleId = patch.jobTitleId ?? current?.jobTitleId ?? ''
  const unknown = (field: string) => issue([field], 'errors.field.unknown_choice')
  if (patch.jobTitleId !== undefined && !isInCatalogue('jobTitle', patch.jobTitleId)) {
    return [unknown('jobTitleId')]
  }
  const work = { ...patch, equipments: patch.equipment }
  const issues = jobFieldIssues(work, jobTitleId, 'equipment')
  const { managerId, locationId } = patch
  if (managerId) {
    const member = await findMember(queries, context.family, managerId)
    if (member === undefined || !canManageMissions(member.role)) issues.push(unknown('managerId'))
  }
  if (locationId && locationId !== current?.locationId) {
    const { organisationId } = context.reach
    const location = await findFavouriteLocation(queries, organisationId, locationId)
    if (location === undefined) issues.push(unknown('locationId'))
  }
  return issues
}

/** JD-10: subtasks are required, unless the patch leaves them as they are. */
function refuseSubtasks(current: JobDescriptionRow | null, patch: JobDescriptionPatch): void {
  if (current !== null && patch.subtasks === undefined) return
  throwRefusal(subtasksRefusal(patch.subtasks?.length ?? 0))
}

/** JD-19; the question may stay unanswered until a mission is made (N-35). */
function refuseRisks(current: JobDescriptionRow | null, patch: JobDescriptionPatch): void {
  const answer = valueAfter(patch.hasHighRiskPosition, current?.hasHighRiskPosition ?? null)
  const risks = patch.riskIds ?? current?.riskIds ?? []
  if (answer !== null) throwRefusal(highRiskRefusal(answer, risks.length))
}

/** JD-36 and POST-63: not under the minimum of its address today, and not under the rate it had. */
async function refuseRate(
  call: CommandCall,
  current: JobDescriptionRow | null,
  { hourlyRate, locationId }: JobDescriptionPatch,
): Promise<void> {
  const from = current?.hourlyRateCents ?? null
  const location = valueAfter(locationId, current?.locationId ?? null)
  if (hourlyRate === undefined && from !== null && location !== (current?.locationId ?? null)) {
    throwRefusal(salaryRefusal(cents(from), await minimumWageAt(call, location)))
  }
  if (hourlyRate === undefined || (hourlyRate === null && from === null)) return
  const to = cents(hourlyRate === null ? 0 : eurosToCents(hourlyRate))
  const mayLower = can(sessionOf(call).actor, 'mission.lowerRate').allowed
  if (hourlyRate !== null) {
    throwRefusal(salaryRefusal(to, await minimumWageAt(call, location)))
  }
  throwRefusal(loweredRateRefusal(from === null ? null : cents(from), to, mayLower))
}

/** The minimum wage of today at an address of the company. */
async function minimumWageAt({ queries, transaction }: CommandCall, locationId: string | null) {
  const known = await findLocationsById(queries, locationId === null ? [] : [locationId])
  const place = known.get(locationId ?? '') ?? null
  return findMinimumWage(queries, dateInParis(transaction.now), place)
}

/** JD-32: only people who act on behalf of the company may change it. */
function refusePreSelection(
  call: CommandCall,
  current: JobDescriptionRow | null,
  { preSelection }: JobDescriptionPatch,
): void {
  if (preSelection === undefined || preSelection === (current?.preSelection ?? false)) return
  const decision = can(sessionOf(call).actor, 'jobDescription.togglePreSelection')
  if (!decision.allowed) throw refuse(decision.because)
}

function columnsOf(
  current: JobDescriptionRow | null,
  patch: JobDescriptionPatch,
): JobDescriptionColumns {
  const columns: JobDescriptionColumns = storedJobFields({ ...patch, equipments: patch.equipment })
  if (patch.jobTitleId !== undefined && patch.jobTitleId !== current?.jobTitleId) {
    columns.job_title_id = patch.jobTitleId
    // JD-11: another job title clears the subtasks.
    columns.subtasks ??= json([])
  }
  if (patch.suffix !== undefined) columns.suffix = patch.suffix || null
  if (patch.managerId !== undefined) columns.manager_id = patch.managerId
  if (patch.locationId !== undefined) columns.location_id = patch.locationId
  if (patch.preSelection !== undefined) columns.pre_selection = patch.preSelection
  if (patch.hasHighRiskPosition !== undefined) {
    columns.has_high_risk_position = patch.hasHighRiskPosition
  }
  if (current?.detachedPricing && patch.hourlyRate) {
    const rate = eurosToCents(patch.hourlyRate)
    const { delegation, gestion } = current.detachedPricing
    columns.detached_pricing = json({
      delegation: repriced(delegation, rate),
      gestion: repriced(gestion, rate),
    })
  }
  return columns
}

function valueAfter<T>(given: T | undefined, before: T): T {
  return given === undefined ? before : given
}
