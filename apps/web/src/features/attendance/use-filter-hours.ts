import { useNavigate } from '@tanstack/react-router'
import type { HoursSearch } from './hours-search.ts'

/** Shows the hours with other filters, from their first page. */
export function useFilterHours(search: HoursSearch): (changes: HoursSearch) => void {
  const navigate = useNavigate()
  return (changes) =>
    void navigate({ to: '/timesheets', search: { ...search, pageNumber: undefined, ...changes } })
}
