import {
  addDays,
  dateInParis,
  epochMinuteOf,
  type Instant,
  instant,
  instantOfMinute,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { shiftFromForm } from '@renfort/domain/shift/shift.ts'
import { describe, expect, it } from 'vitest'
import { demoHouse, demoShops, sidersOfDemo } from '../testing/demo-houses.ts'
import type { WeekAct, WeekMission } from './company-weeks.ts'
import { mondayOf } from './seeding.ts'
import { weeksOfBellerive } from './weeks-of-bellerive.ts'
import { weeksOfMaisonLumiere } from './weeks-of-maison-lumiere.ts'

const weeksAt = (present: Instant) => [
  weeksOfMaisonLumiere({ house: demoHouse, siders: sidersOfDemo, present }),
  ...weeksOfBellerive({ group: demoShops, siders: sidersOfDemo, present }),
]

/** Two weeks in steps of three and a half hours: on every day of the week, each half hour of the clock. */
const twoWeeksFrom = (first: string) =>
  Array.from({ length: 96 }, (_, step) =>
    instantOfMinute(epochMinuteOf(instant(first)) + step * 210),
  )
/** Around a new year and both changes of the clocks. */
const moments = [
  '2026-12-25T00:00:00.000Z',
  '2027-03-21T00:00:00.000Z',
  '2027-10-24T00:00:00.000Z',
].flatMap(twoWeeksFrom)

const shiftsOf = ({ monday, timeZone, shifts }: WeekMission) =>
  shifts.map(([day, start, end, breakMinutes, slots]) =>
    shiftFromForm({
      timeZone,
      date: addDays(monday, day),
      startTime: localTime(start),
      endTime: localTime(end),
      breakMinutes,
      slots,
    }),
  )

const actsOf = ({ before, now }: WeekMission): readonly WeekAct[] => [...(before ?? []), ...now]

const workersOf = (mission: WeekMission) => {
  const declined = actsOf(mission).flatMap((act) => (act.kind === 'decline' ? [act.siderId] : []))
  const hired = actsOf(mission).flatMap((act) => (act.kind === 'hire' ? act.siderIds : []))
  return [...new Set([...(mission.siderIds ?? []), ...hired])].filter(
    (id) => !declined.includes(id),
  )
}

const staffed = ({ siderIds, type, ...mission }: WeekMission) =>
  actsOf({ ...mission, type }).flatMap((act) => (act.kind === 'hire' ? act.siderIds : [])).length +
  (type === 'gestion' ? (siderIds ?? []).length : 0)

/** What can be seen of these weeks, each with the missions that show it. */
const states = {
  'open places': (mission: WeekMission) =>
    staffed(mission) < Math.max(0, ...mission.shifts.map(([, , , , slots]) => slots)),
  'somebody late': (mission: WeekMission) => has(mission, 'arrive'),
  'somebody absent': (mission: WeekMission) => has(mission, 'absent'),
  'hours that differ': (mission: WeekMission) => has(mission, 'clock'),
  'hours in dispute': (mission: WeekMission) => has(mission, 'dispute'),
  'a contract to sign': (mission: WeekMission) =>
    staffed(mission) > 0 && !has(mission, 'sign') && !has(mission, 'contest'),
  'a contested contract': (mission: WeekMission) => has(mission, 'contest'),
  'an amendment': (mission: WeekMission) => has(mission, 'amend'),
  'somebody who declined': (mission: WeekMission) => has(mission, 'decline'),
  'a flexible planning': ({ flexible }: WeekMission) => flexible !== undefined,
  'a split shift': ({ shifts }: WeekMission) =>
    new Set(shifts.map(([day]) => day)).size < shifts.length,
}

function has(mission: WeekMission, kind: WeekAct['kind']): boolean {
  return actsOf(mission).some((act) => act.kind === kind)
}

describe('the weeks around the present of the demo', () => {
  const [house, ...shops] = weeksAt(instant('2026-12-02T09:00:00.000Z'))
  const ofGroup = shops.flatMap(({ missions }) => missions)

  it.each(Object.keys(states) as (keyof typeof states)[])('show in the restaurant %s', (state) => {
    expect(house?.missions.filter(states[state])).not.toEqual([])
  })

  it.each([
    'open places',
    'somebody late',
    'somebody absent',
    'hours in dispute',
    'a contract to sign',
    'a contested contract',
    'an amendment',
  ] as const)('show in the group %s', (state) => {
    expect(ofGroup.filter(states[state])).not.toEqual([])
  })

  it('are eight missions with eighteen Siders in the restaurant, and two in each shop', () => {
    expect(house?.missions).toHaveLength(8)
    expect(new Set(house?.missions.flatMap(workersOf)).size).toBe(18)
    for (const { missions } of shops) expect(missions).toHaveLength(2)
  })

  it('ask for nobody who is asked for elsewhere in these weeks', () => {
    // The kitchen, the gala and its candidates; the tills of Lyon, its market, and the Sunday of Lille.
    const reserved = [
      ...(sidersOfDemo.get('maison-lumiere') ?? []).slice(4, 12),
      ...(sidersOfDemo.get('bellerive-lyon') ?? []).slice(3, 5),
      ...(sidersOfDemo.get('bellerive-lyon') ?? []).slice(0, 1),
      ...(sidersOfDemo.get('bellerive-lille') ?? []).slice(2, 4),
    ]
    const people = [house, ...shops].flatMap((company) =>
      (company?.missions ?? []).flatMap(workersOf),
    )
    expect(new Set(people).size).toBe(people.length)
    expect(people.filter((each) => reserved.includes(each))).toEqual([])
  })
})

describe('whenever a demo is made', () => {
  it('a shift runs in each company, for half an hour at least, and somebody is late at it', () => {
    for (const present of moments) {
      for (const { missions, staysAway } of weeksAt(present)) {
        const mission = missions.find((each) => workersOf(each).includes(staysAway.siderId))
        const shift =
          mission && shiftsOf(mission).find(({ startsAt }) => startsAt === staysAway.startsAt)
        expect(shift, present).toBeDefined()
        const minute = epochMinuteOf(present)
        expect(minute - epochMinuteOf(shift?.startsAt ?? present), present).toBeGreaterThanOrEqual(
          30,
        )
        expect(epochMinuteOf(shift?.endsAt ?? present) - minute, present).toBeGreaterThanOrEqual(30)
      }
    }
  })

  it('the hours of the day before are over, and who came has come already', () => {
    for (const present of moments) {
      for (const mission of weeksAt(present).flatMap(({ missions }) => missions)) {
        const starts = shiftsOf(mission).map(({ startsAt }) => startsAt)
        for (const act of actsOf(mission)) {
          if (!('startsAt' in act)) continue
          expect(starts, present).toContain(act.startsAt)
          const shift = shiftsOf(mission).find(({ startsAt }) => startsAt === act.startsAt)
          const isOver = epochMinuteOf(shift?.endsAt ?? present) < epochMinuteOf(present)
          expect(isOver, present).toBe(act.kind !== 'arrive')
          if (act.kind !== 'arrive') continue
          const latest = Math.max(...act.came.map(([, minutes]) => minutes))
          expect(epochMinuteOf(act.startsAt) + latest, present).toBeLessThan(epochMinuteOf(present))
        }
      }
    }
  })

  it('every mission is of this week or the next, and what is to come has not begun', () => {
    for (const present of moments) {
      const monday = mondayOf(present)
      for (const mission of weeksAt(present).flatMap(({ missions }) => missions)) {
        const days = shiftsOf(mission).map(({ startsAt }) => dateInParis(startsAt))
        const isInThem = (day: string) => day >= addDays(monday, -1) && day < addDays(monday, 14)
        expect(mission.flexible !== undefined || days.some(isInThem), present).toBe(true)
        const changes = actsOf(mission).some(({ kind }) => kind === 'amend' || kind === 'contest')
        const today = dateInParis(present)
        expect(!changes || days.every((day) => day > today), present).toBe(true)
      }
    }
  })

  it('nobody works more than six days of seven', () => {
    for (const present of moments) {
      for (const mission of weeksAt(present).flatMap(({ missions }) => missions)) {
        const days = new Set(shiftsOf(mission).map(({ startsAt }) => dateInParis(startsAt)))
        expect(days.size, present).toBeLessThanOrEqual(6)
      }
    }
  })
})
