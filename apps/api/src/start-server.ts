import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { startFileSweeper } from './files/file-sweeper.ts'
import { keptMail } from './outside/mail/kept.ts'
import type { MailPort } from './outside/mail/port.ts'
import { startAuditSealer } from './platform/audit-sealer.ts'
import { startClock } from './platform/clock.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { DataLockError } from './platform/data-lock.ts'
import { createDb } from './platform/db.ts'
import { readInstallationSecret } from './platform/installation-secret-queries.ts'
import { startKeySweeper } from './platform/key-sweeper.ts'
import { startMailDispatcher } from './platform/mail-dispatcher.ts'
import { startFlagRefresher } from './platform/feature-flags.ts'
import { createPasswords } from './platform/passwords.ts'
import { createServices } from './platform/create-services.ts'
import { startForgettingCandidates } from './preselection/forget-candidates.ts'
import { demoPeople } from './seeds/demo-accounts.ts'
import { HalfDemoError, openInstallation } from './seeds/open-installation.ts'
import { prepareData } from './seeds/prepare-data.ts'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** What the one who starts the server can mend: its message says it all. */
const explained = [ConfigError, DataLockError, HalfDemoError]

function fail(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  process.stderr.write(`${explained.some((kind) => error instanceof kind) ? message : stack}\n`)
  process.exit(1)
}

/**
 * Runs the server in this process until SIGTERM or SIGINT. It answers once the web app is there: until
 * then the database is opened, brought to its schema and filled.
 */
export async function startServer(webApp: Promise<unknown> = Promise.resolve()): Promise<void> {
  await start(readConfigOrFail(), webApp).catch(fail)
}

async function start(config: Config, webApp: Promise<unknown>): Promise<void> {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as {
    version: string
  }
  const clock = startClock(config.startsAt)
  const database = await openInstallation(config, clock)
  const db = createDb(database, clock)
  const services = createServices(
    {
      config,
      clock,
      db,
      engine: database.engine,
      version,
      passwords: createPasswords(),
      fileSecret: await readInstallationSecret(db, 'file-links'),
    },
    demoPeople(),
  )
  const accounts = await prepareData(services, database)
  await services.features.refresh()
  await webApp
  const app = await createApp(services)
  const mail = await openMail(config)
  const dispatcher = startMailDispatcher(db, clock, mail, (error) =>
    app.log.error({ err: error }, 'mail delivery'),
  )
  const sweeper = startKeySweeper(db, clock, (error) =>
    app.log.error({ err: error }, 'idempotency keys'),
  )
  const flags = startFlagRefresher(services.features, (error) =>
    app.log.error({ err: error }, 'feature flags'),
  )

  const fileSweeper = startFileSweeper(services, (error) =>
    app.log.error({ err: error }, 'abandoned files'),
  )
  const forgetting = startForgettingCandidates(services, (error) =>
    app.log.error({ err: error }, 'candidates to forget'),
  )
  const sealer = startAuditSealer(db, (error) => app.log.error({ err: error }, 'audit seals'))

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void app
      .close()
      .then(() =>
        Promise.all([
          dispatcher.stop(),
          sweeper.stop(),
          flags.stop(),
          fileSweeper.stop(),
          forgetting.stop(),
          sealer.stop(),
          services.analytics.close(),
        ]),
      )
      .then(() => database.close())
      .then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.listen({ port: config.port, host: config.host })
  announce(config, services.publicUrl(), accounts)
}

/** Its library is large: only who sends mail waits for it. */
async function openMail({ smtpUrl, mailFrom }: Config): Promise<MailPort> {
  if (smtpUrl === null) return keptMail
  const { smtpMail } = await import('./outside/mail/smtp.ts')
  return smtpMail(smtpUrl, mailFrom)
}

function announce(config: Config, address: string, accounts: readonly string[]): void {
  say(`${config.productName} ${address}`)
  if (accounts.length === 0) return
  say('')
  for (const line of accounts) say(`  ${line}`)
}

function readConfigOrFail(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error)
  }
}
