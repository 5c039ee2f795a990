import { type PersonWeek, personWeek } from '@renfort/domain/shift/person-week.ts'
import type { PlannedSider, SheetMission, SheetSlot, WeekSheet } from '../week-sheet.ts'

interface SiderShift {
  readonly mission: Pick<SheetMission, 'id' | 'title' | 'type'>
  readonly slot: SheetSlot
}

/** From Monday to Sunday, each day by start. */
type ShiftsByDay = readonly (readonly SiderShift[])[]

/** The week of one person over all missions. */
export interface SiderRow extends PersonWeek {
  readonly id: string
  readonly sider: PlannedSider
  readonly days: ShiftsByDay
}

/** The shifts that want somebody, over all missions. */
export interface OpenRow {
  readonly id: 'open'
  readonly sider: null
  readonly days: ShiftsByDay
  readonly places: number
  /** Worked by all who are wanted together. */
  readonly minutes: number
}

export type WeekRow = SiderRow | OpenRow

/** Everybody who works in the week, by last name. */
export function siderRows({ missions, days }: WeekSheet, locale: string): readonly SiderRow[] {
  const people = new Map<string, { sider: PlannedSider; days: SiderShift[][] }>()
  for (const mission of missions) {
    mission.days.forEach((slots, day) => {
      for (const slot of slots) {
        for (const sider of slot.siders) {
          const known = people.get(sider.id)
          const person = known ?? { sider, days: days.map(() => []) }
          if (known === undefined) people.set(sider.id, person)
          person.days[day]?.push({ mission, slot })
        }
      }
    })
  }
  const { compare } = new Intl.Collator(locale)
  return [...people.values()]
    .map((person) => ({
      ...person,
      id: person.sider.id,
      days: person.days.map((shifts) => shifts.toSorted(byStart)),
      ...personWeek(
        person.days.flat().map(({ slot: { startsAt, endsAt, minutesEach } }) => ({
          startsAt,
          endsAt,
          minutes: minutesEach,
        })),
      ),
    }))
    .toSorted(
      ({ sider: a }, { sider: b }) =>
        compare(a.lastName, b.lastName) ||
        compare(a.firstName, b.firstName) ||
        a.id.localeCompare(b.id),
    )
}

/** What nobody holds yet; `null` where every place is held. */
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
