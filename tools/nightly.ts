// The long forms of what CI does shortly, one after the other: npm run nightly. What each shows: docs/reliability.md
import './node-version.ts'
import { print } from './print.ts'
import { runLoudly, secondsSince } from './step.ts'

interface Night {
  readonly name: string
  readonly command: readonly string[]
}

/** Each is worth its time alone: one that fails does not keep the others from running. */
const nights: readonly Night[] = [
  { name: 'what is delivered', command: ['faults/delivered.ts'] },
  { name: 'faults of both databases', command: ['faults/run.ts', '--seconds', '1800'] },
  {
    name: 'two processes',
    command: ['faults/run.ts', '--cluster', '--restarts', '20', '--kills', '50'],
  },
  { name: 'a primary that is lost', command: ['faults/run.ts', '--failover', '--times', '65'] },
  {
    name: 'events on their way',
    command: ['faults/run.ts', '--webhooks', '--events', '10000', '--kills', '20'],
  },
  {
    name: 'jobs of killed processes',
    command: ['faults/run.ts', '--jobs', '--events', '10000', '--kills', '100'],
  },
  { name: 'rivals', command: ['faults/run.ts', '--rivals', '--rounds', '1000'] },
  { name: 'rivals, embedded', command: ['faults/run.ts', '--embedded-rivals', '--rounds', '1000'] },
  {
    name: 'kills of the embedded database',
    command: ['faults/run.ts', '--embedded', '--kills', '200'],
  },
  { name: 'the deadline of Monday', command: ['faults/run.ts', '--deadline', '--times', '5'] },
  { name: 'a silent and a slow network', command: ['faults/run.ts', '--network'] },
  { name: 'a migration under load', command: ['faults/run.ts', '--migration'] },
  {
    name: 'an hour of load',
    command: ['faults/run.ts', '--soak', '--minutes', '60', '--rate', '50'],
  },
  { name: 'too little memory and time', command: ['faults/run.ts', '--squeeze'] },
  { name: 'a backup', command: ['faults/drill.ts'] },
  { name: 'a point in time', command: ['faults/point-in-time.ts'] },
  { name: 'the API through a pooler', command: ['tools/test-postgres.ts', '--pgbouncer'] },
  {
    name: 'acts cut at each statement',
    command: ['tools/test-postgres.ts', '--every-act', 'apps/api/src/cut-writes.test.ts'],
  },
  { name: 'hostile calls', command: ['fuzz/run.ts', '--calls', '200000'] },
  {
    name: 'hostile calls on connections that end',
    command: ['fuzz/run.ts', '--postgres', '--drops', '--calls', '50000'],
  },
]

const said: string[] = []
for (const { name, command } of nights) {
  print(`\n— ${name}`)
  const started = performance.now()
  const passed = await runLoudly('node', command)
  if (!passed) process.exitCode = 1
  said.push(`${passed ? 'ok  ' : 'FAIL'} ${name}: ${secondsSince(started)}`)
}
print(`\n${said.join('\n')}`)
