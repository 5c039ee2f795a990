import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addEvents, addWebhook } from '../apps/api/src/testing/events-to-deliver.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { judgeDeliveries } from './delivery-ledger.ts'
import { startEventReceiver } from './event-receiver.ts'
import { companyOfEvents, eventsLeft, writtenEvents } from './events-of-demo.ts'
import { product } from './product.ts'
import type { Outcome } from './stored-missions.ts'

interface Options {
  readonly events: number
  /** How often one of the two processes is killed while it delivers. */
  readonly kills: number
}

const eventsOfSubject = 20
/** What a killed process had taken comes back after a minute, and is looked for every minute. */
const quietEndMs = 240_000

/** Two processes deliver the events of a company and are killed in turn; the receiver compares what came. */
export function faultsOnWebhooks({ events, kills }: Options): Promise<Outcome> {
  return withFolder('webhooks', (folder) =>
    withPostgres({ durability: 'normal' }, async (databaseUrl) => {
      const receiver = await startEventReceiver()
      const { received } = receiver
      const processes = [await freePort(), await freePort()].map((port) =>
        product(port, {
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, 'data'),
          SEED: 'brief-demo',
          SIMULATE_PROVIDER: 'false',
          WEBHOOK_NETWORKS: '127.0.0.0/8',
        }),
      )
      const client = new pg.Client({ connectionString: databaseUrl })
      try {
        for (const each of processes) await each.start()
        await client.connect()
        const organisationId = await companyOfEvents(client)
        await addWebhook(client, organisationId, receiver.url)
        const parts = kills + 1
        for (let part = 0; part < parts; part += 1) {
          const count = Math.ceil(events / parts)
          await addEvents(client, {
            organisationId,
            count,
            subjects: Math.ceil(events / eventsOfSubject),
          })
          const killed = part < kills ? processes[part % processes.length] : undefined
          if (killed === undefined) continue
          const before = received.length
          while (received.length < before + count / 2) await wait(20)
          await killed.kill()
          await killed.start()
        }
        await untilQuiet(client, organisationId)
        const problems = [
          ...judgeDeliveries(await writtenEvents(client, organisationId), received),
          ...processes.flatMap(({ crashes }) => crashes),
        ]
        const distinct = new Set(received.map(({ id }) => id)).size
        print(`\nWebhooks, two processes of which one is killed ${kills} times`)
        print(
          `  ${distinct} events came, ${received.length - distinct} of them a second time, ${problems.length} problems`,
        )
        for (const problem of problems.slice(0, 20)) print(`  ${problem}`)
        return { faults: kills, passed: problems.length === 0 }
      } finally {
        await client.end()
        await Promise.all(processes.map((each) => each.kill()))
        receiver.close()
      }
    }),
  )
}

/** Waits until nothing is left to deliver. */
async function untilQuiet(client: pg.Client, organisationId: string): Promise<void> {
  const late = performance.now() + quietEndMs
  while (performance.now() < late && (await eventsLeft(client, organisationId)) > 0) await wait(500)
}
