import '../tools/node-version.ts'
import { print } from '../tools/print.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { startFuzzApp, stopFuzzApp } from './fuzz-app.ts'
import { type FuzzOptions, readOptions, usage } from './options.ts'
import { newReport, show } from './report.ts'
import { firstOfBlock, runAlone, runBlock } from './run-block.ts'
import { blocks, runWorkers } from './run-workers.ts'

/** Time between two lines of progress. */
const progressEvery = 20_000

async function runMany(options: FuzzOptions): Promise<boolean> {
  const report = newReport()
  const start = performance.now()
  const megabytes = () => Math.round(process.memoryUsage.rss() / 1_048_576)
  let before: number | null = null
  let told = start
  const tell = () => {
    const now = performance.now()
    if (now - told < progressEvery) return
    told = now
    const { made, wrong } = report.progress()
    const pace = Math.round(made / ((now - start) / 1_000))
    print(`${made} calls, ${pace} a second, ${wrong} wrong, ${megabytes()} MB`)
  }
  await runWorkers(options, {
    nextBlock: blocks(options),
    add: (result) => {
      before ??= megabytes()
      report.add(result)
      tell()
    },
    stuckAt: (number) => {
      const description = 'the thread did not come back from this call'
      report.addFailure({ number, problems: ['hangs'], description })
    },
  })
  return report.finish(
    options.seed,
    (performance.now() - start) / 1_000,
    megabytes() - (before ?? megabytes()),
  )
}

/** Runs the call alone. When it passes alone, runs it again after the calls before it in its block. */
async function runOne({ seed }: FuzzOptions, number: number): Promise<boolean> {
  const app = await startFuzzApp()
  try {
    const failure = await runAlone(app, seed, number)
    if (failure !== null) {
      print('alone:')
      show(seed, failure)
      return false
    }
    const first = firstOfBlock(number)
    const { failures } = await runBlock(app, seed, first, number + 1, () => undefined)
    const last = failures.find((found) => found.number === number)
    print(last === undefined ? 'nothing wrong' : `not alone, but after the calls from ${first} on:`)
    if (last !== undefined) show(seed, last)
    return last === undefined
  } finally {
    await stopFuzzApp(app)
  }
}

function run(options: FuzzOptions): Promise<boolean> {
  if (options.call === null) return runMany(options)
  if (options.databaseUrl !== null) process.env['TEST_DATABASE_URL'] = options.databaseUrl
  return runOne(options, options.call)
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2))
  return options.postgres
    ? withPostgres({ durability: 'fast' }, (databaseUrl) => run({ ...options, databaseUrl }))
    : run(options)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error))
  print(usage)
  process.exitCode = 2
}
