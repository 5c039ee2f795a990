import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Schedule } from '@renfort/domain/kernel/schedule.ts'
import { z } from 'zod'
import { nobody, type Scope } from '../database/db.ts'
import type { Services } from '../services.ts'
import { companyScope } from './company-scope.ts'

export interface RetryPolicy {
  /** How often a job is tried in all before it is parked. */
  readonly tries: number
  /** The pause after the first try; each later one is about twice as long as the one before. */
  readonly firstPauseSeconds: number
  readonly longestPauseSeconds: number
}

const usualRetries: RetryPolicy = { tries: 8, firstPauseSeconds: 30, longestPauseSeconds: 3_600 }

/** Of what nobody asks for anew, and a service outside may keep waiting: about two days. */
export const patientRetries: RetryPolicy = { ...usualRetries, tries: 60 }

/** Of documents, which somebody may look at already and no company can ask for anew. */
export const documentRetries: RetryPolicy = { ...patientRetries, firstPauseSeconds: 5 }

/** One try of a job. */
export interface JobRun<Data> {
  readonly services: Services
  readonly data: Data
  /** Queries of this scope reach the company of the job, or everything for a job of the product. */
  readonly scope: Scope
  /**
   * Aborted when the process is to end or the job has run for too long: a long loop throws then, so that
   * the try is made again. One that runs again within the hour anyway may just end.
   */
  readonly signal: AbortSignal
}

interface Definition<Schema extends z.ZodObject> {
  /** Stored with each job that waits: it never changes. */
  readonly name: string
  /** What is stored until the job is done. Ids rather than contents, which may change meanwhile. */
  readonly data: Schema
  readonly retry?: RetryPolicy
  /**
   * A try that a dying process cut off is made again: two runs must have the effect of one. It throws a
   * `PermanentFailure` (`outside/permanent-failure.ts`) where no later try can succeed.
   */
  readonly handler: (run: JobRun<z.output<Schema>>) => Promise<void>
}

interface ProductDefinition<Schema extends z.ZodObject> extends Definition<Schema> {
  /** When it runs by itself, with empty data. */
  readonly schedule?: Schedule
  /** For a clock that is moved: when it has something to do next; its schedule says so where absent. */
  readonly nextDue?: NextDue
}

type NextDue = (services: Services) => Promise<Instant | null>

type OfCompany = z.ZodObject<{ organisationId: z.ZodUUID }>

/** One try, with the data as they were stored. */
export type StoredRun = Omit<JobRun<unknown>, 'scope'>

export interface Job<Data = unknown> {
  readonly name: string
  /** Data as the job understands them; throws at any other. */
  readonly parse: (data: unknown) => Data
  readonly retry: RetryPolicy
  readonly schedule: Schedule | null
  readonly nextDue: NextDue | null
  readonly run: (run: StoredRun) => Promise<void>
}

/** A job of the product itself, which reaches every company. */
export function productJob<Schema extends z.ZodObject>(
  definition: ProductDefinition<Schema>,
): Job<z.output<Schema>> {
  const { name, data, retry = usualRetries, schedule = null, nextDue = null, handler } = definition
  return {
    name,
    parse: (given) => data.parse(given),
    retry,
    schedule,
    nextDue,
    run: (run) => handler({ ...run, data: data.parse(run.data), scope: nobody }),
  }
}

/** A job for the company that its data name. Its queries reach nothing else. */
export function companyJob<Schema extends OfCompany>(
  definition: Definition<Schema>,
): Job<z.output<Schema>> {
  const { name, data, retry = usualRetries, handler } = definition
  return {
    name,
    parse: (given) => data.parse(given),
    retry,
    schedule: null,
    nextDue: null,
    run: async (run) => {
      const parsed = data.parse(run.data)
      const scope = await companyScope(run.services.db, parsed.organisationId)
      await handler({ ...run, data: parsed, scope })
    },
  }
}

/** The data of a job that needs none. */
export const noData = z.strictObject({})
