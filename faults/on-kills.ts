import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openEmbedded } from '../apps/api/src/platform/database/database.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { openWorksite } from './clients.ts'
import { halfWritten } from './half-written.ts'
import { judge, newLedger } from './ledger.ts'
import { product } from './product.ts'
import { type Outcome, storedMissions } from './stored-missions.ts'
import { startWholeOrders } from './whole-orders.ts'

/** After a start, the process is killed at a moment up to this. */
const longestLifeMs = 1_500

/** The embedded product is killed again and again, at any moment of whole orders. */
export function faultsOnKills(kills: number): Promise<Outcome> {
  return withFolder('kills', async (folder) => {
    const dataDirectory = join(folder, 'data')
    const environment = { DATA_DIR: dataDirectory, DATABASE_URL: '', SEED: 'brief-demo' }
    const running = product(await freePort(), environment)
    const [ordered, posted] = [newLedger(), newLedger()]
    const problems: string[] = []
    let unanswered = 0
    const openedMs: number[] = []
    try {
      await running.start()
      const worksite = await openWorksite(running.address)
      const ledgers = { ordered, posted }
      const clients = await startWholeOrders(
        running.address,
        worksite,
        ledgers,
        ({ status, key }) => {
          if (status === null || status === 503) unanswered += 1
          else if (status >= 300) problems.push(`${status} ${key}`)
        },
      )
      for (let made = 0; made < kills; made += 1) {
        await wait(Math.random() * longestLifeMs)
        await running.kill()
        const start = performance.now()
        await running.start()
        openedMs.push(performance.now() - start)
      }
      await wait(longestLifeMs)
      await clients.stop()
      await running.stop()
      problems.push(...running.crashes)
      const database = await openEmbedded(dataDirectory)
      try {
        const stored = await storedMissions(database.pool)
        const { rows } = await database.pool.query<{ name: string; id: string }>(
          "select name, id from missions where name like 'Faults %' and status = 'submitted'",
        )
        problems.push(...(await halfWritten(database.pool)))
        for (const [what, verdict] of [
          ['ordered', judge(ordered, stored)],
          ['posted', judge(posted, rows)],
        ] as const) {
          const { lost, doubled, invented } = verdict
          const wrong = { lost, doubled, invented }
          for (const [how, names] of Object.entries(wrong)) {
            problems.push(...names.map((name) => `${name}, ${what}: ${how}`))
          }
        }
      } finally {
        await database.close()
      }
    } finally {
      await running.kill()
    }
    const sorted = openedMs.toSorted((a, b) => a - b).map((ms) => (ms / 1_000).toFixed(1))
    print(`\nEmbedded database, the process is killed ${kills} times`)
    print(
      `  ${ordered.acknowledged.size} orders acknowledged, ${posted.acknowledged.size} of them posted; ${unanswered} calls without an answer were sent again`,
    )
    print(
      `  it answers again after ${sorted[Math.floor(sorted.length / 2)]} s, ${sorted.at(-1)} s at most; ${problems.length} problems`,
    )
    for (const problem of [...new Set(problems)].slice(0, 20)) print(`  ${problem}`)
    return { faults: kills, passed: problems.length === 0 }
  })
}
