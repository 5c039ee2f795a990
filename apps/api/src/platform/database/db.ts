import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { CompiledQuery, Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { isDiskFull } from './database-failure.ts'
import type { Database } from './database.ts'
import type { Schema } from './db-types.gen.ts'
import { auditInsert, type AuditRow } from './audit-insert.ts'
import { createNews, type News } from './news.ts'
import { callerAccess, type Reach } from './caller-queries.ts'

/** Who acts, for whom, in which company: part of every query and every audit row. */
export interface Scope {
  readonly actorId: string | null
  readonly onBehalfOfId: string | null
  /** The key with which the software of the actor calls. */
  readonly keyId?: string
  readonly organisationId: string | null
  /** The Sider who acts; absent where somebody with an account does, or the product. */
  readonly siderId?: string
  readonly reach: Reach
}

/** The product itself, for sign-ins, mails and seeds. It sees every company. */
export const nobody: Scope = {
  actorId: null,
  onBehalfOfId: null,
  organisationId: null,
  reach: 'everything',
}

/** The same caller with access to all rows: for data of a person, not of a company. */
export function everywhere(scope: Scope): Scope {
  return { ...scope, reach: 'everything' }
}

/** A change for the audit trail. `before` is null for a creation, `after` for a deletion. */
export interface Change {
  readonly action: AuditedAction
  readonly entity: string
  readonly entityId: string
  readonly organisationId?: string | null
  /** On whose behalf, if it is not the user of the scope. */
  readonly onBehalfOfId?: string
  readonly before: unknown
  readonly after: unknown
}

export type ChangeListener = (stored: AuditRow) => void

export type Queries = Kysely<Schema>

/** A transaction: queries, and the audit rows that each write must add. */
export interface Transaction {
  readonly queries: Queries
  readonly now: Instant
  /**
   * A write whose answer nothing needs: it travels with the next statement, or with the commit,
   * which then fails for its reason.
   */
  readonly write: (statement: CompiledQuery) => void
  /** Several changes are one statement, which nothing waits for. */
  record(...changes: readonly Change[]): Promise<void>
  /** How many changes were recorded so far. */
  readonly recorded: () => number
  /**
   * Declares that the stored state already is as requested: nothing is written, and no audit row is
   * missing.
   */
  readonly leaveUnchanged: () => void
  readonly isLeftUnchanged: () => boolean
  /** The user in whose name it acts; `null` for a Sider and for the product. */
  readonly actsFor: string | null
  /** Wakes the open screens of a company, in every process, once this is stored. */
  readonly announce: (organisationId: string) => void
}

/**
 * The only access to the database. Reads and transactions carry the scope, so that everything that
 * depends on the tenant or the actor is in one place.
 */
export interface Db {
  readonly queries: (scope: Scope) => Queries
  transaction<T>(scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** The same database with another clock for its transactions. */
  readonly at: (clock: Clock) => Db
  /** The companies in which something was stored, from this process and the others. */
  readonly news: News
  /** Calls back for each change that was stored through this object, once it is, until the returned function is called. */
  readonly followChanges: (listener: ChangeListener) => () => void
  /** Whether a write failed for lack of room within the last seconds. */
  readonly isFull: () => boolean
}

const rememberFullMs = 2_000

export function createDb(
  database: Pick<Database, 'pool' | 'systemPool' | 'isLent'>,
  clock: Clock,
  news: News = createNews(),
): Db {
  let fullUntil = 0
  const listeners = new Set<ChangeListener>()
  const accessOf = callerAccess(database, (error) => {
    if (isDiskFull(error)) fullUntil = clock.epochMilliseconds() + rememberFullMs
  })
  return {
    queries: ({ reach }) => accessOf(reach).queries,
    isFull: () => clock.epochMilliseconds() < fullUntil,
    at: (other) => createDb(database, other, news),
    news,
    followChanges: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    transaction: async (scope, work) => {
      const recorded: AuditRow[] = []
      const announced = new Set<string>()
      const done = await accessOf(scope.reach).transaction((queries, transaction) => {
        let isUnchanged = false
        const now = clock.now()
        return work({
          queries,
          now,
          write: (statement) => transaction.write(statement),
          recorded: () => recorded.length,
          leaveUnchanged: () => {
            isUnchanged = true
          },
          isLeftUnchanged: () => isUnchanged,
          record: async (...changes) => {
            if (changes.length === 0) return
            const rows = changes.map((change) => auditRow(scope, change, now))
            recorded.push(...rows)
            transaction.write(auditInsert(rows))
          },
          actsFor: scope.onBehalfOfId ?? scope.actorId,
          announce: (organisationId) => void announced.add(organisationId),
        })
      })
      for (const organisationId of announced) news.tell(organisationId)
      for (const row of recorded) for (const listener of listeners) listener(row)
      return done
    },
  }
}

function auditRow(scope: Scope, change: Change, at: Instant): AuditRow {
  return {
    at,
    actor_id: scope.actorId,
    key_id: scope.keyId ?? null,
    on_behalf_of_id: change.onBehalfOfId ?? scope.onBehalfOfId,
    organisation_id:
      change.organisationId === undefined ? scope.organisationId : change.organisationId,
    action: change.action,
    entity: change.entity,
    entity_id: change.entityId,
    before: change.before,
    after: change.after,
  }
}
