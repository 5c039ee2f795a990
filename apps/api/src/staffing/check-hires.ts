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
import { refuseUnknown, unwantedIn } from '../hiring/hire-wanted.ts'
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
  { params, body: { assignments } }: Parsed<Check>,
): Promise<Answer<Check>> {
  const { queries } = call
  const mission = await findMissionOfAnyCompany(call, params.id)
  const planning = await findPlanning(queries, mission)
  const siderIds = assignments.map(({ siderId }) => siderId)
  const names = await findSiderNames(queries, siderIds)
  refuseUnknown(planning, assignments, names)
  const placed = await placedOneByOne(call, mission, { planning, assignments })
  const hires = placed.flatMap((each) => each.hires)
  const added = shiftsBySider({ mission, planning, siderIds, hires })
  const checks = new Map(
    (await checkSiders(queries, added, { accepted: false })).map((check) => [check.siderId, check]),
  )
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

interface PlacedSider {
  readonly siderId: string
  readonly hires: Extract<Placing, { hires: unknown }>['hires']
  readonly obstacle: Obstacle | null
}

/** Gives each Sider their slots beside those before them; who cannot have theirs takes none. */
async function placedOneByOne(
  { queries, services }: ReadCall,
  mission: MissionRecord,
  {
    planning: { shifts, flexiblePlanning },
    assignments: wanted,
  }: { readonly planning: MissionPlanning; readonly assignments: readonly WantedHire[] },
): Promise<readonly PlacedSider[]> {
  const now = services.clock.now()
  const assignments = await findAssignments(queries, mission.id)
  const hired = await findHired(queries, mission.id)
  const place = (some: readonly WantedHire[]): Placing =>
    flexiblePlanning === null
      ? placeHires({ shifts, assignments }, some, now)
      : placeOnFlexible(
          flexiblePlanning.siders,
          hired,
          some.map(({ siderId }) => siderId),
        )
  const placed: WantedHire[] = []
  return wanted.map((next) => {
    const { siderId } = next
    const answer = place([...placed, next])
    if ('refusal' in answer) return { siderId, hires: [], obstacle: answer.refusal }
    placed.push(next)
    const own = answer.hires.filter((hire) => hire.siderId === siderId)
    return { siderId, hires: own, obstacle: null }
  })
}
