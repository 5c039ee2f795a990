import type { staffing } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Obstacle } from '@renfort/domain/hiring/obstacle.ts'
import {
  placeHires,
  placeOnFlexible,
  type Placing,
  type WantedHire,
} from '@renfort/domain/hiring/place-hires.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import { checkSiders } from '../hiring/check-siders.ts'
import { findHired, findSiderNames } from '../hiring/hire-queries.ts'
import { unwantedIn } from '../hiring/hire-wanted.ts'
import { shiftsBySider } from '../hiring/hire.ts'
import { findStaffing } from '../hiring/staffing.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { findMissionOfAnyCompany } from '../mission-record/read-mission-record.ts'
import type { ReadCall } from '../platform/http/route.ts'

type Check = typeof staffing.checkHires

/** What a hiring run would do, Sider by Sider, by the rules of the run itself; nothing is written. */
export async function checkHires(
  call: ReadCall,
  { params, query: { siderIds, shiftIds } }: Parsed<Check>,
): Promise<Answer<Check>> {
  const { queries } = call
  const mission = await findMissionOfAnyCompany(call, params.id)
  const planning = await findPlanning(queries, mission)
  const wanted = [...new Set(siderIds)].map((siderId) => ({
    siderId,
    ...(shiftIds === undefined ? {} : { shiftIds: knownShifts(planning, shiftIds) }),
  }))
  const place = await placer(call, mission, planning)
  const placed = place(wanted)
  const hires = placed.flatMap((each) => each.hires)
  const added = shiftsBySider({ mission, planning, siderIds, hires })
  const checks = new Map(
    (await checkSiders(queries, added, { accepted: false })).map((check) => [check.siderId, check]),
  )
  const names = await findSiderNames(queries, siderIds)
  const unwanted = await unwantedIn(queries, mission)
  const contracted = await findHired(queries, mission.id)
  const siders = placed.map(({ siderId, hires: own, obstacle }) => {
    const name = names.get(siderId) ?? ''
    const key = unwanted(siderId)
    const refused: Obstacle | null = key === null ? null : { key, params: { siderId } }
    const found = refused ?? obstacle ?? checks.get(siderId)?.obstacle ?? null
    return {
      id: siderId,
      name,
      shiftIds: own.map(({ shiftId }) => shiftId),
      workedMinutes: (added.get(siderId) ?? []).reduce((sum, s) => sum + workedMinutes(s), 0),
      obstacle: found === null ? null : { ...found, params: { ...found.params, sider: name } },
      warnings: (checks.get(siderId)?.warnings ?? []).map((warning) => ({
        ...warning,
        dates: [...warning.dates],
      })),
      newContract: !contracted.includes(siderId),
    }
  })
  const { openSlots } = await findStaffing(queries, mission, planning)
  const taken = planning.flexiblePlanning === null ? hires.length : siders.length
  return { siders, openSlots: Math.max(0, openSlots - taken) }
}

function knownShifts({ shifts }: MissionPlanning, shiftIds: readonly string[]): string[] {
  const known = new Set(shifts.map(({ id }) => id))
  return shiftIds.filter((id) => known.has(id))
}

interface PlacedSider {
  readonly siderId: string
  readonly hires: Extract<Placing, { hires: unknown }>['hires']
  readonly obstacle: Obstacle | null
}

/** Gives each Sider their slots beside those before them; who cannot have theirs takes none. */
async function placer(
  { queries, services }: ReadCall,
  mission: MissionRecord,
  { shifts, flexiblePlanning }: MissionPlanning,
): Promise<(wanted: readonly WantedHire[]) => readonly PlacedSider[]> {
  const now = services.clock.now()
  const assignments = await findAssignments(queries, mission.id)
  const hired = await findHired(queries, mission.id)
  const place = (wanted: readonly WantedHire[]): Placing =>
    flexiblePlanning === null
      ? placeHires({ shifts, assignments }, wanted, now)
      : placeOnFlexible(
          flexiblePlanning.siders,
          hired,
          wanted.map(({ siderId }) => siderId),
        )
  return (wanted) => {
    const placed: WantedHire[] = []
    return wanted.map((next) => {
      const answer = place([...placed, next])
      const { siderId } = next
      if ('refusal' in answer) return { siderId, hires: [], obstacle: answer.refusal }
      placed.push(next)
      return {
        siderId,
        hires: answer.hires.filter((hire) => hire.siderId === siderId),
        obstacle: null,
      }
    })
  }
}
