import type { enteredIndemnities } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  entryRefusal,
  indemnityTerms,
} from '@renfort/domain/invoice/indemnities/entered-indemnity.ts'
import { dateInParis, isoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { notFound, refuse, throwRefusal } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import {
  findCompanyName,
  findIndemnity,
  findWorkedHours,
  insertIndemnity,
} from './entered-indemnity-queries.ts'
import { findIndemnities } from '../../organisation/settings-queries.ts'
import { toIndemnity } from './to-indemnity.ts'

type Enter = typeof enteredIndemnities.enterIndemnity

/**
 * Staff enter an indemnity that no rule computes; its current terms in the pay policy are stored
 * with it.
 */
export async function enterIndemnity(
  call: CommandCall,
  { params: { id: organisationId }, body }: Parsed<Enter>,
): Promise<Answer<Enter>> {
  const { queries, transaction, locale } = call
  const { now } = transaction
  const { kind, siderId, taskId: missionId } = body
  if ((await findCompanyName(queries, organisationId)) === undefined) throw notFound()
  const weekStart = mondayOf(isoDate(body.week))
  const terms = indemnityTerms(body, await findIndemnities(queries, organisationId))
  const hours = await findWorkedHours(queries, { organisationId, weekStart })
  const hasHours = hours.some((each) => each.siderId === siderId && each.missionId === missionId)
  throwRefusal(entryRefusal({ terms, weekStart, today: dateInParis(now), hasHours }))
  if (terms === null) throw refuse('errors.indemnity.not_in_policy')
  const enteredCents = eurosToCents(body.amount)
  const { userId: enteredBy } = sessionOf(call)
  const of = { organisationId, weekStart, kind, siderId, missionId }
  const id = await insertIndemnity(queries, { ...of, ...terms, enteredCents, enteredBy }, now)
  if (id === null) throw refuse('errors.indemnity.already_entered')
  await transaction.record({
    action: 'invoice.enterIndemnity',
    entity: 'mission',
    entityId: missionId,
    organisationId,
    before: null,
    after: { indemnityId: id, kind, siderId, enteredCents, ...shown(terms, weekStart) },
  })
  const stored = await findIndemnity(queries, id)
  if (stored === undefined) throw notFound()
  return toIndemnity(stored, locale)
}

function shown({ name, priceCents }: { name: string | null; priceCents: number }, week: string) {
  return { ...(name === null ? {} : { name }), amountCents: priceCents, startDate: week }
}
