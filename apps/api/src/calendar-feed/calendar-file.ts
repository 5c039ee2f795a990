import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { epochMinuteOf, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone, wallMinuteAt } from '@renfort/domain/kernel/place-time.ts'
import { product } from '@renfort/domain/kernel/product.ts'
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalLuxonDateTimeStub,
} from 'ical-generator'
import { dateOf } from '../platform/clock.ts'
import { fillWords } from '../platform/fill-words.ts'
import { wordsOf } from './words-of.ts'
import { zoneRules } from './zone-rules.ts'

/** What a calendar shows of a shift. */
export interface ToldFacts {
  readonly missionId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: TimeZone
  readonly summary: string
  readonly description: string
  readonly place: { readonly title: string; readonly address: string } | null
}

export interface CalendarEvent {
  readonly shiftId: string
  readonly sequence: number
  readonly changedAt: Instant
  readonly isCancelled: boolean
  readonly facts: ToldFacts
}

/** Seconds after which a calendar should read again. */
const readAgain = 3_600

/** A calendar as iCalendar (RFC 5545), with the times of the places and the rules of their clocks. */
export function calendarFile(
  {
    name,
    productName,
    locale,
  }: { readonly name: string; readonly productName: string; readonly locale: Locale },
  events: readonly CalendarEvent[],
): Buffer {
  const calendar = ical({
    // The library writes a name as it is.
    name: escape(readable(name), false),
    prodId: {
      company: readable(productName).replaceAll('/', ' '),
      product: 'planning',
      language: locale.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: readAgain,
    timezone: { name: null, generator: (zone) => zoneRules(zone as TimeZone) },
  })
  for (const { shiftId, sequence, changedAt, isCancelled, facts } of events) {
    const { startsAt, endsAt, timeZone, place } = facts
    const summary = readable(facts.summary)
    const isByClocks = isClear(startsAt, timeZone) && isClear(endsAt, timeZone)
    calendar.createEvent({
      id: `${shiftId}@${product.slug}`,
      sequence,
      stamp: dateOf(changedAt),
      lastModified: dateOf(changedAt),
      start: isByClocks ? atClocks(startsAt, timeZone) : dateOf(startsAt),
      end: isByClocks ? atClocks(endsAt, timeZone) : dateOf(endsAt),
      timezone: isByClocks ? timeZone : null,
      summary: isCancelled ? fillWords(wordsOf(locale).cancelled, { summary }) : summary,
      description: readable(facts.description),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      location:
        place === null ? null : { title: readable(place.title), address: readable(place.address) },
    })
  }
  return Buffer.from(`${calendar.toString()}\r\n`)
}

/**
 * Whether the clocks of a place show this hour once. Programs disagree about which of two equal hours
 * a time means, when the clocks go back: those are told in UTC.
 */
function isClear(at: Instant, zone: TimeZone): boolean {
  const minute = epochMinuteOf(at)
  const wall = wallMinuteAt(minute, zone)
  return [minute - 60, minute + 60].every((beside) => wallMinuteAt(beside, zone) !== wall)
}

/**
 * An instant as the library takes it from the library Luxon: it writes a `Date` by the clocks of the
 * server, and asks this one for its day and its time at the place.
 */
function atClocks(at: Instant, zone: TimeZone): ICalLuxonDateTimeStub {
  const { date, time } = localAt(at, zone)
  const formats: Readonly<Record<string, string>> = {
    yyyyLLdd: date.replaceAll('-', ''),
    HHmmss: `${time.replace(':', '')}00`,
  }
  const zoned: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => zoned,
    toFormat: (format) => formats[format] ?? '',
    toJSDate: () => dateOf(at),
    toJSON: () => at,
  }
  return zoned
}

/** Without the controls that no calendar reads. */
function readable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
}
