import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { isMatching } from '@renfort/domain/attendance/validate/difference.ts'
import { isImported, originalVersion, plannedVersion } from '@renfort/domain/attendance/history.ts'
import { workedTimeIssues } from '@renfort/domain/attendance/declare/worked-time.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { lockSiders } from '../../hiring/hire-queries.ts'
import { inPlaceOf } from '../../mission-record/in-place-of.ts'
import { companiesWhere, reachIn } from '../../organisation/companies-of-caller.ts'
import { invalidInput, notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, organisationOf, sessionOf } from '../../platform/http/route.ts'
import { lockAttendance, overlapsOthers, storeDispute } from '../attendance-queries.ts'
import { findHoursById, type HoursRow } from '../company-hours-queries.ts'
import { type NamedSider, overlapRefusal, refusingOverlap } from './refuse-overlap.ts'
import { writeHoursEvents } from '../write-hours-events.ts'
import { toCompanyHours } from '../to-company-hours.ts'
import { insertVersion } from '../version-queries.ts'

type Dispute = typeof attendances.disputeHours

/**
 * Stores the company's version of the hours; for a Sider who did not work, the end equals the start
 * (TS-17).
 */
export async function disputeHours(
  call: CommandCall,
  { params: { id }, body }: Parsed<Dispute>,
): Promise<Answer<Dispute>> {
  const { queries, transaction } = call
  const { now } = transaction
  const { startDate, endDate, breakDates: breaks, absenceJustification } = body
  // An empty comment is stored as none.
  const comment = body.comment === '' ? null : body.comment
  const time = { startDate, endDate, breaks }
  const organisationId = organisationOf(call)
  const companies = await companiesWhere(call, 'attendance.validate')
  const reach = reachIn(call, companies, 'attendance.validate')
  const locked = await lockAttendance(queries, id)
  const hours = locked && (await findHoursById(queries, reach, id))
  if (hours === undefined) throw notFound()
  const isAbsence = startDate === endDate
  const justification = isAbsence ? absenceJustification : null
  const to = moved(call, hours, isAbsence, justification)
  const plan = plannedVersion(hours.history)
  if (!isAbsence) await refuseImpossible(call, hours, time)
  const { userId } = sessionOf(call)
  const { missionId, siderId } = hours
  const absentOf = await inPlaceOf(call, queries, {
    action: 'attendance.validate',
    missionIds: [missionId],
  })
  const absent = absentOf.get(missionId)
  const action = {
    type: 'modification',
    updatedAt: now,
    updatedBy: userId,
    ...(absent === undefined ? {} : { updatedFor: absent }),
    origin: 'company',
  } as const
  const number = hours.history.length
  const version = {
    organisationId,
    number,
    origin: 'company',
    time,
    action,
    madeBy: userId,
  } as const
  await refusingOverlap(namedSider(hours), () => insertVersion(queries, id, version, now))
  await storeDispute(queries, id, {
    status: to,
    // An absence without a requested reason has the reason « other » (decisions §6).
    absenceJustification: isAbsence ? (justification ?? 'other') : null,
    matchesPlan: isMatching(plan, time),
    comment,
    now,
  })
  await transaction.record({
    action: isAbsence ? 'attendance.absent' : 'attendance.dispute',
    entity: 'mission',
    entityId: missionId,
    ...(absent === undefined ? {} : { onBehalfOfId: absent }),
    before: { status: hours.status },
    after: {
      status: to,
      attendanceId: id,
      siderId: hours.siderId,
      justification,
      comment,
      ...time,
    },
  })
  writeHoursEvents(transaction, 'hours.contested', [
    { id, organisationId, missionId, siderId, time },
  ])
  const after = await findHoursById(queries, reach, id)
  if (after === undefined) throw notFound()
  const [answer] = await toCompanyHours(call, [after], companies)
  if (answer === undefined) throw notFound()
  return answer
}

function moved(
  call: CommandCall,
  { status, history, isFlexiblePlanning }: HoursRow,
  isAbsence: boolean,
  justification: 'dayOff' | 'other' | null,
) {
  const company = { isImported: isImported(status, history) }
  const at = { state: status, agent: sessionOf(call).actor }
  const outcome = isAbsence
    ? transition(attendanceMachine, 'didNotWork', {
        ...at,
        facts: { ...company, isFlexiblePlanning, justification },
      })
    : transition(attendanceMachine, 'dispute', { ...at, facts: company })
  if (outcome.refusal !== null) throw refuse(outcome.refusal.key)
  return outcome.to ?? status
}

async function refuseImpossible(
  { queries }: CommandCall,
  hours: HoursRow,
  time: WorkedTime,
): Promise<void> {
  const issues = workedTimeIssues(time, originalVersion(hours.history))
  if (issues.length > 0) throw invalidInput(issues)
  const { id, siderId } = hours
  await lockSiders(queries, [siderId])
  // Checks the hours of this company; a database constraint refuses an overlap with those of
  // another one.
  if (await overlapsOthers(queries, { siderId, except: id, time })) {
    throw overlapRefusal(namedSider(hours))
  }
}

function namedSider(row: HoursRow): NamedSider {
  return { siderId: row.siderId, sider: fullName(row) }
}
