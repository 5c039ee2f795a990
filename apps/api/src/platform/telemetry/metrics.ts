import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { nobody, type Db } from '../database/db.ts'
import type { JobWatch } from '../jobs/start-jobs.ts'
import { type Backlog, readBacklog } from './backlog-queries.ts'
import type { ShippedLog } from './shipped-log.ts'

/** Metrics of this process, and of the work that waits in the shared database. */
export interface Metrics extends JobWatch {
  answered(call: {
    readonly method: string
    /** The pattern of the address, such as `/api/tasks/:id`, never the address itself. */
    readonly route: string
    readonly status: number
    readonly milliseconds: number
  }): void
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

/** Seconds: most answers take milliseconds, a document or an export seconds. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600]

type Pools = Pick<Database, 'pool' | 'systemPool' | 'ownerPool'>
type Lines = Pick<ShippedLog, 'waiting' | 'lost'>
const unshipped: Lines = { waiting: () => 0, lost: () => 0 }

export function createMetrics(db: Db, pools: Pools, shippedLog: Lines = unshipped): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'renfort_http_answers_total',
    help: 'Answers by operation and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'renfort_http_answer_seconds',
    help: 'Time from the first byte of a call to the last of its answer',
    labelNames: ['method', 'route'],
    buckets: answerBuckets,
    registers,
  })
  const jobDurations = new Histogram({
    name: 'renfort_job_seconds',
    help: 'Time that a try of a job took, by how it ended',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  })
  const connections = new Gauge({
    name: 'renfort_database_connections',
    help: 'Connections of each pool by state, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const name of ['pool', 'systemPool', 'ownerPool'] as const) {
        const { totalCount, idleCount, waitingCount } = pools[name]
        this.set({ pool: name, state: 'used' }, totalCount - idleCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  registry.registerMetric(connections)
  showLines(registry, shippedLog)
  const showBacklog = backlogGauges(registers)
  return {
    contentType: registry.contentType,
    answered: ({ method, route, status, milliseconds }) => {
      answers.inc({ method, route, status })
      durations.observe({ method, route }, milliseconds / 1_000)
    },
    jobStarted: (job) => {
      const stop = jobDurations.startTimer({ job })
      return (outcome) => stop({ outcome })
    },
    text: async () => {
      showBacklog(await readBacklog(db.queries(nobody)).catch(() => null))
      return registry.metrics()
    },
  }
}

function showLines(registry: Registry, { waiting, lost }: Lines): void {
  const registers: Registry[] = []
  registry.registerMetric(
    new Gauge({
      name: 'renfort_log_lines_waiting',
      help: 'Lines of the log that wait for the collector',
      registers,
      collect() {
        this.set(waiting())
      },
    }),
  )
  registry.registerMetric(
    new Counter({
      name: 'renfort_log_lines_lost_total',
      help: 'Lines of the log that the collector did not get',
      registers,
      collect() {
        this.reset()
        this.inc(lost())
      },
    }),
  )
}

/** The backlog is the same for every process, and is read when the metrics are. */
function backlogGauges(registers: Registry[]): (backlog: Backlog | null) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const isUp = gauge('renfort_database_up', 'Whether the database answered this time')
  const jobsWaiting = gauge('renfort_jobs_waiting', 'Jobs whose time has come, by name', ['job'])
  const jobsOldest = gauge('renfort_jobs_oldest_seconds', 'Age of the oldest of them', ['job'])
  const parked = gauge('renfort_jobs_parked', 'Jobs that failed for good, by name', ['job'])
  const mails = gauge('renfort_mails_waiting', 'Mails whose time has come')
  const mailsOldest = gauge('renfort_mails_oldest_seconds', 'Age of the oldest of them')
  const failedMails = gauge('renfort_mails_failed', 'Mails that are not tried any more')
  const invoices = gauge('renfort_invoices_without_document', 'Invoices whose document is not made')
  const invoicesOldest = gauge(
    'renfort_invoices_without_document_oldest_seconds',
    'Age of the oldest of them',
  )
  const webhooks = gauge('renfort_webhooks_late', 'Events whose time to be sent has come')
  const webhooksOldest = gauge('renfort_webhooks_oldest_seconds', 'Age of the oldest of them')
  const parkedWebhooks = gauge('renfort_webhooks_parked', 'Events that no webhook accepted in time')
  return (backlog) => {
    isUp.set(backlog === null ? 0 : 1)
    for (const each of [jobsWaiting, jobsOldest, parked]) each.reset()
    if (backlog === null) return
    for (const { job, waiting, oldestSeconds } of backlog.jobs) {
      jobsWaiting.set({ job }, waiting)
      jobsOldest.set({ job }, oldestSeconds)
    }
    for (const { job, count } of backlog.parked) parked.set({ job }, count)
    mails.set(backlog.mails.waiting)
    mailsOldest.set(backlog.mails.oldestSeconds)
    failedMails.set(backlog.failedMails)
    invoices.set(backlog.invoices.waiting)
    invoicesOldest.set(backlog.invoices.oldestSeconds)
    webhooks.set(backlog.webhooks.waiting)
    webhooksOldest.set(backlog.webhooks.oldestSeconds)
    parkedWebhooks.set(backlog.parkedWebhooks)
  }
}
