import { createHash } from 'node:crypto'
import { contracts, evidence, hiring, siderPapers, siderWork } from '@renfort/contract'
import type { PaperReading } from '@renfort/domain/contract/sider-paper/readings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { completeSiderPapers } from '../contract/sider-paper/complete-sider-papers.ts'
import { makeSiderPapers } from '../contract/sider-paper/make-sider-papers.ts'
import { proveSiderSignature } from '../contract/sider-paper/prove-sider-signature.ts'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSiderPaper, sentCodeOf } from '../testing/sider-papers.ts'
import { aSider, signedInSider } from '../testing/siders.ts'
import { wireDay } from '../testing/wire-day.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

/** The clock of the product goes on. */
const thisMinute = /^2026-12-02T09:0/
const both: PaperReading[] = ['contract', 'safety']

/** Runs the jobs of a version of a document, as the queue does. */
async function makePapers(batchId: string, version = 1) {
  const key = { organisationId: company.id, batchId, version }
  await runJob(app, makeContractDocument, key)
  await runJob(app, makeSiderPapers, key)
}

const papered = (siders = 1) => aSiderPaper(app, company, siders)

const list = (caller: Caller) => call(app, siderPapers.listSiderPapers, caller)
async function paperOf(caller: Caller) {
  const { body } = await list(caller)
  const [paper] = body.papers
  return { paper, paperId: paper?.id ?? '' }
}
const open = (caller: Caller, id: string) =>
  call(app, siderPapers.openSiderPaper, caller, { params: { id } })
const askCode = (caller: Caller, id: string, through: 'sms' | 'email' = 'sms') =>
  call(app, siderPapers.sendSigningCode, caller, { params: { id }, body: { through } })
const sign = (caller: Caller, id: string, code: string, readings = both) =>
  call(app, siderPapers.signSiderPaper, caller, { params: { id }, body: { code, readings } })

const codeOf = (siderId: string) => sentCodeOf(app, siderId)

async function signed() {
  const one = await papered()
  await open(one.caller, one.paperId)
  await askCode(one.caller, one.paperId)
  const answer = await sign(one.caller, one.paperId, await codeOf(one.siderId))
  expect(answer.status, JSON.stringify(answer.error)).toBe(200)
  return one
}

describe('the contrat de mission of a Sider (L1251-16)', () => {
  it('is made for each hired Sider with the number and the facts of the company’s contract, once', async () => {
    const { siderIds, id, paper } = await papered(2)
    await runJob(app, makeSiderPapers, { organisationId: company.id, batchId: id, version: 1 })
    const { rows } = await ownerQuery(
      app.database,
      `select p.sider_id as sider, p.number, c ->> 'sider' as name
        from sider_papers p join contract_versions v using (batch_id, version)
        join jsonb_array_elements(v.facts -> 'contracts') c on c ->> 'number' = p.number
        where p.batch_id = $1 order by p.number`,
      [id],
    )
    expect(rows.map(({ sider }) => sider)).toEqual(siderIds)
    expect(paper).toMatchObject({
      state: 'toSign',
      firstDay: wireDay('2026-12-07'),
      kind: 'contract',
    })
    const file = await app.app.inject({ url: paper?.url ?? '' })
    const { pages, title } = await readPdf(Buffer.from(file.rawPayload))
    expect(title).toBe(`Contrat de mission ${paper?.number}`)
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Caisse de retraite complémentaire')
    expect(text).not.toContain('Coefficient')
  })

  it('is met by its Sider alone', async () => {
    const { caller, paperId } = await papered()
    const stranger = await signedInSider(app, await aSider(app))
    expect((await list(stranger)).body.papers).toEqual([])
    expect((await open(stranger, paperId)).status).toBe(404)
    expect((await askCode(stranger, paperId)).status).toBe(404)
    expect((await sign(stranger, paperId, '123456')).status).toBe(404)
    expect((await list(caller)).body.papers).toHaveLength(1)
  })

  it('is made the next morning for contracts from before there were any', async () => {
    const { id } = await aBatch(app, company, { pages: null })
    await runJob(app, makeContractDocument, { organisationId: company.id, batchId: id, version: 1 })
    await runJob(app, completeSiderPapers, {})
    const { rows } = await ownerQuery(
      app.database,
      `select count(*)::int as waiting from pgboss.job
        where name = 'make-sider-papers' and data::text like '%' || $1 || '%'`,
      [id],
    )
    expect(rows[0]?.['waiting']).toBe(2)
  })
})

