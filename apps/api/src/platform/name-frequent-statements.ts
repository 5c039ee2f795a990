import type pg from 'pg'

/** Statements seen this often get a name, so that each connection plans them once. */
const seenBefore = 3
/** Each name is a plan in the memory of each connection: texts of varying length must not fill it. */
const mostNames = 300
const mostSightings = 3_000

type Done = (error: Error | null, result: pg.QueryResult) => void
type Query = (statement: unknown, values?: unknown, done?: unknown) => unknown

/** Planning a hot read costs more than running it: the same text, met again, is sent by its name. */
export function nameFrequentStatements(pool: pg.Pool): void {
  const nameOf = namer()
  pool.on('connect', (client) => {
    const query: Query = client.query.bind(client)
    const named: Query = (text, values, done) => {
      if (typeof text !== 'string' || !Array.isArray(values)) return query(text, values, done)
      const name = nameOf(text)
      const statement = name === undefined ? { text, values } : { name, text, values }
      return done === undefined
        ? promised((settle) => query(statement, settle))
        : query(statement, done)
    }
    Object.assign(client, { query: named })
  })
}

/**
 * The driver's own promises keep each result within reach of the one before, until the collector
 * goes through the whole heap: the rows of a busy server then outlive their call by far.
 */
function promised(run: (settle: Done) => void): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    run((error, result) =>
      error === null || error === undefined ? resolve(result) : reject(error),
    )
  })
}

export function namer(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const sightings = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const seen = (sightings.get(text) ?? 0) + 1
    if (seen < seenBefore) {
      if (sightings.size >= mostSightings) sightings.clear()
      sightings.set(text, seen)
      return undefined
    }
    sightings.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
}
