// Shows that a backup can be lived from: npm run drill [-- --rows 1000000], or with a backup of one's own: npm run
// drill -- /mnt/backups --email their@e-mail (and DRILL_PASSWORD).
import '../tools/node-version.ts'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openEmbedded } from '../apps/api/src/platform/database/database.ts'
import { demoPassword } from '../apps/api/src/seeds/demo-accounts.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { runLoudly } from '../tools/step.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { openWorksite, startClients } from './clients.ts'
import { judge, newLedger } from './ledger.ts'
import { openedFiles } from './opened-files.ts'
import { product } from './product.ts'
import { storedMissions } from './stored-missions.ts'

/** The copy of a real installation must reach nobody: no mail, no card, no invoice leaves it. */
const cutOff = {
  NODE_ENV: 'development',
  DATABASE_URL: '',
  SEED: 'empty',
  SMTP_URL: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  INVOICE_PLATFORM_URL: '',
  INVOICE_PLATFORM_TOKEN_URL: '',
  INVOICE_PLATFORM_CLIENT_ID: '',
  INVOICE_PLATFORM_CLIENT_SECRET: '',
  ANALYTICS_URL: '',
  SIMULATE_PROVIDER: 'false',
  ...withoutBucket(),
}

/** A busy machine is no damaged backup. */
const startWithinMs = 300_000

interface Account {
  readonly email: string
  readonly password: string
}

const { values, positionals } = parseArgs({
  options: { email: { type: 'string' }, rows: { type: 'string', default: '0' } },
  allowPositionals: true,
})
const [given, ...others] = positionals
const moreRows = Number(values.rows)
if (others.length > 0 || !Number.isInteger(moreRows) || moreRows < 0) {
  print('npm run drill [-- --rows 1000000 | -- <backup> --email their@e-mail]')
  process.exit(2)
}
const problems = await withFolder('drill', (folder) =>
  given === undefined ? drillOfDemo(folder) : drillOf(given, folder, accountGiven()),
)
for (const problem of problems) print(`failed: ${problem}`)
print(problems.length === 0 ? 'The backup holds.' : 'The backup does NOT hold.')
process.exitCode = problems.length === 0 ? 0 : 1

function accountGiven(): Account | null {
  const { email } = values
  return email === undefined ? null : { email, password: process.env.DRILL_PASSWORD ?? '' }
}

/** Saves a demo while clients order missions. */
async function drillOfDemo(folder: string): Promise<readonly string[]> {
  const dataDirectory = join(folder, 'demo')
  const backups = join(folder, 'backups')
  const settings = { ...cutOff, DATA_DIR: dataDirectory, SEED: 'brief-demo' }
  const demo = product(await freePort(), settings, startWithinMs)
  const account = { email: 'admin@maison-lumiere.test', password: demoPassword }
  const ledger = newLedger()
  let before = newLedger()
  let longestMs = 0
  try {
    await demo.start()
    if (moreRows > 0) {
      await demo.stop()
      await addRows(dataDirectory)
      await demo.start()
    }
    // Its papers are made after the first answer.
    await soon(async () => (await openedFiles(demo.address, account)).problems.length === 0)
    const worksite = await openWorksite(demo.address)
    const clients = startClients(demo.address, worksite, ledger, ({ milliseconds }) => {
      longestMs = Math.max(longestMs, milliseconds)
    })
    await soon(() => ledger.acknowledged.size >= 20)
    before = { asked: ledger.asked, acknowledged: new Map(ledger.acknowledged) }
    longestMs = 0
    const saved = await tool('backup', [backups], { DATA_DIR: dataDirectory })
    await clients.stop()
    if (!saved) return ['no backup was made']
    print(
      `${before.acknowledged.size} orders were acknowledged before, ${ledger.acknowledged.size - before.acknowledged.size} meanwhile; the longest answer took ${Math.round(longestMs)} ms.`,
    )
  } finally {
    await demo.stop()
  }
  const problems = await drillOf(backups, folder, account)
  const database = await openEmbedded(join(folder, 'restored'))
  const { lost, doubled } = judge(before, await storedMissions(database.pool))
  await database.close()
  return [
    ...problems,
    ...lost.map((name) => `${name} was acknowledged before the backup and is not in it`),
    ...doubled.map((name) => `${name} is there twice`),
  ]
}

/** A large installation, as far as its backup is concerned. */
async function addRows(dataDirectory: string): Promise<void> {
  const { ownerPool, close } = await openEmbedded(dataDirectory)
  await ownerPool.query(
    `create table drill_rows as
      select n as id, md5(n::text) as text from generate_series(1, ${moreRows}) n`,
  )
  await close()
}

/** Restores a backup into a new folder, which compares the sums, then uses it. */
async function drillOf(
  backup: string,
  folder: string,
  account: Account | null,
): Promise<readonly string[]> {
  const restored = join(folder, 'restored')
  if (!(await tool('restore', [backup, restored], {}))) return ['it was not restored']
  const started = performance.now()
  const running = product(await freePort(), { ...cutOff, DATA_DIR: restored }, startWithinMs)
  try {
    await running.start()
    print(`The product answers after ${Math.round(performance.now() - started)} ms.`)
    if (account === null) {
      print('Nobody signed in: name an account with --email and DRILL_PASSWORD.')
      return running.crashes
    }
    const { opened, problems } = await openedFiles(running.address, account)
    for (const line of opened) print(line)
    return [...problems, ...running.crashes]
  } finally {
    await running.stop()
  }
}

function tool(name: string, args: readonly string[], more: Readonly<Record<string, string>>) {
  return runLoudly('node', [join(import.meta.dirname, `../tools/${name}.ts`), ...args], {
    ...process.env,
    DATABASE_URL: '',
    ...more,
  })
}

/** Uploaded files are read from the restored folder. */
function withoutBucket() {
  return { S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }
}

async function soon(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const late = performance.now() + startWithinMs
  while (!(await isSo())) {
    if (performance.now() > late) throw new Error('The demo did not come to what is saved of it.')
    await wait(100)
  }
}
