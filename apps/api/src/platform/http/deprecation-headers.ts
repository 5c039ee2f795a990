import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateOf } from '../clock.ts'

/**
 * What each answer of an operation that will go says of it: `Deprecation` (RFC 9745), `Sunset`
 * (RFC 8594) once its end is known, and where to read about it. Nothing for any other operation.
 */
export function deprecationHeaders({
  deprecated,
}: Pick<Endpoint, 'deprecated'>): Readonly<Record<string, string>> {
  if (deprecated === undefined) return {}
  const { since, until } = deprecated
  return {
    deprecation: `@${midnight(since).getTime() / 1_000}`,
    ...(until === undefined ? {} : { sunset: midnight(until).toUTCString() }),
    link: '</developers#changes>; rel="deprecation"; type="text/html"',
  }
}

const midnight = (day: string) => dateOf(instant(`${day}T00:00:00.000Z`))
