import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import type { Queries } from '../platform/db.ts'
import { json } from '../platform/json-columns.ts'

export interface NewOrganisation {
  readonly name: string
  readonly kind: 'parent' | 'other'
  readonly parentId: string | null
  readonly industry: string | null
  readonly companySize: string | null
  readonly need: string | null
  /** JSON text. */
  readonly signUp: string
  readonly attendanceConfigType: 'app' | 'timesheet'
}

export async function insertOrganisation(
  queries: Queries,
  organisation: NewOrganisation,
  now: Instant,
): Promise<string> {
  const row = await queries
    .insertInto('organisations')
    .values({
      name: organisation.name,
      kind: organisation.kind,
      parent_id: organisation.parentId,
      industry: organisation.industry,
      company_size: organisation.companySize,
      need: organisation.need,
      sign_up: organisation.signUp,
      attendance_config_type: organisation.attendanceConfigType,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function saveRemunerationPolicy(
  queries: Queries,
  organisationId: string,
  policy: RemunerationPolicy,
): Promise<void> {
  const values = {
    hours_types: json(policy.hoursTypes),
    indemnities: json(policy.indemnities),
    hours_types_confirmed: policy.hoursTypesConfirmation,
    indemnities_confirmed: policy.indemnitiesConfirmation,
  }
  await queries
    .insertInto('remuneration_policies')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}
