import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { changeStaffItem, readStaffDay } from '@renfort/contract/staff-day.ts'
import type { StaffItemKind, StaffView } from '@renfort/domain/staff-day/staff-item.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'

/** Internal staff, who may take an item. */
export type Colleagues = Reply<typeof readStaffDay>['colleagues']

/** What the address says of the day. */
export interface DayFilters {
  whose?: StaffView | undefined
  kind?: StaffItemKind | undefined
}

/** Colleagues act too: the day is read again twice a minute while it is on the screen. */
const readAgainMs = 30_000

export const staffDayQuery = (whose: StaffView = 'all') => ({
  ...queryFor(readStaffDay, { query: { view: whose } }, 0),
  placeholderData: keepPreviousData,
  refetchInterval: readAgainMs,
  refetchOnWindowFocus: true,
  meta: { failure: 'nowhere' },
})

/** Changes what was added to an item. After a refusal too, the day shows what a colleague did. */
export function useChangeItem() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useCommand(changeStaffItem)
  const change = (input: Parameters<typeof mutateAsync>[0]) =>
    mutateAsync(input).finally(() => client.invalidateQueries({ queryKey: keyOf(readStaffDay) }))
  return { change, isPending }
}
