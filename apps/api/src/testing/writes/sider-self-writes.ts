import { siderSelf } from '@renfort/contract'
import { anInsider } from '../companies.ts'
import { mailsTo } from '../mails.ts'
import { ownerQuery } from '../owner-query.ts'
import { aSiderPaper } from '../sider-papers.ts'
import { aSider, newPhoneNumber, signedInSider } from '../siders.ts'
import { call, type TestApp } from '../test-app.ts'
import { named, unknownId } from './valid-write.ts'

const aCaller = async (app: TestApp) => signedInSider(app, await aSider(app))

/** A Sider who asks to be erased; answers the id of their request. */
export async function anErasure(app: TestApp): Promise<{ id: string; siderId: string }> {
  const siderId = await aSider(app)
  const caller = await signedInSider(app, siderId)
  await call(app, siderSelf.askSiderErasure, caller, { body: {} })
  const { rows } = await ownerQuery(
    app.database,
    'select id from sider_erasures where sider_id = $1',
    [siderId],
  )
  return { id: String(rows[0]?.['id']), siderId }
}

/** Valid writes of Siders about themselves. */
export const siderSelfWrites = [
  named(siderSelf.saveSiderProfile, async (app) => {
    const body = { address: null, languageIds: [], licences: [] }
    const address = { street: '1 rue du Port', postalCode: '69002', city: 'Lyon' }
    return {
      caller: await aCaller(app),
      input: { body: { ...body, address } },
      other: { body },
    }
  }),
  named(siderSelf.saveSiderAbsences, async (app) => {
    const day = (startDate: string) => ({
      body: { unavailabilities: [{ startDate, endDate: startDate }] },
    })
    return { caller: await aCaller(app), input: day('2026-12-24'), other: day('2026-12-26') }
  }),
  named(siderSelf.askSiderContact, async (app) => ({
    caller: await aCaller(app),
    input: { body: { phoneNumber: newPhoneNumber() } },
    other: { body: { phoneNumber: newPhoneNumber() } },
  })),
  named(siderSelf.confirmSiderContact, async (app) => {
    const caller = await aCaller(app)
    const phoneNumber = newPhoneNumber()
    await call(app, siderSelf.askSiderContact, caller, { body: { phoneNumber } })
    const [message] = await mailsTo(app, phoneNumber)
    const code = /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? ''
    return {
      caller,
      input: { body: { of: 'phone', code } },
      other: { body: { of: 'email', code } },
    }
  }),
  named(siderSelf.chooseFavourite, async (app, company) => {
    const { caller } = await aSiderPaper(app, company)
    const params = { id: company.id }
    return {
      caller,
      input: { params, body: { isFavourite: true } },
      other: { params, body: { isFavourite: false } },
    }
  }),
  named(siderSelf.askSiderErasure, async (app) => ({
    caller: await aCaller(app),
    input: { body: {} },
    other: { body: { comment: 'Je pars' } },
  })),
  named(siderSelf.closeSiderErasure, async (app) => {
    const { id } = await anErasure(app)
    return {
      caller: await anInsider(app),
      input: { params: { id }, body: { outcome: 'erased' } },
      other: { params: { id: unknownId }, body: { outcome: 'erased' } },
    }
  }),
]
