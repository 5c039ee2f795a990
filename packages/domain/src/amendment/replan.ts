import type { WorkedShift } from '../hiring/hire-check.ts'
import type { Hire } from '../hiring/hiring.ts'
import { epochMinuteOf } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import { type ShiftDraft, shiftLimits } from '../shift/shift.ts'

/** A shift with its hired Siders, and its series. */
export interface StaffedShift extends ShiftDraft {
  readonly id: string
  readonly recurrenceId?: string | null
  readonly siderIds: readonly string[]
}

/** The shifts that one Sider leaves and takes; a taken shift may replace one that they leave. */
export interface Move {
  readonly siderId: string
  readonly leaves: readonly string[]
  readonly takes: readonly { readonly shift: WorkedShift; readonly replaces?: string }[]
}

export interface NewShift extends ShiftDraft {
  readonly siderIds: readonly string[]
}

/** The changes of a mission's planning. */
export interface Replanning {
  /** Shifts that keep their Siders, at other hours. */
  readonly moved: readonly StaffedShift[]
  /** Shifts that have more or fewer slots. */
  readonly resized: readonly StaffedShift[]
  readonly removed: readonly string[]
  readonly added: readonly NewShift[]
  /** Who leaves a shift that stays, and who joins one that was there. */
  readonly left: readonly Hire[]
  readonly joined: readonly Hire[]
  /** Every shift afterwards. */
  readonly after: readonly NewShift[]
}

interface Draft {
  readonly shift: StaffedShift
  slots: number
  readonly siderIds: Set<string>
  readonly leavers: Set<string>
  readonly joiners: Set<string>
}

interface Group {
  readonly shift: WorkedShift
  readonly siderIds: Set<string>
  readonly replaces: Set<string | undefined>
}

const keyOf = ({ startsAt, endsAt }: Pick<ShiftDraft, 'startsAt' | 'endsAt'>) =>
  `${epochMinuteOf(startsAt)}-${epochMinuteOf(endsAt)}`

/**
 * Moves some Siders in a planning: a slot moves with its Sider, so that open slots stay as they
 * are. A shift that all of its Siders move together keeps its id.
 */
export function replan(
  shifts: readonly StaffedShift[],
  moves: readonly Move[],
): Replanning | { readonly refusal: Refusal } {
  const drafts = new Map(shifts.map((shift) => [shift.id, draftOf(shift)]))
  for (const { siderId, leaves } of moves) {
    for (const draft of leaves.flatMap((id) => drafts.get(id) ?? [])) {
      draft.slots -= 1
      draft.siderIds.delete(siderId)
      draft.leavers.add(siderId)
    }
  }
  const taken = takeShifts(drafts, moves)
  if ('refusal' in taken) return taken
  const moved: StaffedShift[] = []
  const added: NewShift[] = []
  for (const { shift, siderIds, replaces } of taken.groups) {
    const planned = { ...shift, slots: siderIds.size, siderIds: [...siderIds] }
    const from = vacated(drafts, siderIds, replaces)
    if (from === undefined) added.push(planned)
    else {
      moved.push({ ...planned, id: from.shift.id })
      drafts.delete(from.shift.id)
    }
  }
  const kept = [...drafts.values()].filter(({ slots }) => slots > 0)
  const staying = kept.map((draft) => ({
    ...draft.shift,
    slots: draft.slots,
    siderIds: [...draft.siderIds],
  }))
  if ([...staying, ...added].some(({ slots }) => slots > shiftLimits.slots.max)) {
    return { refusal: { key: 'errors.shift.slots', params: shiftLimits.slots } }
  }
  return {
    moved,
    resized: staying.filter(({ slots }, i) => slots !== kept[i]?.shift.slots),
    removed: [...drafts.values()].filter(({ slots }) => slots <= 0).map(({ shift }) => shift.id),
    added,
    left: kept.flatMap(({ shift, leavers }) => hiresOf(shift.id, leavers)),
    joined: kept.flatMap(({ shift, joiners }) => hiresOf(shift.id, joiners)),
    after: [...staying, ...moved, ...added],
  }
}

function draftOf(shift: StaffedShift): Draft {
  return {
    shift,
    slots: shift.slots,
    siderIds: new Set(shift.siderIds),
    leavers: new Set(),
    joiners: new Set(),
  }
}

/** Assigns each taken shift to an existing one at the same time, or to a new one. */
function takeShifts(
  drafts: ReadonlyMap<string, Draft>,
  moves: readonly Move[],
): { readonly groups: readonly Group[] } | { readonly refusal: Refusal } {
  const there = new Map(
    [...drafts.values()]
      .filter(({ slots }) => slots > 0)
      .map((draft) => [keyOf(draft.shift), draft]),
  )
  const groups = new Map<string, Group>()
  for (const { siderId, takes } of moves) {
    for (const { shift, replaces } of takes) {
      const key = keyOf(shift)
      const same = there.get(key)
      const group = groups.get(key)
      const breakMinutes = same?.shift.breakMinutes ?? group?.shift.breakMinutes
      if (breakMinutes !== undefined && breakMinutes !== shift.breakMinutes) {
        return { refusal: { key: 'errors.shift.conflict_duplicated' } }
      }
      if (same !== undefined) {
        same.slots += 1
        same.siderIds.add(siderId)
        same.joiners.add(siderId)
      } else if (group === undefined) {
        groups.set(key, {
          shift,
          siderIds: new Set([siderId]),
          replaces: new Set([replaces]),
        })
      } else {
        group.siderIds.add(siderId)
        group.replaces.add(replaces)
      }
    }
  }
  return { groups: [...groups.values()] }
}

/** The shift that all Siders of a group have left for it, if there is one. */
function vacated(
  drafts: ReadonlyMap<string, Draft>,
  siderIds: ReadonlySet<string>,
  replaces: Group['replaces'],
): Draft | undefined {
  const [from] = replaces
  const draft = from === undefined || replaces.size > 1 ? undefined : drafts.get(from)
  if (draft === undefined || draft.slots > 0 || draft.leavers.size !== siderIds.size) {
    return undefined
  }
  return [...siderIds].every((id) => draft.leavers.has(id)) ? draft : undefined
}

function hiresOf(shiftId: string, siderIds: ReadonlySet<string>): Hire[] {
  return [...siderIds].map((siderId) => ({ shiftId, siderId }))
}
