import { administration, audit, groups, organisation } from '@renfort/contract'
import { countSeals, findBrokenSeals } from '../platform/audit-seal-queries.ts'
import { command, read, type Route, sessionOf } from '../platform/route.ts'
import { endImpersonation, startImpersonation } from './act-for.ts'
import { listAuditTrail, searchAuditSubjects } from './audit-trail.ts'
import { findChildren, findUsers } from './directory-queries.ts'

const shortestTerm = 2
const mostBroken = 100

/** Choosing for whom one acts, and reading what was done: a company of one's group, or internal staff. */
export const administrationRoutes: readonly Route[] = [
  read(groups.searchChildren, async (call, { query }) => {
    const { groupId } = sessionOf(call)
    if (groupId === null) return []
    const children = await findChildren(call.queries, groupId, query.q)
    return children.map(({ pictureURL, ...child }) => ({
      ...child,
      pictureURL: call.services.fileLinks.link(pictureURL),
    }))
  }),
  read(
    organisation.searchUsers,
    async (call, { query }) =>
      query.q.length < shortestTerm ? [] : findUsers(call.queries, query.q),
    'everything',
  ),
  command(administration.startImpersonation, startImpersonation, 'everything'),
  command(administration.endImpersonation, endImpersonation, 'everything'),
  read(audit.listAuditTrail, listAuditTrail, 'everything'),
  read(audit.searchAuditSubjects, searchAuditSubjects, 'everything'),
  read(
    audit.verifyAuditTrail,
    async ({ queries }, { query: { organisationId = null } }) => ({
      ...(await countSeals(queries, organisationId)),
      broken: await findBrokenSeals(queries, organisationId, mostBroken),
    }),
    'everything',
  ),
]