describe('the signature of a Sider', () => {
  it('needs the paper opened, everything ticked, and the code of a message to a known contact', async () => {
    const { caller, paperId, siderId } = await papered()
    expect((await askCode(caller, paperId, 'email')).error.key).toBe('errors.sider.no_email')
    expect((await askCode(caller, paperId)).status).toBe(204)
    const code = await codeOf(siderId)
    expect((await sign(caller, paperId, code)).error.key).toBe('errors.sider.paper_unread')
    expect((await open(caller, paperId)).body.openedAt).toMatch(thisMinute)
    const partly = await sign(caller, paperId, code, ['contract'])
    expect(partly.error.key).toBe('errors.sider.paper_unread')
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await sign(caller, paperId, wrong)).error.key).toBe('errors.sider.code_invalid')
    expect((await sign(caller, paperId, code)).body.signedAt).toMatch(thisMinute)
    expect((await paperOf(caller)).paper).toMatchObject({ state: 'signed' })
    expect((await sign(caller, paperId, code)).error.key).toBe('errors.sider.paper_signed')
  })

  it('takes no code for another paper, none after five wrong ones, and none of another signature', async () => {
    const { caller, paperId, siderId } = await papered()
    await open(caller, paperId)
    await askCode(caller, paperId)
    const code = await codeOf(siderId)
    await ownerQuery(app.database, "update sider_codes set about = 'x' where sider_id = $1", [
      siderId,
    ])
    expect((await sign(caller, paperId, code)).error.key).toBe('errors.sider.code_invalid')
    await askCode(caller, paperId)
    const next = await codeOf(siderId)
    const wrong = next === '000000' ? '000001' : '000000'
    for (let tried = 0; tried < 5; tried += 1) await sign(caller, paperId, wrong)
    expect((await sign(caller, paperId, next)).error.key).toBe('errors.sider.code_invalid')
    await askCode(caller, paperId)
    const last = await codeOf(siderId)
    const answers = await Promise.all([sign(caller, paperId, last), sign(caller, paperId, last)])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    const { rows } = await ownerQuery(
      app.database,
      'select count(*)::int as signatures from sider_signatures where paper_id = $1',
      [paperId],
    )
    expect(rows[0]?.['signatures']).toBe(1)
  })

  it('is sealed with its page, proven in a file of its own, and found by anybody who verifies', async () => {
    const { caller, paperId, siderId, paper } = await signed()
    const shown = await app.app.inject({ url: paper?.url ?? '' })
    const data = { organisationId: company.id, paperId }
    await runJob(app, proveSiderSignature, data)
    await runJob(app, proveSiderSignature, data)
    const after = (await paperOf(caller)).paper
    expect(after?.evidence).toBe('ready')
    const sealed = Buffer.from((await app.app.inject({ url: after?.url ?? '' })).rawPayload)
    const original = Buffer.from(shown.rawPayload)
    expect(sealed.subarray(0, original.length).equals(original)).toBe(true)
    const last = (await readPdf(sealed)).pages.at(-1)?.replaceAll(/\s+/g, ' ') ?? ''
    for (const said of [
      'Louise Martin',
      'code à usage unique, reçu par SMS',
      'a coché le signataire',
    ]) {
      expect(last).toContain(said)
    }
    const file = await app.app.inject({ url: after?.evidenceUrl ?? '' })
    const text = (await readPdf(Buffer.from(file.rawPayload))).pages.join(' ')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(siderId)
    expect(text).not.toContain('supprimé depuis')
    for (const [document, bytes] of [
      ['sealed', sealed],
      ['shown', original],
      ['evidence', Buffer.from(file.rawPayload)],
    ] as const) {
      const { body } = await call(
        app,
        evidence.verifyDocument,
        null,
        { body: bytes },
        { 'content-type': 'application/pdf' },
      )
      expect(body.known).toEqual({ document, signedAt: after?.signedAt })
    }
    const { rows } = await ownerQuery(
      app.database,
      'select document_sha256 as sum from sider_signatures where paper_id = $1',
      [paperId],
    )
    expect(rows[0]?.['sum']).toBe(createHash('sha256').update(original).digest('hex'))
  })
})

