import { hash } from 'node:crypto'

/** A statement gets a name after this many uses. */
const seenBefore = 3
/**
 * Each name is a plan in the memory of each connection, so texts of varying length must not fill
 * it.
 */
const mostNames = 300
const mostSightings = 3_000

/**
 * Names frequent statements, so that each connection plans them once: planning a short read takes
 * longer than running it. A name is a hash of its text, so all instances give the same name.
 */
export function statementNames(): (text: string) => string | undefined {
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
    const name = hash('sha1', text)
    names.set(text, name)
    return name
  }
}
