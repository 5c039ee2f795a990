import { planning } from '@renfort/contract/planning.ts'
import { instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { timeZones } from '@renfort/domain/kernel/place-time.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jobTitles } from '../catalogue/job-titles.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { PlannedMission, PlannedSider } from './planning-queries.ts'
import { layOut, writePlanning } from './write-planning.ts'

interface PlannedShift {
  readonly id: string
  readonly start: number
  readonly minutes: number
  readonly pause: number
  readonly slots: number
}

const aShift: fc.Arbitrary<PlannedShift> = fc.record({
  id: fc.uuid(),
  start: fc.integer({ min: 29_000_000, max: 29_010_000 }),
  minutes: fc.integer({ min: 120, max: 600 }),
  pause: fc.constantFrom(0, 30, 60),
  slots: fc.integer({ min: 1, max: 50 }),
})
// Quotes, accents and half of a surrogate pair must become JSON, whether the database or the API
// writes it.
const aText = fc.string({ unit: 'binary', maxLength: 12 })
const aMission = fc.record({
  id: fc.uuid(),
  shifts: fc.uniqueArray(aShift, { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
  name: fc.option(aText),
  title: fc.option(aText),
  timeZone: fc.constantFrom(...timeZones),
  managerId: fc.option(fc.uuid()),
  isFlexiblePlanning: fc.option(fc.boolean()),
  text: aText,
  flag: fc.boolean(),
})
const aSider = fc.record({
  id: fc.uuid(),
  firstName: aText,
  lastName: aText,
  pictureURL: fc.option(aText),
  phoneNumber: aText,
  works: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
})

const [jobTitle] = jobTitles
const aWeek = fc.record({
  missions: fc.array(aMission, { maxLength: 5 }),
  siders: fc.array(aSider, { maxLength: 12 }),
})
type Week = typeof aWeek extends fc.Arbitrary<infer W> ? W : never

function rowsOf({ missions, siders }: Week) {
  const shifts = missions.flatMap((mission) => mission.shifts)
  const missionRows = missions.map(
    ({
      id,
      shifts: own,
      timeZone,
      name,
      title,
      managerId,
      isFlexiblePlanning,
      text,
      flag,
    }): PlannedMission => ({
      id,
      slots: own
        .map((each) =>
          [each.id, each.start, each.start + each.minutes, each.pause, each.slots].join(' '),
        )
        .join(),
      timeZone,
      localHolidays: flag ? '["abolition-la-reunion"]' : null,
      name,
      jobTitleId: jobTitle?.id ?? '',
      type: 'delegation',
      remote: flag,
      preSelection: !flag,
      hasPreSelection: flag,
      isFlexiblePlanning,
      title,
      city: text,
      managerId,
      managerFirstName: text,
      managerLastName: text,
      departmentId: managerId,
      departmentName: text,
      contractsToSign: flag ? `${id},${id}` : null,
    }),
  )
  const siderRows = siders.flatMap(({ works, ...sider }): PlannedSider[] => {
    const ids = new Set(works.flatMap((n) => shifts[n % Math.max(1, shifts.length)]?.id ?? []))
    return ids.size === 0 ? [] : [{ ...sider, shiftIds: [...ids].join() }]
  })
  return { missionRows, siderRows }
}

it('G-30 writes JSON that fits the contract, with each Sider in their slots and missions, in the order of the week', () => {
  fc.assert(
    fc.property(aWeek, (week) => {
      const { missionRows, siderRows } = rowsOf(week)
      const text = writePlanning({
        week: 50,
        year: 2026,
        missions: layOut(missionRows, { has: () => true }, 'fr'),
        siders: siderRows,
      })
      const written = planning.strict().parse(JSON.parse(text))
      const worksIn = (shiftId: string) =>
        siderRows.filter(({ shiftIds }) => shiftIds.split(',').includes(shiftId))
      expect(written.tasks.map((task) => task.slots)).toEqual(
        week.missions.map(({ shifts }) =>
          shifts.map(({ id, start, minutes, pause, slots }) => ({
            shiftId: id,
            startDate: instantOfMinute(start),
            endDate: instantOfMinute(start + minutes),
            breakDuration: pause,
            slots,
            siderIds: worksIn(id).map((sider) => sider.id),
          })),
        ),
      )
      expect(written.tasks.map((task) => task.siders)).toEqual(
        week.missions.map(({ shifts }) => {
          const here = new Set(shifts.flatMap(({ id }) => worksIn(id)))
          return siderRows
            .filter((sider) => here.has(sider))
            .map(({ shiftIds: _shiftIds, ...sider }) => sider)
        }),
      )
      expect(written.tasks.map(({ slots: _slots, siders: _siders, ...head }) => head)).toEqual(
        week.missions.map(
          ({ id, timeZone, name, title, managerId, isFlexiblePlanning, text: word, flag }) => ({
            id,
            name,
            jobTitle: namedTitle(jobTitle?.id ?? '', 'fr'),
            type: 'delegation',
            location: title === null ? null : { title, city: word },
            timeZone,
            localHolidays: flag ? ['abolition-la-reunion'] : [],
            remote: flag,
            manager: managerId === null ? null : { id: managerId, firstName: word, lastName: word },
            department: managerId === null ? null : { id: managerId, name: word },
            preSelection: !flag,
            hasPreSelection: flag,
            isFlexiblePlanning: isFlexiblePlanning ?? false,
            contractsToSign: flag ? [id, id] : [],
          }),
        ),
      )
    }),
  )
})
