import { Kysely, type PostgresPoolClient, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { isSilent } from './database-failure.ts'
import type { Database } from './database.ts'
import type { Schema } from './db-types.gen.ts'
import { beginAs, type CallerSettings, inTransaction } from './lent-connection.ts'
import { statementNames } from './statement-names.ts'
import { markFailed, statementSpan } from '../spans.ts'

/**
 * The rows that a caller may see: all, or those of a company with the shared ones of its group;
 * null is neither.
 */
export type Reach =
  | 'everything'
  | { readonly organisationId: string | null; readonly groupId: string | null }

/**
 * Companies whose query builder is cached, because creating one takes longer than a short query.
 */
const mostKept = 1_000

/** Gives each caller a query builder whose connections see only the rows of the caller. */
export function callerQueries(
  { pool, systemPool, isLent }: Pick<Database, 'pool' | 'systemPool' | 'isLent'>,
  onFailure: (error: Error) => void = () => undefined,
): (reach: Reach) => Kysely<Schema> {
  // What is named on one connection is unknown on the next one that is lent.
  const nameOf = isLent ? () => undefined : statementNames()
  const queriesOver = (connections: pg.Pool, reach: Reach) => {
    const settings = settingsOf(reach)
    const connect = async () =>
      // Kysely also asks for cursors, which only streams use and the product never does.
      new CallerConnection(await connections.connect(), settings, {
        nameOf,
        onFailure,
        isLent,
      }) as unknown as PostgresPoolClient
    const callerPool = { connect, options: connections.options, end: () => Promise.resolve() }
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: callerPool }) })
  }
  const everything = queriesOver(systemPool, 'everything')
  const kept = new Map<string, Kysely<Schema>>()
  return (reach) => {
    if (reach === 'everything') return everything
    const key = `${reach.organisationId}/${reach.groupId}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= mostKept) kept.clear()
    const queries = queriesOver(pool, reach)
    kept.set(key, queries)
    return queries
  }
}

/** The settings that each connection has at present. */
const givenSettings = new WeakMap<pg.PoolClient, string>()

const giveSettings = `
  select set_config('role', $1, false), set_config('app.organisation', $2, false),
    set_config('app.group', $3, false)`

function settingsOf(reach: Reach): CallerSettings {
  return reach === 'everything'
    ? { role: 'renfort_system', organisation: '', group: '' }
    : {
        role: 'renfort_tenant',
        organisation: reach.organisationId ?? '',
        group: reach.groupId ?? '',
      }
}

interface Manner {
  readonly nameOf: (text: string) => string | undefined
  readonly onFailure: (error: Error) => void
  readonly isLent: boolean
}

/** What Kysely begins and ends a transaction with. */
const begins = /^(begin|start transaction)\b/
const ends = /^(commit|rollback)$/

/**
 * A connection in the role of its caller, which sends frequent statements as named ones. Kysely
 * runs queries and transactions with it.
 */
class CallerConnection {
  readonly #client: pg.PoolClient
  readonly #settings: CallerSettings
  readonly #manner: Manner
  readonly #entered: Promise<unknown> | null
  #isInTransaction = false
  #silence: Error | null = null

  constructor(client: pg.PoolClient, settings: CallerSettings, manner: Manner) {
    this.#client = client
    this.#settings = settings
    this.#manner = manner
    this.#entered = manner.isLent ? null : this.#enter(settings)
  }

  /** The settings travel together with the first statement, without a round trip of their own. */
  #enter({ role, organisation, group }: CallerSettings): Promise<unknown> | null {
    const settings = [role, organisation, group]
    const key = settings.join()
    if (givenSettings.get(this.#client) === key) return null
    givenSettings.set(this.#client, key)
    const entered = this.#send(giveSettings, settings)
    // `query` reports this failure; until then it must not end the process as an unhandled
    // rejection.
    entered.catch(() => givenSettings.delete(this.#client))
    return entered
  }

  /** The answer counts only if the connection got the settings of the caller. */
  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#manner.isLent) return this.#queryLent(text, values)
    if (this.#entered === null) return this.#send(text, values)
    const [result] = await Promise.all([this.#send(text, values), this.#entered])
    return result
  }

  /** A statement that is in no transaction gets one, which has the settings of the caller. */
  async #queryLent(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (begins.test(text)) {
      const begun = await this.#send(beginAs(this.#settings, text), [])
      this.#isInTransaction = true
      return begun
    }
    if (this.#isInTransaction) {
      if (ends.test(text)) this.#isInTransaction = false
      return this.#send(text, values)
    }
    return inTransaction(
      (statement) => this.#send(statement, []),
      beginAs(this.#settings),
      () => this.#send(text, values),
    )
  }

  /**
   * With a callback: a promise of the driver would keep the previous result in memory until a full
   * garbage collection. After a statement without an answer in time, later ones fail for the same
   * reason: a rollback must not hide it.
   */
  #send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#silence !== null) return Promise.reject(this.#silence)
    const name = this.#manner.nameOf(text)
    const statement = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    const span = statementSpan(text)
    return new Promise((resolve, reject) => {
      this.#client.query(statement, (error: Error | null, result) => {
        if (error !== null && span !== null) markFailed(span, error)
        span?.end()
        if (error === null) return resolve(result)
        if (isSilent(error)) this.#silence = error
        this.#manner.onFailure(error)
        reject(error)
      })
    })
  }

  release(broken?: boolean): void {
    this.#client.release(broken)
  }
}

/** Work on the schema, as the owner of the tables. */
export async function asOwner<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    givenSettings.delete(client)
    await client.query('reset role')
    return await work(client)
  } finally {
    client.release()
  }
}
