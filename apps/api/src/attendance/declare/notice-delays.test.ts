import { notifications } from '@renfort/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { hiredSider, pressNow, utc } from '../../testing/clocking-siders.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, sharedApp, testNow } from '../../testing/test-app.ts'
import { noticeDelays } from './notice-delays.ts'

const app = await sharedApp()
beforeEach(() => app.clock.set(testNow))

const delays = async ({ collaborator }: TestCompany) =>
  (await call(app, notifications.listNotifications, collaborator)).body.notifications.filter(
    ({ kind }) => kind === 'sider.late',
  )

describe('issue 39 §5 a Sider who is late', () => {
  it('is told once, after ten minutes, however often the job runs', async () => {
    const company = await aCompany(app)
    await hiredSider(app, company)
    app.clock.set(utc('08:09'))
    await runJob(app, noticeDelays)
    expect(await delays(company)).toEqual([])
    app.clock.set(utc('08:11'))
    await runJob(app, noticeDelays)
    await Promise.all([runJob(app, noticeDelays), runJob(app, noticeDelays)])
    expect(await delays(company)).toHaveLength(1)
  })

  it('is nobody who has clocked in', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:02') })
    app.clock.set(utc('08:11'))
    await runJob(app, noticeDelays)
    expect(await delays(company)).toEqual([])
  })
})
