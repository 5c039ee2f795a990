import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { notFound } from '../platform/refusal.ts'
import { ownerLimit, organisationOf, type ReadCall, sessionOf } from '../platform/route.ts'
import { type CandidateRow, findCandidates, isMissionWithin } from './candidate-queries.ts'

type List = typeof workers.listCandidates

/** The company's Siders, then its network's, each in alphabetical order. */
export async function listCandidates(
  call: ReadCall,
  { params }: Parsed<List>,
): Promise<Answer<List>> {
  const organisationId = organisationOf(call)
  const ownerId = ownerLimit(call, 'worker.manage')
  if (!(await isMissionWithin(call.queries, { id: params.id, organisationId, ownerId }))) {
    throw notFound()
  }
  const parentId = sessionOf(call).organisation?.parentId ?? null
  const rows = await findCandidates(call.queries, { organisationId, parentId })
  const alphabetical = new Intl.Collator(call.locale)
  const rank = ({ source }: CandidateRow) => (source === 'organisation' ? 0 : 1)
  return rows
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        alphabetical.compare(a.lastName, b.lastName) ||
        alphabetical.compare(a.firstName, b.firstName),
    )
    .map(({ jobTitleIds, pictureUrl, ...row }) => ({
      ...row,
      pictureUrl: call.services.fileLinks.link(pictureUrl),
      jobTypes: jobTitleIds.map((id) => namedTitle(id, call.locale)),
    }))
}
