import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addEvents, addWebhook } from '../apps/api/src/testing/events-to-deliver.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { judgeDeliveries, type Received, type WrittenEvent } from './delivery-ledger.ts'
import { product } from './product.ts'
import type { Outcome } from './stored-missions.ts'

interface Options {
  readonly events: number
  /** How often one of the two processes is killed while it delivers. */
  readonly kills: number
}

const eventsOfSubject = 20
/** Of a hundred calls, how many the receiver refuses: they are tried again. */
const refusedOfHundred = 2
/** What a killed process had taken comes back after a minute, and is looked for every minute. */
const quietEndMs = 240_000

/** Two processes deliver the events of a company and are killed in turn; the receiver compares what came. */
export function faultsOnWebhooks({ events, kills }: Options): Promise<Outcome> {
  return withFolder('webhooks', (folder) =>
    withPostgres({ durability: 'normal' }, async (databaseUrl) => {
      const received: Received[] = []
      const receiver = await startReceiver(received)
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
        const organisationId = await companyOf(client)
        const { port } = receiver.address() as AddressInfo
        await addWebhook(client, organisationId, `http://127.0.0.1:${port}/`)
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
        receiver.closeAllConnections()
        receiver.close()
      }
    }),
  )
}

/** A receiver that keeps what it accepted, and refuses some calls with a 500. */
async function startReceiver(received: Received[]): Promise<Server> {
  let calls = 0
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      calls += 1
      if (calls % 100 < refusedOfHundred) {
        response.writeHead(500).end()
        return
      }
      const { sequence } = JSON.parse(body) as { sequence: number }
      received.push({ id: String(request.headers['webhook-id']), sequence })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  return receiver
}

async function companyOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "select id from organisations where name = 'Maison Lumière'",
  )
  if (rows[0] === undefined) throw new Error('The demo has no company of that name.')
  return rows[0].id
}

/** Waits until nothing is left to deliver. */
async function untilQuiet(client: pg.Client, organisationId: string): Promise<void> {
  const late = performance.now() + quietEndMs
  while (performance.now() < late) {
    const { rows } = await client.query<{ left: number }>(
      `select (select count(*) from webhook_deliveries d where d.organisation_id = $1 and d.state = 'waiting')::int
        + (select count(*) from events e where e.organisation_id = $1 and e.sequence is null)::int as left`,
      [organisationId],
    )
    if (rows[0]?.left === 0) return
    await wait(500)
  }
}

async function writtenEvents(client: pg.Client, organisationId: string): Promise<WrittenEvent[]> {
  const { rows } = await client.query<WrittenEvent>(
    `select id, subject, sequence::int from events
      where organisation_id = $1 and kind = 'invoice.paid' order by sequence`,
    [organisationId],
  )
  return rows
}
