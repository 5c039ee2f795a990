import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export interface FuzzOptions {
  readonly seed: number
  readonly calls: number
  /** Minutes to run, instead of a number of calls. */
  readonly minutes: number | null
  /** Runs this call alone, then after those that came before it. */
  readonly call: number | null
  readonly threads: number
  /** A PostgreSQL to make throw-away databases in; the embedded database when null. */
  readonly databaseUrl: string | null
  /** Whether to start a throw-away PostgreSQL. */
  readonly postgres: boolean
  /** Whether connections to PostgreSQL are ended each second: calls may then answer 503. */
  readonly drops: boolean
}

export const usage = `npm run fuzz -- [--calls 20000] [--seed 1] [--minutes M] [--call N] [--threads T] [--postgres [--drops]]

  --calls     how many calls to make
  --seed      another seed makes other calls; the same one the same calls
  --minutes   how long to go on, instead of a number of calls
  --call      the call of that number alone, then after those before it in its block
  --threads   how many at once, each with an app and a database of its own
  --postgres  on a throw-away PostgreSQL instead of the embedded database; DATABASE_URL names another
  --drops     there, half of the connections are ended each second`

export function readOptions(args: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      calls: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      call: { type: 'string' },
      threads: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
      postgres: { type: 'boolean', default: false },
      drops: { type: 'boolean', default: false },
    },
  })
  return {
    seed: whole(values.seed, 'seed'),
    calls: whole(values.calls, 'calls'),
    minutes: values.minutes === undefined ? null : whole(values.minutes, 'minutes'),
    call: values.call === undefined ? null : whole(values.call, 'call'),
    threads: Math.max(1, whole(values.threads, 'threads')),
    databaseUrl: process.env['DATABASE_URL'] || null,
    postgres: values.postgres,
    drops: values.drops,
  }
}

function whole(text: string, name: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0) return value
  throw new Error(`--${name} ${text} is not a whole number`)
}
