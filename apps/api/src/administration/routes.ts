import { administration, groups, organisation } from '@renfort/contract'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { command, read, type Route } from '../platform/http/route.ts'
import { endImpersonation, startImpersonation } from './act-for.ts'
import { changeCompany } from './change-company.ts'
import { createCompany } from './create-company.ts'
import { findUsers } from './directory-queries.ts'
import { listFailedJobs, retryJob } from './failed-jobs.ts'
import { listOrganisations, readCompany } from './read-companies.ts'
import { searchChildren, searchOrganisations, shortestTerm } from './search-organisations.ts'

/** Acting for a user, and the operations of internal staff on companies and failed jobs. */
export const administrationRoutes: readonly Route[] = [
  read(groups.searchOrganisations, searchOrganisations, 'everything'),
  // The caller's whole group is searched, whichever of its companies is active.
  read(groups.searchChildren, searchChildren, 'everything'),
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
