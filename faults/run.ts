// Breaks what the product depends on while clients use it, and compares the database with their acknowledgements: npm
// run faults [-- --seconds 600] on both databases, or one of the kinds below: npm run faults -- --cluster --kills 4
import '../tools/node-version.ts'
import { parseArgs } from 'node:util'
import { print } from '../tools/print.ts'
import { faultsOnCluster } from './on-cluster.ts'
import { faultsOnDeadline } from './on-deadline.ts'
import { faultsOnEmbedded } from './on-embedded.ts'
import { faultsOnFailover } from './on-failover.ts'
import { faultsOnJobs } from './on-jobs.ts'
import { faultsOnKills } from './on-kills.ts'
import { faultsOnMigration } from './on-migration.ts'
import { faultsOnNetwork } from './on-network.ts'
import { faultsOnPostgres } from './on-postgres.ts'
import { faultsOnRivals } from './on-rivals.ts'
import { faultsOnSoak } from './on-soak.ts'
import { faultsOnSqueeze } from './on-squeeze.ts'
import { faultsOnWebhooks } from './on-webhooks.ts'
import type { Outcome } from './stored-missions.ts'

const silences = [1, 5, 30, 120]

/** How much of each; none of some is possible. */
const numbers = {
  seconds: 600,
  rate: 200,
  restarts: 3,
  kills: 4,
  times: 5,
  events: 10_000,
  rounds: 1_000,
  minutes: 60,
  tabs: 20,
  megabytes: 256,
  missions: 100_000,
  silence: 120,
}
const canBeNone: ReadonlySet<string> = new Set(['kills', 'tabs'])
type Numbers = typeof numbers

interface Kind {
  readonly what: string
  readonly run: (asked: Numbers) => Promise<Outcome>
}

const kinds: Readonly<Record<string, Kind>> = {
  cluster: {
    what: 'two processes behind a proxy are replaced and killed (--rate, --restarts, --kills)',
    run: ({ rate: perSecond, restarts, kills }) => faultsOnCluster({ perSecond, restarts, kills }),
  },
  failover: {
    what: 'a primary of PostgreSQL is lost (--times)',
    run: ({ times }) => faultsOnFailover(times),
  },
  embedded: {
    what: 'the product is killed on the embedded database (--kills)',
    run: ({ kills }) => faultsOnKills(kills),
  },
  webhooks: {
    what: 'processes are killed while they deliver events (--events, --kills)',
    run: ({ events, kills }) => faultsOnWebhooks({ events, kills }),
  },
  jobs: {
    what: 'processes are killed while they do jobs of all kinds (--events, --kills)',
    run: ({ events: effects, kills }) => faultsOnJobs({ effects, kills }),
  },
  rivals: {
    what: 'callers decide the same at once, on PostgreSQL (--rounds)',
    run: ({ rounds }) => faultsOnRivals({ rounds, isEmbedded: false }),
  },
  'embedded-rivals': {
    what: 'the same on the embedded database (--rounds)',
    run: ({ rounds }) => faultsOnRivals({ rounds, isEmbedded: true }),
  },
  deadline: {
    what: 'clocks jump and processes stand still over the deadline of Monday (--times)',
    run: ({ times }) => faultsOnDeadline(times),
  },
  migration: {
    what: 'a large database is changed under load, and what changes it is killed (--missions, --rate)',
    run: ({ missions, rate: perSecond }) => faultsOnMigration({ missions, perSecond }),
  },
  network: {
    what: 'the way to PostgreSQL is silent for up to so many seconds, or slow (--silence)',
    run: ({ silence }) =>
      faultsOnNetwork({ silences: silences.filter((each) => each <= silence), slowSeconds: 20 }),
  },
  squeeze: {
    what: 'there is too little memory and time (--megabytes)',
    run: ({ megabytes }) => faultsOnSqueeze({ megabytes, cores: 0.2, seconds: 20 }),
  },
  soak: {
    what: 'nothing breaks, for long (--minutes, --rate, --tabs)',
    run: ({ minutes, rate: perSecond, tabs }) => faultsOnSoak({ minutes, perSecond, tabs }),
  },
}

const { kind, asked } = read()
const outcomes = kind === undefined ? await bothDatabases() : [await kind.run(asked)]
const faults = outcomes.reduce((sum, outcome) => sum + outcome.faults, 0)
const passed = outcomes.every((outcome) => outcome.passed)
print(
  `\n${passed ? '' : 'failed: '}${faults} faults${passed ? ': nothing lost, nothing doubled, no crash' : ''}`,
)
process.exitCode = passed ? 0 : 1

async function bothDatabases(): Promise<readonly Outcome[]> {
  return [await faultsOnPostgres(asked.seconds * 0.7), await faultsOnEmbedded(asked.seconds * 0.3)]
}

/** What the command line asks for; with anything else, the kinds are printed. */
function read(): { kind: Kind | undefined; asked: Numbers } {
  const flags = Object.keys(kinds).map((name) => [name, { type: 'boolean' }] as const)
  const amounts = Object.keys(numbers).map((name) => [name, { type: 'string' }] as const)
  const options = Object.fromEntries([...flags, ...amounts])
  const values: Readonly<Record<string, unknown>> = parseArgs({ options }).values
  const chosen = Object.keys(kinds).filter((name) => values[name])
  const given = Object.keys(numbers).flatMap((name) =>
    values[name] === undefined ? [] : [[name, Number(values[name])] as const],
  )
  const isWrong = ([name, number]: readonly [string, number]) =>
    !Number.isInteger(number) || number < (canBeNone.has(name) ? 0 : 1)
  if (chosen.length > 1 || given.some(isWrong)) {
    for (const [name, { what }] of Object.entries(kinds)) print(`--${name}: ${what}`)
    process.exit(2)
  }
  return { kind: kinds[chosen[0] ?? ''], asked: { ...numbers, ...Object.fromEntries(given) } }
}
