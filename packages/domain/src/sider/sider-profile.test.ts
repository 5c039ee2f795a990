import { describe, expect, it } from 'vitest'
import { instant, isoDate } from '../kernel/calendar.ts'
import {
  absenceAt,
  daysOf,
  deactivationRefusal,
  inOrderOfStart,
  periodOf,
  emailBeginning,
  phoneBeginnings,
  roughPlace,
  validateEducations,
  validateUnavailabilities,
} from './sider-profile.ts'

const absent = (startDate: string, endDate: string) => ({ startDate, endDate, comment: null })
const found = (issues: ReturnType<typeof validateUnavailabilities>) =>
  issues.map(({ path, key }) => `${path.join('.')} ${key}`)

describe('the absences of a Sider', () => {
  it('are of the same days at each place, also over a change of clocks', () => {
    const absence = periodOf(isoDate('2027-03-13'), isoDate('2027-03-14'))
    expect(absenceAt(absence, 'Europe/Paris')).toEqual(absence)
    expect(absenceAt(absence, 'Indian/Reunion')).toEqual({
      startsAt: '2027-03-12T20:00:00.000Z',
      endsAt: '2027-03-14T20:00:00.000Z',
    })
    // Saint-Pierre-et-Miquelon turns its clocks on that Sunday.
    expect(absenceAt(absence, 'America/Miquelon')).toEqual({
      startsAt: '2027-03-13T03:00:00.000Z',
      endsAt: '2027-03-15T02:00:00.000Z',
    })
  })

  it.each([
    ['none', [], []],
    ['a single day', [absent('2026-12-07', '2026-12-07')], []],
    [
      'two that follow each other',
      [absent('2026-12-07', '2026-12-08'), absent('2026-12-09', '2026-12-10')],
      [],
    ],
    [
      'two in another order than that of their days',
      [absent('2027-02-01', '2027-02-02'), absent('2026-12-07', '2026-12-08')],
      [],
    ],
    [
      'two that share a day',
      [absent('2026-12-07', '2026-12-09'), absent('2026-12-09', '2026-12-10')],
      ['1.startDate errors.sider.unavailability_overlap'],
    ],
    [
      'the same twice',
      [absent('2026-12-07', '2026-12-09'), absent('2026-12-07', '2026-12-09')],
      ['1.startDate errors.sider.unavailability_overlap'],
    ],
    [
      'a long one that holds two others',
      [
        absent('2026-12-20', '2026-12-21'),
        absent('2026-12-01', '2026-12-31'),
        absent('2026-12-07', '2026-12-08'),
      ],
      [
        '2.startDate errors.sider.unavailability_overlap',
        '0.startDate errors.sider.unavailability_overlap',
      ],
    ],
    [
      'one that ends before it starts',
      [absent('2026-12-07', '2026-12-06')],
      ['0.endDate errors.sider.period'],
    ],
  ])('%s', (_case, absences, expected) => {
    expect(found(validateUnavailabilities(absences))).toEqual(expected)
  })

  it('are told in the order of their days', () => {
    const [late, soon] = [absent('2027-02-01', '2027-02-02'), absent('2026-12-07', '2026-12-08')]
    expect(inOrderOfStart([late, soon])).toEqual([soon, late])
  })

  it.each([
    ['2026-12-07', '2026-12-07', '2026-12-06T23:00:00.000Z', '2026-12-07T23:00:00.000Z'],
    ['2026-07-01', '2026-07-31', '2026-06-30T22:00:00.000Z', '2026-07-31T22:00:00.000Z'],
    ['2027-03-28', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
  ])('from %s to %s are whole days in Paris, and back', (first, last, startsAt, endsAt) => {
    const period = periodOf(isoDate(first), isoDate(last))
    expect(period).toEqual({ startsAt, endsAt })
    expect(daysOf(period.startsAt, period.endsAt)).toEqual({ startDate: first, endDate: last })
  })

  it('that were stored for a part of a day are told as that day', () => {
    const evening = [
      instant('2026-12-07T17:00:00.000Z'),
      instant('2026-12-07T21:00:00.000Z'),
    ] as const
    expect(daysOf(...evening)).toEqual({ startDate: '2026-12-07', endDate: '2026-12-07' })
  })
})

describe('the rest of a profile', () => {
  it.each([
    [2019, 2021, []],
    [2021, 2021, []],
    [2021, null, []],
    [2021, 2020, ['0.endYear errors.sider.period']],
  ])('an education from %s to %s', (startYear, endYear, expected) => {
    expect(found(validateEducations([{ startYear, endYear }]))).toEqual(expected)
  })

  it.each([
    [
      { lat: 45.764_043, lng: 4.835_659 },
      { lat: 45.764, lng: 4.836 },
    ],
    [
      { lat: -33.868_82, lng: 151.209_29 },
      { lat: -33.869, lng: 151.209 },
    ],
    [
      { lat: -0.000_1, lng: 180 },
      { lat: 0, lng: 180 },
    ],
  ])('a home %o is kept as %o', (exact, rough) => {
    expect(roughPlace(exact)).toEqual(rough)
  })

  it('nobody leaves with work to come, and is told how much', () => {
    expect(deactivationRefusal(0)).toBeNull()
    expect(deactivationRefusal(3)).toEqual({ key: 'errors.sider.has_shifts', params: { count: 3 } })
  })

  it.each([
    ['0612', ['+33612']],
    ['0033612', ['+33612']],
    ['33612', ['+33612', '+3333612']],
    ['612', ['+612', '+33612']],
  ])('digits %s are looked for as %o', (digits, expected) => {
    expect(phoneBeginnings(digits)).toEqual(expected)
  })
})

describe('the e-mail by which somebody is looked for', () => {
  it.each([
    [' Nora@Example.test ', 'nora@example.test'],
    ['nora@', 'nora@'],
    ['nora', ''],
    ['nora petit @home', ''],
    ['', ''],
  ])('reads « %s » as « %s »', (text, beginning) => {
    expect(emailBeginning(text)).toBe(beginning)
  })
})
