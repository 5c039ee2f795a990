import { listMissions, missionPageSize } from '@renfort/contract/mission.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { queryFor } from '../../platform/query.ts'
import { stale } from '../../platform/query-client.ts'
import { listStatusOf, type StatusPage } from './status-page.ts'

/** What is upcoming and ongoing, whole (TASK-02, TASK-03). */
export const homeListQuery = (managerId: string | undefined) =>
  queryFor(listMissions, { query: { status: ['upcoming', 'ongoing'], managerId } })

interface StatusList {
  readonly status: StatusPage
  readonly page: number
  readonly managerId: string | undefined
}

/** One page of one status (TASK-04). */
export const statusListQuery = ({ status, page, managerId }: StatusList) =>
  queryFor(listMissions, {
    query: {
      status: [listStatusOf(status)],
      managerId,
      limit: missionPageSize,
      offset: (page - 1) * missionPageSize,
    },
  })

/** Whether the user has any mission at all (TASK-30). */
export const anyMissionQuery = () => queryFor(listMissions, { query: { limit: 1 } })

export const membersQuery = () => queryFor(listMembers, {}, stale.lists)
