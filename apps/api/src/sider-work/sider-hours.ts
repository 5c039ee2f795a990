import type { siderWork } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isImported } from '@renfort/domain/attendance/history.ts'
import {
  disputeDeadline,
  stillToCome,
  validationDeadline,
} from '@renfort/domain/attendance/validate/validation-deadline.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { answer } from '../attendance/declare/answer-hours.ts'
import { lockAttendance } from '../attendance/attendance-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, type ReadCall, siderOf } from '../platform/http/route.ts'
import { findMissionsOfSider, type SiderMissionRow } from './mission-queries.ts'
import { areTheirHours, findHoursOfSider, findVersionsOf } from './sider-hours-queries.ts'
import { payOf, titleOf } from './to-sider-mission.ts'

type ListHours = typeof siderWork.listSiderHours
type AnswerHours = typeof siderWork.answerSiderHours

export async function listSiderHours(call: ReadCall): Promise<Answer<ListHours>> {
  const { queries, services, locale } = call
  const now = services.clock.now()
  const rows = await findHoursOfSider(queries)
  const ids = rows.map(({ id }) => id)
  const versions = Map.groupBy(await findVersionsOf(queries, ids), (one) => one.attendanceId)
  const missionIds = [...new Set(rows.map(({ missionId }) => missionId))]
  const found = await findMissionsOfSider(queries, missionIds)
  const missions = new Map(found.map((mission) => [mission.id, mission]))
  return rows.flatMap(({ startsAt, disputedAt, ...hours }) => {
    const mission = missions.get(hours.missionId)
    if (mission === undefined) return []
    const history = versions.get(hours.id) ?? []
    const inForce = history.at(-1)
    const isWorked = inForce !== undefined && workedMinutes(inForce) > 0
    const isAsked = hours.status === 'att.disputed' || isImported(hours.status, history)
    return {
      ...hours,
      title: titleOf(mission, locale),
      companyName: mission.companyName,
      timeZone: mission.timeZone,
      versions: history.map(({ breaks, ...version }) => ({ ...version, breaks: [...breaks] })),
      answerUntil: isAsked ? answerUntil({ startsAt, disputedAt }, mission, now) : null,
      pay: isWorked ? payOf(mission, [inForce], { locale, now }) : null,
    }
  })
}

function answerUntil(
  { startsAt, disputedAt }: { readonly startsAt: Instant; readonly disputedAt: Instant | null },
  { timeZone }: SiderMissionRow,
  now: Instant,
): Instant {
  if (disputedAt === null) return stillToCome(validationDeadline(startsAt, timeZone), now)
  return disputeDeadline({ startsAt, disputedAt }, timeZone)
}

/** The hours of somebody else answer like unknown ones. */
export async function answerSiderHours(
  call: CommandCall,
  { params: { id }, body: { accepted, comment } }: Parsed<AnswerHours>,
): Promise<Answer<AnswerHours>> {
  const { siderId } = siderOf(call)
  if (!(await areTheirHours(call.queries, { siderId, id }))) throw notFound()
  await answer(call.transaction, {
    id,
    accepted,
    agent: { siderId },
    comment: comment ?? null,
  })
  const after = await lockAttendance(call.queries, id)
  if (after === undefined) throw notFound()
  return { status: after.status }
}
