import type { operations } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { longestClockMove } from '@renfort/contract/operations.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type DueRun, millisecondsBetween } from '../platform/clock.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'

type Move = typeof operations.moveClock

const dayMs = 86_400_000

/** Moves the clock of a demo forward, and runs the jobs that come due (G-38). */
export async function moveClock({ services }: Call, { body }: Parsed<Move>): Promise<Answer<Move>> {
  const { clock, moveClock: move } = services
  if (move === null) throw notFound()
  const to = body.now as Instant
  if (millisecondsBetween(clock.now(), to) > longestClockMove * dayMs) {
    throw refuse('errors.clock.too_far', { days: longestClockMove })
  }
  const ran = await move(to)
  if (ran === null) throw refuse('errors.clock.backwards', { now: clock.now() })
  return { now: clock.now(), ran: counted(ran) }
}

/** Joins runs of one job that follow each other into one entry, with the time of the first. */
function counted(runs: readonly DueRun[]): { job: string; at: Instant; count: number }[] {
  const told = new Map<string, { job: string; at: Instant; count: number }>()
  for (const { job, at } of runs) {
    const known = told.get(job)
    if (known === undefined) told.set(job, { job, at, count: 1 })
    else known.count += 1
  }
  return [...told.values()]
}
