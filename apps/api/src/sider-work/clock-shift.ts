import type { siderWork } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  clockedAt,
  clockedTime,
  clockingRefusal,
  clockState,
  phoneSkewMinutes,
} from '@renfort/domain/attendance/declare/clocking.ts'
import type { SiderClock } from '@renfort/contract/sider-work.ts'
import { findWorkedShift } from '../attendance/attendance-queries.ts'
import { clock } from '../attendance/declare/clock-hours.ts'
import { arrive } from '../attendance/declare/note-arrival.ts'
import { lockSiders } from '../hiring/hire-queries.ts'
import { findSitesOfMissions } from '../site/site-queries.ts'
import { keepPosition } from './keep-position.ts'
import { provenBy } from './prove-presence.ts'
import { refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, siderOf } from '../platform/http/route.ts'
import {
  findClockedShift,
  findClockings,
  insertClocking,
  type StoredClocking,
} from './clocking-queries.ts'

type Clock = typeof siderWork.clockSiderShift
type Declare = typeof siderWork.declareSiderHours

/**
 * Keeps what a Sider pressed. A start is an arrival, an end declares the hours; one that was kept
 * before is answered as it was, so that a phone may send again what it does not know to have come.
 */
export async function clockSiderShift(
  { transaction, queries, ...call }: CommandCall,
  { body: { id, shiftId, kind, phoneAt, sentAt, siteCode, position } }: Parsed<Clock>,
): Promise<Answer<Clock>> {
  const { siderId } = siderOf(call)
  const { now: receivedAt } = transaction
  // One phone after the other.
  await lockSiders(queries, [siderId])
  const known = await findClockedShift(queries, { siderId, id })
  if (known !== undefined) {
    transaction.leaveUnchanged()
    return toClock(await findClockings(queries, { siderId, shiftIds: [known] }))
  }
  const shift = await findWorkedShift(queries, shiftId)
  if (shift === undefined) throw refuse('errors.sider.shift_gone')
  const happenedAt = clockedAt({ phoneAt, sentAt }, receivedAt)
  if (happenedAt === null) throw refuse('errors.sider.clock_unknown')
  const before = await findClockings(queries, { siderId, shiftIds: [shiftId] })
  throwRefusal(clockingRefusal(before, { kind, happenedAt }))
  const { organisationId, missionId } = shift
  const site = (await findSitesOfMissions(queries, [missionId])).get(missionId)
  const pressed = { siderId, kind, siteCode, happenedAt, receivedAt }
  const siteProof = await provenBy(queries, site, pressed, shift)
  const times = { phoneAt, sentAt, receivedAt, happenedAt }
  const clocking: StoredClocking = { id, shiftId, kind, ...times, siteProof }
  await insertClocking(queries, { ...clocking, siderId, organisationId })
  const made = { siderId, clockingId: id, organisationId, receivedAt }
  if (position !== undefined) await keepPosition(queries, site, { ...made, position })
  await transaction.record({
    action: 'sider.clock',
    entity: 'sider',
    entityId: siderId,
    organisationId,
    before: null,
    after: { missionId, shiftId, kind, happenedAt, phoneAt, siteProof },
  })
  if (kind === 'start') await arrive(transaction, { siderId, shiftId, arrivedAt: happenedAt })
  const all = [...before, clocking]
  const time = clockedTime(all)
  if (time !== null) {
    await clock(transaction, {
      siderId,
      shiftId,
      missionId,
      time,
      agent: { siderId },
      way: 'clocked',
    })
  }
  return toClock(all)
}

/** A Sider who forgot to clock says themselves what they worked: nothing is made up for them. */
export async function declareSiderHours(
  { transaction, ...call }: CommandCall,
  { params: { id: shiftId }, body: time }: Parsed<Declare>,
): Promise<Answer<Declare>> {
  const { siderId } = siderOf(call)
  const of = {
    siderId,
    shiftId,
    missionId: undefined,
    time,
    agent: { siderId },
    way: 'byHand',
  } as const
  return { hoursId: await clock(transaction, of) }
}

/** What was clocked of one shift, on the wire. */
export function toClock(clockings: readonly StoredClocking[]): SiderClock {
  return {
    state: clockState(clockings),
    clockings: clockings.map(
      ({ id, kind, happenedAt, phoneAt, sentAt, receivedAt, siteProof }) => ({
        id,
        kind,
        happenedAt,
        phoneAt,
        skewMinutes: phoneSkewMinutes({ phoneAt, sentAt }, receivedAt),
        siteProof,
      }),
    ),
  }
}
