import { hiring, siderAccess, siderSelf } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { newEmail } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { erasedTables } from './erasure-queries.ts'
import { aSiderPaper } from '../testing/sider-papers.ts'
import { aSider, newPhoneNumber, signedInSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'
import { anErasure } from '../testing/writes/sider-self-writes.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

async function me(options: Parameters<typeof aSider>[1] = {}) {
  const siderId = await aSider(app, options)
  return { siderId, caller: await signedInSider(app, siderId) }
}
const read = async (caller: Caller) => (await call(app, siderSelf.readSiderProfile, caller)).body

async function codeTo(recipient: string) {
  const [message] = await mailsTo(app, recipient)
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? ''
}

describe('what a Sider says of themselves', () => {
  it('keeps address, languages and licences, and warns before a licence ends', async () => {
    const { caller } = await me()
    const { choices } = await read(caller)
    const [language] = choices.languages
    const [one, other, third] = choices.licences.map(({ id }) => id)
    const saved = await call(app, siderSelf.saveSiderProfile, caller, {
      body: {
        address: { street: '12 quai du Port', postalCode: '69002', city: 'Lyon' },
        languageIds: [language?.id ?? ''],
        licences: [
          { id: one ?? '', endsOn: '2026-12-20' },
          { id: other ?? '', endsOn: '2026-12-01' },
          { id: third ?? '', endsOn: null },
        ],
      },
    })
    expect(saved.status, JSON.stringify(saved.error)).toBe(200)
    const after = await read(caller)
    expect(after).toEqual(saved.body)
    expect(after.address?.city).toBe('Lyon')
    expect(after.licences).toEqual([
      { id: one, endsOn: wireDay('2026-12-20'), standing: 'endsSoon' },
      { id: other, endsOn: wireDay('2026-12-01'), standing: 'ended' },
      { id: third, endsOn: null, standing: 'valid' },
    ])
    const unknown = await call(app, siderSelf.saveSiderProfile, caller, {
      body: { address: null, languageIds: ['klingon'], licences: [] },
    })
    expect(unknown.status).toBe(400)
  })

  it('a new mailbox or phone is theirs once they enter the code that it got, and links go there', async () => {
    const { caller } = await me()
    const email = newEmail()
    expect((await call(app, siderSelf.askSiderContact, caller, { body: { email } })).status).toBe(
      204,
    )
    expect((await read(caller)).email).toBeNull()
    const code = await codeTo(email)
    const confirm = (of: 'email' | 'phone', entered: string) =>
      call(app, siderSelf.confirmSiderContact, caller, { body: { of, code: entered } })
    expect((await confirm('phone', code)).error.key).toBe('errors.sider.code_invalid')
    expect((await confirm('email', code)).body.email).toBe(email)
    expect((await confirm('email', code)).error.key).toBe('errors.sider.code_invalid')
    await call(app, siderAccess.askSiderLink, null, { body: { email } })
    expect((await mailsTo(app, email))[0]?.text).toContain('/s/open#')
  })

  it('the phone of another Sider stays theirs, and says so only to who reads its messages', async () => {
    const phoneNumber = newPhoneNumber()
    await aSider(app, { phoneNumber })
    const { caller } = await me()
    const asked = await call(app, siderSelf.askSiderContact, caller, { body: { phoneNumber } })
    expect(asked.status).toBe(204)
    const taken = await call(app, siderSelf.confirmSiderContact, caller, {
      body: { of: 'phone', code: await codeTo(phoneNumber) },
    })
    expect(taken.error.key).toBe('errors.sider.contact_taken')
  })

  it('an absence keeps them out of a hire, with words why, and never meets a shift that they accepted', async () => {
    const { siderId, caller } = await me()
    const absent = (startDate: string, endDate = startDate) =>
      call(app, siderSelf.saveSiderAbsences, caller, {
        body: { unavailabilities: [{ startDate, endDate, comment: 'Examen' }] },
      })
    expect((await absent('2026-12-07', '2026-12-08')).body.unavailabilities).toEqual([
      { startDate: wireDay('2026-12-07'), endDate: wireDay('2026-12-08'), comment: 'Examen' },
    ])
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-08', '09:00', '17:00')],
    })
    const hire = async () =>
      call(app, hiring.hireSiders, await anInsider(app), {
        params: { id: mission.id },
        body: { assignments: [{ siderId }] },
      })
    expect((await hire()).error.key).toBe('errors.hiring.unavailable')
    await absent('2026-12-10')
    expect((await hire()).status).toBe(201)
    const refused = await absent('2026-12-08')
    expect(refused.error).toMatchObject({
      key: 'errors.sider.absence_on_shift',
      metadata: { date: '2026-12-08T08:00:00.000Z' },
    })
    expect((await read(caller)).unavailabilities).toHaveLength(1)
  })

  it('names the companies of their contracts, favourites and those that would work with them again', async () => {
    const { caller, siderId } = await aSiderPaper(app, company)
    await ownerQuery(
      app.database,
      `insert into feedbacks (organisation_id, sider_id, type_id, work_again, comment, created_at)
        values ($1, $2, 'mission-end', 1, 'Très bien', now())`,
      [company.id, siderId],
    )
    const chosen = await call(app, siderSelf.chooseFavourite, caller, {
      params: { id: company.id },
      body: { isFavourite: true },
    })
    expect(chosen.body.companies).toEqual([
      { id: company.id, name: company.name, isFavourite: true, recommends: true },
    ])
    // A comment was written for the company alone.
    expect(JSON.stringify(chosen.body)).not.toContain('Très bien')
    const foreign = await call(app, siderSelf.chooseFavourite, caller, {
      params: { id: (await aCompany(app)).id },
      body: { isFavourite: true },
    })
    expect(foreign.status).toBe(404)
  })
})

