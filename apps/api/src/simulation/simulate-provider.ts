import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { clockedSince } from '@renfort/domain/simulation/clocking-plan.ts'
import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import type { Services } from '../platform/services.ts'
import { findContestedDocuments } from './contested-document-queries.ts'
import { doAct } from './do-act.ts'
import {
  type Act,
  actsOf,
  correctionsOf,
  declarationsOf,
  hoursAnswersOf,
  withdrawalsOf,
} from './due-acts.ts'
import { findExpectedSiders, findOpenMissions } from './open-mission-queries.ts'
import { pressClocks, pressesDue } from './press-clocks.ts'
import { findAskedHours, findUnclockedShifts } from './worked-shift-queries.ts'

/** A moved clock asks for the next act each time, so that nearer shifts are enough. */
const dayMs = 86_400_000
const lookAheadDays = 21

/**
 * Plays the provider and the Siders in a demo (G-37): answers to requests, applicants,
 * hires, contested contracts. What it
 * does, and when, follows from the missions themselves: twice the same demo lives the same way.
 */
export const simulateProvider = productJob({
  name: 'simulate-provider',
  data: noData,
  schedule: everyMinutes(1),
  nextDue: async (services) => {
    const due = [(await nextActs(services))[0]?.at ?? null, await pressesDue(services)]
    return due.filter((at) => at !== null).toSorted(compareInstants)[0] ?? null
  },
  handler: async ({ services, signal }) => {
    const now = services.clock.now()
    for (const act of await nextActs(services)) {
      if (signal.aborted || compareInstants(act.at, now) > 0) break
      await doAct(services, act)
    }
    await pressClocks(services, signal)
  },
})

/** Of all missions that look for Siders, the earliest first. */
async function nextActs({ config, db, clock }: Services): Promise<readonly Act[]> {
  if (!config.simulateProvider) return []
  const now: Instant = clock.now()
  const queries = db.queries(nobody)
  const missions = await findOpenMissions(queries, now)
  const until = instantAfter(now, lookAheadDays * dayMs)
  const expected = await findExpectedSiders(queries, { now, until })
  const worked = await findUnclockedShifts(queries, { since: clockedSince(now), until })
  return [
    ...missions.flatMap((mission) => actsOf(mission, now)),
    ...withdrawalsOf(expected),
    ...declarationsOf(worked),
    ...hoursAnswersOf(await findAskedHours(queries)),
    ...correctionsOf(await findContestedDocuments(queries)),
  ].toSorted((a, b) => compareInstants(a.at, b.at))
}
