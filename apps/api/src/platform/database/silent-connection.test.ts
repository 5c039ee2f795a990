import { setTimeout as wait } from 'node:timers/promises'
import { departments, jobDescriptions } from '@renfort/contract'
import { health } from '@renfort/contract/operations.ts'
import { expect, it } from 'vitest'
import { aCompany } from '../../testing/companies.ts'
import { aJobDescription } from '../../testing/job-descriptions.ts'
import { silentNetwork } from '../../testing/silent-network.ts'
import { call, startTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const server = process.env['TEST_DATABASE_URL']

// The embedded database has no network.
it.runIf(server !== undefined)(
  'R2 a network that goes silent: calls are told to come back while it lasts, and work once it is back',
  async () => {
    const network = await silentNetwork(Number(new URL(server ?? '').port || 5432))
    const app = await startTestApp({}, {}, await openTestDatabase(network.port))
    const { id, admin } = await aCompany(app)
    const job = await aJobDescription(app, admin)
    const read = () => call(app, departments.listDepartments, admin, { params: { id } })
    const write = () =>
      call(app, jobDescriptions.createMission, admin, {
        params: { id: job.id },
        body: { taskDetails: { type: 'delegation', name: null } },
      })
    const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status)
    expect(await statuses([read(), write(), read(), write()])).toEqual([200, 201, 200, 201])

    const underWay = [write(), read(), write()]
    network.silence()
    const later = [read(), write(), wait(1_000).then(read), wait(1_000).then(write)]
    expect(await statuses([...underWay, ...later])).toEqual(Array(7).fill(503))
    const { error, response } = await read()
    expect([error.key, response.headers['retry-after']]).toEqual(['errors.unavailable', '1'])

    network.restore()
    expect(await statuses([read(), write()])).toEqual([200, 201])
    expect((await call(app, health, null)).status).toBe(200)
    await app.app.close()
    await app.database.close()
    network.close()
  },
  30_000,
)
