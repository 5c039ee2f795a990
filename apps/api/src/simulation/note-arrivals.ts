import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { latestMinutes, simulatedArrival } from '@renfort/domain/simulation/clocking-plan.ts'
import { arrive } from '../attendance/declare/note-arrival.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { simulated, unlessRefused } from './simulated.ts'
import { findAwaitedSiders, findNextStart } from './worked-shift-queries.ts'

const minuteMs = 60_000

/** The earliest arrival before a shift, in milliseconds. */
const earlyMs = 15 * minuteMs

/**
 * When everybody of the next shift has arrived: a moved clock stops there once, not at each
 * arrival.
 */
export async function arrivalsDue({ config, db, clock }: Services): Promise<Instant | null> {
  if (!config.simulateProvider) return null
  const startsAt = await findNextStart(
    db.queries(nobody),
    instantAfter(clock.now(), -latestMinutes * minuteMs),
  )
  return startsAt === null ? null : instantAfter(startsAt, latestMinutes * minuteMs)
}

/** Adds the arrivals of Siders to shifts under way. */
export async function noteArrivals({ config, db, clock }: Services): Promise<void> {
  if (!config.simulateProvider) return
  const now = clock.now()
  const until = instantAfter(now, earlyMs)
  for (const shift of await findAwaitedSiders(db.queries(nobody), { now, until })) {
    const arrivedAt = simulatedArrival(shift)
    if (arrivedAt === null || compareInstants(arrivedAt, now) > 0) continue
    await unlessRefused(() =>
      db.transaction(nobody, (transaction) =>
        arrive(simulated(transaction), { shiftId: shift.id, siderId: shift.siderId, arrivedAt }),
      ),
    )
  }
}
