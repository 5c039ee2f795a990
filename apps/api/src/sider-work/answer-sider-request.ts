import type { siderWork } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { WantedHire } from '@renfort/domain/hiring/place-hires.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { hireWanted } from '../hiring/hire-wanted.ts'
import { recordAnswer } from '../hiring/record-answer.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, siderOf } from '../platform/http/route.ts'
import { isAskedFor } from './mission-queries.ts'

type AnswerRequest = typeof siderWork.answerSiderRequest

/**
 * A Sider who declines leaves the place to others. A Sider who accepts is hired at once, by the rules
 * of every hire: when a rule refuses the hire, the answer is not stored either.
 */
export async function answerSiderRequest(
  call: CommandCall,
  { params: { id }, body: { status, comment } }: Parsed<AnswerRequest>,
): Promise<Answer<AnswerRequest>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  // A mission that nobody asks them for is as unknown as any other.
  if (!(await isAskedFor(queries, { siderId, missionId: id }))) throw notFound()
  const mission = await lockMissionToStaff(call, id)
  const agent = { siderId }
  await recordAnswer(transaction, mission, {
    agent,
    siderId,
    status,
    through: 'app',
    answeredBy: null,
    comment: comment ?? null,
  })
  if (status === 'declined') return { status }
  const wanted = await placesLeft(queries, mission, { siderId, now: transaction.now })
  await hireWanted(transaction, mission, { agent, assignments: [wanted], reason: null })
  return { status: 'hired' }
}

/** The shifts to come with room for one more; all of a flexible planning. */
async function placesLeft(
  queries: Queries,
  mission: MissionRecord,
  { siderId, now }: { readonly siderId: string; readonly now: Instant },
): Promise<WantedHire> {
  const { shifts, flexiblePlanning } = await findPlanning(queries, mission)
  if (flexiblePlanning !== null) return { siderId }
  const taken = await findAssignments(queries, mission.id)
  const toCome = shifts.filter(({ endsAt }) => compareInstants(endsAt, now) > 0)
  const free = toCome.filter(({ id, slots }) => (taken.get(id)?.length ?? 0) < slots)
  if (toCome.length > 0 && free.length === 0) {
    throw refuse('errors.hiring.slot_taken', { siderId })
  }
  return { siderId, shiftIds: free.map(({ id }) => id) }
}
