import './node-version.ts'
import { print } from './print.ts'
import { runCheck } from './run-check.ts'
import { totalLine } from './test-report.ts'

const { passed, report } = await runCheck()
print(totalLine(report))
process.exitCode = passed ? 0 : 1
