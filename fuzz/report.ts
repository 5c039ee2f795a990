import { print } from '../tools/print.ts'
import { operations } from './operations.ts'
import type { BlockResult, Failure } from './run-block.ts'

const mostShown = 20
/** Operations that nobody has a right to, each with the reason. */
const closed: ReadonlyMap<string, string> = new Map([
  ['GET /dev/outbox', 'the run plays production, which shows its mails to nobody'],
  ['POST /dev/clock', 'the run plays production, whose clock nobody moves'],
])
/** From this number of calls on, every operation must have succeeded, whatever the seed. */
const enoughCalls = 10_000

export interface Report {
  add(result: BlockResult): void
  addFailure(failure: Failure): void
  /** Number of calls answered so far, and of wrong answers among them. */
  progress(): { readonly made: number; readonly wrong: number }
  /** Prints the figures. Answers true when nothing was wrong. */
  finish(seed: number, seconds: number, rssGrowth: number): boolean
}

export function newReport(): Report {
  const milliseconds: number[] = []
  const statuses = new Map<number, number>()
  const granted = new Set<string>()
  const failures: Failure[] = []
  let dropped = 0
  return {
    add: (result) => {
      for (const value of result.milliseconds) milliseconds.push(value)
      for (const [status, count] of Object.entries(result.statuses)) {
        statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + count)
      }
      for (const name of result.operations) granted.add(name)
      failures.push(...result.failures)
      dropped += result.dropped
    },
    addFailure: (failure) => failures.push(failure),
    progress: () => ({ made: total(statuses), wrong: failures.length }),
    finish: (seed, seconds, rssGrowth) => {
      for (const failure of distinct(failures).slice(0, mostShown)) show(seed, failure)
      const made = total(statuses)
      const byStatus = [...statuses].toSorted(([a], [b]) => a - b)
      const refused = operations.filter(({ name }) => !granted.has(name))
      const isReached = made < enoughCalls || refused.every(({ name }) => closed.has(name))
      print(`seed ${seed}: ${made} calls, ${Math.round(made / seconds)} a second`)
      print(`answers ${byStatus.map(([status, count]) => `${status}: ${count}`).join(', ')}`)
      print(
        `p50 ${quantile(milliseconds, 0.5)} ms, p99 ${quantile(milliseconds, 0.99)} ms, longest ${quantile(milliseconds, 1)} ms; memory ${rssGrowth >= 0 ? '+' : ''}${rssGrowth} MB since the first block`,
      )
      print(
        `operations granted at least once: ${granted.size} of ${operations.length}${refused.length === 0 ? '' : ` (never: ${refused.map(({ name }) => name).join(', ')})`}`,
      )
      if (dropped > 0) print(`${dropped} faults: connections ended by the server`)
      if (!isReached)
        print(
          'FAIL an operation that never succeeds is not tested: give it a valid input in fuzz/fill-company.ts',
        )
      print(failures.length === 0 ? 'nothing wrong' : `${failures.length} calls went wrong`)
      return isReached && failures.length === 0
    },
  }
}

function total(statuses: ReadonlyMap<number, number>): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, 0)
}

/** One failure for each problem and operation. */
function distinct(failures: readonly Failure[]): Failure[] {
  const seen = new Map<string, Failure>()
  for (const failure of failures) {
    const operation = failure.description.split('\n')[1]?.replace(/[\d?].*/, '') ?? ''
    const key = `${failure.problems[0] ?? ''} ${operation}`
    if (!seen.has(key)) seen.set(key, failure)
  }
  return [...seen.values()]
}

export function show(seed: number, { number, problems, description }: Failure): void {
  print(`FAIL ${problems.join('; ')}`)
  for (const line of description.split('\n')) print(`     ${line}`)
  print(`     again: npm run fuzz -- --seed ${seed} --call ${number}\n`)
}

function quantile(values: readonly number[], share: number): string {
  const sorted = Float64Array.from(values).sort()
  return (sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(1)
}
