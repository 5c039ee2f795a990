import { createHash } from 'node:crypto'
import { administration, contracts, hiring, missions, quotations } from '@renfort/contract'
import { describe, expect, it, vi } from 'vitest'
import { PdfUnavailable } from '../../outside/pdf/port.ts'
import { aCompany, anInsider } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { aPostedMission, at } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { aParkedJob } from '../../testing/parked-jobs.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { call, sharedApp } from '../../testing/test-app.ts'
import type { PaperFacts } from './paper-facts.ts'
import { makeContractDocument } from './make-contract-document.ts'

const app = await sharedApp()
const company = await aCompany(app)

async function paperOf(batchId: string, version = 1) {
  await runJob(app, makeContractDocument, { organisationId: company.id, batchId, version })
  const { body } = await call(app, contracts.readContract, company.admin, {
    params: { id: company.id, docId: batchId },
  })
  const { rows } = await ownerQuery(
    app.database,
    'select * from contract_versions where batch_id = $1 and version = $2',
    [batchId, version],
  )
  const key = String(rows[0]?.document_key)
  return { bytes: await app.services.files.read(key), stored: rows[0], body }
}

describe('the paper of a batch', () => {
  it('is a tagged file in French for archives, whose sum and pages are kept, reached by its address', async () => {
    const { id } = await aBatch(app, company, { pages: null })
    const { bytes, stored, body } = await paperOf(id)
    const pdf = await readPdf(bytes ?? new Uint8Array())
    expect(pdf).toMatchObject({ language: 'fr', isTagged: true })
    expect(pdf.claims).toContain('pdfaid:part 3')
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(stored?.document_sha256)
    expect(body.pages).toBe(pdf.pages.length)
    const file = await app.app.inject({ url: body.documentUrl ?? '' })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('names a Sider who has one name by that name alone', async () => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00')],
    })
    const siderId = await aSider(app, { firstName: 'Suharto', lastName: '' })
    const hired = await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: [{ siderId }] },
    })
    const { bytes, stored, body } = await paperOf(hired.body.contractsBatch?.id ?? '')
    const facts = stored?.facts as PaperFacts | undefined
    expect(facts?.contracts.map(({ sider }) => sider)).toEqual(['Suharto'])
    expect(body.contracts.map(({ siderName }) => siderName)).toEqual(['Suharto'])
    expect((await readPdf(bytes ?? new Uint8Array())).text).toContain('Suharto')
  })

  it.each([
    [['2026-12-31', '2027-01-02'], 'du 31 décembre 2026 au 3 janvier 2027'],
    [['2026-12-10'], 'du 10 décembre 2026 au 11 décembre 2026'],
  ])('L1251-43 of the nights of %j says « %s »', async (nights, term) => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: nights.map((night) => at(night, '22:00', '06:00', { breakDuration: 0 })),
    })
    const hired = await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: [{ siderId: await aSider(app) }] },
    })
    const { bytes } = await paperOf(hired.body.contractsBatch?.id ?? '')
    const { text } = await readPdf(bytes ?? new Uint8Array())
    expect(text.replaceAll(/\s+/g, ' ')).toContain(term)
  })

  it('is made once: a second run leaves the first paper', async () => {
    const { id } = await aBatch(app, company, { pages: null })
    const first = await paperOf(id)
    const second = await paperOf(id)
    expect(second.stored?.document_key).toBe(first.stored?.document_key)
  })

  it('has one contract for each Sider, with their own shifts, and a cover that lists them', async () => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00'), at('2026-12-08', '20:00', '04:00')],
    })
    const [monday, tuesday] = mission.shifts
    const nora = await aSider(app, { firstName: 'Nora', lastName: 'Petit' })
    const awa = await aSider(app, { firstName: 'عائشة', lastName: 'Ndiaye-Ōkubo' })
    const { body } = await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: {
        assignments: [
          { siderId: nora, shiftIds: [monday?.id ?? ''] },
          { siderId: awa, shiftIds: [tuesday?.id ?? ''] },
        ],
      },
    })
    const { bytes } = await paperOf(body.contractsBatch?.id ?? '')
    const { pages } = await readPdf(bytes ?? new Uint8Array())
    const [cover = '', ...others] = pages.map((page) => page.replaceAll(/\s+/g, ' '))
    expect(cover).toContain('Ce dossier réunit 2 contrats')
    for (const part of ['Nora Petit', 'Ndiaye-Ōkubo', '-01', '-02']) expect(cover).toContain(part)
    const ofNora = others.filter((page) => page.includes('Nora Petit')).join(' ')
    expect(ofNora).toContain('09:00 – 17:00')
    expect(ofNora).not.toContain('20:00 – 04:00')
    expect(others.join(' ')).toContain('20:00 – 04:00 (lendemain)')
  })

  it('says the price of the hours at the rate that was frozen, to the cent', async () => {
    const { id, missionId } = await aBatch(app, company, { siders: 2, pages: null })
    const { bytes } = await paperOf(id)
    const { text } = await readPdf(bytes ?? new Uint8Array())
    const mission = await call(app, missions.readMission, company.admin, {
      params: { id: missionId },
    })
    const rate = mission.body.hourlyRate ?? 0
    const money = (amount: number) =>
      new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
        .format(amount)
        .replaceAll(/\s/g, ' ')
    // Eight hours of a weekday by day at the coefficient of a new company.
    expect(text).toContain(money(rate))
    expect(text).toContain(money((8 * Math.round(rate * 195)) / 100))
  })

  it('comes, contract by contract, to the price that the mission quotes once every slot is hired', async () => {
    const slots = 3
    const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-12', '2026-12-13']
    const { id: missionId } = await aPostedMission(app, company.admin, {
      shifts: days.map((day) => at(day, '15:00', '23:30', { slots })),
    })
    const assignments: { siderId: string }[] = []
    for (let i = 0; i < slots; i += 1) assignments.push({ siderId: await aSider(app) })
    const { body } = await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: missionId },
      body: { assignments },
    })
    const { stored } = await paperOf(body.contractsBatch?.id ?? '')
    const facts = stored?.['facts'] as unknown as PaperFacts
    const cents = facts.contracts.map(({ priceCents }) => priceCents)
    const params = { id: missionId }
    const quoted = await call(app, quotations.readQuotation, company.admin, { params })
    expect(cents).toHaveLength(slots)
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(Math.round(quoted.body.price * 100))
    expect(facts.contracts[0]?.priceCents).toBeGreaterThan(0)
  })

  it('is tried again where no document comes out, and is parked for internal staff after its last try', async () => {
    const { id: batchId } = await aBatch(app, company, { pages: null })
    const render = vi.spyOn(app.services.pdf, 'renderCounted')
    render.mockRejectedValueOnce(new PdfUnavailable('it took too long'))
    const data = { organisationId: company.id, batchId, version: 1 }
    await expect(runJob(app, makeContractDocument, data)).rejects.toThrow('it took too long')
    await aParkedJob(app, { name: makeContractDocument.name, data, message: 'it took too long' })
    const insider = await anInsider(app)
    const failed = await call(app, administration.listFailedJobs, insider)
    const job = failed.body.find(({ name }) => name === makeContractDocument.name)
    expect(job).toMatchObject({ error: 'it took too long', organisation: { id: company.id } })
    const again = await call(app, administration.retryJob, insider, {
      params: { id: job?.id ?? '' },
    })
    expect(again.status).toBe(204)
    expect((await paperOf(batchId)).body.pages).toBeGreaterThan(0)
    render.mockRestore()
  })

  it('L1251-43 is not made, nor signed, for a name that no font can write, until the name is mended', async () => {
    const { id: batchId, siderIds } = await aBatch(app, company, { pages: null })
    const rename = (firstName: string) =>
      ownerQuery(app.database, 'update siders set first_name = $2 where id = $1', [
        siderIds[0],
        firstName,
      ])
    await rename('Nora \uE000')
    await expect(paperOf(batchId)).rejects.toMatchObject({
      name: 'PdfUnwritable',
      texts: [{ field: 'Salarié temporaire', signs: 'U+E000' }],
    })
    const params = { id: company.id, docId: batchId }
    const unsigned = await call(app, contracts.signContract, company.admin, { params })
    expect([unsigned.status, unsigned.error.key]).toEqual([409, 'errors.contract.no_paper'])
    await rename('ნინო')
    const { bytes } = await paperOf(batchId)
    expect((await readPdf(bytes ?? new Uint8Array())).text).toContain('ნინო')
  })

  it('leaves out who has left, and is not made for nobody', async () => {
    const { id, missionId, siderIds } = await aBatch(app, company, { siders: 2, pages: null })
    const insider = await anInsider(app)
    const remove = async (siderId = '') =>
      call(app, hiring.removeHire, insider, {
        params: { id: missionId },
        body: { siderId, reason: 'sick' },
      })
    await remove(siderIds[0])
    const { bytes } = await paperOf(id, 2)
    const { pages } = await readPdf(bytes ?? new Uint8Array())
    expect(pages.join(' ')).not.toContain('Ce dossier réunit')
    await remove(siderIds[1])
    expect((await paperOf(id, 1)).stored?.document_key).toBeNull()
  })
})
