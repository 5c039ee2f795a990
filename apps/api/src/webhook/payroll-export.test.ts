import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attendances, webhooks } from '@renfort/contract'
import { expect, it, onTestFinished } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { workedShift } from '../testing/hours.ts'
import { runJob } from '../testing/run-job.ts'
import { call, startTestApp } from '../testing/test-app.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

const program = join(import.meta.dirname, '../../../../examples/payroll-export/payroll-export.mjs')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

it('the example writes a line for each validated hours, once, and takes no forged one', async () => {
  const app = await startTestApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' })
  onTestFinished(async () => {
    await app.app.close()
    await app.database.close()
  })
  const company = await aCompany(app)
  const { ids, siderIds } = await workedShift(app, company, { siders: 2 })
  const folder = mkdtempSync(join(tmpdir(), 'payroll-'))
  const file = join(folder, 'payroll.csv')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const body = { url, kinds: ['hours.validated' as const] }
  const made = await call(app, webhooks.createWebhook, company.admin, { body })
  const example = spawn(process.execPath, [program], {
    env: {
      WEBHOOK_SECRET: made.body.secret,
      PORT: String(port),
      PAYROLL_FILE: file,
      CHECK_AGE: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    example.kill()
    rmSync(folder, { recursive: true })
  })
  await once(example.stdout, 'data')
  await call(app, attendances.validateHours, company.admin, { body: { attendanceIds: [...ids] } })
  const deliver = () => runJob(app, deliverWebhooks)
  await deliver()
  const params = { id: made.body.id }
  const listed = await call(app, webhooks.listDeliveries, company.admin, { params, query: {} })
  expect(listed.body.deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  await call(app, webhooks.replayDelivery, company.admin, {
    params: { ...params, deliveryId: listed.body.deliveries[0]?.id ?? '' },
  })
  await deliver()
  const forged = await app.services.webhooks.send({
    url,
    headers: { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    body: '{}',
    signal: new AbortController().signal,
  })
  expect(forged.status).toBe(401)
  const [heading, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  expect(heading).toBe('event;sider;number;start;end;minutes')
  expect(lines.map((line) => line.split(';')[1]).toSorted()).toEqual([...siderIds].toSorted())
})
