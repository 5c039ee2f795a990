import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { timeZones } from '@renfort/domain/kernel/place-time.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsedCalendar } from '../testing/parsed-calendar.ts'
import { type CalendarEvent, calendarFile, type ToldFacts } from './calendar-file.ts'

const named = { name: 'Cuisine', productName: 'Renfort', locale: 'fr' } as const
const facts: ToldFacts = {
  missionId: '00000000-0000-4000-8000-000000000002',
  startsAt: instant('2026-12-07T08:00:00.000Z'),
  endsAt: instant('2026-12-07T16:00:00.000Z'),
  timeZone: 'Europe/Paris',
  summary: 'Serveur',
  description: '1 Sider sur 2',
  place: { title: 'Brasserie', address: '14 place Bellecour, 69002 Lyon' },
}
const anEvent = (more: Partial<ToldFacts> = {}, event: Partial<CalendarEvent> = {}) => ({
  shiftId: '00000000-0000-4000-8000-000000000001',
  sequence: 0,
  changedAt: instant('2026-12-02T09:00:00.000Z'),
  isCancelled: false,
  facts: { ...facts, ...more },
  ...event,
})
const textOf = (...events: readonly CalendarEvent[]) => calendarFile(named, events).toString()
const one = (event: CalendarEvent) => {
  const [parsed] = parsedCalendar(textOf(event)).events
  if (parsed === undefined) throw new Error('no event')
  return parsed
}
const minute = (at: string) => Date.parse(at) / 1_000

describe('a calendar file', () => {
  it.each([
    ['a night across midnight', '2026-12-07T21:00:00.000Z', '2026-12-08T05:00:00.000Z', '22:00'],
    ['in summer', '2026-07-14T07:00:00.000Z', '2026-07-14T15:00:00.000Z', '09:00'],
    [
      'the night that loses an hour',
      '2027-03-27T21:00:00.000Z',
      '2027-03-28T04:00:00.000Z',
      '22:00',
    ],
    [
      'the night that has one more',
      '2026-10-24T20:00:00.000Z',
      '2026-10-25T05:00:00.000Z',
      '22:00',
    ],
    [
      'until the hour after two equal ones',
      '2026-10-24T20:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
      '22:30',
    ],
  ])('issue 38 §5 tells %s by the clocks of Paris', (_name, startsAt, endsAt, local) => {
    const parsed = one(anEvent({ startsAt: startsAt as Instant, endsAt: endsAt as Instant }))
    expect([parsed.start, parsed.end]).toEqual([minute(startsAt), minute(endsAt)])
    expect([parsed.zone, parsed.local.slice(11, 16)]).toEqual(['Europe/Paris', local])
  })

  it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])(
    'tells either of two equal hours in UTC, about which programs disagree: %s',
    (at) => {
      const startsAt = instant(at)
      const parsed = one(anEvent({ startsAt, endsAt: instant('2026-10-25T07:00:00.000Z') }))
      expect([parsed.start, parsed.zone]).toEqual([minute(startsAt), undefined])
    },
  )

  it('is read back to the minute in every zone, whatever the day and the hour', () => {
    const start = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2035, 0) })
    const length = fc.integer({ min: 1, max: 24 * 60 })
    const text = (milliseconds: number) => new Date(milliseconds).toISOString() as Instant
    fc.assert(
      fc.property(fc.constantFrom(...timeZones), start, length, (timeZone, from, minutes) => {
        const whole = from - (from % 60_000)
        const [startsAt, endsAt] = [text(whole), text(whole + minutes * 60_000)]
        const parsed = one(anEvent({ timeZone, startsAt, endsAt }))
        expect([parsed.start, parsed.end]).toEqual([minute(startsAt), minute(endsAt)])
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['2026-03-29', [1, 2, 3]],
    ['2026-10-25', [-1, 0, 1, 2, 3]],
  ])('is read back on %s, hour by hour', (day, hours) => {
    for (const hour of hours) {
      const startsAt = new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000).toISOString()
      const endsAt = new Date(Date.parse(startsAt) + 8 * 3_600_000).toISOString()
      const parsed = one(anEvent({ startsAt: startsAt as Instant, endsAt: endsAt as Instant }))
      expect([parsed.start, parsed.end]).toEqual([minute(startsAt), minute(endsAt)])
    }
  })

  it('keeps every text whole and writes nothing else with it', () => {
    const line = fc
      .string({ unit: 'binary', maxLength: 200 })
      .filter((text) => !/[\r\n]/.test(text))
    const plain = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
    fc.assert(
      fc.property(line, line.filter(Boolean), line.filter(Boolean), (summary, title, name) => {
        const file = calendarFile({ ...named, name }, [
          anEvent({ summary, place: { title, address: '1; rue, X\\n' }, description: 'a\nb' }),
        ]).toString()
        for (const written of file.split('\r\n')) {
          expect(Buffer.byteLength(written)).toBeLessThanOrEqual(75)
        }
        const { events, name: called, calendar } = parsedCalendar(file)
        expect(events).toHaveLength(1)
        expect(called).toBe(plain(name))
        expect(events[0]).toMatchObject({ summary: plain(summary), description: 'a\nb' })
        expect(events[0]?.location).toBe(`${plain(title)}\n1; rue, X\\n`)
        expect(calendar.getAllSubcomponents().map((part) => part.name)).toEqual([
          'vtimezone',
          'vevent',
        ])
      }),
    )
  })

  it('says what is cancelled, in words too, and when to read again', () => {
    const text = textOf(anEvent({}, { isCancelled: true, sequence: 3 }))
    const { events, calendar } = parsedCalendar(text)
    expect(events[0]).toMatchObject({
      status: 'CANCELLED',
      sequence: 3,
      summary: 'Annulé\u202f: Serveur',
    })
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(text).toContain('DTSTAMP:20261202T090000Z')
  })
})
