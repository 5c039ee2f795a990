import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Planning } from '@renfort/contract/planning.ts'
import { type Instant, instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { localHolidaysOf, type PlannedSlot, slotsOf } from './planned-slot.ts'
import type { PlannedMission, PlannedSider, Week } from './planning-queries.ts'

type Task = Planning['tasks'][number]
type Slot = Task['slots'][number]
type Sider = Task['siders'][number]

export interface Sheet extends Pick<Planning, 'week' | 'year'> {
  readonly missions: readonly LaidOutMission[]
  /** The Siders, in the order in which each mission and each slot lists them. */
  readonly siders: readonly PlannedSider[]
}

/** The unfinished JSON of a mission and of its slots, to which Siders are still to be added. */
export interface LaidOutMission {
  readonly head: string
  readonly slots: readonly { readonly shiftId: string; readonly head: string }[]
}

/**
 * Prepares the JSON of the missions with a shift in the week, while the database still reads their
 * Siders.
 */
export function layOut(
  missions: readonly PlannedMission[],
  week: Pick<Week, 'has'>,
  locale: Locale,
): readonly LaidOutMission[] {
  const instantOf = instants()
  return missions
    .map((mission) => ({ mission, planned: slotsOf(mission, week) }))
    .filter(({ planned }) => planned.length > 0)
    .map(({ mission, planned }) => ({
      head: opened(headOf(mission, locale)),
      slots: planned.map((slot) => ({
        shiftId: slot.shiftId,
        head: opened(toSlot(slot, instantOf)),
      })),
    }))
}

/**
 * The planning of a week as JSON: each mission with its slots and their Siders (G-30). A large
 * company has thousands of slots, mostly filled by teams that work the same shifts, so the list of
 * a team is serialised once for all of its shifts.
 */
export function writePlanning({ week, year, missions, siders }: Sheet): string {
  const teamsOf = teamsByShift(siders)
  const parts = [opened({ week, year }), ',"tasks":[']
  missions.forEach(({ head, slots }, index) => {
    const teams = new Set(slots.flatMap(({ shiftId }) => teamsOf(shiftId)))
    parts.push(index === 0 ? '' : ',', head)
    parts.push(',"siders":', JSON.stringify(membersOf([...teams])), ',"slots":[')
    slots.forEach((slot, place) => {
      parts.push(place === 0 ? '' : ',', slot.head)
      parts.push(',"siderIds":', idsOf(teamsOf(slot.shiftId)), '}')
    })
    parts.push(']}')
  })
  parts.push(']}')
  return parts.join('')
}

/** The JSON of an object without its closing brace, so that members can be added. */
function opened(object: object): string {
  return JSON.stringify(object).slice(0, -1)
}

function headOf(mission: PlannedMission, locale: Locale): Omit<Task, 'siders' | 'slots'> {
  const { managerId: id, managerFirstName: firstName, managerLastName: lastName } = mission
  return {
    id: mission.id,
    name: mission.name,
    jobTitle: namedTitle(mission.jobTitleId, locale),
    type: mission.type,
    location: mission.title === null ? null : { title: mission.title, city: mission.city },
    timeZone: mission.timeZone,
    localHolidays: [...localHolidaysOf(mission)],
    remote: mission.remote,
    manager: id === null ? null : { id, firstName, lastName },
    department:
      mission.departmentId === null
        ? null
        : { id: mission.departmentId, name: mission.departmentName },
    preSelection: mission.preSelection,
    hasPreSelection: mission.hasPreSelection,
    isFlexiblePlanning: mission.isFlexiblePlanning ?? false,
    contractsToSign: mission.contractsToSign?.split(',') ?? [],
  }
}

/** Formats epoch minutes, each only once: a week has few different times and many shifts. */
function instants(): (minute: number) => Instant {
  const known = new Map<number, Instant>()
  return (minute) => {
    const found = known.get(minute) ?? instantOfMinute(minute)
    known.set(minute, found)
    return found
  }
}

function toSlot(
  { shiftId, startMinute, endMinute, breakMinutes, slots }: PlannedSlot,
  instantOf: (minute: number) => Instant,
): Omit<Slot, 'siderIds'> {
  return {
    shiftId,
    startDate: instantOf(startMinute),
    endDate: instantOf(endMinute),
    breakDuration: breakMinutes,
    slots,
  }
}

/** Siders who work the same shifts of the week, with their positions among all Siders. */
interface Team {
  readonly members: Sider[]
  readonly places: number[]
  /** The JSON of their ids; `null` until it is first needed. */
  ids: string | null
}

function teamsByShift(siders: readonly PlannedSider[]): (shiftId: string) => readonly Team[] {
  const teams = new Map<string, Team>()
  siders.forEach(({ id, firstName, lastName, pictureURL, phoneNumber, shiftIds }, place) => {
    const team = teams.get(shiftIds) ?? { members: [], places: [], ids: null }
    if (team.members.length === 0) teams.set(shiftIds, team)
    team.members.push({ id, firstName, lastName, pictureURL, phoneNumber })
    team.places.push(place)
  })
  const byShift = new Map<string, Team[]>()
  for (const [shiftIds, team] of teams) {
    for (const shiftId of shiftIds.split(',')) {
      const others = byShift.get(shiftId)
      if (others === undefined) byShift.set(shiftId, [team])
      else others.push(team)
    }
  }
  return (shiftId) => byShift.get(shiftId) ?? []
}

/** The Siders of some teams, in the order of the week. */
function membersOf(teams: readonly Team[]): readonly Sider[] {
  const [team] = teams
  if (team !== undefined && teams.length === 1) return team.members
  return teams
    .flatMap(({ members, places }) => places.map((place, at) => ({ place, member: members[at] })))
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ member }) => member ?? [])
}

function idsOf(teams: readonly Team[]): string {
  const [team] = teams
  if (team === undefined || teams.length > 1) return idList(membersOf(teams))
  team.ids ??= idList(team.members)
  return team.ids
}

function idList(siders: readonly Sider[]): string {
  return JSON.stringify(siders.map(({ id }) => id))
}
