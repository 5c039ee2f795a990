import { administration, groups, organisation } from '@renfort/contract'
import { command, read, type Route, sessionOf } from '../platform/http/route.ts'
import { endImpersonation, startImpersonation } from './act-for.ts'
import { findChildren, findUsers } from './directory-queries.ts'

const shortestTerm = 2

/** Choosing for whom one acts: a company of one's group, or a user for internal staff. */
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
]
