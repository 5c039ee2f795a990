import type { organisation } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { ownOrganisation, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findUsedJobTitles } from './job-description-queries.ts'

type List = typeof organisation.listJobTypes

/** The job titles of the job descriptions of the company and its network, in alphabetical order. */
export async function listJobTypes(
  call: ReadCall,
  { params }: Parsed<List>,
): Promise<Answer<List>> {
  const organisationId = ownOrganisation(call, params.id)
  const networkId = sessionOf(call).organisation?.parentId ?? null
  const ids = await findUsedJobTitles(call.queries, { organisationId, networkId })
  const compare = alphabetical(call.locale)
  return ids.map((id) => namedTitle(id, call.locale)).sort((a, b) => compare(a.name, b.name))
}
