import type { Socket } from 'node:net'
import { DummyDriver, Kysely, type PostgresPoolClient, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { isSilent } from './database-failure.ts'
import { type Database, socketOf } from './database.ts'
import type { Schema } from './db-types.gen.ts'
import { beginAs, type CallerSettings, inTransaction } from './lent-connection.ts'
import { type PipelinedConnection, PipelinedTransaction } from './pipelined-transaction.ts'
import { statementNames } from './statement-names.ts'
import { markStatementFailed, statementSpan } from '../spans.ts'

/**
 * The rows that a caller may see: all, those of a company with the shared ones of its group (null is
 * neither), or those of a Sider.
 */
export type Reach =
  | 'everything'
  | { readonly organisationId: string | null; readonly groupId: string | null }
  | { readonly siderId: string }

/**
 * Companies whose query builder is cached, because creating one takes longer than a short query.
 */
const mostKept = 1_000

/** What a caller does in the database: single statements, and transactions. */
export interface CallerAccess {
  readonly queries: Kysely<Schema>
  transaction<T>(
    work: (queries: Kysely<Schema>, transaction: PipelinedTransaction) => Promise<T>,
  ): Promise<T>
}

/** Gives each caller a query builder whose connections see only the rows of the caller. */
export function callerQueries(
  database: Pick<Database, 'pool' | 'systemPool' | 'isLent'>,
): (reach: Reach) => Kysely<Schema> {
  const accessOf = callerAccess(database)
  return (reach) => accessOf(reach).queries
}

/** Gives each caller connections that see only the rows of the caller. */
export function callerAccess(
  { pool, systemPool, isLent }: Pick<Database, 'pool' | 'systemPool' | 'isLent'>,
  onFailure: (error: Error) => void = () => undefined,
): (reach: Reach) => CallerAccess {
  // What is named on one connection is unknown on the next one that is lent.
  const nameOf = isLent ? () => undefined : statementNames()
  const accessOver = (connections: pg.Pool, reach: Reach) => {
    const settings = settingsOf(reach)
    return accessBy(connections, async () => {
      const client = await connections.connect()
      return new CallerConnection(client, settings, { nameOf, onFailure, isLent })
    })
  }
  const everything = accessOver(systemPool, 'everything')
  const kept = new Map<string, CallerAccess>()
  return (reach) => {
    if (reach === 'everything') return everything
    const key = 'siderId' in reach ? reach.siderId : `${reach.organisationId}/${reach.groupId}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= mostKept) kept.clear()
    const access = accessOver(pool, reach)
    kept.set(key, access)
    return access
  }
}

function accessBy(
  { options }: pg.Pool,
  connectCaller: () => Promise<CallerConnection>,
): CallerAccess {
  // Kysely also asks for cursors, which only streams use and the product never does.
  const connect = connectCaller as unknown as () => Promise<PostgresPoolClient>
  const pool = { connect, options, end: () => Promise.resolve() }
  const dialect = new PostgresDialect({ pool })
  const queries = new Kysely<Schema>({ dialect })
  const executor = queries.getExecutor()
  const within = { config: { dialect }, dialect, driver: new DummyDriver() }
  return {
    queries,
    transaction: async (work) => {
      const transaction = new PipelinedTransaction(await connectCaller())
      const connections = executor.withConnectionProvider({
        provideConnection: (consumer) => consumer(transaction),
      })
      try {
        const done = await work(new Kysely({ ...within, executor: connections }), transaction)
        await transaction.commit()
        return done
      } catch (error) {
        await transaction.rollback()
        throw error
      }
    },
  }
}

/** The settings that each connection has at present. */
const givenSettings = new WeakMap<pg.PoolClient, string>()

const giveSettings = `
  select set_config('role', $1, false), set_config('app.organisation', $2, false),
    set_config('app.group', $3, false), set_config('app.sider', $4, false)`

function settingsOf(reach: Reach): CallerSettings {
  const of = { organisation: '', group: '', sider: '' }
  if (reach === 'everything') return { ...of, role: 'renfort_system' }
  if ('siderId' in reach) return { ...of, role: 'renfort_sider', sider: reach.siderId }
  return {
    ...of,
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
 * runs queries with it.
 */
class CallerConnection implements PipelinedConnection {
  readonly #client: pg.PoolClient
  readonly #settings: CallerSettings
  readonly #manner: Manner
  #hasEntered = false
  #entered: Promise<unknown> | null = null
  #isInTransaction = false
  #silence: Error | null = null

  constructor(client: pg.PoolClient, settings: CallerSettings, manner: Manner) {
    this.#client = client
    this.#settings = settings
    this.#manner = manner
  }

  /** The settings travel together with the first statement, without a round trip of their own. */
  #enter(): void {
    if (this.#hasEntered) return
    this.#hasEntered = true
    const { role, organisation, group, sider = '' } = this.#settings
    const settings = [role, organisation, group, sider]
    if (givenSettings.get(this.#client) === settings.join()) return
    givenSettings.set(this.#client, settings.join())
    this.#entered = this.#send(giveSettings, settings)
    // `query` reports this failure; until then it must not end the process as an unhandled
    // rejection.
    this.#entered.catch(() => givenSettings.delete(this.#client))
  }

  /** The answer counts only if the connection got the settings of the caller. */
  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (!this.#manner.isLent) this.#enter()
    else if (!this.#isInTransaction) return this.#queryLent(text, values)
    else if (ends.test(text)) this.#isInTransaction = false
    if (this.#entered === null) return this.#send(text, values)
    const [result] = await Promise.all([this.#send(text, values), this.#entered])
    return result
  }

  /** A statement that is in no transaction gets one, which has the settings of the caller. */
  #queryLent(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (begins.test(text)) {
      this.#isInTransaction = true
      const begun = this.#send(beginAs(this.#settings, text), [])
      // What travels with it counts only if it succeeds.
      begun.catch(() => undefined)
      this.#entered = begun
      return begun
    }
    return inTransaction(
      (statement) => this.#send(statement, []),
      beginAs(this.#settings),
      () => this.#send(text, values),
    )
  }

  together<T>(work: () => T): T {
    // The embedded database has no socket to hold back.
    const socket: Partial<Pick<Socket, 'cork' | 'uncork'>> = socketOf(this.#client)
    socket.cork?.()
    try {
      return work()
    } finally {
      socket.uncork?.()
    }
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
        if (error !== null && span !== null) markStatementFailed(span, error)
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
