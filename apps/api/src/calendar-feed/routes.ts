import { calendarFeeds } from '@renfort/contract'
import { command, fileRead, read, type Route } from '../platform/http/route.ts'
import { createFeed, listFeeds, renameFeed, revokeFeed } from './manage-feeds.ts'
import { readCalendar } from './read-calendar.ts'

export const calendarFeedRoutes: readonly Route[] = [
  read(calendarFeeds.listCalendarFeeds, listFeeds),
  command(calendarFeeds.createCalendarFeed, createFeed),
  command(calendarFeeds.renameCalendarFeed, renameFeed),
  command(calendarFeeds.revokeCalendarFeed, revokeFeed),
  fileRead(calendarFeeds.readCalendar, readCalendar),
]
