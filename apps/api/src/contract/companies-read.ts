import { companiesWhere } from '../organisation/companies-of-caller.ts'
import { type Call, ownOrganisation } from '../platform/http/route.ts'

interface Asked {
  /** The id of the address: the company, or the group in its space. */
  readonly id: string
  readonly companyId?: string | undefined
}

/**
 * The companies whose contracts a caller asks for: the active one, or in the space of a group those
 * where the caller may read contracts.
 */
export async function companiesRead(
  call: Call,
  { id, companyId }: Asked,
): Promise<readonly string[]> {
  ownOrganisation(call, id)
  const companies = await companiesWhere(call, 'contract.read')
  return companies
    .map((company) => company.id)
    .filter((each) => companyId === undefined || each === companyId.toLowerCase())
}
