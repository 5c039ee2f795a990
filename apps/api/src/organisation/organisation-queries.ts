import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import {
  defaultPolicy,
  type HoursTypes,
  type RemunerationPolicy,
} from '@renfort/domain/remuneration/policy.ts'
import type { Coefficients } from '@renfort/domain/remuneration/pricing-rows.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

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

/** The stored policy of a company; no row if it has not saved one. */
export function remunerationPolicy(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('remuneration_policies')
    .select([
      'hours_types as hoursTypes',
      'indemnities',
      'hours_types_confirmed as hoursTypesConfirmation',
      'indemnities_confirmed as indemnitiesConfirmation',
    ])
    .where('organisation_id', '=', organisationId)
}

/** The policy of a company; the default one if it has not saved one, or for a group. */
export async function findRemunerationPolicy(
  queries: Queries,
  organisationId: string,
): Promise<RemunerationPolicy> {
  return (await remunerationPolicy(queries, organisationId).executeTakeFirst()) ?? defaultPolicy
}

/**
 * The same, locked until the end of the transaction, so that of two simultaneous changes none is
 * lost.
 */
export async function lockRemunerationPolicy(
  queries: Queries,
  organisationId: string,
): Promise<RemunerationPolicy> {
  const row = await remunerationPolicy(queries, organisationId).forUpdate().executeTakeFirst()
  return row ?? defaultPolicy
}

export interface OrganisationHead {
  readonly id: string
  readonly name: string
  readonly industry: string | null
  readonly logoUrl: string | null
  readonly parentName: string | null
}

export async function findOrganisationHead(
  queries: Queries,
  organisationId: string,
): Promise<OrganisationHead | undefined> {
  return queries
    .selectFrom('organisations as o')
    .leftJoin('organisations as g', 'g.id', 'o.parent_id')
    .leftJoin('organisation_profiles as p', 'p.organisation_id', 'o.id')
    .select(['o.id', 'o.name', 'o.industry', 'p.logo_url as logoUrl', 'g.name as parentName'])
    .where('o.id', '=', organisationId)
    .executeTakeFirst()
}

export interface OrganisationTerms {
  readonly name: string
  readonly attendanceConfigType: 'app' | 'timesheet'
  readonly jobDescriptionsLocked: boolean
  readonly coefficients: Coefficients
  readonly hoursTypes: HoursTypes
}

/** The data of a company that its prices and job descriptions depend on. */
export async function findOrganisationTerms(
  queries: Queries,
  organisationId: string,
): Promise<OrganisationTerms> {
  const row = await queries
    .selectFrom('organisations as o')
    .leftJoin('remuneration_policies as p', 'p.organisation_id', 'o.id')
    .select([
      'o.name',
      sql<'app' | 'timesheet'>`o.attendance_config_type`.as('attendanceConfigType'),
      'o.job_descriptions_locked as jobDescriptionsLocked',
      'o.delegation_coefficient_bp as delegation',
      'o.gestion_coefficient_bp as gestion',
      'p.hours_types as hoursTypes',
    ])
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const { delegation, gestion, hoursTypes, ...terms } = row
  return {
    ...terms,
    coefficients: { delegation, gestion },
    hoursTypes: hoursTypes ?? defaultPolicy.hoursTypes,
  }
}
