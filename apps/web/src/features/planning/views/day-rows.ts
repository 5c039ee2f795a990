import { epochMinuteOf, type IsoDate, minuteOfTime } from '@renfort/domain/kernel/calendar.ts'
import { listedName } from '@renfort/domain/kernel/person-name.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { PlannedSider, SheetMission, SheetSlot, WeekSheet } from '../week-sheet.ts'

export const dayMinutes = 1440

/** A shift on one day at its place, in minutes of that day; its parts on other days are cut off. */
export interface DayBar {
  readonly mission: SheetMission
  readonly slot: SheetSlot
  readonly from: number
  readonly to: number
  /** The break, drawn in the middle of the shift; `null` without one, or when the middle lies on another day. */
  readonly rest: { readonly from: number; readonly to: number } | null
  readonly startsBefore: boolean
  readonly endsAfter: boolean
  /** Shifts of a row that overlap lie in different lanes. */
  readonly lane: number
}

export interface DayRow {
  readonly id: string
  /** The owner of the row: a mission, or a Sider. */
  readonly of: { readonly mission: SheetMission } | { readonly sider: PlannedSider }
  readonly bars: readonly DayBar[]
  readonly lanes: number
}

type Placed = Omit<DayBar, 'lane'>

/** The shifts of a day, by start: shifts that begin on it, and shifts of the previous day that run into it. */
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

/** A planning stores the length of a break but not its time. */
function restOf(slot: SheetSlot, from: number): DayBar['rest'] {
  const length = epochMinuteOf(slot.endsAt) - epochMinuteOf(slot.startsAt)
  const rest = length - slot.minutesEach
  const start = from + Math.floor((length - rest) / 2)
  return rest <= 0 || start + rest > dayMinutes ? null : { from: start, to: start + rest }
}

/** A row for each mission, in the order of the sheets: a row keeps its place while its shifts move. */
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

/** The zone of all hours of a row; `null` where the shifts have several zones. */
export function clocksOfRow({ bars }: Pick<DayRow, 'bars'>): TimeZone | null {
  const zones = new Set(bars.map(({ slot }) => slot.timeZone))
  const [zone = null] = zones
  return zones.size === 1 ? zone : null
}

/** Puts each shift in the first lane that is free at its start. */
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
