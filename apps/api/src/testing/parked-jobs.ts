import type { UnwritableText } from '../outside/pdf/port.ts'
import { parkedQueue } from '../platform/jobs/install-queues.ts'
import { ownerQuery } from './owner-query.ts'
import type { TestApp } from './test-app.ts'

interface ParkedOptions {
  readonly name?: string
  readonly data?: object
  readonly message?: string
  readonly texts?: readonly UnwritableText[]
}

/** A job that failed at each of its eight tries, by its id. */
export async function aParkedJob(
  { database }: TestApp,
  { name = 'sweep-keys', data = {}, message = 'nobody answers', texts }: ParkedOptions = {},
): Promise<string> {
  const { rows } = await ownerQuery(
    database,
    `insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
     values ($1, $2, $3, 7, $4) returning id`,
    [parkedQueue, data, name, { message, texts }],
  )
  return rows[0]?.id as string
}
