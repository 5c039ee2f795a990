import type { enteredIndemnities } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { removalRefusal } from '@renfort/domain/invoice/indemnities/entered-indemnity.ts'
import { notFound, throwRefusal } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { deleteIndemnity, findIndemnity, lockIndemnity } from './entered-indemnity-queries.ts'

type Remove = typeof enteredIndemnities.removeIndemnity

/** Staff remove an entered indemnity, until a run has billed it. */
export async function removeIndemnity(
  { queries, transaction }: CommandCall,
  { params: { id } }: Parsed<Remove>,
): Promise<Answer<Remove>> {
  const locked = await lockIndemnity(queries, id)
  const indemnity = await findIndemnity(queries, id)
  if (locked === undefined || indemnity === undefined) throw notFound()
  throwRefusal(removalRefusal({ isBilled: locked.invoiceId !== null }))
  await deleteIndemnity(queries, id)
  const { kind, siderId, enteredCents, bonusName, priceCents, weekStart } = indemnity
  await transaction.record({
    action: 'invoice.removeIndemnity',
    entity: 'mission',
    entityId: indemnity.missionId,
    organisationId: indemnity.organisationId,
    before: {
      indemnityId: id,
      kind,
      siderId,
      enteredCents,
      ...(bonusName === null ? {} : { name: bonusName }),
      amountCents: priceCents,
      startDate: weekStart,
    },
    after: null,
  })
}
