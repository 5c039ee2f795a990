import { listedName } from '@renfort/domain/kernel/person-name.ts'
import { type PersonWeek, personWeek } from '@renfort/domain/shift/person-week.ts'
import type { PlannedSider, SheetMission, SheetSlot, WeekSheet } from '../week-sheet.ts'

interface SiderShift {
  readonly mission: Pick<SheetMission, 'id' | 'title' | 'type' | 'localHolidays'>
  readonly slot: SheetSlot
}

/** From Monday to Sunday, each day by start. */
type ShiftsByDay = readonly (readonly SiderShift[])[]

/** One Sider with the shifts that the filters keep. */
export interface SiderRow {
  readonly id: string
  readonly sider: PlannedSider
  readonly days: ShiftsByDay
  /** The worked minutes of these shifts. */
  readonly minutes: number
  /** The shifts over all missions: overtime and rest ignore the filters. */
  readonly everywhere: ShiftsByDay
}

/** The shifts with open places, over all missions. */
interface OpenRow {
  readonly id: 'open'
  readonly sider: null
  readonly days: ShiftsByDay
  readonly places: number
  /** The minutes of all open places together. */
  readonly minutes: number
}

export type WeekRow = SiderRow | OpenRow

interface MadeRows {
  readonly whole: WeekSheet
  readonly locale: string
  readonly rows: readonly SiderRow[]
}

/** The rows of each sheet, which stay while people go from view to view. */
const made = new WeakMap<WeekSheet, MadeRows>()

/** Every Sider who works on a mission of the sheet, by last name; their totals come from the whole week. */
export function siderRows(sheet: WeekSheet, whole: WeekSheet, locale: string): readonly SiderRow[] {
  const known = made.get(sheet)
  if (known !== undefined && known.whole === whole && known.locale === locale) return known.rows
  const rows = makeRows(sheet, whole, locale)
  made.set(sheet, { whole, locale, rows })
  return rows
}

function makeRows(sheet: WeekSheet, whole: WeekSheet, locale: string): readonly SiderRow[] {
  const people = shiftsOfPeople(sheet)
  const everywhere = whole === sheet ? people : shiftsOfPeople(whole)
  const { compare } = new Intl.Collator(locale)
  return [...people.values()]
    .map(({ sider, days, minutes }) => ({
      id: sider.id,
      sider,
      days,
      minutes,
      everywhere: everywhere.get(sider.id)?.days ?? days,
    }))
    .toSorted(
      ({ sider: a }, { sider: b }) =>
        compare(listedName(a), listedName(b)) ||
        compare(a.firstName, b.firstName) ||
        a.id.localeCompare(b.id),
    )
}

function shiftsOfPeople({ missions, days }: WeekSheet) {
  const people = new Map<string, { sider: PlannedSider; days: SiderShift[][]; minutes: number }>()
  days.forEach((_, day) => {
    const shifts = missions.flatMap((mission) =>
      (mission.days[day] ?? []).map((slot) => ({ mission, slot })),
    )
    for (const shift of shifts.toSorted(byStart)) {
      for (const sider of shift.slot.siders) {
        const known = people.get(sider.id)
        const person = known ?? { sider, days: days.map(() => []), minutes: 0 }
        if (known === undefined) people.set(sider.id, person)
        person.days[day]?.push(shift)
        person.minutes += shift.slot.minutesEach
      }
    }
  })
  return people
}

/** The sums of the whole week of a Sider. */
export function weekOf({ everywhere }: SiderRow): PersonWeek {
  return personWeek(
    everywhere.flat().map(({ slot: { startsAt, endsAt, timeZone, minutesEach } }) => ({
      startsAt,
      endsAt,
      timeZone,
      minutes: minutesEach,
    })),
  )
}

/** The open places; `null` when every place is filled. */
export function openRow({ missions, days }: WeekSheet): OpenRow | null {
  const byDay = days.map((_, day) =>
    missions
      .flatMap((mission) => (mission.days[day] ?? []).map((slot) => ({ mission, slot })))
      .filter(({ slot }) => slot.openPlaces > 0)
      .toSorted(byStart),
  )
  const slots = byDay.flat().map(({ slot }) => slot)
  if (slots.length === 0) return null
  return {
    id: 'open',
    sider: null,
    days: byDay,
    places: slots.reduce((sum, { openPlaces }) => sum + openPlaces, 0),
    minutes: slots.reduce((sum, { openPlaces, minutesEach }) => sum + openPlaces * minutesEach, 0),
  }
}

function byStart(a: SiderShift, b: SiderShift): number {
  return a.slot.startsAt.localeCompare(b.slot.startsAt)
}
