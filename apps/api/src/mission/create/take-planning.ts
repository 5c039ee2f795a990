import type { missions } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  type FlexiblePlanning,
  validateFlexiblePlanning,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { addDays, daysBetween, type IsoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { movedWeeks, onClocksOf, type WeekMove } from '@renfort/domain/shift/moved-weeks.ts'
import { flexibleRulesOf } from '../../flexible-planning/to-flexible-planning.ts'
import { putFlexiblePlanning } from '../../mission-record/flexible-planning-queries.ts'
import {
  findPlanning,
  followPlanning,
  type MissionPlanning,
} from '../../mission-record/mission-planning.ts'
import { zoneOfMission } from '../../mission-record/mission-pricing.ts'
import { findMission, type MissionRecord } from '../../mission-record/mission-queries.ts'
import { addShifts } from '../../mission-record/shift-queries.ts'
import { invalidInput, notFound, refuse } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { checkShifts } from '../../shift/change-planning.ts'

type Planning = NonNullable<Parsed<typeof missions.cloneMission>['body']['planning']>

/** Gives a new draft the planning of another mission, moved to other weeks by the clocks of its own place; refused like a planning that is typed. */
export async function takePlanning(
  call: CommandCall,
  { from, to, planning }: { from: MissionRecord; to: string; planning: Planning },
): Promise<MissionPlanning> {
  const { organisationId } = from
  const draft = await findMission(call.queries, { organisationId, owner: null, id: to })
  if (draft === undefined) throw notFound()
  const source = await findPlanning(call.queries, from)
  const taken =
    source.flexiblePlanning === null
      ? await takeShifts(call, draft, source, planning.weeks)
      : await takeFlexible(call, draft, source.flexiblePlanning, planning.weeks)
  await followPlanning(call.transaction, draft, taken)
  return taken
}

async function takeShifts(
  call: CommandCall,
  draft: MissionRecord,
  { shifts }: MissionPlanning,
  weeks: readonly WeekMove[],
): Promise<MissionPlanning> {
  const drafts = movedWeeks(shifts, weeks).map((shift) => onClocksOf(shift, zoneOfMission(draft)))
  const { id: missionId, organisationId } = draft
  if (drafts.length === 0) throw refuse('errors.shift.date_missing')
  checkShifts(call, drafts, [], () => ['planning', 'weeks'])
  const stored = addShifts(call.transaction, {
    organisationId,
    missionId,
    posted: false,
    drafts: drafts.map((draft) => ({ ...draft, recurrenceId: null })),
  })
  return { shifts: stored, flexiblePlanning: null }
}

/** A planning by the week moves as a whole: its first week becomes the given one. */
async function takeFlexible(
  call: CommandCall,
  draft: MissionRecord,
  planning: FlexiblePlanning,
  weeks: readonly WeekMove[],
): Promise<MissionPlanning> {
  const [move] = weeks
  if (move === undefined || weeks.length > 1) {
    throw invalidInput([issue(['planning', 'weeks'], 'errors.field.too_long', { max: 1 })])
  }
  const days = daysBetween(mondayOf(move.from), mondayOf(move.to))
  const moved = (date: IsoDate) => addDays(date, days)
  const taken = {
    ...planning,
    startDate: moved(planning.startDate),
    endDate: moved(planning.endDate),
  }
  const issues = validateFlexiblePlanning(taken, flexibleRulesOf(call, draft))
  if (issues.length > 0) throw invalidInput(issues)
  const { now } = call.transaction
  const stored = await putFlexiblePlanning(call.queries, draft, taken, now)
  return { shifts: [], flexiblePlanning: stored }
}
