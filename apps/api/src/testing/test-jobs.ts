import { onTestFinished } from 'vitest'
import { installQueues } from '../platform/jobs/install-queues.ts'
import type { Job } from '../platform/jobs/job.ts'
import { type RunningJobs, startJobs } from '../platform/jobs/start-jobs.ts'
import { ownerQuery } from './owner-query.ts'
import type { TestApp } from './test-app.ts'

export interface LoggedFailure {
  readonly err: unknown
  readonly job?: string
  readonly jobId?: string
}

/** Gives jobs of a test their queues. */
export function withQueues({ database }: TestApp, jobs: readonly Job[]): Promise<void> {
  return installQueues(database, jobs)
}

/** Works on some jobs as a process does, until the end of the test; answers what it logged too. */
export async function startRunner(
  { services, database }: TestApp,
  jobs: readonly Job[],
  version = services.version,
): Promise<{ running: RunningJobs; failures: LoggedFailure[]; delays: object[] }> {
  const failures: LoggedFailure[] = []
  const delays: object[] = []
  const log = {
    error: (details: object) => failures.push(details as LoggedFailure),
    info: (details: object) => delays.push(details),
  }
  const running = await startJobs({ ...services, version }, database, jobs, log, {
    lookEveryMs: 100,
  })
  onTestFinished(() => running.stop())
  return { running, failures, delays }
}

export interface StoredJob {
  readonly id: string
  readonly state: string
  readonly data: unknown
  readonly tries: number
  /** Between the start of the last try and the next one. */
  readonly pauseSeconds: number
}

/** What waits in the queue of a job, runs or is done, in order. */
export async function storedJobs(app: TestApp, { name }: Job): Promise<readonly StoredJob[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select id, state, data, retry_count as tries,
       extract(epoch from start_after - coalesce(started_on, created_on))::float8 as "pauseSeconds"
     from pgboss.job where name = $1 order by created_on`,
    [name],
  )
  return rows as StoredJob[]
}

/** Ends the pause before the next try. */
export async function endPause({ database }: TestApp, { name }: Job): Promise<void> {
  await ownerQuery(database, 'update pgboss.job set start_after = now() where name = $1', [name])
}
