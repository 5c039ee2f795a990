import { siderAccess, siderSelf } from '@renfort/contract'
import { aSider, newPhoneNumber, signedInSider } from '../apps/api/src/testing/siders.ts'
import { mailsTo } from '../apps/api/src/testing/mails.ts'
import { call, type TestApp } from '../apps/api/src/testing/test-app.ts'
import { type Accepted, roleOf } from './accepted.ts'
import { nameOf } from './operations.ts'

/** A message opens the pages once: the second is there in case an earlier call used up the first. */
const each = 2
const role = 'anonymous'

/** Links and codes that Siders got, still valid and not used yet. */
export async function siderInputs(app: TestApp): Promise<[string, Accepted[]][]> {
  const links: Accepted[] = []
  const codes: Accepted[] = []
  for (let made = 0; made < each; made += 1) {
    const { token } = await aMessage(app)
    links.push({ role, body: { token } })
    const { phoneNumber, code } = await aMessage(app)
    codes.push({ role, body: { phoneNumber, code } })
  }
  return [
    [nameOf(siderSelf.withdrawSiderErasure), [await aWaitingErasure(app)]],
    [nameOf(siderAccess.openByLink), links],
    [nameOf(siderAccess.openByCode), codes],
  ]
}

/** A Sider who has asked to be erased may take it back. */
async function aWaitingErasure(app: TestApp): Promise<Accepted> {
  const caller = await signedInSider(app, await aSider(app))
  await call(app, siderSelf.askSiderErasure, caller, { body: {} })
  return { role: roleOf(caller) }
}

async function aMessage(app: TestApp) {
  const phoneNumber = newPhoneNumber()
  await aSider(app, { phoneNumber })
  await call(app, siderAccess.askSiderLink, null, { body: { phoneNumber } })
  const [message] = await mailsTo(app, phoneNumber)
  const text = message?.text ?? ''
  const token = /\/s\/open#([\w-]{43})/.exec(text)?.[1] ?? ''
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? ''
  return { phoneNumber, token, code }
}
