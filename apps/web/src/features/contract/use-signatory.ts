import type { ContractBatch } from '@renfort/contract/contract.ts'
import { useContractWords } from './words.ts'

type Signature = NonNullable<ContractBatch['signature']>

/** Who signed, by name; a deputy with the person in whose place they did. */
export function useSignatory(): (signature: Pick<Signature, 'name' | 'actingFor'>) => string {
  const t = useContractWords()
  return ({ name, actingFor: absent }) =>
    absent === null ? name : t(($) => $.signedFor, { name, absent })
}
