import {
  changeCompany,
  createCompany,
  listOrganisations,
  readCompany,
} from '@renfort/contract/administration.ts'
import type { CustomerOrganisation } from '@renfort/contract/administration.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import { searchFor } from '../../../platform/search-for.ts'
import type { OrganisationSearch } from './organisation-search.ts'

export const pageSize = 20

staleAfter(listOrganisations, [createCompany, changeCompany])

export const organisationsQuery = ({ q = '', kind, page = 1 }: OrganisationSearch) =>
  searchFor(listOrganisations, {
    query: {
      q,
      ...(kind && { isParent: kind === 'group' ? 'true' : 'false' }),
      offset: (page - 1) * pageSize,
      limit: pageSize,
    },
  })

export const groupsQuery = (q: string) =>
  searchFor(listOrganisations, { query: { q, isParent: 'true' } })

staleAfter(readCompany, [createCompany])

export const organisationQuery = (id: string) => queryFor(readCompany, { params: { id } })

/** Changes some parts of an organisation: its page shows the answer. */
export function useChangeOrganisation({ id }: Pick<CustomerOrganisation, 'id'>) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useCommand(changeCompany, {
    onSuccess: (changed) => client.setQueryData(organisationQuery(id).queryKey, changed),
  })
  type Change = NonNullable<Parameters<typeof mutateAsync>[0]['body']>
  return { change: (body: Change) => mutateAsync({ params: { id }, body }), isPending }
}

export function useCreateOrganisation() {
  return useCommand(createCompany)
}
