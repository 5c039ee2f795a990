import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { isDiskFull } from './database-failure.ts'
import type { Database } from './database.ts'
import type { Schema } from './db-types.gen.ts'
import { json } from './json-columns.ts'
import { callerQueries, type Reach } from './caller-queries.ts'

/** Who acts, for whom, in which company: known to every query and every audit row. */
export interface Scope {
  readonly actorId: string | null
  readonly onBehalfOfId: string | null
  readonly organisationId: string | null
  readonly reach: Reach
}

/** The product itself: who signs in, mails, seeds. It reaches every company. */
export const nobody: Scope = {
  actorId: null,
  onBehalfOfId: null,
  organisationId: null,
  reach: 'everything',
}

/** The same caller, who reaches everything: for what is of a person, not of a company. */
export function everywhere(scope: Scope): Scope {
  return { ...scope, reach: 'everything' }
}

/** What a write did, for the audit trail. `before` is null for a creation, `after` for a deletion. */
export interface Change {
  readonly action: AuditedAction
  readonly entity: string
  readonly entityId: string
  readonly organisationId?: string | null
  /** For whom, where it is not the one that the caller acts for already. */
  readonly onBehalfOfId?: string
  readonly before: unknown
  readonly after: unknown
}

export type Queries = Kysely<Schema>

/** A transaction: queries, and the audit row that each write must leave. */
export interface Transaction {
  readonly queries: Queries
  readonly now: Instant
  /** Several at once are one statement. */
  record(...changes: readonly Change[]): Promise<void>
  /** How many changes were recorded so far. */
  readonly recorded: () => number
  /** Says that what was asked for is so already: nothing is written, and no row of the audit is missing. */
  readonly leaveUnchanged: () => void
  readonly isLeftUnchanged: () => boolean
}

/**
 * The one way to the database. Reads and transactions both carry the scope, so that what depends on
 * the tenant or the actor is changed here and nowhere else.
 */
export interface Db {
  readonly queries: (scope: Scope) => Queries
  transaction<T>(scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** The same database, whose transactions tell another time. */
  readonly at: (clock: Clock) => Db
  /** Whether something could not be written, for want of room, a few seconds ago. */
  readonly isFull: () => boolean
}

const rememberFullMs = 2_000

export function createDb(database: Pick<Database, 'pool' | 'systemPool'>, clock: Clock): Db {
  let fullUntil = 0
  const queriesOf = callerQueries(database, (error) => {
    if (isDiskFull(error)) fullUntil = clock.epochMilliseconds() + rememberFullMs
  })
  return {
    queries: ({ reach }) => queriesOf(reach),
    isFull: () => clock.epochMilliseconds() < fullUntil,
    at: (other) => createDb(database, other),
    transaction: (scope, work) =>
      queriesOf(scope.reach)
        .transaction()
        .execute(async (queries) => {
          let recorded = 0
          let isUnchanged = false
          const now = clock.now()
          return work({
            queries,
            now,
            recorded: () => recorded,
            leaveUnchanged: () => {
              isUnchanged = true
            },
            isLeftUnchanged: () => isUnchanged,
            record: async (...changes) => {
              if (changes.length === 0) return
              recorded += changes.length
              await queries
                .insertInto('audit_log')
                .values(changes.map((change) => auditRow(scope, change, now)))
                .execute()
            },
          })
        }),
  }
}

function auditRow(scope: Scope, change: Change, at: Instant) {
  return {
    at,
    actor_id: scope.actorId,
    on_behalf_of_id: change.onBehalfOfId ?? scope.onBehalfOfId,
    organisation_id:
      change.organisationId === undefined ? scope.organisationId : change.organisationId,
    action: change.action,
    entity: change.entity,
    entity_id: change.entityId,
    before: change.before === null ? null : json(change.before),
    after: change.after === null ? null : json(change.after),
  }
}
