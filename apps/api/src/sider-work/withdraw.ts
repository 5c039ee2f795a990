import type { siderWork } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { withdrawalOf } from '@renfort/domain/hiring/withdrawal.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { findHired } from '../hiring/hire-queries.ts'
import { removeSider } from '../hiring/remove-sider.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, siderOf } from '../platform/http/route.ts'
import { mailWithdrawal } from './mail-withdrawal.ts'

type Withdraw = typeof siderWork.withdrawFromMission

/** Who was hired and does not come leaves the places to others at once; company and staff are told. */
export async function withdrawFromMission(
  call: CommandCall,
  { params: { id }, body: { shiftIds: wanted, reason, comment } }: Parsed<Withdraw>,
): Promise<Answer<Withdraw>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  // A mission that they were never hired for is as unknown as any other.
  if (!(await findHired(queries, id)).includes(siderId)) throw notFound()
  const mission = await lockMissionToStaff(call, id)
  const leaving = { siderId, now: transaction.now, wanted }
  const { shiftIds, firstStart } = await leftBy(queries, mission, leaving)
  const removed = await removeSider(transaction, mission, {
    agent: { siderId },
    siderId,
    shiftIds,
    reason,
    comment: comment ?? null,
    replacementId: null,
    removedBy: null,
  })
  const left = { siderId, reason, comment: comment ?? null, firstStart }
  await mailWithdrawal(call, mission, { ...left, shiftCount: removed.shiftIds.length })
  return { openSlots: removed.staffed.openSlots }
}

interface Leaving {
  readonly siderId: string
  readonly now: Instant
  readonly wanted: readonly string[] | undefined
}

/** What they leave, and when it would have begun; all of a flexible planning, which runs as one. */
async function leftBy(
  queries: Queries,
  mission: MissionRecord,
  { siderId, now, wanted }: Leaving,
): Promise<{
  readonly shiftIds: readonly string[] | undefined
  readonly firstStart: Instant | null
}> {
  const { shifts, flexiblePlanning } = await findPlanning(queries, mission)
  const taken = await findAssignments(queries, mission.id)
  const own = shifts
    .filter(
      ({ id, endsAt }) => taken.get(id)?.includes(siderId) && compareInstants(endsAt, now) > 0,
    )
    .toSorted((one, other) => compareInstants(one.startsAt, other.startsAt))
  if (flexiblePlanning !== null) {
    if (wanted !== undefined) {
      throw invalidInput([issue(['shiftIds'], 'errors.field.unknown_choice')])
    }
    const [next] = own
    if (next !== undefined && compareInstants(next.startsAt, now) <= 0) {
      throw refuse('errors.sider.shift_begun')
    }
    return { shiftIds: undefined, firstStart: next?.startsAt ?? null }
  }
  const found = withdrawalOf(own, wanted, now)
  if ('refusal' in found) throw refuse(found.refusal.key)
  const first = own.find(({ id }) => found.shiftIds.includes(id))
  return { shiftIds: found.shiftIds, firstStart: first?.startsAt ?? null }
}
