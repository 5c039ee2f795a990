import type {
  DefaultRole,
  ProviderFailure,
  RoleMapping,
} from '@renfort/domain/single-sign-on/connection.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>

export async function findConnection(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('sso_connections')
    .select([
      'organisation_id as organisationId',
      'issuer',
      'client_id as clientId',
      'client_secret as clientSecret',
      sql<DefaultRole | null>`default_role`.as('defaultRole'),
      'roles_claim as rolesClaim',
      'role_mapping as roleMapping',
      'is_required as isRequired',
      'emergency_admin_id as emergencyAdminId',
      'worked_at as workedAt',
      'failed_at as failedAt',
      sql<ProviderFailure | null>`failure`.as('failure'),
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
}

export interface StoredConnection {
  readonly organisationId: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Buffer
  readonly defaultRole: DefaultRole | null
  readonly rolesClaim: string | null
  readonly roleMapping: readonly RoleMapping[]
  readonly isRequired: boolean
  readonly emergencyAdminId: string | null
  readonly workedAt: Instant | null
}

export async function storeConnection(
  queries: Queries,
  connection: StoredConnection,
  now: Instant,
): Promise<void> {
  const values = {
    issuer: connection.issuer,
    client_id: connection.clientId,
    client_secret: connection.clientSecret,
    default_role: connection.defaultRole,
    roles_claim: connection.rolesClaim,
    role_mapping: json(connection.roleMapping),
    is_required: connection.isRequired,
    emergency_admin_id: connection.emergencyAdminId,
    worked_at: connection.workedAt,
    failed_at: null,
    failure: null,
    updated_at: now,
  }
  await queries
    .insertInto('sso_connections')
    .values({ organisation_id: connection.organisationId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

export async function deleteConnection(queries: Queries, organisationId: string): Promise<void> {
  await queries
    .deleteFrom('sso_connections')
    .where('organisation_id', '=', organisationId)
    .execute()
}

/** Notes how a sign-in by the provider went: `null` where it let somebody in. */
export async function noteOutcome(
  queries: Queries,
  organisationId: string,
  { failure, now }: { failure: ProviderFailure | null; now: Instant },
): Promise<void> {
  const outcome =
    failure === null
      ? { worked_at: now, failed_at: null, failure: null }
      : { failed_at: now, failure }
  await queries
    .updateTable('sso_connections')
    .set(outcome)
    .where('organisation_id', '=', organisationId)
    .execute()
}

/** Active administrators with a way in of their own: a password, Google or a passkey. */
export async function findIndependentAdministrators(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', sql<string>`full_name(u.first_name, u.last_name)`.as('name')])
    .where('m.organisation_id', '=', organisationId)
    .where('m.role', '=', 'admin')
    .where('u.validated_at', 'is not', null)
    .where(
      sql<boolean>`(u.password_hash is not null or u.google_login
        or exists (select from passkeys p where p.user_id = u.id))`,
    )
    .orderBy('name')
    .orderBy('u.id')
    .execute()
}
