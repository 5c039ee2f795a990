import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Agent } from '@renfort/domain/access/agent.ts'
import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { DeclarationWay } from '@renfort/domain/attendance/declare/how-clocked.ts'
import { isMatching } from '@renfort/domain/attendance/validate/difference.ts'
import { isImported } from '@renfort/domain/attendance/history.ts'
import { plannedTime } from '@renfort/domain/attendance/declare/planned-time.ts'
import { workedTimeIssues } from '@renfort/domain/attendance/declare/worked-time.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { findSiderNames, lockSiders } from '../../hiring/hire-queries.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { invalidInput, notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import {
  findWorkedMission,
  findWorkedShift,
  insertExtraHours,
  insertHours,
  isTheirs,
  lockHoursOf,
  overlapsOthers,
  storeMatch,
  storeStatus,
} from '../attendance-queries.ts'
import { describeHours } from '../describe-hours.ts'
import { overlapRefusal, refusingOverlap } from './refuse-overlap.ts'
import { findVersions, insertVersion } from '../version-queries.ts'

type Clock = typeof attendances.clockHours

/** The provider's feed of hours that Siders clocked (G-17). */
export async function clockHours(
  call: CommandCall,
  { body: { siderId, shiftId, taskId, ...time } }: Parsed<Clock>,
): Promise<Answer<Clock>> {
  const id = await clock(call.transaction, {
    siderId,
    shiftId,
    missionId: taskId,
    time,
    agent: sessionOf(call).actor,
    way: 'staff',
  })
  return describeHours(call.queries, id)
}

/** The hours that a Sider clocked; the mission for work that no shift planned. */
interface Clocking {
  readonly siderId: string
  readonly shiftId: string | null
  readonly missionId: string | undefined
  readonly time: WorkedTime
  readonly agent: Agent
  readonly way: DeclarationWay
}

/** Stores the hours that a Sider declares (G-17); returns the id of the hours. */
export async function clock(transaction: Transaction, clocking: Clocking): Promise<string> {
  const { queries, now } = transaction
  const { siderId, shiftId, time } = clocking
  const sider = (await findSiderNames(queries, [siderId])).get(siderId)
  if (sider === undefined) throw invalidInput([issue(['siderId'], 'errors.field.unknown_choice')])
  await lockSiders(queries, [siderId])
  const work = await workOf(transaction, clocking)
  if (work.blockedAt !== null) throw refuse('errors.organisation.blocked')
  const who = { siderId, sider }
  if (!(await isTheirs(queries, { siderId, shiftId, missionId: work.missionId }))) {
    throw refuse('errors.attendance.not_theirs', who)
  }
  refuseImpossible(transaction, time, work.plan)
  const hours = await hoursOf(transaction, clocking, work)
  const versions = hours === null ? [] : await findVersions(queries, hours.id)
  const moved = transition(attendanceMachine, 'clock', {
    state: hours?.status ?? null,
    agent: clocking.agent,
    facts: {
      isClocked: versions.some(({ origin }) => origin === 'sider'),
      isImported: hours !== null && isImported(hours.status, versions),
    },
  })
  if (moved.refusal !== null) throw refuse(moved.refusal.key, who)
  if (await overlapsOthers(queries, { siderId, except: hours?.id ?? null, time })) {
    throw overlapRefusal(who)
  }
  const { organisationId, missionId } = work
  const version = {
    organisationId,
    origin: 'sider',
    time,
    action: null,
    madeBy: null,
    way: clocking.way,
  } as const
  const id = await refusingOverlap(who, async () => {
    const extra = { organisationId, missionId, siderId, time }
    const of = hours?.id ?? (await insertExtraHours(queries, extra, now))
    await insertVersion(queries, of, { ...version, number: versions.length }, now)
    return of
  })
  await storeMatch(queries, id, isMatching(work.plan, time))
  if (moved.to !== null) await storeStatus(queries, id, moved.to, now)
  await transaction.record({
    action: 'attendance.clock',
    entity: 'mission',
    entityId: missionId,
    organisationId,
    before: { status: hours?.status ?? null },
    after: { status: moved.to, attendanceId: id, siderId, shiftId, ...time },
  })
  return id
}

interface Work {
  readonly missionId: string
  readonly organisationId: string
  readonly blockedAt: string | null
  readonly plan: WorkedTime | null
}

async function workOf({ queries }: Transaction, { shiftId, missionId }: Clocking): Promise<Work> {
  if (shiftId === null) {
    const mission = await findWorkedMission(queries, missionId ?? '')
    if (mission === undefined) throw notFound()
    return { ...mission, plan: null }
  }
  const shift = await findWorkedShift(queries, shiftId)
  if (shift === undefined) throw notFound()
  return { ...shift, plan: plannedTime(shift) }
}

/** Throws for a time in the future, or too far from the plan or from the first declared version. */
export function refuseImpossible(
  { now }: Pick<Transaction, 'now'>,
  time: WorkedTime,
  original: WorkedTime | null,
): void {
  const issues: Issue[] = workedTimeIssues(time, original)
  if (compareInstants(time.endDate, now) > 0) {
    issues.push(issue(['endDate'], 'errors.attendance.in_the_future'))
  }
  if (issues.length > 0) throw invalidInput(issues)
}

/** The hours of a shift, created now if the shift has just ended; none for unplanned work. */
async function hoursOf(
  { queries, now }: Transaction,
  { siderId, shiftId }: Clocking,
  { organisationId, missionId, plan }: Work,
) {
  if (shiftId === null || plan === null) return null
  const of = { shiftId, siderId }
  const found = await lockHoursOf(queries, of)
  if (found !== undefined) return found
  await insertHours(queries, [{ ...of, organisationId, missionId, time: plan }], now)
  return (await lockHoursOf(queries, of)) ?? null
}
