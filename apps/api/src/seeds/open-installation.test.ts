import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { startClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openInstallation } from './open-installation.ts'

// main.test.ts shows the same on the embedded database, with a process that is killed.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'leaves a PostgreSQL with half a demo as it is, and says what to do',
  async () => {
    const database = await openTestDatabase()
    const count = async () =>
      (await database.ownerPool.query('select count(*) as total from installation_steps')).rows
    await database.ownerPool.query("insert into installation_steps (name) values ('demo')")
    const DATABASE_URL = database.ownerPool.options.connectionString
    const config = readConfig({ DATABASE_URL, SEED: 'demo' })
    await expect(openInstallation(config, startClock())).rejects.toThrow(/Empty the database/)
    expect(await count()).toEqual([{ total: 1 }])
    await database.ownerPool.query('update installation_steps set done_at = now()')
    const opened = await openInstallation(config, startClock())
    await opened.close()
    await database.close()
  },
)
