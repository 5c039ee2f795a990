import type { administration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Queries } from '../platform/database/db.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { ReadCall } from '../platform/http/route.ts'
import {
  type CompanyStanding,
  findCompanies,
  findCompany,
  findFamily,
  type ListedCompany,
} from './company-queries.ts'

type List = typeof administration.listOrganisations
type Read = typeof administration.readCompany

export async function listOrganisations(
  { queries }: ReadCall,
  { query }: Parsed<List>,
): Promise<Answer<List>> {
  const { q: term, isParent, limit, offset } = query
  const { organisations, total } = await findCompanies(queries, { term, isParent, limit, offset })
  return { organisations: organisations.map(toListed), total }
}

function toListed({ blockedAt, groupId, groupName, ...rest }: ListedCompany) {
  const group = groupId === null || groupName === null ? null : { id: groupId, name: groupName }
  return { ...rest, blocked: blockedAt !== null, group }
}

export async function readCompany(
  { queries }: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const company = await findCompany(queries, params.id)
  if (company === undefined) throw notFound()
  return toCompany(queries, company)
}

/** A company with its group and its members; a group has neither prices nor hours to declare. */
export async function toCompany(
  queries: Queries,
  { blockedAt, delegation, gestion, ...company }: CompanyStanding,
): Promise<Answer<Read>> {
  const { children, members, group } = await findFamily(queries, company)
  const { isParent, attendanceConfigType } = company
  return {
    ...company,
    blocked: blockedAt !== null,
    coefficients: isParent ? null : { delegation: delegation / 10_000, gestion: gestion / 10_000 },
    attendanceConfigType: isParent ? null : attendanceConfigType,
    group,
    members,
    children: children.map(({ id, name, ...child }) => ({
      id,
      name,
      blocked: child.blockedAt !== null,
    })),
  }
}
