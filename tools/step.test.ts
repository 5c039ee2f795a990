import { expect, it } from 'vitest'
import { runLoudly, runSteps } from './step.ts'

it('runs every step and tells those that fail, with what they said', async () => {
  const said: string[] = []
  const results = await runSteps(
    [
      { name: 'good', command: ['node', '-e', 'console.log("fine")'] },
      { name: 'bad', command: ['node', '-e', 'console.error("broken"); process.exit(3)'] },
      { name: 'absent', command: ['no-such-program'] },
      { name: 'killed', command: ['node', '-e', 'process.kill(process.pid, "SIGKILL")'] },
    ],
    2,
    (text) => said.push(text),
  )
  const byName = new Map(results.map((result) => [result.name, result]))
  expect(byName.get('good')).toMatchObject({ passed: true, output: 'fine' })
  expect(byName.get('bad')).toMatchObject({ passed: false, output: 'broken' })
  expect(byName.get('absent')).toMatchObject({ passed: false })
  expect(said.join('\n')).toMatch(/FAIL bad +[\d.]+ s\n +broken/)
  expect(said.join('\n')).not.toContain('fine')
  expect(byName.get('killed')).toMatchObject({ passed: false })
})

it('gives the programs of the packages the pinned Node', async () => {
  const script = `process.exit(process.env.PATH.split(':')[0].endsWith('node_modules/.bin') ? 0 : 1)`
  expect(await runLoudly('node', ['-e', script])).toBe(true)
  expect(await runLoudly('node', ['-e', 'process.exit(2)'])).toBe(false)
  expect(await runLoudly('no-such-program', [])).toBe(false)
})
