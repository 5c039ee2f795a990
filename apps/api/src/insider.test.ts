import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('makes no insider where production has no installation, and says what to set', () => {
  const parent = mkdtempSync(join(tmpdir(), 'renfort-insider-'))
  const nothing = join(parent, 'nothing')
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'insider.ts'), 'nora.petit@example.com'],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: nothing },
      },
    )
    expect(stderr).toContain('Set DATABASE_URL, or DATA_DIR, to that of the server.')
    expect(stdout).toBe('')
    expect(status).toBe(1)
    expect(existsSync(nothing)).toBe(false)
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
})
