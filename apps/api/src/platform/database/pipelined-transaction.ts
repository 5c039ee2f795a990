import { CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely'
import type pg from 'pg'

/** What a transaction needs of its connection. */
export interface PipelinedConnection {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
  /** Sends the statements of `work` as one packet. */
  together<T>(work: () => T): T
  release(broken?: boolean): void
}

/**
 * A transaction that waits for the database only where its work needs an answer: it begins together
 * with its first read, writes without an answer travel with the next statement, and the last of
 * them with the commit.
 */
export class PipelinedTransaction implements DatabaseConnection {
  readonly #connection: PipelinedConnection
  #begun: Promise<unknown> | null = null
  #held: CompiledQuery[] = []
  /** Whether nothing more is sent. */
  #isOver = false
  /** Whether the database has answered the commit; after a write that failed it has undone all. */
  #isEnded = false

  constructor(connection: PipelinedConnection) {
    this.#connection = connection
  }

  /**
   * Sends a statement after the writes held so far. A failure is that of the first of them that
   * failed, not of those that the database refused because of it.
   */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#refuseAfterEnd()
    // A write would count by itself if the transaction had not begun; a read does no harm.
    if (this.#held.length > 0 || !SelectQueryNode.is(query.query)) {
      await this.#begin()
      this.#refuseAfterEnd()
    }
    const answers = this.#connection.together(() => {
      void this.#begin()
      return [...this.#sendHeld(), this.#send(query)]
    })
    const { command, rowCount, rows } = await lastOf(answers)
    const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command)
    return isWrite ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows }
  }

  /** Holds a write until the next statement, or the commit. */
  write(query: CompiledQuery): void {
    this.#refuseAfterEnd()
    if (!query.parameters.every(isSendable)) {
      // The driver would refuse it after the commit was sent, without the database noticing.
      throw new Error(`A value cannot be sent: ${query.sql}`)
    }
    this.#held.push(query)
  }

  /** Resolves once the database has answered that all was stored. */
  async commit(): Promise<void> {
    if (this.#begun === null && this.#held.length === 0) return this.#end()
    await this.#begin()
    const answers = this.#connection.together(() => [
      ...this.#sendHeld(),
      this.#send(CompiledQuery.raw('commit')),
    ])
    this.#isOver = true
    answers.at(-1)?.then(
      () => (this.#isEnded = true),
      () => undefined,
    )
    const { command } = await lastOf(answers)
    if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}`)
    this.#connection.release()
  }

  /** Undoes what was sent; without an answer the connection is not used again. */
  async rollback(): Promise<void> {
    this.#isOver = true
    this.#held = []
    const isOpen = this.#begun !== null && !this.#isEnded
    const answer = isOpen ? this.#send(CompiledQuery.raw('rollback')) : null
    const isBroken = await Promise.resolve(answer).then(
      () => false,
      () => true,
    )
    this.#connection.release(isBroken)
  }

  streamQuery(): never {
    throw new Error('A transaction has no streams')
  }

  #begin(): Promise<unknown> {
    if (this.#begun === null) {
      this.#begun = this.#send(CompiledQuery.raw('begin'))
      // Whoever waits for it reports its failure.
      this.#begun.catch(() => undefined)
    }
    return this.#begun
  }

  #sendHeld(): Promise<pg.QueryResult>[] {
    const held = this.#held
    this.#held = []
    return held.map((query) => this.#send(query))
  }

  #send({ sql, parameters }: CompiledQuery): Promise<pg.QueryResult> {
    return this.#connection.query(sql, parameters)
  }

  #end(): void {
    this.#isOver = true
    this.#connection.release()
  }

  #refuseAfterEnd(): void {
    if (this.#isOver) throw new Error('The transaction is over')
  }
}

/** Waits for all answers; throws the first failure in the order of sending. */
async function lastOf(answers: readonly Promise<pg.QueryResult>[]): Promise<pg.QueryResult> {
  const settled = await Promise.allSettled(answers)
  const failed = settled.find((answer) => answer.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  const last = settled.at(-1)
  if (last?.status !== 'fulfilled') throw new Error('Nothing was sent')
  return last.value
}

function isSendable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isSendable)
  return typeof value !== 'object' || value === null || Buffer.isBuffer(value)
}
