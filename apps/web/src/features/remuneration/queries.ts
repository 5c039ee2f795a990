import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { listJobTypes, readCompletion } from '@renfort/contract/organisation.ts'
import { readRemunerationPolicy } from '@renfort/contract/remuneration.ts'
import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { stale } from '../../platform/query-client.ts'

/** The policy is read again after this delay (REM-24). */
const reloadsAfterMs = 1_000

export const policyQuery = (id: string) => queryFor(readRemunerationPolicy, { params: { id } })
export const jobTypesQuery = (id: string) => queryFor(listJobTypes, { params: { id } }, stale.lists)

/**
 * A change of the policy: its answer replaces the cached policy. Every price of the company depends on it, so all
 * other cached answers are stale.
 */
export function usePolicyCommand<E extends Endpoint>(
  endpoint: E & (Reply<E> extends RemunerationPolicyReply ? unknown : never),
  id: string,
): { run: (input: Input<E>) => Promise<unknown>; isPending: boolean } {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useCommand<E>(endpoint, {
    onSuccess: (policy) => {
      void client.invalidateQueries({ refetchType: 'none' })
      // The list of missing settings is shown on this page.
      void client.invalidateQueries({ queryKey: keyOf(readCompletion) })
      client.setQueryData(policyQuery(id).queryKey, policy as RemunerationPolicyReply)
      window.setTimeout(() => {
        void client.invalidateQueries({ queryKey: keyOf(readRemunerationPolicy) })
      }, reloadsAfterMs)
    },
  })
  return { run: mutateAsync, isPending }
}
