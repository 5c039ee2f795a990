import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createApp } from './app.ts'
import { logSecurity } from './audit/log-security.ts'
import { openBackupSocket } from './backup/backup-socket.ts'
import { jobs } from './jobs.ts'
import { keptMail } from './outside/mail/kept.ts'
import type { MailPort } from './outside/mail/port.ts'
import { keptSms } from './outside/sms/kept.ts'
import type { SmsPort } from './outside/sms/port.ts'
import { twilioSms } from './outside/sms/twilio.ts'
import { startClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { missingSettings } from './platform/seller-settings.ts'
import type { Database } from './platform/database/database.ts'
import { createDb, nobody } from './platform/database/db.ts'
import { followNews } from './platform/database/follow-news.ts'
import { readInstallationSecret } from './platform/database/installation-secret-queries.ts'
import { findMovedTo } from './platform/jobs/clock-queries.ts'
import { withMovableClock } from './platform/jobs/movable-clock.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { draining } from './platform/http/drain.ts'
import { startFlagRefresher } from './platform/flags/feature-flags.ts'
import { createMetrics } from './platform/telemetry/metrics.ts'
import { startMetricsServer } from './platform/telemetry/metrics-server.ts'
import type { OnReach, ShippedLog } from './platform/telemetry/shipped-log.ts'
import type { Traces } from './platform/telemetry/traces.ts'
import { createPasswords } from './platform/passwords.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { createServices } from './platform/create-services.ts'
import { readSmsSettings } from './platform/sms-settings.ts'
import { demoJobs } from './seeds/bill-the-past.ts'
import { demoPeople } from './seeds/demo-accounts.ts'
import { openInstallation } from './seeds/open-installation.ts'
import { failStart } from './platform/start-failure.ts'
import { type StartProgress, startProgress } from './platform/start-progress.ts'
import { makePast } from './seeds/make-past.ts'
import { prepareData } from './seeds/prepare-data.ts'

/**
 * Runs the server in this process until SIGTERM or SIGINT. It answers once the web app is there: until
 * then the database is opened, brought to its schema and filled.
 */
export async function startServer(
  webApp: Promise<unknown> = Promise.resolve(),
  progress: StartProgress = startProgress(),
): Promise<void> {
  const config = readConfigOrFail()
  await start(config, webApp, progress).catch((error: unknown) => {
    progress.end()
    failStart(error, config)
  })
}

/** Shares of a first start, as measured: the past of the demo is most of it. */
const shares = { opening: 0.05, filling: 0.2, serving: 0.25, past: 0.3 } as const

async function start(
  config: Config,
  webApp: Promise<unknown>,
  progress: StartProgress,
): Promise<void> {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as {
    version: string
  }
  const clock = startClock(config.startsAt)
  progress.show('The database is opened', shares.opening)
  const database = await openInstallation(config, clock)
  const db = createDb(database, clock)
  const movedTo = config.showsOutbox ? await findMovedTo(db.queries(nobody)) : null
  if (movedTo !== null) clock.moveTo(movedTo)
  const ending = new AbortController()
  const created = createServices(
    {
      config,
      clock,
      db,
      engine: database.engine,
      version,
      ending: ending.signal,
      passwords: createPasswords(),
      secretBox: createSecretBox(await readInstallationSecret(db, 'second-factors')),
      mail: await openMail(config),
      sms: openSms(),
      fileSecret: await readInstallationSecret(db, 'file-links'),
      unsubscribeSecret: await readInstallationSecret(db, 'unsubscribe-links'),
    },
    demoPeople(),
  )
  const past = Promise.withResolvers<void>()
  const services = withMovableClock(created, clock, jobs, past.promise)
  progress.show('The accounts and companies are prepared', shares.filling)
  const accounts = await prepareData(services, database)
  await services.features.refresh()
  progress.show('The web app is prepared', shares.serving)
  await webApp
  const shippedLog = await openShippedLog(config, version, (isReached, lost) => {
    if (isReached) log.info({ lost }, 'the collector takes the log again')
    else log.warn({ lost }, 'the collector does not take the log')
  })
  const metrics =
    config.metrics === null ? null : createMetrics(db, database, shippedLog ?? undefined)
  const traces = await openTraces(config, version)
  const app = await createApp(services, { metrics, traces, shippedLog })
  const log = app.log
  logSecurity(db, log)
  void followNews(database, db.news, ending.signal)
  for (const { name, why } of missingSettings(config)) log.warn({ setting: name }, why)
  const flags = startFlagRefresher(services.features, (error) =>
    log.error({ err: error }, 'feature flags'),
  )
  const metricsServer =
    metrics === null || config.metrics === null
      ? null
      : await startMetricsServer(metrics, config.metrics)
  const backups = await openBackups(database, config, log)
  const connections = draining(app.server)
  // What comes due by itself is for a past that is whole.
  const working = past.promise.then(async () => {
    if (ending.signal.aborted) return null
    return startJobs(services, database, [...jobs, ...demoJobs], log, { watch: metrics })
  })

  const stop = () => {
    if (ending.signal.aborted) return
    ending.abort()
    // Jobs go back at once, for another process to take them while calls are still answered here.
    const jobsStopped = working.then((running) => running?.stop())
    jobsStopped.catch(() => undefined)
    void connections
      .drain(config.stopDelaySeconds * 1_000)
      .then(() => app.close())
      .then(() =>
        Promise.all([
          jobsStopped,
          flags.stop(),
          services.analytics.close(),
          services.pdf.close(),
          metricsServer?.close(),
          traces?.close(),
          backups?.close(),
        ]),
      )
      .then(() => services.mail.close())
      .then(() => shippedLog?.close())
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => failStart(error),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.listen({ port: config.port, host: config.host })
  announce(config, progress, { address: services.publicUrl(), accounts })
  const { signal } = ending
  const onProgress = (share: number) =>
    progress.show('The past of the demo is made', shares.past + share * (1 - shares.past))
  await makePast(services, database, { signal, onProgress }).catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'the past of the demo')
  })
  progress.end()
  past.resolve()
  await working
}

