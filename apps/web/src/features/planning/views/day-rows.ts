import { epochMinuteOf, type IsoDate, minuteOfTime } from '@renfort/domain/kernel/calendar.ts'
import { listedName } from '@renfort/domain/kernel/person-name.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { PlannedSider, SheetMission, SheetSlot, WeekSheet } from '../week-sheet.ts'

export const dayMinutes = 1440

/** A shift on the clock of one day at its place, in minutes of it; what lies on the day before or after is cut off. */
export interface DayBar {
  readonly mission: SheetMission
  readonly slot: SheetSlot
  readonly from: number
  readonly to: number
  /** Its break, which stands in its middle; `null` without one, or where it lies on another day. */
  readonly rest: { readonly from: number; readonly to: number } | null
  readonly startsBefore: boolean
  readonly endsAfter: boolean
  /** Those of a row that meet lie under each other. */
  readonly lane: number
}

export interface DayRow {
  readonly id: string
  /** Whose row it is: a mission, or somebody who works. */
  readonly of: { readonly mission: SheetMission } | { readonly sider: PlannedSider }
  readonly bars: readonly DayBar[]
  readonly lanes: number
}

type Placed = Omit<DayBar, 'lane'>

/** The shifts of a day, by start: those that begin on it, and those of the day before that run into it. */
export function barsOf(sheets: readonly WeekSheet[], day: IsoDate): readonly Placed[] {
  return sheets
    .flatMap(({ missions }) => missions)
    .flatMap((mission) => mission.days.flat().map((slot) => ({ mission, slot })))
    .flatMap(({ mission, slot }) => {
      const place = placeOn(slot, day)
      return place === null ? [] : [{ mission, slot, ...place }]
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
}

function placeOn(slot: SheetSlot, day: IsoDate): Omit<Placed, 'mission' | 'slot'> | null {
  const { startsAt, endsAt, timeZone } = slot
  const [start, end] = [localAt(startsAt, timeZone), localAt(endsAt, timeZone)]
  const startsBefore = start.date < day
  const from = startsBefore ? 0 : minuteOfTime(start.time)
  const to = end.date > day ? dayMinutes : minuteOfTime(end.time)
  if (start.date > day || end.date < day || to <= from) return null
  const endsAfter = end.date > day
  return { from, to, startsBefore, endsAfter, rest: startsBefore ? null : restOf(slot, from) }
}

/** A planning knows the length of a break and not its time. */
function restOf(slot: SheetSlot, from: number): DayBar['rest'] {
  const length = epochMinuteOf(slot.endsAt) - epochMinuteOf(slot.startsAt)
  const rest = length - slot.minutesEach
  const start = from + Math.floor((length - rest) / 2)
  return rest <= 0 || start + rest > dayMinutes ? null : { from: start, to: start + rest }
}

/** A row for each mission, in the order of the sheets: a row stays where it is while its shifts are moved. */
export function missionRows(
  bars: readonly Placed[],
  sheets: readonly WeekSheet[],
): readonly DayRow[] {
  const byMission = Map.groupBy(bars, ({ mission }) => mission.id)
  const order = new Set(sheets.flatMap(({ missions }) => missions.map(({ id }) => id)))
  return [...order].flatMap((id) => {
    const own = byMission.get(id) ?? []
    const [first] = own
    return first === undefined ? [] : [{ id, of: { mission: first.mission }, ...inLanes(own) }]
  })
}

/** A row for each person, by last name. */
export function personRows(bars: readonly Placed[], locale: string): readonly DayRow[] {
  const people = new Map<string, { sider: PlannedSider; own: Placed[] }>()
  for (const bar of bars) {
    for (const sider of bar.slot.siders) {
      const known = people.get(sider.id) ?? { sider, own: [] }
      people.set(sider.id, known)
      known.own.push(bar)
    }
  }
  const { compare } = new Intl.Collator(locale)
  return [...people.values()]
    .toSorted(
      ({ sider: a }, { sider: b }) =>
        compare(listedName(a), listedName(b)) || compare(a.firstName, b.firstName),
    )
    .map(({ sider, own }) => ({ id: sider.id, of: { sider }, ...inLanes(own) }))
}

/** The clocks that tell all hours of a row; `null` where it has those of several places. */
export function clocksOfRow({ bars }: Pick<DayRow, 'bars'>): TimeZone | null {
  const zones = new Set(bars.map(({ slot }) => slot.timeZone))
  const [zone = null] = zones
  return zones.size === 1 ? zone : null
}

/** Each shift in the first lane that is free at its start. */
function inLanes(bars: readonly Placed[]): Pick<DayRow, 'bars' | 'lanes'> {
  const ends: number[] = []
  const placed = bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = bar.to
    return { ...bar, lane }
  })
  return { bars: placed, lanes: ends.length }
}
