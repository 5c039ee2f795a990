import pg from 'pg'

const { builtins } = pg.types
/** `uuid[]`, for which the driver has no constant. */
const uuidArray = 2951

/** `2026-12-07 08:00:00.5+00`, as PostgreSQL writes it in UTC, to `2026-12-07T08:00:00.500Z`. */
export function toIsoInstant(text: string): string {
  const zone = text.slice(-3)
  if (zone !== '+00') throw new Error(`Expected a UTC timestamp, got ${text}`)
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

/**
 * `{a,b}`: ids are never quoted, so a simple split reads them; a full parser would slow lists down.
 */
function toIds(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',')
}

/** Instants and days are strings, counts are numbers, on both databases. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary') {
      if (oid === builtins.TIMESTAMPTZ) return toIsoInstant
      if (oid === builtins.DATE) return (text: string) => text
      if (oid === builtins.INT8) return Number
      if (Number(oid) === uuidArray) return toIds
    }
    return pg.types.getTypeParser(oid, format ?? 'text')
  },
}
