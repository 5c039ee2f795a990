import { type PersonWeek, personWeek } from '@renfort/domain/shift/person-week.ts'
import type { PlannedSider, SheetMission, SheetSlot, WeekSheet } from '../week-sheet.ts'

interface SiderShift {
  readonly mission: Pick<SheetMission, 'id' | 'title' | 'type'>
  readonly slot: SheetSlot
}

/** The week of one person over all missions. */
export interface SiderRow extends PersonWeek {
  readonly sider: PlannedSider
  /** From Monday to Sunday, each day by start. */
  readonly days: readonly (readonly SiderShift[])[]
}

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
      days: person.days.map((shifts) =>
        shifts.toSorted((a, b) => a.slot.startsAt.localeCompare(b.slot.startsAt)),
      ),
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
