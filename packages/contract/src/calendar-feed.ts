import {
  calendarFeedKinds,
  calendarFeedLimits,
} from '@renfort/domain/calendar-feed/calendar-feed.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, code, id, instant, listedId, requiredLine } from './kernel/fields.ts'

const name = requiredLine(calendarFeedLimits.name)

/** What a feed tells. */
const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mine') }),
  z.object({
    kind: z.literal('place'),
    /** A favourite address; the missions at its street address are told. */
    locationId: id,
  }),
  z.object({ kind: z.literal('department'), departmentId: id }),
])

export const newCalendarFeed = z.object({ name, of: subject })
export type NewCalendarFeed = z.input<typeof newCalendarFeed>

export const calendarFeed = z.object({
  id: listedId,
  name: z.string(),
  kind: z.enum(calendarFeedKinds),
  /** The name of the place or the department. */
  subject: z.string().nullable(),
  createdAt: instant,
  /** To the hour; `null` while no calendar has read it. */
  lastReadAt: instant.nullable(),
})
export type CalendarFeed = z.infer<typeof calendarFeed>

export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/v1/calendars',
  summary: 'The calendar links that the caller has made in this company, newest first',
  access: 'calendar.subscribe',
  isOfPerson: true,
  response: z.array(calendarFeed),
  errors: [],
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/v1/calendars',
  summary: `Makes a link by which a calendar follows shifts; its address is answered this once, ${calendarFeedLimits.feeds} at most`,
  access: 'calendar.subscribe',
  isOfPerson: true,
  body: newCalendarFeed,
  response: z.object({
    feed: calendarFeed,
    /** What a calendar subscribes to: whoever knows it reads the shifts. */
    url: z.string(),
  }),
  status: 201,
  neverReplayed: 'Its answer holds the address, of which only a hash may be stored.',
  errors: ['errors.calendar.too_many'],
})

export const renameCalendarFeed = endpoint({
  method: 'PATCH',
  path: '/v1/calendars/:id',
  summary: 'Renames a calendar link; its address stays',
  access: 'calendar.subscribe',
  isOfPerson: true,
  params: byId('id'),
  body: z.object({ name: name.optional() }),
  response: calendarFeed,
  errors: [],
})

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/v1/calendars/:id',
  summary: 'Revokes a calendar link: its address answers nothing any more',
  access: 'calendar.subscribe',
  isOfPerson: true,
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: [],
})

export const readCalendar = endpoint({
  method: 'GET',
  path: '/calendars/:secret',
  summary:
    'The shifts behind a calendar link as iCalendar (RFC 5545), for as long as its maker may see them; a link that is unknown, revoked or without right answers the same',
  access: 'public',
  params: z.object({ secret: code(100) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.auth.throttled'],
})
