import type { staffing } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { WorkedShift } from '@renfort/domain/hiring/hire-check.ts'
import type { Obstacle } from '@renfort/domain/hiring/obstacle.ts'
import {
  placeHires,
  placeOnFlexible,
  type Placing,
  type WantedHire,
} from '@renfort/domain/hiring/place-hires.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import { checkSiders, type SiderCheck } from '../hiring/check-siders.ts'
import { findHired, findSiderNames } from '../hiring/hire-queries.ts'
import { refuseOutsideSelection, refuseUnknown, unwantedIn } from '../hiring/hire-wanted.ts'
import { shiftsBySider } from '../hiring/hire.ts'
import { findStaffing } from '../hiring/staffing.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { findMissionOfAnyCompany } from '../mission-record/read-mission-record.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'

type Check = typeof staffing.checkHires

/**
 * The result that a hiring run would have, Sider by Sider, by the run's own rules; nothing is
 * written.
 */
export async function checkHires(
  call: ReadCall,
  { params, body: { assignments } }: Parsed<Check>,
): Promise<Answer<Check>> {
  const { queries } = call
  const mission = await findMissionOfAnyCompany(call, params.id)
  refuseOutsideSelection(mission, sessionOf(call).actor)
  const planning = await findPlanning(queries, mission)
  const siderIds = assignments.map(({ siderId }) => siderId)
  const names = await findSiderNames(queries, siderIds)
  refuseUnknown(planning, assignments, names)
  const placed = await placedOneByOne(call, mission, { planning, assignments })
  const hires = placed.flatMap((each) => each.hires)
  const added = shiftsBySider({ mission, planning, siderIds, hires })
  const checks = await checkSiders(queries, added, {
    accepted: false,
    licenceIds: mission.licenceIds,
  })
  const unwanted = await unwantedIn(queries, mission)
  const contracted = await findHired(queries, mission.id)
  const siders = placed.map((each) =>
    toCheckedSider(each, {
      name: names.get(each.siderId) ?? '',
      unwanted: unwanted(each.siderId),
      added: added.get(each.siderId) ?? [],
      check: checks.find(({ siderId }) => siderId === each.siderId),
      newContract: !contracted.includes(each.siderId),
    }),
  )
  const { openSlots } = await findStaffing(queries, mission, planning)
  const possible = siders.filter(({ obstacle }) => obstacle === null)
  const taken =
    planning.flexiblePlanning === null
      ? possible.flatMap(({ shiftIds }) => shiftIds).length
      : possible.length
  return { siders, openSlots: Math.max(0, openSlots - taken) }
}

interface Found {
  readonly name: string
  readonly unwanted: Obstacle['key'] | null
  readonly added: readonly WorkedShift[]
  readonly check: SiderCheck | undefined
  readonly newContract: boolean
}

function toCheckedSider(
  { siderId, hires, obstacle }: PlacedSider,
  { name, unwanted, added, check, newContract }: Found,
): Answer<Check>['siders'][number] {
  const refused: Obstacle | null = unwanted === null ? null : { key: unwanted, params: { siderId } }
  const found = refused ?? obstacle ?? check?.obstacle ?? null
  const warnings = check?.warnings ?? []
  return {
    id: siderId,
    name,
    shiftIds: hires.map(({ shiftId }) => shiftId),
    workedMinutes: added.reduce((sum, shift) => sum + workedMinutes(shift), 0),
    obstacle: found === null ? null : { ...found, params: { ...found.params, sider: name } },
    warnings: warnings.map((warning) => ({ ...warning, dates: [...warning.dates] })),
    newContract,
  }
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
          { shifts, assignments, places: flexiblePlanning.siders, hired },
          some.map(({ siderId }) => siderId),
          now,
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
