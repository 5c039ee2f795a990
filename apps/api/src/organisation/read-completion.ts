import type { organisation } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { readCompletionState } from './completion-state.ts'

type Completion = Answer<typeof organisation.readCompletion>

export async function readCompletion(call: ReadCall): Promise<Completion> {
  const state = await readCompletionState(call.queries, organisationOf(call))
  const stateOf = (complete: boolean) => (complete ? 'complete' : 'incomplete')
  return {
    profile: stateOf(state.profile),
    legalInformations: stateOf(state.legalInformations),
    paymentInformations: stateOf(state.paymentInformations),
    remunerationPolicy: {
      hourTypes: stateOf(state.hourTypes),
      indemnities: stateOf(state.indemnities),
    },
  }
}
