import { SpanKind } from '@opentelemetry/api'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { PdfUnavailable } from '../../outside/pdf/port.ts'
import { PermanentFailure } from '../../outside/permanent-failure.ts'
import type { Database } from '../database/database.ts'
import { nobody } from '../database/db.ts'
import { repeat } from '../repeat.ts'
import type { Services } from '../services.ts'
import { inSpan } from '../spans.ts'
import { bossDatabase } from './boss-database.ts'
import type { Job } from './job.ts'
import { hasItsTime } from './own-time.ts'
import { findReadyJobs, giveBack } from './ready-jobs.ts'
import { startSchedules } from './schedules.ts'

interface Log {
  error(details: object, message: string): void
  info(details: object, message: string): void
}

/** Called at the start of each try, and with its result; `parked` means that it failed for good. */
export interface JobWatch {
  jobStarted(name: string): (outcome: 'completed' | 'failed' | 'parked') => void
}

interface Options {
  readonly lookEveryMs?: number
  readonly watch?: JobWatch | null
}

export interface RunningJobs {
  /** Takes no more jobs, signals running ones to stop, and waits for them. */
  stop(): Promise<void>
}

/** Seconds between two searches for tries without a heartbeat for a minute. */
const superviseEverySeconds = 30
/** Within it, a process whose clock is ahead takes the job that this one is too early for. */
const tooEarlySeconds = 5
const longestStopMs = 20_000
/** A fallback in case no notification of a job arrives. */
const workerLooksEverySeconds = 60
/** The interval of pg-boss features that the product does not use. */
const seldomSeconds = 86_400

/** Runs waiting jobs, and queues scheduled ones; several processes share the work. */
export async function startJobs(
  services: Services,
  database: Pick<Database, 'systemPool' | 'isLent'>,
  jobs: readonly Job[],
  log: Log,
  { lookEveryMs = 1_000, watch = null }: Options = {},
): Promise<RunningJobs> {
  const boss = createBoss(database)
  boss.on('error', (error) => log.error({ err: error }, 'job queues'))
  await boss.start()
  const ending = new AbortController()
  const surroundings = { services, log, watch, ending: ending.signal }
  const workers = new Map<string, string>()
  for (const job of jobs) workers.set(job.name, await workOn(boss, job, surroundings))
  // One short read for all queues, because a worker's own query for a job takes milliseconds.
  const looking = repeat(
    async () => {
      const ready = await findReadyJobs(services.db.queries(nobody))
      for (const name of ready) boss.notifyWorker(workers.get(name) ?? '')
    },
    lookEveryMs,
    (error) => log.error({ err: error }, 'job queues'),
  )
  const schedules = startSchedules(services, jobs, (error, name) =>
    log.error({ err: error, job: name }, 'job schedule'),
  )
  return {
    stop: async () => {
      ending.abort()
      await Promise.all([looking.stop(), schedules.stop()])
      await boss.stop({ timeout: longestStopMs })
    },
  }
}

/** The queues for the running product, which cannot change the schema. */
export function createBoss(database: Pick<Database, 'systemPool' | 'isLent'>): PgBoss {
  return new PgBoss({
    db: bossDatabase(database),
    migrate: false,
    // Its schedules read the machine's clock; ours read the product's.
    schedule: false,
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
    flowIntervalSeconds: seldomSeconds,
    // Both need the owner of the tables.
    reindex: false,
    monitorVacuum: false,
  })
}

interface Surroundings {
  readonly services: Services
  readonly log: Log
  readonly watch: JobWatch | null
  readonly ending: AbortSignal
}

/** One job of a kind at a time in each process; the next is fetched as soon as one is done. */
async function workOn(boss: PgBoss, job: Job, surroundings: Surroundings): Promise<string> {
  const worker: string = await boss.work(
    job.name,
    {
      pollingIntervalSeconds: workerLooksEverySeconds,
      perJobResults: true,
      includeMetadata: true,
    },
    async (taken: readonly JobWithMetadata<unknown>[]) => {
      const results: JobResult[] = []
      for (const stored of taken) results.push(await tryOne(job, stored, surroundings))
      boss.notifyWorker(worker)
      return results
    },
  )
  return worker
}

async function tryOne(
  job: Job,
  { id, data, priority: precedence, signal: expired }: JobWithMetadata<unknown>,
  { services, log, watch, ending }: Surroundings,
): Promise<JobResult> {
  let done: ReturnType<JobWatch['jobStarted']> | undefined
  try {
    const signal = AbortSignal.any([expired, ending])
    if (!(await hasItsTime(services, job, signal))) {
      await giveBack(services.db.queries(nobody), { name: job.name, id }, tooEarlySeconds)
      return { id, status: 'failed' }
    }
    done = watch?.jobStarted(job.name)
    const attributes = { 'messaging.message.id': id }
    await inSpan(`job ${job.name}`, { kind: SpanKind.CONSUMER, attributes }, () =>
      job.run({ services, data, signal, precedence }),
    )
    done?.('completed')
    return { id, status: 'completed' }
  } catch (error) {
    const isPermanent = error instanceof PermanentFailure
    done?.(isPermanent ? 'parked' : 'failed')
    if (ending.aborted && !isPermanent) {
      // The stop interrupted it, whatever the error says. It goes back to its queue, so that the
      // failure does not count.
      await giveBack(services.db.queries(nobody), { name: job.name, id })
    } else if (error instanceof PdfUnavailable) {
      // A document that takes too long is no bug: the try counts, and the next one follows.
      log.info({ job: job.name, jobId: id, why: error.message }, 'job tried again later')
    } else {
      log.error({ err: error, job: job.name, jobId: id }, 'job failed')
    }
    return { id, status: isPermanent ? 'deadletter' : 'failed', output: error }
  }
}
