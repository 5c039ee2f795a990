import { attendances, siderWork, sites } from '@renfort/contract'
import { mostWrongSiteCodes } from '@renfort/domain/attendance/declare/site-code.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { hiredSider, press, pressNow, utc } from '../testing/clocking-siders.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { posterCodeOf } from '../site/site-code.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
afterEach(() => app.clock.set(testNow))

const placesOf = async ({ admin }: TestCompany) => (await call(app, sites.listSites, admin)).body

async function placeOf(company: TestCompany) {
  const [place] = await placesOf(company)
  if (place === undefined) throw new Error('The company has no place.')
  return place
}

/** Asks for the code at the only place of a company. */
async function asking(company: TestCompany, asksCode = true) {
  const params = { locationId: (await placeOf(company)).locationId }
  const { body, error } = await call(app, sites.updateSite, company.admin, {
    params,
    body: { asksCode },
  })
  expect(body, JSON.stringify(error)).toMatchObject({ asksCode })
  return body
}

/** The code of a place at a moment. */
async function codeAt(company: TestCompany, at: Instant) {
  app.clock.set(at)
  return (await placeOf(company)).today?.code ?? ''
}

async function proofsOf({ admin }: TestCompany) {
  const { body } = await call(app, attendances.listHours, admin, {})
  return body.attendances[0]?.clocking
}

describe('the code of a place', () => {
  it('is asked nowhere at first; where it is, it is another one each day and in each company', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await hiredSider(app, company)
    await hiredSider(app, other)
    expect(await placeOf(company)).toMatchObject({ asksCode: false, today: null })
    await asking(company)
    await asking(other)
    const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']
    const codes: string[] = []
    for (const of of [company, other]) {
      for (const day of days) codes.push(await codeAt(of, utc('09:00', day)))
    }
    for (const code of codes) expect(code).toMatch(/^\d{4}$/)
    // Two of ten may meet by chance, but not the ten.
    expect(new Set(codes).size).toBeGreaterThan(5)
    expect(await codeAt(company, utc('09:00'))).toBe(codes[0])
  })

  it('proves presence with a clocking; without it, or with a wrong one, the clocking counts all the same', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    await asking(company)
    const siteCode = await codeAt(company, utc('08:00'))
    const started = await press(app, caller, {
      shiftId,
      kind: 'start',
      phoneAt: utc('08:00'),
      siteCode,
    })
    expect(started.body.clockings).toMatchObject([{ siteProof: 'given' }])
    const paused = await pressNow(app, caller, { shiftId, kind: 'pause', at: utc('11:00') })
    await pressNow(app, caller, { shiftId, kind: 'resume', at: utc('11:30') })
    const wrong = siteCode === '0000' ? '0001' : '0000'
    const ended = await pressNow(app, caller, {
      shiftId,
      kind: 'end',
      at: utc('16:00'),
      siteCode: wrong,
    })
    expect(paused.body.clockings.map(({ siteProof }) => siteProof)).toEqual(['given', null])
    expect(ended.body.state).toBe('ended')
    expect(await proofsOf(company)).toEqual({
      marks: ['siteCode'],
      oddities: [{ kind: 'wrongSiteCode', size: 0 }],
    })
  })

  it('is compared for the day of the press, when it comes days later', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    await asking(company)
    const siteCode = await codeAt(company, utc('08:00'))
    const sentAt = utc('10:00', '2026-12-09')
    app.clock.set(sentAt)
    const start = { shiftId, kind: 'start', phoneAt: utc('08:00'), sentAt, siteCode } as const
    const { body } = await press(app, caller, start)
    expect(body.clockings).toMatchObject([{ siteProof: 'given', happenedAt: utc('08:00') }])
  })

  it('is not compared any more after too many wrong ones', async () => {
    const company = await aCompany(app)
    const { caller, shiftId, id } = await hiredSider(app, company)
    await asking(company)
    const siteCode = await codeAt(company, utc('08:00'))
    const wrong = siteCode === '0000' ? '0001' : '0000'
    await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00'), siteCode: wrong })
    await ownerQuery(
      app.database,
      `insert into sider_clockings select sider_id, gen_random_uuid(), organisation_id,
         gen_random_uuid(), kind, phone_at, sent_at, received_at, happened_at, site_proof
       from sider_clockings, generate_series(2, $2::int) where sider_id = $1`,
      [id, mostWrongSiteCodes],
    )
    const right = await pressNow(app, caller, {
      shiftId,
      kind: 'end',
      at: utc('09:00'),
      siteCode,
    })
    expect(right.body.clockings.map(({ siteProof }) => siteProof)).toEqual(['wrong', 'wrong'])
  })

  it('says so to its Sider before they press, and nothing where the company asks for none', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    const asks = async () =>
      (await call(app, siderWork.listSiderShifts, caller)).body.missions[0]?.asksSiteCode
    expect(await asks()).toBe(false)
    await asking(company)
    expect(await asks()).toBe(true)
    await asking(company, false)
    const { body } = await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00') })
    expect(body.clockings).toMatchObject([{ siteProof: null }])
  })
})

describe('the poster of a place', () => {
  it('has a code that proves presence, in both languages, until a new secret', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    const { locationId, title } = await placeOf(company)
    const params = { locationId }
    const before = await call(app, sites.downloadSitePoster, company.admin, { params, query: {} })
    expect(before.error.key).toBe('errors.action.unavailable')
    await asking(company)
    const printed = async (locale: 'fr' | 'en') => {
      const query = { locale }
      const { response } = await call(app, sites.downloadSitePoster, company.admin, {
        params,
        query,
      })
      return readPdf(new Uint8Array(response.rawPayload))
    }
    const [french, english] = [await printed('fr'), await printed('en')]
    expect(french.text).toContain('Pointez ici')
    expect(english.text).toContain('Clock in here')
    expect(french.text).toContain(title)
    expect([french.language, english.language]).toEqual(['fr', 'en'])
    const { rows } = await ownerQuery(
      app.database,
      'select secret from sites where organisation_id = $1',
      [company.id],
    )
    const siteCode = posterCodeOf(rows[0]?.['secret'] as Uint8Array)
    const started = await pressNow(app, caller, {
      shiftId,
      kind: 'start',
      at: utc('08:00'),
      siteCode,
    })
    expect(started.body.clockings).toMatchObject([{ siteProof: 'given' }])
    const { status } = await call(app, sites.renewSiteCode, company.admin, { params })
    expect(status).toBe(200)
    const ended = await pressNow(app, caller, { shiftId, kind: 'end', at: utc('16:00'), siteCode })
    expect(ended.body.clockings.map(({ siteProof }) => siteProof)).toEqual(['given', 'wrong'])
  })

  it('is refused to everybody but an administrator of its company', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const { caller } = await hiredSider(app, company)
    await asking(company)
    const params = { locationId: (await placeOf(company)).locationId }
    const query = {}
    const statuses = await Promise.all(
      [company.manager, company.collaborator, other.admin, caller].map(
        async (each) => (await call(app, sites.downloadSitePoster, each, { params, query })).status,
      ),
    )
    expect(statuses).toEqual([403, 403, 404, 403])
  })
})
