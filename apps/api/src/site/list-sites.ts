import type { sites } from '@renfort/contract'
import type { CompanySite } from '@renfort/contract/site.ts'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { zoneAt } from '@renfort/domain/law/legal-time.ts'
import { everywhere } from '../platform/database/db.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type Call, organisationOf, type ReadCall } from '../platform/http/route.ts'
import { siteCodeOf } from './site-code.ts'
import { findSites, type SiteRow } from './site-queries.ts'

export async function listSites(call: ReadCall): Promise<Answer<typeof sites.listSites>> {
  const { services, scope } = call
  const now = services.clock.now()
  const of = { organisationId: organisationOf(call), now }
  // The role of a company does not read the secrets that the codes are made from.
  const rows = await findSites(services.db.queries(everywhere(scope)), of)
  const nameOf = ({ city, title }: SiteRow) => `${city} ${title}`
  return rows
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'fr'))
    .map((row) => toSite(row, now))
}

/** The place of one of the company's addresses, with its secret. */
export async function siteAt(call: Call, locationId: string): Promise<SiteRow> {
  const { services, scope } = call
  const of = { organisationId: organisationOf(call), now: services.clock.now(), locationId }
  const [found] = await findSites(services.db.queries(everywhere(scope)), of)
  if (found === undefined) throw notFound()
  return found
}

export function toSite(row: SiteRow, now: Instant): CompanySite {
  const {
    locationId,
    title,
    address,
    postalCode,
    city,
    asksCode,
    asksPosition,
    secret,
    secretMadeAt,
  } = row
  const timeZone = zoneAt(row)
  const day = dateAt(now, timeZone)
  return {
    locationId,
    title,
    address,
    postalCode,
    city,
    asksCode,
    asksPosition,
    today: asksCode && secret !== null ? { day, code: siteCodeOf(secret, day) } : null,
    secretMadeAt,
    timeZone,
  }
}
