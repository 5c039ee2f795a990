import { operations, siderAccess, siders } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { instantAfter } from '../platform/clock.ts'
import { callerQuery } from '../testing/caller-query.ts'
import { anInsider } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { newEmail } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { statementsOf } from '../testing/plans.ts'
import { aSider, newPhoneNumber, signedInSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { forgetPastAccess } from './forget-past-access.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

async function reached() {
  const contact = { email: newEmail(), phoneNumber: newPhoneNumber() }
  return { ...contact, id: await aSider(app, contact) }
}

/** What the newest message to a mailbox or a phone opens with. */
async function receivedBy(recipient: string) {
  const [message] = await mailsTo(app, recipient)
  const text = message?.text ?? ''
  const token = /\/s\/open#([\w-]{43})/.exec(text)?.[1] ?? ''
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? ''
  return { token, code }
}

const ask = (body: object) => call(app, siderAccess.askSiderLink, null, { body })
const open = (token: string) => call(app, siderAccess.openByLink, null, { body: { token } })
const enter = (body: object) => call(app, siderAccess.openByCode, null, { body })
const self = (caller: Caller) => call(app, siderAccess.readSiderSelf, caller)
const callerOf = ({ token, siderId }: { token: string; siderId: string }) => ({
  token,
  userId: siderId,
})

describe('the way in of a Sider', () => {
  it('a mailed link opens their pages once, for thirty days on that device', async () => {
    const sider = await reached()
    expect((await ask({ email: sider.email.toUpperCase() })).status).toBe(204)
    const { token } = await receivedBy(sider.email)
    const opened = await open(token)
    expect(opened.status).toBe(200)
    const caller = callerOf(opened.body)
    expect((await self(caller)).body).toMatchObject({ siderId: sider.id, firstName: 'Louise' })
    expect((await open(token)).error.key).toBe('errors.auth.link_invalid')
    app.clock.set(instantAfter(testNow, 30 * 86_400_000 - 1))
    expect((await self(caller)).status).toBe(200)
    app.clock.set(instantAfter(testNow, 30 * 86_400_000 + 60_000))
    expect((await self(caller)).error.key).toBe('errors.token.forbidden')
    app.clock.set(testNow)
  })

  it('an SMS carries the same, and its code opens them on another device', async () => {
    const { phoneNumber, id } = await reached()
    const typed = `0${phoneNumber.slice(3)}`
    expect((await ask({ phoneNumber: typed })).status).toBe(204)
    const { token, code } = await receivedBy(phoneNumber)
    const entered = await enter({ phoneNumber: typed, code })
    expect(entered.body.siderId).toBe(id)
    // One message opens the pages once, whichever of the two was used.
    expect((await open(token)).error.key).toBe('errors.auth.link_invalid')
    expect((await enter({ phoneNumber: typed, code })).error.key).toBe('errors.sider.code_invalid')
  })

  it('a link of twenty minutes, or of a Sider who was deactivated, opens nothing', async () => {
    const sider = await reached()
    await ask({ email: sider.email })
    const late = await receivedBy(sider.email)
    app.clock.set(instantAfter(testNow, 21 * 60_000))
    expect((await open(late.token)).error.key).toBe('errors.auth.link_invalid')
    await ask({ email: sider.email })
    const next = await receivedBy(sider.email)
    const caller = await signedInSider(app, sider.id)
    await ownerQuery(app.database, 'update siders set deactivated_at = now() where id = $1', [
      sider.id,
    ])
    expect((await open(next.token)).error.key).toBe('errors.auth.link_invalid')
    const { code } = next
    expect((await enter({ email: sider.email, code })).error.key).toBe('errors.sider.code_invalid')
    expect((await self(caller)).error.key).toBe('errors.token.forbidden')
    const before = (await mailsTo(app, sider.email)).length
    expect((await ask({ email: sider.email })).status).toBe(204)
    expect((await mailsTo(app, sider.email)).length).toBe(before)
    app.clock.set(testNow)
  })

  it('five wrong codes use a message up, although its link still opens', async () => {
    const { email } = await reached()
    await ask({ email })
    const { token, code } = await receivedBy(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await enter({ email, code: wrong })).error.key).toBe('errors.sider.code_invalid')
    }
    expect((await enter({ email, code })).error.key).toBe('errors.sider.code_invalid')
    expect((await open(token)).status).toBe(200)
  })

  it('says the same to everybody, after the same statements', async () => {
    const { email } = await reached()
    const texts = async (asked: string) => {
      const statements = await statementsOf(app.database, async () => {
        expect((await ask({ email: asked })).status).toBe(204)
      })
      return statements.map(({ text }) => text.replace(/^(release|rollback to) /, ''))
    }
    const known = await texts(email)
    const unknown = newEmail()
    expect(await texts(unknown)).toEqual(known)
    expect(await mailsTo(app, unknown)).toEqual([])
    const wrong = { code: '123456' }
    const [one, other] = [
      await enter({ email, ...wrong }),
      await enter({ email: unknown, ...wrong }),
    ]
    expect([one.status, one.error.key]).toEqual([other.status, other.error.key])
  })

  it('asks are throttled for each mailbox', async () => {
    const email = newEmail()
    for (let asked = 0; asked < 10; asked += 1) expect((await ask({ email })).status).toBe(204)
    expect((await ask({ email })).error.key).toBe('errors.auth.throttled')
  })

  it('two devices are open apart, and who leaves one keeps the other', async () => {
    const id = await aSider(app)
    const [one, other] = [await signedInSider(app, id), await signedInSider(app, id)]
    expect((await call(app, siderAccess.endSiderSession, one)).status).toBe(204)
    expect([(await self(one)).status, (await self(other)).status]).toEqual([401, 200])
  })
})

