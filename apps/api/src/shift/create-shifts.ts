import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { duplicateShift } from '@renfort/domain/shift/duplication.ts'
import { expandRule } from '@renfort/domain/shift/occurrences.ts'
import type { RecurrenceRule } from '@renfort/domain/shift/recurrence.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { validateRecurrence } from '@renfort/domain/shift/validate-recurrence.ts'
import { followPlanning } from '../mission-record/mission-planning.ts'
import { lockPlanning, refuseSealed } from '../mission-record/lock-mission.ts'
import { calendarOf, zoneOfMission } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { checkShifts } from './change-planning.ts'
import { insertRecurrence, type StoredRecurrence } from '../mission-record/recurrence-queries.ts'
import { returnToSeries } from './return-to-series.ts'
import { addShifts, type PlannedShift } from '../mission-record/shift-queries.ts'
import { fromWireShift, toRecurrence, toShift } from './to-shift.ts'

type Create = typeof shifts.createShifts
type Body = Parsed<Create>['body']

/** Adds shifts, or those of a recurrence, to a mission: all or none (G-14). */
export async function createShifts(
  call: CommandCall,
  { params, body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction } = call
  const locked = await lockPlanning(call, params.taskId, 'mission.edit')
  const { mission, planning, requestedSidersCount } = locked
  refuseSealed('planning', mission)
  const { shifts: existing, flexiblePlanning } = planning
  if (flexiblePlanning !== null) throw refuse('errors.task.planning_exists')
  const { drafts, recurrence } = body.recurrence
    ? await recurring(call, mission, body, existing)
    : { drafts: await single(call, mission, body, existing), recurrence: null }
  const created = addShifts(transaction, {
    organisationId: mission.organisationId,
    missionId: mission.id,
    posted: mission.status === 'submitted',
    drafts,
  })
  await followPlanning(transaction, mission, {
    shifts: [...existing, ...created],
    flexiblePlanning: null,
    requestedSidersCount,
  })
  await transaction.record({
    action: 'mission.addShifts',
    entity: 'mission',
    entityId: mission.id,
    before: null,
    after: { shifts: created, ...(recurrence && { recurrence }) },
  })
  return { shifts: created.map(toShift), recurrence: recurrence && toRecurrence(recurrence) }
}

/** Adds the shifts that the caller listed; those that name a series rejoin it. */
async function single(
  call: CommandCall,
  mission: MissionRecord,
  body: Body,
  existing: readonly ShiftDraft[],
): Promise<PlannedShift[]> {
  const drafts = body.shifts.map(({ recurrenceId, ...shift }) => ({
    ...fromWireShift(shift, { timeZone: zoneOfMission(mission) }),
    recurrenceId: recurrenceId?.toLowerCase() ?? null,
  }))
  checkShifts(call, drafts, existing, (i) => ['shifts', i])
  await returnToSeries(call, mission.id, drafts)
  return drafts
}

/** Adds one shift on every day of a rule (decisions §5.1). */
async function recurring(
  call: CommandCall,
  mission: MissionRecord,
  { shifts: templates, recurrence }: Body,
  existing: readonly ShiftDraft[],
): Promise<{ drafts: PlannedShift[]; recurrence: StoredRecurrence }> {
  const [wire, ...others] = templates
  if (!recurrence || wire === undefined || others.length > 0) {
    throw invalidShift([issue(['shifts'], 'errors.recurrence.one_template')])
  }
  const template = fromWireShift(wire, { timeZone: zoneOfMission(mission) })
  const rule = {
    ...recurrence,
    days: [...new Set(recurrence.days)].toSorted((a, b) => a - b),
    startDate: startDayOf(template),
  } satisfies RecurrenceRule
  const calendar = calendarOf(mission)
  const problems = validateRecurrence(rule, { now: call.transaction.now, calendar })
  if (problems.length > 0) {
    throw invalidShift(problems.map((found) => ({ ...found, path: ['recurrence', ...found.path] })))
  }
  const drafts = duplicateShift(template, expandRule(rule, calendar).dates)
  checkShifts(call, drafts, existing, () => ['shifts', 0])
  const { organisationId, id: missionId } = mission
  const stored = await insertRecurrence(call.queries, { organisationId, missionId, rule })
  return {
    drafts: drafts.map((draft) => ({ ...draft, recurrenceId: stored.id })),
    recurrence: stored,
  }
}

function invalidShift(issues: readonly ReturnType<typeof issue>[]) {
  return refuse('errors.shift.invalid', { issues })
}
