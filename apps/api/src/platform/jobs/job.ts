import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Schedule } from '@renfort/domain/kernel/schedule.ts'
import { z } from 'zod'
import { nobody, type Scope } from '../database/db.ts'
import type { Services } from '../services.ts'
import { companyScope } from './company-scope.ts'

export interface RetryPolicy {
  /** The number of tries before a job is parked. */
  readonly tries: number
  /** The pause after the first try; each later one is about twice as long as the one before. */
  readonly firstPauseSeconds: number
  readonly longestPauseSeconds: number
}

const usualRetries: RetryPolicy = { tries: 8, firstPauseSeconds: 30, longestPauseSeconds: 3_600 }

/** For jobs that nobody can request again and that depend on an outside service: about two days. */
export const patientRetries: RetryPolicy = { ...usualRetries, tries: 60 }

/** For documents, which somebody may wait for and no company can request again. */
export const documentRetries: RetryPolicy = { ...patientRetries, firstPauseSeconds: 5 }

/** One try of a job. */
export interface JobRun<Data> {
  readonly services: Services
  readonly data: Data
  /** Queries of this scope see the company of the job, or everything for a job of the product. */
  readonly scope: Scope
  /** Before which others of its kind it was taken; for the jobs that it leaves in turn. */
  readonly precedence: number
  /**
   * Aborted when the process has to stop or the job has run for too long: a long loop then throws,
   * so that the job is tried again. A job that runs again within the hour may simply end.
   */
  readonly signal: AbortSignal
}

interface Definition<Schema extends z.ZodObject> {
  /** Stored with each waiting job, so it never changes. */
  readonly name: string
  /** The data stored until the job is done: ids, because contents may change in between. */
  readonly data: Schema
  readonly retry?: RetryPolicy
  /**
   * A try that a dying process interrupted is repeated, so two runs must have the effect of one. It
   * throws a `PermanentFailure` (`outside/permanent-failure.ts`) where no later try can succeed.
   */
  readonly handler: (run: JobRun<z.output<Schema>>) => Promise<void>
}

interface ProductDefinition<Schema extends z.ZodObject> extends Definition<Schema> {
  /** When it runs automatically, with empty data. */
  readonly schedule?: Schedule
  /** For a clock that is moved: when the job next has something to do; by default its schedule. */
  readonly nextDue?: NextDue
}

type NextDue = (services: Services) => Promise<Instant | null>

type OfCompany = z.ZodObject<{ organisationId: z.ZodUUID }>

/** One try, with the data as they were stored. */
export type StoredRun = Omit<JobRun<unknown>, 'scope' | 'precedence'> & {
  readonly precedence?: number
}

export interface Job<Data = unknown> {
  readonly name: string
  /** Parses the data of the job; throws for any other. */
  readonly parse: (data: unknown) => Data
  readonly retry: RetryPolicy
  readonly schedule: Schedule | null
  readonly nextDue: NextDue | null
  readonly run: (run: StoredRun) => Promise<void>
}

/** A job of the product itself, which sees every company. */
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
    run: ({ precedence = 0, ...run }) =>
      handler({ ...run, precedence, data: data.parse(run.data), scope: nobody }),
  }
}

/** A job for the company in its data. Its queries see nothing else. */
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
    run: async ({ precedence = 0, ...run }) => {
      const parsed = data.parse(run.data)
      const scope = await companyScope(run.services.db, parsed.organisationId)
      await handler({ ...run, precedence, data: parsed, scope })
    },
  }
}

/** The data of a job without any. */
export const noData = z.strictObject({})
