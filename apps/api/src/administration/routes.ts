import { administration, groups, organisation } from '@renfort/contract'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { command, read, type Route } from '../platform/http/route.ts'
import { endImpersonation, startImpersonation } from './act-for.ts'
import { changeCompany } from './change-company.ts'
import { createCompany } from './create-company.ts'
import { findUsers } from './directory-queries.ts'
import { listFailedJobs, retryJob } from './failed-jobs.ts'
import { listOrganisations, readCompany } from './read-companies.ts'
import { readOverview } from './read-overview.ts'
import { searchChildren, searchOrganisations, shortestTerm } from './search-organisations.ts'

/** Choosing for whom one acts, and what internal staff alone decide or look after. */
export const administrationRoutes: readonly Route[] = [
  read(groups.searchOrganisations, searchOrganisations, 'everything'),
  // Whatever company is active, one's group is searched.
  read(groups.searchChildren, searchChildren, 'everything'),
  read(groups.readOverview, readOverview, 'everything'),
  read(
    organisation.searchUsers,
    async (call, { query }) =>
      folded(query.q).length < shortestTerm ? [] : findUsers(call.queries, query.q),
    'everything',
  ),
  command(administration.startImpersonation, startImpersonation, 'everything'),
  command(administration.endImpersonation, endImpersonation, 'everything'),
  read(administration.listOrganisations, listOrganisations, 'everything'),
  command(administration.createCompany, createCompany, 'everything'),
  read(administration.readCompany, readCompany, 'everything'),
  command(administration.changeCompany, changeCompany, 'everything'),
  read(administration.listFailedJobs, listFailedJobs, 'everything'),
  command(administration.retryJob, retryJob, 'everything'),
]