describe('internal staff', () => {
  it('send a link, see the devices and end one of them', async () => {
    const staff = await anInsider(app)
    const { id, phoneNumber } = await reached()
    const params = { id }
    const sent = await call(app, siderAccess.sendSiderLink, staff, {
      params,
      body: { through: 'sms' },
    })
    expect(sent.status).toBe(204)
    const { body } = await open((await receivedBy(phoneNumber)).token)
    const devices = await call(app, siderAccess.listSiderDevices, staff, { params })
    expect(devices.body).toHaveLength(1)
    const deviceId = devices.body[0]?.id ?? ''
    const foreign = { params: { id: await aSider(app), deviceId } }
    expect((await call(app, siderAccess.endSiderDevice, staff, foreign)).status).toBe(404)
    const ended = await call(app, siderAccess.endSiderDevice, staff, { params: { id, deviceId } })
    expect(ended.status).toBe(204)
    expect((await self(callerOf(body))).status).toBe(401)
  })

  it('send nothing to a Sider who was deactivated, or by mail to one without a mailbox', async () => {
    const staff = await anInsider(app)
    const id = await aSider(app)
    const send = () =>
      call(app, siderAccess.sendSiderLink, staff, { params: { id }, body: { through: 'email' } })
    expect((await send()).error.key).toBe('errors.sider.no_email')
    const change = { params: { id }, body: { deactivated: true } }
    expect((await call(app, siders.changeSider, staff, change)).status).toBe(200)
    expect((await send()).error.key).toBe('errors.hiring.deactivated')
  })
})

describe('the session of a Sider', () => {
  it('opens nothing that accounts open, and counts as none where none is needed', async () => {
    const caller = await signedInSider(app, await aSider(app))
    const listed = await call(app, siders.listSiders, caller, { query: {} })
    expect(listed.error.key).toBe('errors.user.forbidden')
    expect((await call(app, operations.live, caller)).status).toBe(200)
  })

  it('is deleted by the night once its time is over, with the link that opened it', async () => {
    const sider = await reached()
    await ask({ email: sider.email })
    await open((await receivedBy(sider.email)).token)
    const kept = async () => {
      const { rows } = await ownerQuery(
        app.database,
        `select sider_id from sider_sessions where sider_id = $1
          union all select sider_id from sider_links where sider_id = $1`,
        [sider.id],
      )
      return rows.length
    }
    expect(await kept()).toBe(2)
    app.clock.set(instantAfter(testNow, 30 * 86_400_000 - 60_000))
    await runJob(app, forgetPastAccess)
    expect(await kept()).toBe(1)
    app.clock.set(instantAfter(testNow, 30 * 86_400_000 + 60_000))
    await runJob(app, forgetPastAccess)
    expect(await kept()).toBe(0)
    app.clock.set(testNow)
  })

  it('is stored as a hash, which the role of a company cannot read', async () => {
    const caller = await signedInSider(app, await aSider(app))
    const { rows } = await ownerQuery(
      app.database,
      `select 1 from sider_sessions where encode(token_hash, 'escape') = $1`,
      [caller.token],
    )
    expect(rows).toEqual([])
    const reach = { organisationId: null, groupId: null }
    await expect(callerQuery(app.database, reach, 'select 1 from sider_sessions')).rejects.toThrow(
      /permission denied/,
    )
  })
})
