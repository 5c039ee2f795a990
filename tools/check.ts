import './node-version.ts'
import { print } from './print.ts'
import { runCheck } from './run-check.ts'
import { totalLine } from './test-counts.ts'

const { passed, counts } = await runCheck()
print(totalLine(counts))
process.exitCode = passed ? 0 : 1
