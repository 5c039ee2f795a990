import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withFolder } from './throw-away-folder.ts'

it('is there for the run and gone afterwards, also after a failure', async () => {
  const kept = await withFolder('a', async (folder) => {
    writeFileSync(join(folder, 'a'), '')
    return folder
  })
  expect(existsSync(kept)).toBe(false)
  let other = ''
  const failing = withFolder('b', async (folder) => {
    other = folder
    expect(existsSync(folder)).toBe(true)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(other)).toBe(false)
})

it('leaves the signals as they were', async () => {
  const listeners = () =>
    ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'].map((name) => process.listenerCount(name))
  const before = listeners()
  await withFolder('d', async () => {
    expect(listeners()).toEqual(before.map((count) => count + 1))
  })
  expect(listeners()).toEqual(before)
})

it('is gone when the process is told to end', () => {
  const source = join(import.meta.dirname, 'throw-away-folder.ts')
  const script = `import { withFolder } from ${JSON.stringify(source)}
    await withFolder('c', async (folder) => {
      process.stdout.write(folder)
      process.kill(process.pid, 'SIGTERM')
      await new Promise((resolve) => setTimeout(resolve, 5000))
    })`
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', script],
    { encoding: 'utf8' },
  )
  expect(status).toBe(143)
  expect(stdout).toContain('renfort-c-')
  expect(existsSync(stdout)).toBe(false)
})