describe('the rights of a Sider over their data', () => {
  it('GDPR 15, 20 one file holds what is known of them, papers inside, and nothing of others', async () => {
    const { caller, siderId, siderIds, paper } = await aSiderPaper(app, company, 2)
    const answer = await app.app.inject({
      url: '/api/sider/export',
      headers: { token: caller.token ?? '', userid: siderId },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('mes-donnees-2026-12-02.json')
    const data = JSON.parse(answer.payload) as {
      sider: { id: string }
      shifts: unknown[]
      papers: { number: string; pdf: string }[]
    }
    expect(data.sider.id).toBe(siderId)
    expect(data.shifts).toHaveLength(1)
    expect(data.papers.map(({ number }) => number)).toEqual([paper?.number])
    const pdf = Buffer.from(data.papers[0]?.pdf ?? '', 'base64')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.payload).not.toContain(siderIds[1])
  })

  it('GDPR 17 a request waits once, is taken back, and staff refuse it with a reason that the Sider reads', async () => {
    const { caller } = await me()
    const ask = () => call(app, siderSelf.askSiderErasure, caller, { body: {} })
    expect((await ask()).body.erasure).toMatchObject({ outcome: null })
    expect((await ask()).error.key).toBe('errors.sider.erasure_waits')
    const back = await call(app, siderSelf.withdrawSiderErasure, caller)
    expect(back.body.erasure?.outcome).toBe('withdrawn')
    expect((await call(app, siderSelf.withdrawSiderErasure, caller)).error.key).toBe(
      'errors.sider.erasure_over',
    )
    await ask()
    const staff = await anInsider(app)
    const { siderId } = (await call(app, siderAccess.readSiderSelf, caller)).body
    const listed = (await call(app, siderSelf.listSiderErasures, staff)).body
    const id = listed.find((one) => one.siderId === siderId)?.id ?? ''
    const close = (body: { outcome: 'refused'; note?: string }) =>
      call(app, siderSelf.closeSiderErasure, staff, { params: { id }, body })
    expect((await close({ outcome: 'refused' })).status).toBe(400)
    expect((await close({ outcome: 'refused', note: 'Un litige est en cours.' })).status).toBe(204)
    expect((await read(caller)).erasure).toMatchObject({
      outcome: 'refused',
      note: 'Un litige est en cours.',
    })
  })

  it('GDPR 17 erasing takes name, contacts, career and words away, closes the pages, and keeps contracts', async () => {
    const { caller, siderId, paperId } = await aSiderPaper(app, company)
    await call(app, siderSelf.askSiderErasure, caller, { body: { comment: 'Je pars' } })
    const { rows: asked } = await ownerQuery(
      app.database,
      'select id from sider_erasures where sider_id = $1',
      [siderId],
    )
    const params = { id: String(asked[0]?.['id']) }
    const erase = async () =>
      call(app, siderSelf.closeSiderErasure, await anInsider(app), {
        params,
        body: { outcome: 'erased' },
      })
    expect((await erase()).error.key).toBe('errors.sider.has_shifts')
    await ownerQuery(app.database, 'delete from assignments where sider_id = $1', [siderId])
    expect((await erase()).status).toBe(204)
    const { rows } = await ownerQuery(app.database, 'select * from siders where id = $1', [siderId])
    expect(rows[0]).toMatchObject({
      first_name: 'Sider',
      last_name: 'effacé',
      email: null,
      phone_number: `x${siderId}`,
      experiences: [],
    })
    expect(rows[0]?.['deactivated_at']).not.toBeNull()
    const { rows: kept } = await ownerQuery(
      app.database,
      'select document_key from sider_papers where id = $1',
      [paperId],
    )
    expect(kept).toHaveLength(1)
    const gone = await call(app, siderSelf.readSiderProfile, caller)
    expect(gone.error.key).toBe('errors.token.forbidden')
    expect((await erase()).error.key).toBe('errors.sider.erasure_over')
  })

  it('GDPR 17 every table about Siders is erased with them, or kept for a reason that is written here', async () => {
    const { rows } = await ownerQuery(
      app.database,
      `select table_name as name from information_schema.columns
        where column_name = 'sider_id' and table_schema = 'public' order by table_name`,
    )
    const kept = {
      'work, its pay, and what proves it': [
        'arrivals',
        'assignments',
        'attendances',
        'contracts',
        'entered_indemnities',
        'invoice_days',
        'invoice_lines',
        'rebilled_hours',
        'sider_clockings',
        'sider_organisations',
        'sider_papers',
        'sider_signatures',
      ],
      'without the words of people': [
        'applicants',
        'feedbacks',
        'removed_hires',
        'requested_siders',
      ],
      'that they asked': ['sider_erasures'],
    }
    const named = [...erasedTables, ...Object.values(kept).flat()]
    expect(rows.map(({ name }) => String(name))).toEqual(named.toSorted())
  })

  it('a request is unknown to whoever is not staff', async () => {
    const { id } = await anErasure(app)
    const { caller } = await me()
    const closed = await call(app, siderSelf.closeSiderErasure, caller, {
      params: { id },
      body: { outcome: 'erased' },
    })
    expect(closed.error.key).toBe('errors.user.forbidden')
  })
})
