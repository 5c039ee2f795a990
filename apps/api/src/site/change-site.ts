import type { sites } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { toSite } from './list-sites.ts'
import { newSiteSecret } from './site-code.ts'
import { findSites, replaceSecret, saveSite, type SiteRow } from './site-queries.ts'

type Update = typeof sites.updateSite
type Renew = typeof sites.renewSiteCode

export async function updateSite(
  call: CommandCall,
  { params: { locationId }, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const { transaction, queries } = call
  const before = await ownSite(call, locationId)
  const asked = {
    asksCode: body.asksCode ?? before.asksCode,
    asksPosition: body.asksPosition ?? before.asksPosition,
  }
  if (asked.asksCode === before.asksCode && asked.asksPosition === before.asksPosition) {
    transaction.leaveUnchanged()
    return toSite(before, transaction.now)
  }
  const secret = before.secret ?? newSiteSecret()
  await saveSite(queries, keyOf(call, before), { ...asked, secret }, transaction.now)
  await transaction.record({
    action: 'location.updateSite',
    entity: 'location',
    entityId: locationId,
    before: auditedSite(before),
    after: auditedSite({ ...before, ...asked }),
  })
  return toSite(await ownSite(call, locationId), transaction.now)
}

/** For a code that somebody passed on, or a poster that was photographed. */
export async function renewSiteCode(
  call: CommandCall,
  { params: { locationId } }: Parsed<Renew>,
): Promise<Answer<Renew>> {
  const { transaction, queries } = call
  const before = await ownSite(call, locationId)
  if (before.secret === null) throw refuse('errors.action.unavailable')
  await replaceSecret(queries, keyOf(call, before), newSiteSecret(), transaction.now)
  await transaction.record({
    action: 'location.renewSiteCode',
    entity: 'location',
    entityId: locationId,
    before: null,
    after: { title: before.title },
  })
  return toSite(await ownSite(call, locationId), transaction.now)
}

async function ownSite(call: CommandCall, locationId: string): Promise<SiteRow> {
  const of = { organisationId: organisationOf(call), now: call.transaction.now, locationId }
  const [found] = await findSites(call.queries, of)
  if (found === undefined) throw notFound()
  return found
}

function auditedSite({ title, asksCode, asksPosition }: SiteRow) {
  return { title, asksSiteCode: asksCode, asksPosition }
}

function keyOf(call: CommandCall, { placeKey }: SiteRow) {
  return { organisationId: organisationOf(call), placeKey }
}
