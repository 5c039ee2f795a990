import type { calendarFeeds } from '@renfort/contract'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Actor, sessionRole } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { calendarFeedLimits } from '@renfort/domain/calendar-feed/calendar-feed.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { millisecondsBetween } from '../platform/clock.ts'
import { nobody, type Scope } from '../platform/database/db.ts'
import { fillWords } from '../platform/fill-words.ts'
import { notFound } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import type { Call } from '../platform/http/route.ts'
import type { FileAnswer } from '../platform/http/wire-answer.ts'
import { throttleFromAnywhere, throttleNetwork } from '../platform/throttle/throttle.ts'
import { calendarAnswer } from './calendar-answer.ts'
import { calendarFile, type ToldFacts } from './calendar-file.ts'
import { findFeedByHash, noteReading, type OpenedFeed } from './feed-queries.ts'
import { type FeedShift, findFeedShifts } from './feed-shift-queries.ts'
import { tellShifts, toldPeriod } from './tell-shifts.ts'
import { wordsOf } from './words-of.ts'

const secretShape = /^([A-Za-z0-9_-]{43})\.ics$/
const hour = 3_600_000

/** Answers a calendar program, which has no session. It gets what the maker of the link may read today. */
export async function readCalendar(
  call: Call,
  { params }: Parsed<typeof calendarFeeds.readCalendar>,
): Promise<FileAnswer> {
  const { services } = call
  const feed = await findFeed(call, params.secret)
  if (feed === null) {
    // A program keeps asking for a revoked link: others of its network, with good links, are not refused.
    await throttleNetwork(call, 'calendar')
    throw notFound()
  }
  await throttleFromAnywhere(call, 'calendar-read', feed.id)
  const now = services.clock.now()
  const scope = scopeOf(feed)
  const { lastReadAt } = feed
  if (lastReadAt === null || millisecondsBetween(lastReadAt, now) > hour) {
    await noteReading(services.db.queries(scope), feed.id, now)
  }
  const { shifts, covers } = await shiftsOf(call, feed, now)
  const events = await tellShifts(
    services,
    { scope, reader: { feedId: feed.id }, now, covers },
    shifts.map((shift) => ({
      shiftId: shift.id,
      organisationId: feed.organisationId,
      facts: factsOf(shift, feed.locale),
    })),
  )
  const { productName } = services.config
  return calendarAnswer(
    calendarFile({ name: feed.name, productName, locale: feed.locale }, events),
    [feed.updatedAt, ...events.map(({ changedAt }) => changedAt)],
  )
}

async function findFeed({ services }: Call, segment: string): Promise<OpenedFeed | null> {
  const secret = secretShape.exec(segment)?.[1]
  if (secret === undefined) return null
  const feed = await findFeedByHash(services.db.queries(nobody), hashToken(secret))
  if (feed === undefined) return null
  const actor: Actor = {
    isInsider: false,
    impersonating: false,
    role: sessionRole(feed.role),
    organisation: 'active',
  }
  const may = can(actor, 'calendar.subscribe').allowed && can(actor, 'planning.read').allowed
  return may ? feed : null
}

/** Its shifts are read behind the wall of its company. */
function scopeOf({ userId, organisationId }: OpenedFeed): Scope {
  return {
    actorId: userId,
    onBehalfOfId: null,
    organisationId,
    reach: { organisationId, groupId: null },
  }
}

async function shiftsOf({ services }: Call, feed: OpenedFeed, now: Instant) {
  const most = calendarFeedLimits.events
  const period = toldPeriod(now)
  const queries = services.db.queries(scopeOf(feed))
  const shifts = await findFeedShifts(queries, feed, { ...period, now, most })
  const last = shifts.at(-1)
  // Where there are too many, those farther away than the last one are not known.
  const reach =
    last === undefined || shifts.length < most
      ? Number.POSITIVE_INFINITY
      : Math.abs(millisecondsBetween(now, last.startsAt))
  return {
    shifts,
    covers: (startsAt: Instant) =>
      startsAt >= period.from &&
      startsAt < period.to &&
      Math.abs(millisecondsBetween(now, startsAt)) < reach,
  }
}

function factsOf(shift: FeedShift, locale: Locale): ToldFacts {
  const words = wordsOf(locale)
  const { jobTitleId, missionName, slots, hired, breakMinutes, department } = shift
  const { placeTitle, address, postalCode, city } = shift
  return {
    missionId: shift.missionId,
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    timeZone: shift.timeZone,
    summary: missionDisplayName(namedTitle(jobTitleId, locale).name, missionName),
    description: [
      fillWords(slots === 1 ? words.siders.one : words.siders.other, { count: slots, hired }),
      ...(breakMinutes === 0 ? [] : [fillWords(words.pause, { minutes: breakMinutes })]),
      ...(department === null ? [] : [fillWords(words.department, { name: department })]),
    ].join('\n'),
    place:
      placeTitle === null
        ? null
        : { title: placeTitle, address: `${address}, ${postalCode} ${city}` },
  }
}
