import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addWebhook } from '../apps/api/src/testing/events-to-deliver.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { judgeDeliveries } from './delivery-ledger.ts'
import { startEventReceiver } from './event-receiver.ts'
import { companyOfEvents, eventsLeft, writtenEvents } from './events-of-demo.ts'
import {
  brokenRules,
  countUnnamed,
  mailsWritten,
  parkedJobs,
  poisoned,
  wrongFiles,
} from './job-effects.ts'
import { judgeMails } from './mail-ledger.ts'
import { startMailStandIn } from './mail-stand-in.ts'
import { product } from './product.ts'
import type { Outcome } from './stored-missions.ts'
import { addPoison, addWork, amountsOfPart, findDemo } from './work-to-do.ts'

interface Options {
  /** Effects of jobs, of all kinds together. */
  readonly effects: number
  /** How often one of the two processes is killed while it works. */
  readonly kills: number
}

/** Those of most kinds of jobs. */
const triesOfPoison = 8
/** A job whose process died is taken again after a minute and a half, a mail after two. */
const quietEndMs = 420_000
/** What killed processes had taken may hold others up: no kill waits for them. */
const longestPartMs = 2_000

/** Two processes mail, write papers, bill and deliver events, and are killed in turn; then every effect is counted. */
export function faultsOnJobs({ effects, kills }: Options): Promise<Outcome> {
  return withFolder('jobs', (folder) =>
    withPostgres({ durability: 'normal' }, async (databaseUrl) => {
      const receiver = await startEventReceiver()
      const mail = await startMailStandIn()
      const dataDirectory = join(folder, 'data')
      const processes = [await freePort(), await freePort()].map((port) =>
        product(port, {
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDirectory,
          SEED: 'brief-demo',
          SIMULATE_PROVIDER: 'false',
          WEBHOOK_NETWORKS: '127.0.0.0/8',
          SMTP_URL: mail.url,
        }),
      )
      const client = new pg.Client({ connectionString: databaseUrl })
      try {
        for (const each of processes) await each.start()
        await client.connect()
        const organisationId = await companyOfEvents(client)
        const demo = await findDemo(client, organisationId)
        await addWebhook(client, organisationId, receiver.url)
        await addPoison(client, triesOfPoison)
        const came = () => receiver.received.length + mail.recipients.length
        const parts = kills + 1
        const started = performance.now()
        for (let part = 0; part < parts; part += 1) {
          const amounts = amountsOfPart(effects, part, parts)
          const before = came()
          await addWork(client, demo, { part, amounts })
          const killed = part < kills ? processes[part % processes.length] : undefined
          if (killed === undefined) continue
          // Another moment of the work each time.
          const share = (1 + ((part * 7) % 9)) / 10
          const enough = before + (amounts.mails + amounts.events) * share
          const late = performance.now() + longestPartMs
          while (came() < enough && performance.now() < late) await wait(5)
          await killed.kill()
          await killed.start()
        }
        const left = async () => [
          ...(await brokenRules(client, demo)),
          ...((await eventsLeft(client, organisationId)) > 0 ? ['events are not delivered'] : []),
          ...((await parkedJobs(client)).length === 0 ? ['the poisoned job is not parked'] : []),
        ]
        const late = performance.now() + quietEndMs
        while (performance.now() < late && (await left()).length > 0) await wait(500)
        const seconds = Math.round((performance.now() - started) / 1_000)

        const mails = judgeMails(await mailsWritten(client), mail.recipients)
        const events = await writtenEvents(client, organisationId)
        const parked = await parkedJobs(client)
        const problems = [
          ...(await left()),
          ...(await wrongFiles(client, dataDirectory)),
          ...mails.problems,
          ...judgeDeliveries(events, receiver.received),
          ...processes.flatMap(({ crashes }) => crashes),
          ...(mails.again > kills ? ['more mails came again than processes were killed'] : []),
          ...(parked.join() === poisoned(triesOfPoison) ? [] : [`parked: ${parked.join()}`]),
        ]
        print(`\nJobs, two processes of which one is killed ${kills} times, ${seconds} s`)
        const again = receiver.received.length - events.length
        print(`  ${effects} effects and a poisoned job, ${problems.length} problems`)
        print(`  a second time: ${mails.again} mails, ${again} events`)
        print(`  ${await countUnnamed(client)} documents were made again and are named by nothing`)
        print(`  parked: ${parked.join()}`)
        for (const problem of problems.slice(0, 20)) print(`  ${problem}`)
        return { faults: kills, passed: problems.length === 0 }
      } finally {
        await client.end()
        await Promise.all(processes.map((each) => each.kill()))
        receiver.close()
        await mail.close()
      }
    }),
  )
}