describe('a paper follows its contract to its end', () => {
  it('is not signed while the company contests, and a new version takes its place', async () => {
    const { caller, paperId, id } = await papered()
    const params = { id: company.id, docId: id }
    const contested = await call(app, contracts.contestContract, company.admin, {
      params,
      body: { description: 'Le taux est faux.' },
    })
    expect(contested.status, JSON.stringify(contested.error)).toBe(200)
    expect((await paperOf(caller)).paper?.state).toBe('contested')
    expect((await askCode(caller, paperId)).error.key).toBe('errors.sider.paper_void')
    const again = await call(app, contracts.regenerateContracts, await anInsider(app), {
      params: { id: company.id },
      body: { documentIds: [id] },
    })
    expect(again.status, JSON.stringify(again.error)).toBe(200)
    await makePapers(id, 2)
    const states = (await list(caller)).body.papers.map(({ state }) => state)
    expect(states).toEqual(['toSign', 'replaced'])
  })

  it('is void for who leaves the mission, even when they had signed', async () => {
    const { caller, paperId, missionId, siderId } = await signed()
    const removed = await call(app, hiring.removeHire, await anInsider(app), {
      params: { id: missionId },
      body: { siderId, reason: 'sick' },
    })
    expect(removed.status, JSON.stringify(removed.error)).toBe(201)
    expect((await paperOf(caller)).paper?.state).toBe('cancelled')
    expect((await sign(caller, paperId, '123456')).error.key).toBe('errors.sider.paper_void')
  })

  it('L1251-28 binds once it is signed, until they are off the mission', async () => {
    const hasSigned = async (caller: Caller) =>
      (await call(app, siderWork.listSiderShifts, caller)).body.missions.map(
        (mission) => mission.hasSigned,
      )
    const { caller: unsigned } = await papered()
    expect(await hasSigned(unsigned)).toEqual([false])
    const { caller } = await signed()
    expect(await hasSigned(caller)).toEqual([true])
    expect(await hasSigned(unsigned)).toEqual([false])
  })

  it('is void when the mission is withdrawn before they sign', async () => {
    const { caller, missionId } = await papered()
    await ownerQuery(app.database, 'update missions set archived = true where id = $1', [missionId])
    expect((await paperOf(caller)).paper?.state).toBe('cancelled')
  })

  it('L1251-17 staff read which papers reached their Sider late', async () => {
    const { siderId, caller, paperId } = await papered()
    const params = { id: siderId }
    const papers = async () =>
      (await call(app, siderPapers.listPapersOfSider, await anInsider(app), { params })).body
    expect((await papers())[0]).toMatchObject({ isLate: false, transmitBy: wireDay('2026-12-09') })
    app.clock.set('2026-12-10T09:00:00.000Z')
    expect((await papers())[0]?.isLate).toBe(true)
    await open(caller, paperId)
    expect((await papers())[0]).toMatchObject({
      isLate: true,
      openedAt: expect.stringMatching(/^2026-12-10/) as string,
    })
    app.clock.set(testNow)
  })
})
