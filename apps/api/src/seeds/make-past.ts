import { setTimeout as wait } from 'node:timers/promises'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { createApi } from '../app.ts'
import { type Clock, instantAfter, millisecondsBetween } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import {
  beginStep,
  endStep,
  findUnfinished,
} from '../platform/database/installation-step-queries.ts'
import { ifAlone } from '../platform/database/while-alone.ts'
import type { Services } from '../platform/services.ts'
import { enqueueBillsOfPast } from './bill-the-past.ts'
import type { CompanyPast } from './company-past.ts'
import type { CompanyWeeks } from './company-weeks.ts'
import type { DemoOrganisations } from './demo-organisations.ts'
import { liveThePast, type LivingOptions } from './demo-past.ts'
import { liveTheWeeks } from './live-the-weeks.ts'
import { removeSessionsBefore } from './past-queries.ts'
import { mondayOf, movableClock } from './seeding.ts'

/** What the past is made from, in this process or in another after a stop. */
interface Plan {
  /** When the demo was made. */
  readonly present: Instant
  readonly organisations: DemoOrganisations
  readonly companies: readonly CompanyPast[]
  /** What is made before the past, since it is looked at first. */
  readonly weeks: readonly CompanyWeeks[]
}

/** As JSON: pairs instead of maps. */
interface StoredPlan extends Omit<Plan, 'organisations'> {
  readonly ids: readonly (readonly [string, string])[]
  readonly userIds: readonly (readonly [string, string])[]
  /** Read by the simulation. */
  readonly staysAway: readonly CompanyWeeks['staysAway'][]
}

const step = 'demo-past'

/** Leaves the past to be made, in the transaction that ends what comes before it. */
export async function leavePast(
  { queries }: Pick<Transaction, 'queries'>,
  { organisations, ...plan }: Plan,
): Promise<void> {
  const stored: StoredPlan = {
    ...plan,
    ids: [...organisations.ids],
    userIds: [...organisations.userIds],
    staysAway: plan.weeks.map(({ staysAway }) => staysAway),
  }
  await beginStep(queries, step, stored)
}

const lookAgainMs = 500
const dayMs = 86_400_000

/**
 * Makes the past of the demo where it is not whole yet, and is done when it is: several processes leave
 * it to one of them, and the next goes on when that one ends.
 */
export async function makePast(
  product: Services,
  database: Pick<Database, 'engine' | 'ownerPool'>,
  options: LivingOptions,
): Promise<void> {
  const queries = product.db.queries(nobody)
  while ((await findUnfinished(queries, step)) !== undefined) {
    const made = await ifAlone(database, async () => {
      const left = await findUnfinished(queries, step)
      if (left !== undefined) await goOn(product, left.data as StoredPlan, options)
    })
    if (!made) await wait(lookAgainMs, undefined, { signal: options.signal })
  }
}

async function goOn(product: Services, plan: StoredPlan, options: LivingOptions): Promise<void> {
  const { present, companies, weeks } = plan
  const clock = movableClock(clockSince(present, product.clock))
  const config = { ...product.config, logLevel: 'silent' } as const
  const services = { ...product, config, clock, db: product.db.at(clock) }
  const organisations = { ids: new Map(plan.ids), userIds: new Map(plan.userIds) }
  const app = await createApi(services)
  try {
    const living = { app, services, organisations, clock, present }
    await liveTheWeeks(living, weeks, options.signal)
    await liveThePast(living, companies, options)
  } finally {
    await app.close()
  }
  await product.db.transaction(nobody, async (transaction) => {
    const users = [...organisations.userIds.values()]
    await removeSessionsBefore(transaction.queries, users, instantAfter(present, -dayMs))
    await enqueueBillsOfPast(transaction, {
      present: mondayOf(present),
      companies: [...organisations.ids.values()],
    })
    await endStep(transaction.queries, step, transaction.now)
  })
}

const longestMs = 3_600_000

/** Runs on from the making of the demo, an hour at most: the weeks of the past stay what they were after a long stop. */
function clockSince(
  present: Instant,
  product: Clock,
): Pick<Clock, 'epochMilliseconds' | 'isMoving'> {
  return {
    epochMilliseconds: () => {
      const since = millisecondsBetween(present, product.now())
      return product.epochMilliseconds() - since + Math.min(Math.max(since, 0), longestMs)
    },
    isMoving: product.isMoving,
  }
}
