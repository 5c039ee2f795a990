import type { MissionCounts } from '@renfort/contract/mission.ts'
import type { ListStatus } from '@renfort/domain/mission/mission.ts'
import { useNavigate } from '@tanstack/react-router'

/** The filters of every list of missions, as the address writes them. */
export interface MissionFilters {
  readonly managerId?: string | undefined
  readonly q?: string | undefined
}

export function isFiltered({ managerId, q }: MissionFilters): boolean {
  return managerId !== undefined || q !== undefined
}

/** Shows a list with other filters, from its first page. */
export function useFilterList(
  status: StatusPage | 'all',
): (filters: MissionFilters, replace?: boolean) => void {
  const navigate = useNavigate()
  return (search, replace = false) => {
    if (status === 'all') void navigate({ to: '/tasks/all', search, replace })
    else void navigate({ to: '/tasks/$status', params: { status }, search, replace })
  }
}

/** The lists with their own page (TASK-05). */
export const statusPages = ['draft', 'new', 'ongoing', 'upcoming', 'completed', 'closed'] as const
export type StatusPage = (typeof statusPages)[number]

export function isStatusPage(text: string): text is StatusPage {
  return statusPages.some((page) => page === text)
}

/** The page « completed » asks the list for `done` (TASK-06, C-13). */
export function listStatusOf(page: StatusPage): ListStatus {
  return page === 'completed' ? 'done' : page
}

/** The home list, then the lists with a tab (TASK-08); a select has the other lists. */
export const tabPages = ['all', 'draft', 'completed'] as const
export const otherPages = ['new', 'ongoing', 'upcoming', 'closed'] as const

/** The number of missions of a tab; the home list counts ongoing and upcoming ones. */
export function totalOf(page: (typeof tabPages)[number], counts: MissionCounts): number {
  return page === 'all' ? counts.ongoing + counts.upcoming : counts[listStatusOf(page)]
}
