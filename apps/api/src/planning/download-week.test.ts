import { planning } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PdfUnavailable } from '../outside/pdf/port.ts'
import { aCompany, aGroup, anInsider } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

type Query = NonNullable<Input<typeof planning.downloadWeek>['query']>

const ask = (caller: Caller, query: Partial<Query> = {}) =>
  call(app, planning.downloadWeek, caller, {
    query: { week: 50, year: 2026, format: 'pdf', ...query },
  })

describe('the week as a file', () => {
  it('PLAN-06 is a tagged page in landscape with the missions of the company alone', async () => {
    const company = await aCompany(app)
    await aBatch(app, company, { siders: 2 })
    await aPostedMission(app, (await aCompany(app)).admin, { name: 'Ailleurs' })
    const { status, response } = await ask(company.collaborator)
    expect(status).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="planning-2026-s50.pdf"',
      'cache-control': 'no-store',
    })
    const pdf = await readPdf(response.rawPayload)
    expect(pdf).toMatchObject({ isTagged: true, language: 'fr', claims: ['pdfuaid:part 1'] })
    for (const part of ['Planning de la semaine 50', company.name, '09:00 – 17:00', 'Serveur']) {
      expect(pdf.text).toContain(part)
    }
    expect(pdf.text).not.toContain('Ailleurs')
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(
      response.rawPayload.toString('latin1'),
    )
    expect([Number(box?.[1]), Number(box?.[2])].map(Math.round)).toEqual([842, 595])
  })

  it('PLAN-06 of an empty week says so', async () => {
    const { admin } = await aCompany(app)
    const { response } = await ask(admin, { locale: 'en' })
    expect((await readPdf(response.rawPayload)).text).toContain('No mission this week.')
  })

  it('PLAN-07 is a CSV by day', async () => {
    const { admin } = await aCompany(app)
    await aPostedMission(app, admin, { shifts: [at('2026-12-07', '09:00', '17:00', { slots: 2 })] })
    const { response } = await ask(admin, { format: 'csv' })
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="planning-2026-s50.csv"',
    })
    const lines = response.body.split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toMatch(/^07\/12\/2026;Serveur \/ Serveuse;;;09:00;17:00;/)
    expect(lines[2]).toBe(lines[1])
  })

  it('PLAN-04 refuses week 53 of a year that has none, and a form that does not exist', async () => {
    const { admin } = await aCompany(app)
    const refusedFor = async (query: object) => {
      const { status, error } = await ask(admin, query)
      return [status, error.metadata?.['issues']]
    }
    for (const format of ['pdf', 'csv']) {
      expect(await refusedFor({ week: 53, year: 2027, format })).toEqual([
        400,
        [{ path: ['week'], key: 'errors.field.too_big', params: { max: 52 } }],
      ])
    }
    expect(await refusedFor({ format: 'doc' })).toMatchObject([400, [{ path: ['format'] }]])
    expect((await ask(admin, { week: 53, format: 'csv' })).status).toBe(200)
  })

  it('N-40 is for every member of an active company, and for nobody else', async () => {
    expect((await ask((await aGroup(app)).admin)).status).toBe(400)
    expect((await ask(await anInsider(app))).status).toBe(403)
  })

  it('PLAN-06 refuses a text with a character that no font has, and names it', async () => {
    const { admin } = await aCompany(app)
    await aPostedMission(app, admin, {
      name: 'Salle \uE000',
      shifts: [at('2026-12-07', '09:00', '17:00')],
    })
    const { status, error } = await ask(admin)
    expect([status, error.key]).toEqual([409, 'errors.document.unwritable'])
    expect(error.metadata).toMatchObject({
      text: expect.stringContaining('Salle \uE000') as string,
      signs: 'U+E000',
    })
  })

  it('PLAN-14 says that no document can be made now', async () => {
    const { admin } = await aCompany(app)
    const render = vi
      .spyOn(app.services.pdf, 'render')
      .mockRejectedValue(new PdfUnavailable('slow'))
    const { status, error } = await ask(admin)
    expect([status, error.key]).toEqual([503, 'errors.unavailable'])
    render.mockRestore()
  })
})
