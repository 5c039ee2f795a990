// Makes an account of the internal staff: npm run insider -- nora.petit@example.com
import { existsSync } from 'node:fs'
import { makeInsider } from './account/make-insider.ts'
import { startClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { createDb } from './platform/database/db.ts'
import { ExplainedError } from './platform/explained-error.ts'
import { publicUrlOf } from './platform/public-url.ts'
import { failStart } from './platform/start-failure.ts'
import { openInstallation } from './seeds/open-installation.ts'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** A link of an installation that nobody serves would look like a good one. */
function refuseNewInstallation({ environment, databaseUrl, dataDirectory }: Config): void {
  if (environment !== 'production' || databaseUrl !== null || existsSync(dataDirectory)) return
  throw new ExplainedError(
    `There is no installation in ${dataDirectory}. Set DATABASE_URL, or DATA_DIR, to that of the server.`,
  )
}

async function printLink(config: Config, email: string, names: string[]): Promise<void> {
  const clock = startClock(config.startsAt)
  const database = await openInstallation(config, clock)
  const path = await makeInsider(createDb(database, clock), email, names)
  await database.close()
  say('This link chooses their password, once, within 24 hours:')
  say(publicUrlOf(config) + path)
}

const [email, ...names] = process.argv.slice(2)
if (email === undefined) {
  say('npm run insider -- their@e-mail [first name] [last name]')
  process.exit(2)
}
let config: Config | null = null
try {
  config = readConfig(process.env)
  refuseNewInstallation(config)
  await printLink(config, email, names)
} catch (error) {
  failStart(error, config)
}
