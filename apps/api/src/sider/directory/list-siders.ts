import type { siders } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { searchedPerson } from '@renfort/domain/sider/candidate-search.ts'
import { emailBeginning } from '@renfort/domain/sider/sider-profile.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { countDirectory, findDirectoryPage } from './sider-directory-queries.ts'

type List = typeof siders.listSiders

/** A page of the Siders of the platform that match the filters. */
export async function listSiders(
  { queries, services, locale }: ReadCall,
  { query }: Parsed<List>,
): Promise<Answer<List>> {
  const { limit, offset, status, jobTypeId = null } = query
  const email = emailBeginning(query.q)
  const person = searchedPerson(email === '' ? query.q : '')
  const request = { person, email, status, jobTypeId, limit, offset, now: services.clock.now() }
  const rows = await findDirectoryPage(queries, request)
  const total = await countDirectory(queries, request)
  const found = rows.map(({ jobTitleIds, pictureUrl, ...row }) => ({
    ...row,
    pictureUrl: services.fileLinks.link(pictureUrl),
    jobTypes: jobTitleIds.map((id) => namedTitle(id, locale)),
  }))
  return { siders: found, total, limit, offset }
}
