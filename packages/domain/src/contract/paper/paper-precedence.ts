import { epochMinuteOf, type Instant } from '../../kernel/calendar.ts'

/** In which order papers are made: one that somebody waits for before one that is needed soon. */
export const paperPrecedence = { usual: 0, neededSoon: 1, lookedAt: 2 } as const

const soonMinutes = 3 * 24 * 60
const lateMinutes = 24 * 60

/**
 * The precedence of a new paper: before others where the work starts within three days or has started in
 * the last day, since a contrat de mission goes to the Sider within two working days of that (L1251-17).
 */
export function precedenceOfPaper(startsAt: Instant, now: Instant): number {
  const left = epochMinuteOf(startsAt) - epochMinuteOf(now)
  const isSoon = left <= soonMinutes && left >= -lateMinutes
  return isSoon ? paperPrecedence.neededSoon : paperPrecedence.usual
}
