import type { organisation } from '@renfort/contract'
import type { Answer } from '@renfort/contract/endpoint.ts'
import { organisationOf, type ReadCall } from '../platform/route.ts'
import { readCompletionState } from './completion-state.ts'

type Completion = Answer<typeof organisation.readCompletion>

export async function readCompletion(call: ReadCall): Promise<Completion> {
  const state = await readCompletionState(call.queries, organisationOf(call))
  const told = (complete: boolean) => (complete ? 'complete' : 'incomplete')
  return {
    profile: told(state.profile),
    legalInformations: told(state.legalInformations),
    paymentInformations: told(state.paymentInformations),
    remunerationPolicy: {
      hourTypes: told(state.hourTypes),
      indemnities: told(state.indemnities),
    },
  }
}
