import { listMissions, missionPageSize } from '@renfort/contract/mission.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { queryFor } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import { stale } from '../../../platform/query-client.ts'
import { type MissionFilters, listStatusOf, type StatusPage } from './mission-filters.ts'

staleAfter(listMissions, ['mission', 'missions', 'team', 'amendments', 'correctedHours'])

/** All upcoming and ongoing missions (TASK-02, TASK-03). */
export const homeListQuery = ({ managerId, q }: MissionFilters) =>
  queryFor(listMissions, { query: { status: ['upcoming', 'ongoing'], managerId, q } })

interface StatusList {
  readonly status: StatusPage
  readonly page: number
  readonly filters: MissionFilters
}

/** One page of one status (TASK-04). */
export const statusListQuery = ({ status, page, filters: { managerId, q } }: StatusList) =>
  queryFor(listMissions, {
    query: {
      status: [listStatusOf(status)],
      managerId,
      q,
      limit: missionPageSize,
      offset: (page - 1) * missionPageSize,
    },
  })

/** Whether the user has any mission at all (TASK-30). */
export const anyMissionQuery = () => queryFor(listMissions, { query: { limit: 1 } })

export const membersQuery = () => queryFor(listMembers, {}, stale.lists)
