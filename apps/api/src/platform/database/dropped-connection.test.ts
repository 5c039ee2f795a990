import { health } from '@renfort/contract/operations.ts'
import { departments } from '@renfort/contract'
import { expect, it } from 'vitest'
import { aCompany } from '../../testing/companies.ts'
import { aDepartment } from '../../testing/flexible-missions.ts'
import { call, sharedApp } from '../../testing/test-app.ts'

// The embedded database has no connections to drop.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'R1 a connection in use that PostgreSQL drops: the call is told to come back, the process lives, the next call works',
  async () => {
    const app = await sharedApp()
    const { id, admin } = await aCompany(app)
    const departmentId = await aDepartment(app, admin, id, 'Étages')
    const rename = (name: string) => {
      const params = { id, departmentId }
      return call(app, departments.updateDepartment, admin, { params, body: { name } })
    }
    const holder = await app.database.ownerPool.connect()
    await holder.query('begin')
    await holder.query('select from departments where id = $1 for update', [departmentId])
    const waiting = rename('Salle')
    await expect
      .poll(async () => {
        const { rows } = await holder.query(
          `select pg_terminate_backend(pid) as ended from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()
              and cardinality(pg_blocking_pids(pid)) > 0`,
        )
        return rows.length
      })
      .toBe(1)
    const { status, error, response } = await waiting
    expect([status, error.key, response.headers['retry-after']]).toEqual([
      503,
      'errors.unavailable',
      '1',
    ])
    await holder.query('rollback')
    holder.release()
    expect((await rename('Salle')).status).toBe(200)
    expect((await call(app, health, null)).status).toBe(200)
  },
)
