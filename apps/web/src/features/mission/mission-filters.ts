import { useNavigate } from '@tanstack/react-router'
import type { StatusPage } from './status-page.ts'

/** What narrows every list of missions, as the address says it. */
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
