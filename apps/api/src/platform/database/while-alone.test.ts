import { describe, expect, it, vi } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openPostgres } from './database.ts'
import { whileAlone } from './while-alone.ts'

// The embedded database belongs to one process: its folder is locked (data-lock.test.ts).
describe.runIf(process.env['TEST_DATABASE_URL'])('two processes that prepare a PostgreSQL', () => {
  it('take turns: one waits, is told, and longer than any query of a call may take', async () => {
    const database = await openTestDatabase()
    const other = openPostgres(database.ownerPool.options.connectionString ?? '')
    const steps: string[] = []
    const isTold = vi.fn<() => void>()
    const first = whileAlone(database, isTold, async () => {
      steps.push('first begins')
      await wait(4_000)
      steps.push('first ends')
    })
    await expect.poll(() => steps).toEqual(['first begins'])
    expect(isTold).not.toHaveBeenCalled()
    await whileAlone(other, isTold, async () => void steps.push('second'))
    expect(isTold).toHaveBeenCalledOnce()
    expect(steps).toEqual(['first begins', 'first ends', 'second'])
    await first
    await other.close()
    await database.close()
  })

  it('give the turn on when the work fails', async () => {
    const database = await openTestDatabase()
    const failing = whileAlone(database, vi.fn(), () => Promise.reject(new Error('stop')))
    await expect(failing).rejects.toThrow('stop')
    expect(await whileAlone(database, vi.fn(), async () => 'done')).toBe('done')
    await database.close()
  })
})