/** Loaded only where a collector is configured: the libraries are large. */
async function openTraces({ traces }: Config, version: string): Promise<Traces | null> {
  if (traces === null) return null
  const { startTraces } = await import('./platform/telemetry/traces.ts')
  return startTraces(traces, version)
}

/** Loaded only where a collector is configured, as the traces are. */
async function openShippedLog(
  { shippedLog }: Config,
  version: string,
  onReach: OnReach,
): Promise<ShippedLog | null> {
  if (shippedLog === null) return null
  const { shipLog } = await import('./platform/telemetry/shipped-log.ts')
  return shipLog(shippedLog, version, onReach)
}

/** Loaded only where an SMTP server is configured: the library is large. */
async function openMail({ smtpUrl, mailFrom }: Config): Promise<MailPort> {
  if (smtpUrl === null) return keptMail
  const { smtpMail } = await import('./outside/mail/smtp.ts')
  return smtpMail(smtpUrl, mailFrom)
}

function openSms(): SmsPort {
  const settings = readSmsSettings(process.env)
  return settings === null ? keptSms : twilioSms(settings)
}

/** A start does not fail for lack of it: a backup is still taken while the server is stopped. */
async function openBackups(database: Database, { dataDirectory }: Config, log: FastifyBaseLogger) {
  if (database.engine !== 'pglite') return null
  try {
    return await openBackupSocket(database, dataDirectory)
  } catch (error) {
    log.warn({ err: error }, 'backups are only taken while this server is stopped')
    return null
  }
}

function announce(
  { productName }: Config,
  progress: StartProgress,
  { address, accounts }: { readonly address: string; readonly accounts: readonly string[] },
): void {
  progress.say(`${productName} ${address}`)
  if (accounts.length === 0) return
  progress.say('')
  for (const line of accounts) progress.say(`  ${line}`)
}

function readConfigOrFail(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return failStart(error)
  }
}
