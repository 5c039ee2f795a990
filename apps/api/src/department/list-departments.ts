import type { departments } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { countMissions, findDepartments } from './department-queries.ts'

type List = typeof departments.listDepartments

export async function listDepartments(
  call: ReadCall,
  { params, query }: Parsed<List>,
): Promise<Answer<List>> {
  const organisationId = ownOrganisation(call, params.id)
  const rows = await findDepartments(call.queries, organisationId)
  const missions = await countMissions(call.queries, organisationId)
  const compare = alphabetical(call.locale)
  return rows
    .filter((row) => query.status === undefined || row.deletedAt === null)
    .sort((a, b) => compare(a.name, b.name))
    .map((row) => ({ ...row, missionsCount: missions.get(row.id) ?? 0 }))
}
