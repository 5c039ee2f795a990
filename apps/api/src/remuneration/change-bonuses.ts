import { randomUUID } from 'node:crypto'
import type { remuneration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { changePolicy } from './change-policy.ts'

type Change = typeof remuneration.changeBonuses

/** Replaces the whole list of bonuses (N-30); the company does not confirm them. */
export function changeBonuses(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  return changePolicy(call, params.id, (policy) => {
    const known = new Set(policy.indemnities.other.map(({ id }) => id))
    const other = body.bonuses.map(({ id = randomUUID(), ...bonus }) => ({ ...bonus, id }))
    if (body.bonuses.some(({ id }) => id !== undefined && !known.has(id))) throw notFound()
    return {
      action: 'remuneration.changeBonuses',
      policy: { ...policy, indemnities: { ...policy.indemnities, other } },
      before: { bonuses: policy.indemnities.other },
      after: { bonuses: other },
    }
  })
}
