import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { candidateReach } from './candidate-reach.ts'
import { findCandidateJobTitles } from './candidate-queries.ts'

type List = typeof workers.listCandidateJobTypes

/** The job titles by which the list of candidates can be filtered (N-05). */
export async function listCandidateJobTypes(
  call: ReadCall,
  { params }: Parsed<List>,
): Promise<Answer<List>> {
  const ids = await findCandidateJobTitles(call.queries, await candidateReach(call, params.id))
  const compare = alphabetical(call.locale)
  return ids
    .map((id) => namedTitle(id, call.locale))
    .toSorted((one, other) => compare(one.name, other.name))
}
