/** What a feed tells: the missions that its owner manages or created, those of a place, of a department. */
export const calendarFeedKinds = ['mine', 'place', 'department'] as const
export type CalendarFeedKind = (typeof calendarFeedKinds)[number]

export const calendarFeedLimits = {
  /** Characters of a name. */
  name: 60,
  /** Feeds of one person in one company. */
  feeds: 20,
  /** Events that one reading tells: the nearest to the day where there are more. */
  events: 2_000,
} as const

/** Days before the day and after it whose shifts are told. */
export const toldDays = { before: 60, after: 365 } as const

/** Days for which a shift that is gone is still told as cancelled. */
export const cancelledToldDays = 30
