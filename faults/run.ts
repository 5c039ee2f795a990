// Breaks what the product depends on while clients use it, and compares the database with their acknowledgements. npm
// run faults [-- --seconds 600]
import '../tools/node-version.ts'
import { parseArgs } from 'node:util'
import { print } from '../tools/print.ts'
import { faultsOnEmbedded } from './on-embedded.ts'
import { faultsOnPostgres } from './on-postgres.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } })
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1) {
  print(`--seconds ${values.seconds} is not a number of seconds`)
  process.exit(2)
}
const outcomes = [await faultsOnPostgres(seconds * 0.7), await faultsOnEmbedded(seconds * 0.3)]
const faults = outcomes.reduce((sum, outcome) => sum + outcome.faults, 0)
const passed = outcomes.every((outcome) => outcome.passed)
print(
  `\n${passed ? '' : 'failed: '}${faults} faults${passed ? ': nothing lost, nothing doubled, no crash' : ''}`,
)
process.exitCode = passed ? 0 : 1
