import { randomUUID } from 'node:crypto'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import {
  clockedSince,
  latestMinutes,
  simulatedDay,
  type SimulatedPress,
} from '@renfort/domain/simulation/clocking-plan.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { clockSiderShift } from '../sider-work/clock-shift.ts'
import { callOfSider } from './call-of-sider.ts'
import { unlessRefused } from './simulated.ts'
import { findNextMoment, findUnclockedShifts, type UnclockedShift } from './worked-shift-queries.ts'

const latestMs = latestMinutes * 60_000

/**
 * When Siders press next: once everybody of a shift has come, and at its end. A moved clock does not stop at
 * each press: those in between are sent then, with their own hours, as a phone without a network does.
 */
export async function pressesDue({ config, db, clock }: Services): Promise<Instant | null> {
  if (!config.simulateProvider) return null
  const queries = db.queries(nobody)
  const now = clock.now()
  const [started, next] = [
    await findNextMoment(queries, instantAfter(now, -latestMs)),
    await findNextMoment(queries, now),
  ]
  const times = [started === null ? null : instantAfter(started, latestMs), next]
  return times.filter((at) => at !== null).toSorted(compareInstants)[0] ?? null
}

/** Simulated Siders press what their day says until now. */
export async function pressClocks(services: Services, signal: AbortSignal): Promise<void> {
  const { config, db, clock } = services
  if (!config.simulateProvider) return
  const now = clock.now()
  const since = clockedSince(now)
  for (const shift of await findUnclockedShifts(db.queries(nobody), { since, until: now })) {
    const presses = simulatedDay(shift)?.presses.slice(shift.pressed) ?? []
    for (const press of presses) {
      if (signal.aborted || compareInstants(press.at, now) > 0) break
      if (!(await pressClock(services, shift, press))) break
    }
  }
}

/** `false` where the product refuses it: what follows would be refused too. */
function pressClock(
  services: Services,
  { id: shiftId, siderId }: UnclockedShift,
  { kind, at: phoneAt }: SimulatedPress,
): Promise<boolean> {
  return unlessRefused(() =>
    services.db.transaction(nobody, async (transaction) => {
      const body = { id: randomUUID(), shiftId, kind, phoneAt, sentAt: transaction.now }
      await clockSiderShift(callOfSider(services, transaction, siderId), { body })
    }),
  )
}
