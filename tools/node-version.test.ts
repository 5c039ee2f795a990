import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

function run(...flags: string[]) {
  const file = join(import.meta.dirname, 'node-version.ts')
  return spawnSync(process.execPath, [...flags, file], { encoding: 'utf8' })
}

it('says which Node is needed and how to get it when the one that runs is too old', () => {
  const older = 'data:text/javascript,delete globalThis.Temporal'
  const { status, stderr } = run('--import', older)
  expect(status).toBe(1)
  expect(stderr).toContain('needs Node 26')
  expect(stderr).toContain('npm start')
})

it('says nothing on the pinned Node', () => {
  expect(run()).toMatchObject({ status: 0, stderr: '' })
})

it.each(['start', 'dev', 'reset', 'check', 'test', 'test-postgres', 'gen-docs', 'gen-db-types'])(
  '%s asks for it before anything else',
  (name) => {
    const text = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')
    expect(text.split('\n').find((line) => line.startsWith('import'))).toBe(
      `import './node-version.ts'`,
    )
  },
)
