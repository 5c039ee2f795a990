import { quotations } from '@renfort/contract'
import { addDays, isoDate, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PdfUnavailable } from '../outside/pdf/port.ts'
import { nobody } from '../platform/database/db.ts'
import { aCompany, actingFor } from '../testing/companies.ts'
import { planned, withFeature } from '../testing/flexible-missions.ts'
import { aDraft, aPostedMission, at, withShifts } from '../testing/missions.ts'
import { type ReadPdf, readPdf } from '../testing/files/read-pdf.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const ask = (caller: Caller | null, id: string) =>
  call(app, quotations.downloadEstimate, caller, { params: { id } })

async function read(caller: Caller, id: string): Promise<ReadPdf> {
  const { status, response } = await ask(caller, id)
  expect(status).toBe(200)
  return readPdf(response.rawPayload)
}

const night = at('2026-12-10', '20:00', '04:00', { breakDuration: 30 })

describe('the estimate of a mission as a PDF', () => {
  it('is a file with a name, which nobody keeps on the way', async () => {
    const company = await aCompany(app)
    const mission = await aPostedMission(app, company.admin, { shifts: [night] })
    const { response } = await ask(company.admin, mission.id)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="devis-${mission.uniqueIdentifier}.pdf"`,
      'cache-control': 'no-store',
    })
  })

  it('SUM-21 holds every line of the price with its reason, and totals that are those of the API', async () => {
    const company = await aCompany(app)
    const id = await aDraft(app, company.admin)
    await withShifts(app, company.admin, id, [night])
    const { body } = await call(app, quotations.readQuotation, company.admin, { params: { id } })
    const { text } = await read(company.admin, id)
    const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
    const shown = (amount: number) => euros.format(amount).replaceAll(/\s/g, ' ')
    const lines = body.assignments ?? []
    expect(lines).toHaveLength(2)
    for (const { name, price, rate, because } of lines) {
      const reasons = because.flatMap(({ text: told, origin, law }) => [
        told,
        origin,
        law?.text ?? '',
      ])
      for (const part of [name.replaceAll(/\s/g, ' '), shown(price), shown(rate), ...reasons]) {
        expect(text).toContain(part)
      }
    }
    expect(lines.reduce((sum, { price }) => sum + Math.round(price * 100), 0)).toBe(22_308)
    expect(text).toContain(`Total hors taxes ${shown(223.08)}`)
    expect(text).toContain(`Total toutes taxes comprises ${shown(267.7)}`)
  })

  it('I18N-01 speaks the language of the caller, and says so', async () => {
    const company = await aCompany(app)
    const mission = await aPostedMission(app, company.admin, { shifts: [night] })
    const fr = await read(company.admin, mission.id)
    const en = await read({ ...company.admin, locale: 'en' }, mission.id)
    expect(fr).toMatchObject({ language: 'fr', isTagged: true, claims: ['pdfuaid:part 1'] })
    expect(en).toMatchObject({ language: 'en', isTagged: true })
    expect(fr.title).toMatch(/^Devis M\d+\s: Serveur/)
    expect(en.title).toMatch(/^Quote M\d+: /)
    expect(en.text).toContain('Night work, from 21:00 to 06:00')
    expect(en.text).not.toContain('Travail de nuit')
  })

  it('is dated by the clock of the product', async () => {
    const company = await aCompany(app)
    const mission = await aPostedMission(app, company.admin, { shifts: [night] })
    expect(dateInParis(app.clock.now())).toBe('2026-12-02')
    expect((await read(company.admin, mission.id)).text).toContain('2 décembre 2026')
  })

  it('holds names as they were typed', async () => {
    const company = await aCompany(app, { name: '#let x = "1" *Lumière* $y$ 🎉' })
    const id = await aDraft(app, company.admin)
    await withShifts(app, company.admin, id, [night])
    await app.services.db
      .queries(nobody)
      .updateTable('missions')
      .set({ name: '#panic() </> _a_' })
      .where('id', '=', id)
      .execute()
    const { text, title } = await read(company.admin, id)
    expect(title).toContain('#panic() </> _a_')
    expect(text).toContain('#panic() </> _a_')
    expect(text).toContain('#let x = "1" *Lumière* $y$ 🎉')
  })

  it('repeats the head of its tables on each page, and leaves none without a row', async () => {
    const company = await aCompany(app)
    const id = await aDraft(app, company.admin)
    const days = Array.from({ length: 60 }, (_, index) => {
      return at(addDays(isoDate('2026-12-07'), index), '09:00', '17:00', { breakDuration: 60 })
    })
    await withShifts(app, company.admin, id, days)
    const { pages } = await read(company.admin, id)
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) {
      expect(page.includes('Horaires')).toBe(page.includes('09:00 – 17:00'))
    }
    expect(pages.join(' ').match(/09:00 – 17:00/g)).toHaveLength(60)
  })

  it('tells the weeks of a flexible planning', async () => {
    const company = await aCompany(app)
    const id = await aDraft(app, company.admin)
    await withFeature(app, company.id, 'flexiblePlanning')
    await planned(app, company.admin, id)
    const { text } = await read(company.admin, id)
    expect(text).toContain('Semaine 1 lun. 4 janv. 2027 – sam. 9 janv. 2027 6 2 42h 84h')
    expect(text).toContain('Total des heures 336h')
  })

  it('C-32 is refused while there is nothing planned', async () => {
    const company = await aCompany(app)
    const { status, error } = await ask(company.admin, await aDraft(app, company.admin))
    expect([status, error.key]).toEqual([400, 'errors.quotation.no_planning'])
  })

  it('decisions §9 for those who may see prices, of this company only', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aDraft(app, company.admin)
    await withShifts(app, company.admin, id, [night])
    const callers = [
      company.admin,
      company.manager,
      await actingFor(app, company.admin),
      company.collaborator,
      other.admin,
      null,
    ]
    const statuses = []
    for (const caller of callers) statuses.push((await ask(caller, id)).status)
    expect(statuses).toEqual([200, 200, 200, 403, 404, 401])
  })

  it('names the text with a sign that no font has, and makes no document', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(app, company.admin, {
      name: 'Salle \uE000',
      shifts: [night],
    })
    const { status, error } = await ask(company.admin, id)
    expect([status, error.key]).toEqual([409, 'errors.document.unwritable'])
    expect(error.metadata).toMatchObject({ signs: 'U+E000' })
  })

  it('asks to come again where no document can be made now', async () => {
    const company = await aCompany(app)
    const id = await aDraft(app, company.admin)
    await withShifts(app, company.admin, id, [night])
    const render = vi.spyOn(app.services.pdf, 'render')
    render.mockRejectedValueOnce(new PdfUnavailable('50 documents wait already'))
    const { status, error } = await ask(company.admin, id)
    render.mockRestore()
    expect([status, error.key]).toEqual([503, 'errors.unavailable'])
  })
})
