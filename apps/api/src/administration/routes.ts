import { administration, groups, organisation } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { endImpersonation, startImpersonation } from './act-for.ts'
import { changeCompany, readCompany } from './change-company.ts'
import { findUsers } from './directory-queries.ts'
import { readOverview } from './read-overview.ts'
import { searchChildren, searchOrganisations, shortestTerm } from './search-organisations.ts'

/** Choosing for whom one acts, and what internal staff alone decide of a company. */
export const administrationRoutes: readonly Route[] = [
  read(groups.searchOrganisations, searchOrganisations, 'everything'),
  // Whatever company is active, one's group is searched.
  read(groups.searchChildren, searchChildren, 'everything'),
  read(groups.readOverview, readOverview, 'everything'),
  read(
    organisation.searchUsers,
    async (call, { query }) =>
      query.q.length < shortestTerm ? [] : findUsers(call.queries, query.q),
    'everything',
  ),
  command(administration.startImpersonation, startImpersonation, 'everything'),
  command(administration.endImpersonation, endImpersonation, 'everything'),
  read(administration.readCompany, readCompany, 'everything'),
  command(administration.changeCompany, changeCompany, 'everything'),
]
