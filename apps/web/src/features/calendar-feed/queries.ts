import {
  createCalendarFeed,
  listCalendarFeeds,
  renameCalendarFeed,
  revokeCalendarFeed,
} from '@renfort/contract/calendar-feed.ts'
import { calendarFeedLimits } from '@renfort/domain/calendar-feed/calendar-feed.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { CallError } from '../../platform/call-error.ts'
import { issuesOf } from '../../platform/call.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(listCalendarFeeds, [createCalendarFeed, renameCalendarFeed, revokeCalendarFeed])

export const calendarFeedsQuery = () => queryFor(listCalendarFeeds, {}, stale.lists)

const handles = ({ status }: CallError) => status === 400 || status === 409

export function useMakeFeed() {
  return useCommand(createCalendarFeed, { handles })
}

export function useRenameFeed() {
  return useCommand(renameCalendarFeed, { handles })
}

export function useRevokeFeed() {
  return useCommand(revokeCalendarFeed)
}

/** One link too many shows at the name; an unknown place or department at its choice. */
export function problemsOf(failure: unknown): readonly Issue[] {
  if (failure instanceof CallError && failure.key === 'errors.calendar.too_many') {
    return [issue(['name'], failure.key, { max: calendarFeedLimits.feeds })]
  }
  return issuesOf(failure).map(({ path, ...found }) => ({
    ...found,
    path: path[0] === 'of' ? path.slice(1) : path,
  }))
}
