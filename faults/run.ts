// Breaks what the product depends on while clients use it, and compares the database with their acknowledgements. npm
// run faults [-- --seconds 600], or two processes behind a proxy: npm run faults -- --cluster, or a PostgreSQL whose
// primary is lost: npm run faults -- --failover, or processes that are killed while they deliver events: npm run faults
// -- --webhooks, or while they do jobs of all kinds: npm run faults -- --jobs; the embedded product killed again and
// again: npm run faults -- --embedded --kills 200; callers who decide the same at once: npm run faults -- --rivals
// [--embedded]. Without a fault, for long: npm run faults -- --soak --minutes 60; with too little memory and time for
// what it is asked: npm run faults -- --squeeze
import '../tools/node-version.ts'
import { parseArgs } from 'node:util'
import { print } from '../tools/print.ts'
import { faultsOnCluster } from './on-cluster.ts'
import { faultsOnFailover } from './on-failover.ts'
import { faultsOnEmbedded } from './on-embedded.ts'
import { faultsOnJobs } from './on-jobs.ts'
import { faultsOnPostgres } from './on-postgres.ts'
import { faultsOnKills } from './on-kills.ts'
import { faultsOnRivals } from './on-rivals.ts'
import { faultsOnSoak } from './on-soak.ts'
import { faultsOnSqueeze } from './on-squeeze.ts'
import { faultsOnWebhooks } from './on-webhooks.ts'
import type { Outcome } from './stored-missions.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    cluster: { type: 'boolean', default: false },
    rate: { type: 'string', default: '200' },
    restarts: { type: 'string', default: '3' },
    kills: { type: 'string', default: '4' },
    failover: { type: 'boolean', default: false },
    times: { type: 'string', default: '5' },
    webhooks: { type: 'boolean', default: false },
    rivals: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1000' },
    embedded: { type: 'boolean', default: false },
    jobs: { type: 'boolean', default: false },
    events: { type: 'string', default: '10000' },
    soak: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    tabs: { type: 'string', default: '20' },
    squeeze: { type: 'boolean', default: false },
    megabytes: { type: 'string', default: '256' },
  },
})

type Kind =
  | 'cluster'
  | 'failover'
  | 'webhooks'
  | 'jobs'
  | 'rivals'
  | 'embedded'
  | 'soak'
  | 'squeeze'

/** What may be left out of a kind. */
const canBeNone: ReadonlySet<string> = new Set(['kills', 'tabs'])

function numberOf(name: Exclude<keyof typeof values, Kind>) {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= (canBeNone.has(name) ? 0 : 1)) return number
  print(`--${name} ${values[name]} is not a number`)
  process.exit(2)
}

const seconds = numberOf('seconds')
const kinds: Readonly<Record<Kind, () => Promise<Outcome>>> = {
  failover: () => faultsOnFailover(numberOf('times')),
  webhooks: () => faultsOnWebhooks({ events: numberOf('events'), kills: numberOf('kills') }),
  jobs: () => faultsOnJobs({ effects: numberOf('events'), kills: numberOf('kills') }),
  rivals: () => faultsOnRivals({ rounds: numberOf('rounds'), isEmbedded: values.embedded }),
  embedded: () => faultsOnKills(numberOf('kills')),
  cluster: () =>
    faultsOnCluster({
      perSecond: numberOf('rate'),
      restarts: numberOf('restarts'),
      kills: numberOf('kills'),
    }),
  soak: () =>
    faultsOnSoak({
      minutes: numberOf('minutes'),
      perSecond: numberOf('rate'),
      tabs: numberOf('tabs'),
    }),
  squeeze: () => faultsOnSqueeze({ megabytes: numberOf('megabytes'), cores: 0.2, seconds: 20 }),
}
const asked = (Object.keys(kinds) as Kind[]).find((kind) => values[kind])
const outcomes = asked === undefined ? await bothDatabases() : [await kinds[asked]()]
const faults = outcomes.reduce((sum, outcome) => sum + outcome.faults, 0)
const passed = outcomes.every((outcome) => outcome.passed)
print(
  `\n${passed ? '' : 'failed: '}${faults} faults${passed ? ': nothing lost, nothing doubled, no crash' : ''}`,
)
process.exitCode = passed ? 0 : 1

async function bothDatabases(): Promise<readonly Outcome[]> {
  return [await faultsOnPostgres(seconds * 0.7), await faultsOnEmbedded(seconds * 0.3)]
}
