import type { notifications } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type DigestRow, digestRow } from '@renfort/contract/notification.ts'
import { digestLimits } from '@renfort/domain/notification/digest.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter } from '../platform/clock.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import type { RowLinks } from '../platform/row-links.ts'
import { isInTeam } from './digest-queries.ts'

type Follow = typeof notifications.followDigestLink

/** Says where a link leads, in a company that its reader has not left; the screen there checks their rights. */
export async function followDigestLink(
  call: ReadCall,
  { params }: Parsed<Follow>,
): Promise<Answer<Follow>> {
  const { rowLinks, clock } = call.services
  const reader = { userId: sessionOf(call).effectiveUserId, now: clock.now() }
  const [company, screen, id, day] = rowLinks.open(params.link, reader) ?? []
  const { data } = digestRow.safeParse({ company, screen, id, day })
  if (data === undefined) throw notFound()
  const isOurs = await isInTeam(call.queries, { userId: reader.userId, companyId: data.company })
  if (!isOurs) throw refuse('errors.organisation.forbidden')
  return data
}

const dayMs = 86_400_000

/** Makes the links of one recipient. */
export function linksOf(
  rowLinks: RowLinks,
  { userId, now }: { readonly userId: string; readonly now: Instant },
): (row: DigestRow) => string {
  const until = instantAfter(now, digestLimits.linkDays * dayMs)
  return ({ company, screen, id, day }) =>
    rowLinks.url({ userId, until, row: [company, screen, id, day] })
}
