import { changeBonuses } from '@renfort/contract/remuneration.ts'
import type { BonusReply } from '@renfort/contract/remuneration-policy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { policyQuery, usePolicyCommand } from '../queries.ts'

type ListedBonus = Omit<BonusReply, 'id'> & { readonly id?: string }

/**
 * Changes the list of bonuses, which is sent whole: it is read again first, so that what a colleague
 * has just added stays.
 */
export function useChangeBonuses(organisationId: string) {
  const client = useQueryClient()
  const { run, isPending } = usePolicyCommand(changeBonuses, organisationId)
  const change = async (become: (bonuses: readonly BonusReply[]) => readonly ListedBonus[]) => {
    const { indemnities } = await client.fetchQuery({
      ...policyQuery(organisationId),
      staleTime: 0,
    })
    await run({
      params: { id: organisationId },
      body: { bonuses: [...become(indemnities.other)] },
    })
  }
  return { change, isPending }
}
