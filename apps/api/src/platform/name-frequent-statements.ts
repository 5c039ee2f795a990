import type pg from 'pg'

/** Statements seen this often get a name, so that each connection plans them once. */
const seenBefore = 3
/** Each name is a plan in the memory of each connection: texts of varying length must not fill it. */
const mostNames = 300
const mostSightings = 3_000

type Query = (config: { name: string; text: string; values: unknown }, done?: unknown) => unknown
type TextQuery = (text: unknown, values?: unknown, done?: unknown) => unknown

/** Planning a hot read costs more than running it: the same text, met again, is sent by its name. */
export function nameFrequentStatements(pool: pg.Pool): void {
  const nameOf = namer()
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as unknown as Query & TextQuery
    const named: TextQuery = (text, values, done) => {
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
      return typeof text === 'string' && name !== undefined
        ? query({ name, text, values }, done)
        : query(text, values, done)
    }
    Object.assign(client, { query: named })
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
