import './node-version.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { demoAccounts, demoPassword } from '../e2e/demo-accounts.ts'
import { untilDemoIsWhole } from '../e2e/whole-demo.ts'
import { chromiumFlags, findChromium } from './find-chromium.ts'
import { median } from '../bench/rounds.ts'
import { print } from './print.ts'
import { repositoryRoot } from './source-file.ts'

/** Scores that each screen must reach on Lighthouse's mobile settings. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const screens = process.argv.length > 2 ? process.argv.slice(2) : ['/signin', '/s', '/planning']

/** Those that a person opens for the first time, with an empty cache. */
const firstPages: ReadonlySet<string> = new Set(['/signin', '/s'])
type Lighthouse = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const runs = 5
const serverPort = 4391
const debugPort = 9391

const directory = mkdtempSync(join(tmpdir(), 'renfort-lighthouse-'))
const server = spawn(process.execPath, [join(repositoryRoot, 'e2e/serve.ts')], {
  env: { ...process.env, PORT: String(serverPort) },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const address = `http://127.0.0.1:${serverPort}`
const executablePath = findChromium()
const context = await chromium.launchPersistentContext(directory, {
  args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  await untilDemoIsWhole(address)
  for (const screen of screens) await measure(screen)
} finally {
  await context.close()
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  rmSync(directory, { recursive: true, force: true })
}

/** The median of several runs, as Lighthouse advises: single runs vary with the load of the machine. */
async function measure(screen: string): Promise<void> {
  if (!firstPages.has(screen)) await signIn()
  const results: Lighthouse[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(screen))
  const scores = Object.entries(wanted).map(([category, least]) => {
    const score = median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100
    if (score < least) process.exitCode = 1
    return `${category} ${Math.round(score)} (≥ ${least})`
  })
  // Scores depend on the speed of the machine: its index is printed next to them.
  const machine = Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)))
  const blocking = results.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0)
  print(`${screen}: ${scores.join(', ')}`)
  const drawn = results.map(({ audits }) => audits['first-contentful-paint']?.numericValue ?? 0)
  print(`  drawn after ${drawn.map(Math.round).join(', ')} ms`)
  print(
    `  blocked for ${blocking.map(Math.round).join(', ')} ms; benchmark index of the machine ${machine}`,
  )
  for (const audit of Object.values(results.at(-1)?.audits ?? {})) {
    if (audit.score !== null && audit.score < 0.9)
      print(`  ${audit.id}: ${audit.displayValue ?? audit.title}`)
  }
}

async function runLighthouse(screen: string): Promise<Lighthouse> {
  const result = await lighthouse(address + screen, {
    port: debugPort,
    output: 'json',
    // The other screens are measured as a signed-in user.
    disableStorageReset: !firstPages.has(screen),
    logLevel: 'error',
    onlyCategories: Object.keys(wanted),
  })
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${screen}.`)
  return result.lhr
}

/** Lighthouse opens a tab of the same browser profile, which this signs in. */
async function signIn(): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${address}/signin`)
  await page.getByLabel('E-mail professionnel').fill(demoAccounts.admin)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/planning/)
  await page.close()
}
