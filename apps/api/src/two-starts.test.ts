import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoInsider } from './seeds/demo-accounts.ts'
import { ready, type ServerProcess, startProcess } from './testing/server-process.ts'
import { openEmptyDatabase } from './testing/test-database.ts'

// The embedded database belongs to one process: main.test.ts.
describe.runIf(process.env['TEST_DATABASE_URL'])('two first starts on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openEmptyDatabase>>
  let folder: string
  let servers: ServerProcess[] = []

  beforeAll(async () => {
    database = await openEmptyDatabase()
    folder = mkdtempSync(join(tmpdir(), 'renfort-two-starts-'))
  })
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(
      servers.map(async ({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
    )
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'R6 with the demo at the same moment: one fills, the other waits, and both answer',
    { timeout: 120_000 },
    async () => {
      const environment = {
        DATABASE_URL: database.ownerPool.options.connectionString ?? '',
        DATA_DIR: folder,
        SEED: 'brief-demo',
      }
      servers = await Promise.all([startProcess(environment), startProcess(environment)])
      await Promise.all(servers.map(ready))
      const outputs = servers.map(({ output }) => output())
      expect(outputs.filter((text) => text.includes('waiting until it is done'))).not.toEqual([])
      for (const text of outputs) expect(text).toContain(demoInsider.email)
      const { rows } = await database.ownerPool.query(
        `select (select count(*) from users where email = $1)::int as insiders,
        (select count(*) from organisations group by name order by 1 desc limit 1)::int as same,
        (select count(*) from installation_steps where done_at is null)::int as half`,
        [demoInsider.email],
      )
      expect(rows).toEqual([{ insiders: 1, same: 1, half: 0 }])
    },
  )
})
