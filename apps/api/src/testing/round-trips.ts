import type { Database } from '../platform/database/database.ts'
import { sendingBy } from './statements-sent.ts'

/**
 * The statements that some work sends, by round trip: those that were sent before the answer to an
 * earlier one of them was read.
 */
export async function roundTripsOf(
  database: Pick<Database, 'pool' | 'systemPool'>,
  work: () => Promise<unknown>,
): Promise<string[][]> {
  const trips: string[][] = []
  let isAnswered = true
  await sendingBy(
    database,
    (send) => (statement, callback) => {
      if (isAnswered) trips.push([])
      isAnswered = false
      trips.at(-1)?.push(statement.text.replaceAll(/\s+/g, ' ').trim())
      // No answer is read before all that is sent without it has been sent.
      send(statement, (error, result) =>
        setImmediate(() => {
          isAnswered = true
          callback(error, result)
        }),
      )
    },
    work,
  )
  return trips
}
