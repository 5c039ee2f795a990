import { amendments, contracts, hiring } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aCompany, actingFor, anInsider } from '../testing/companies.ts'
import { aBatch, withPaper } from '../testing/contracts.ts'
import { mailsTo } from '../testing/mails.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Query = Partial<Input<typeof contracts.listContracts>['query']>

const list = async (query: Query = {}, { id, admin } = company) =>
  call(app, contracts.listContracts, admin, { params: { id }, query })
const read = async (docId: string, caller = company.admin) =>
  call(app, contracts.readContract, caller, { params: { id: company.id, docId } })
const sign = async (docId: string, version?: number, caller: Caller = company.admin) =>
  call(app, contracts.signContract, caller, {
    params: { id: company.id, docId },
    body: version === undefined ? {} : { version },
  })
const contest = async (
  docId: string,
  body: Input<typeof contracts.contestContract>['body'] = { description: 'Taux faux' },
  caller: Caller = company.admin,
) => call(app, contracts.contestContract, caller, { params: { id: company.id, docId }, body })
const regenerate = async (documentIds: string[], caller = insider) =>
  call(app, contracts.regenerateContracts, caller, {
    params: { id: company.id },
    body: { documentIds },
  })
const count = async ({ id, admin } = company) =>
  (await call(app, contracts.countUnsigned, admin, { params: { id } })).body.count

describe('the batches of a company', () => {
  it('CTR-03 CTR-06 API-95 are listed with the latest start first, a page at a time', async () => {
    const own = await aCompany(app)
    const days = ['2026-12-08', '2026-12-10', '2026-12-09']
    const ids: string[] = []
    for (const day of days) ids.push((await aBatch(app, own, { day })).id)
    const first = await list({ limit: 2 }, own)
    expect(first.body).toMatchObject({ limit: 2, total: 3 })
    expect(first.body.documents.map(({ documentId }) => documentId)).toEqual([ids[1], ids[2]])
    const next = await list({ limit: 2, offset: 2 }, own)
    expect(next.body.documents.map(({ documentId }) => documentId)).toEqual([ids[0]])
    const all = await list({ limit: 1, fetchAll: 'true' }, own)
    expect(all.body.documents).toHaveLength(3)
    expect((await list({}, own)).body.limit).toBe(20)
  })

  it('API-95 are listed as the contract of the API says, field by field, signed ones too', async () => {
    const own = await aCompany(app)
    const [, contested, signed] = [
      await aBatch(app, own),
      await aBatch(app, own),
      await aBatch(app, own, { siders: 2 }),
    ]
    const params = { id: own.id }
    await call(app, contracts.contestContract, own.admin, {
      params: { ...params, docId: contested.id },
      body: { description: 'Taux faux' },
    })
    await call(app, contracts.signContract, own.admin, { params: { ...params, docId: signed.id } })
    const { response } = contracts.listContracts
    for (const isSigned of ['true', 'false'] as const) {
      const { body } = await list({ signed: isSigned }, own)
      expect(body.documents).toHaveLength(isSigned === 'true' ? 1 : 2)
      // A field that the contract does not name would be missing on the right.
      expect(body).toEqual(z.encode(response, z.decode(response, body)))
      for (const row of body.documents) {
        const one = await call(app, contracts.readContract, own.admin, {
          params: { ...params, docId: row.documentId },
        })
        expect(one.body).toMatchObject(row)
      }
    }
  })

  it('ENT-16 N-42 say whom, what for, by when and where the paper is', async () => {
    const { id, missionId } = await aBatch(app, company, { siders: 2 })
    const { body } = await read(id)
    expect(body).toMatchObject({
      documentId: id,
      taskId: missionId,
      taskName: expect.stringMatching(/^Serveur/) as string,
      managerName: expect.stringMatching(/^\S+ \S+/) as string,
      status: 'unsigned',
      version: 1,
      startDate: '2026-12-07T08:00:00.000Z',
      signature: null,
      contestation: null,
      signBefore: { target: '2026-12-05T08:00:00.000Z', lastDay: '2026-12-09T00:00:00.000Z' },
      stage: 'early',
      pages: 2,
      pagesRead: 0,
      formerVersions: [],
    })
    expect(body.contractIds).toHaveLength(2)
    expect(body.contracts.map(({ number }) => number)).toEqual([
      `${body.taskNumber}-01`,
      `${body.taskNumber}-02`,
    ])
    const saved = app.services.fileLinks.open(body.documentUrl?.split('/').at(-1) ?? '')
    expect(saved?.name).toBe(`contrat-${body.taskNumber}-${id.slice(0, 8)}-v1`)
    expect(body.consent).toContain('2 contrats')
  })

  it('say how far the caller has read the version in force, nobody else, and what signing means', async () => {
    const own = await aCompany(app)
    const { id } = await aBatch(app, own, { siders: 2, pages: 4 })
    await call(app, contracts.keepReading, own.admin, {
      params: { id: own.id, docId: id },
      body: { version: 1, pagesRead: 3 },
    })
    const seen = async (caller: Caller) =>
      (await list({}, { ...own, admin: caller })).body.documents.map(
        ({ pages, pagesRead, consent }) => [pages, pagesRead, consent.includes('2 contrats')],
      )
    expect([await seen(own.admin), await seen(own.manager)]).toEqual([
      [[4, 3, true]],
      [[4, 0, true]],
    ])
    await call(app, contracts.regenerateContracts, insider, {
      params: { id: own.id },
      body: { documentIds: [id] },
    })
    expect(await seen(own.admin)).toEqual([[null, 0, true]])
  })

  it('have no paper until it is there', async () => {
    const { id } = await aBatch(app, company, { pages: null })
    expect((await read(id)).body).toMatchObject({ documentUrl: null, pages: null })
    const refused = await sign(id)
    expect([refused.status, refused.error?.key]).toEqual([409, 'errors.contract.no_paper'])
  })

  it('number the contracts of a mission on, run after run', async () => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00', { slots: 3 })],
    })
    const hire = async (count: number) => {
      const assignments: { siderId: string }[] = []
      for (let i = 0; i < count; i += 1) assignments.push({ siderId: await aSider(app) })
      const { body } = await call(app, hiring.hireSiders, insider, {
        params: { id: mission.id },
        body: { assignments },
      })
      return (await read(body.contractsBatch?.id ?? '')).body.contracts.map(({ number }) =>
        number.slice(-3),
      )
    }
    expect([await hire(1), await hire(2)]).toEqual([['-01'], ['-02', '-03']])
  })

  it('CTR-01 are closed to collaborators, to staff by themselves, and to other companies', async () => {
    const { id } = await aBatch(app, company)
    const other = await aCompany(app)
    expect((await read(id, company.collaborator)).status).toBe(403)
    expect((await read(id, insider)).status).toBe(403)
    expect((await read(id, company.manager)).status).toBe(200)
    const foreign = await call(app, contracts.readContract, other.admin, {
      params: { id: other.id, docId: id },
    })
    expect(foreign.status).toBe(404)
    expect((await read(id, other.admin)).status).toBe(404)
  })
})

describe('a signature', () => {
  it('CTR-21 API-96 API-97 moves the batch to the archives with who signed and when', async () => {
    const own = await aCompany(app)
    const { id } = await aBatch(app, own)
    expect(await count(own)).toBe(1)
    const signed = await call(app, contracts.signContract, own.admin, {
      params: { id: own.id, docId: id },
      body: { version: 1 },
    })
    expect(signed.body).toMatchObject({
      status: 'signed',
      signature: { url: null, date: expect.stringContaining('2026-12-02T09:00:00') },
      stage: null,
    })
    expect(await count(own)).toBe(0)
    expect((await list({}, own)).body.total).toBe(0)
    expect((await list({ signed: 'true' }, own)).body.documents).toMatchObject([{ documentId: id }])
  })

  it('keeps what proves it: paper, version, person, session, address, browser, consent, pages read', async () => {
    const { id } = await aBatch(app, company, { pages: 3 })
    await call(app, contracts.keepReading, company.manager, {
      params: { id: company.id, docId: id },
      body: { version: 1, pagesRead: 2 },
    })
    await sign(id, 1, company.manager)
    const { rows } = await ownerQuery(
      app.database,
      `select s.*, v.document_sha256 as shown from contract_signatures s
       join contract_versions v using (batch_id, version) where s.batch_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([
      {
        version: 1,
        signed_by: company.manager.userId,
        session: expect.stringMatching(/^[0-9a-f]{16}$/),
        address: '127.0.0.1',
        locale: 'fr',
        consent: expect.stringContaining('dossier de preuve'),
        pages_read: 2,
        pages: 3,
      },
    ])
    expect(rows[0]?.document_sha256).toBe(rows[0]?.shown)
    expect(rows[0]?.consent).not.toContain('qualifiée')
  })

  it('is given once: the second is told who signed', async () => {
    const { id } = await aBatch(app, company)
    const answers = await Promise.all([sign(id, 1), sign(id, 1, company.manager)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({
      key: 'errors.contract.already_signed',
      metadata: {
        name: expect.stringMatching(/\S \S/),
        date: expect.stringContaining('2026-12-02T09:00:00'),
      },
    })
    const later = [await contest(id), await regenerate([id])]
    expect(later.map(({ status, error }) => [status, error?.key])).toEqual([
      [409, 'errors.contract.already_signed'],
      [409, 'errors.contract.already_signed'],
    ])
  })

  it.each([
    ['last_name', '4217', 'lastName'],
    ['first_name', '  ', 'firstName'],
    ['phone_number', '', 'phone'],
  ])('CTR-15 refuses a %s of « %s »', async (column, value, missing) => {
    const own = await aCompany(app)
    const { id } = await aBatch(app, own)
    await ownerQuery(app.database, `update users set ${column} = $2 where id = $1`, [
      own.admin.userId,
      value,
    ])
    const { status, error } = await call(app, contracts.signContract, own.admin, {
      params: { id: own.id, docId: id },
      body: { version: 1 },
    })
    expect([status, error]).toMatchObject([
      400,
      { key: 'errors.contract.profile_incomplete', metadata: { missing } },
    ])
  })

  it('CTR-15 takes a complete profile', async () => {
    const { id } = await aBatch(app, company)
    const setPhone = (phone: string | null) =>
      ownerQuery(app.database, 'update users set phone_number = $2 where id = $1', [
        company.manager.userId,
        phone,
      ])
    await setPhone(null)
    const refused = await sign(id, 1, company.manager)
    expect([refused.status, refused.error]).toMatchObject([
      400,
      { key: 'errors.contract.profile_incomplete', metadata: { missing: 'phone' } },
    ])
    await setPhone('+33639980000')
    expect((await sign(id, 1, company.manager)).status).toBe(200)
  })

  it('is closed to collaborators and to staff who act for a member', async () => {
    const { id } = await aBatch(app, company)
    const acting = await actingFor(app, company.admin)
    const refused = [
      await sign(id, 1, company.collaborator),
      await sign(id, 1, acting),
      await contest(id, { description: 'Non' }, acting),
    ]
    expect(refused.map(({ status, error }) => [status, error?.key])).toEqual([
      [403, 'errors.user.forbidden'],
      [409, 'errors.logas.forbidden'],
      [409, 'errors.logas.forbidden'],
    ])
  })

  it('of several batches goes on after one that is refused', async () => {
    const [first, second, third] = [
      await aBatch(app, company),
      await aBatch(app, company),
      await aBatch(app, company),
    ]
    await contest(second.id)
    const ids = [first.id, second.id, third.id]
    const signed = await call(app, contracts.signContracts, company.admin, {
      params: { id: company.id },
      body: { documents: ids.map((documentId) => ({ documentId, version: 1 })) },
    })
    const results = new Map(
      signed.body.results.map(({ documentId, refusal }) => [documentId, refusal?.key ?? null]),
    )
    expect(ids.map((id) => results.get(id))).toEqual([null, 'errors.contract.contested', null])
    const states = await Promise.all(ids.map(async (id) => (await read(id)).body.status))
    expect(states).toEqual(['signed', 'contested', 'signed'])
  })
})

describe('a contestation', () => {
  it('CTR-17 CTR-18 CTR-22 API-98 needs a description, and says who contested what and when', async () => {
    const { id } = await aBatch(app, company)
    const empty = await contest(id, { description: '   ' })
    expect(empty.error).toMatchObject({
      key: 'errors.field.required',
      metadata: { issues: [{ path: ['description'] }] },
    })
    const { body } = await contest(id, { description: '  Taux horaire faux ' })
    expect(body).toMatchObject({
      status: 'contested',
      contestation: {
        description: 'Taux horaire faux',
        date: expect.stringContaining('2026-12-02T09:00:00'),
      },
    })
    const again = [await contest(id), await sign(id, 1)]
    expect(again.map(({ status, error }) => [status, error?.key])).toEqual([
      [409, 'errors.contract.contested'],
      [409, 'errors.contract.contested'],
    ])
  })

  it('is told to the member named, never to somebody outside', async () => {
    const { id } = await aBatch(app, company)
    const other = await aCompany(app)
    const outside = await contest(id, { description: 'Non', managerId: other.admin.userId })
    expect(outside.error).toMatchObject({
      metadata: { issues: [{ path: ['managerId'] }] },
    })
    expect((await read(id)).body.status).toBe('unsigned')
    await contest(id, { description: 'Taux faux ici', managerId: company.manager.userId })
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      company.manager.userId,
    ])
    const [mail] = await mailsTo(app, rows[0]?.email)
    expect(mail?.text).toContain('Taux faux ici')
    expect(mail?.text).toContain(`/contracts/${id}/signature`)
  })
})

describe('a corrected version', () => {
  it('CTR-23 API-99 keeps the id, waits for its paper, and leaves the former one readable', async () => {
    const { id } = await aBatch(app, company)
    await contest(id)
    expect((await regenerate([id], company.admin)).status).toBe(403)
    const made = await regenerate([id])
    expect(made.body.documents).toMatchObject([
      { documentId: id, status: 'unsigned', version: 2, documentUrl: null, contestation: null },
    ])
    const { body } = await read(id)
    expect(body.formerVersions).toMatchObject([
      { version: 1, contestation: { description: 'Taux faux' } },
    ])
    expect(body.formerVersions[0]?.documentUrl).toContain('/api/download/')
  })

  it('refuses the signature of the former one with the version in force', async () => {
    const { id } = await aBatch(app, company)
    await regenerate([id], await actingFor(app, company.admin))
    await withPaper(app, id)
    const refused = [await sign(id, 1), await contest(id, { description: 'Non', version: 1 })]
    expect(refused.map(({ status, error }) => [status, error])).toMatchObject([
      [409, { key: 'errors.contract.newer_version', metadata: { version: 2 } }],
      [409, { key: 'errors.contract.newer_version', metadata: { version: 2 } }],
    ])
    expect((await sign(id, 2)).status).toBe(200)
  })

  it('is made of all the batches named, or of none', async () => {
    const { id } = await aBatch(app, company)
    const signed = await aBatch(app, company)
    await sign(signed.id)
    expect((await regenerate([id, signed.id])).status).toBe(409)
    expect((await read(id)).body.version).toBe(1)
  })
})

describe('reading', () => {
  it('is kept per person and version, never fewer pages than before, never more than there are', async () => {
    const { id } = await aBatch(app, company, { pages: 5 })
    const keep = async (pagesRead: number, version = 1) =>
      call(app, contracts.keepReading, company.admin, {
        params: { id: company.id, docId: id },
        body: { version, pagesRead },
      })
    const kept = [await keep(3), await keep(2), await keep(9)]
    expect(kept.map(({ body }) => body.pagesRead)).toEqual([3, 3, 5])
    expect((await read(id)).body.pagesRead).toBe(5)
    expect((await read(id, company.manager)).body.pagesRead).toBe(0)
    expect((await keep(1, 7)).error).toMatchObject({
      key: 'errors.contract.newer_version',
      metadata: { version: 1 },
    })
  })
})

describe('a paper that nobody has signed', () => {
  const remove = async (id: string, siderId: string) =>
    call(app, hiring.removeHire, insider, { params: { id }, body: { siderId, reason: 'sick' } })

  it('N-42 gets a new version without the Sider who left, and is nobody’s to act on once all have left', async () => {
    const own = await aCompany(app)
    const { id, missionId, siderIds } = await aBatch(app, own, { siders: 2 })
    const [first = '', second = ''] = siderIds
    expect((await remove(missionId, first)).status).toBe(201)
    const [batch] = (await list({}, own)).body.documents
    expect(batch).toMatchObject({ documentId: id, version: 2, status: 'unsigned' })
    expect(batch?.contractIds).toHaveLength(1)
    await remove(missionId, second)
    expect([(await list({}, own)).body.total, await count(own)]).toEqual([0, 0])
    await withPaper(app, id)
    const params = { id: own.id, docId: id }
    const refused = [
      await call(app, contracts.signContract, own.admin, { params, body: { version: 2 } }),
      await call(app, contracts.contestContract, own.admin, {
        params,
        body: { description: 'Taux faux' },
      }),
      await call(app, contracts.regenerateContracts, insider, {
        params: { id: own.id },
        body: { documentIds: [id] },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    const still = await call(app, contracts.readContract, own.admin, { params })
    expect(still.body).toMatchObject({ status: 'unsigned', version: 2, contractIds: [] })
    const sql = 'select from contract_signatures where batch_id = $1'
    expect((await ownerQuery(app.database, sql, [id])).rows).toEqual([])
  })

  /**
   * A mission on these days, and a run of hires for some of them by Sider; returns the document.
   */
  const aMissionOf = async (...days: string[]) => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: days.map((day) => at(day, '09:00', '17:00')),
    })
    const hire = async (...hired: { siderId: string; shift: number }[]) => {
      const { body } = await call(app, hiring.hireSiders, insider, {
        params: { id: mission.id },
        body: {
          assignments: hired.map(({ siderId, shift }) => {
            return { siderId, shiftIds: [mission.shifts[shift]?.id ?? ''] }
          }),
        },
      })
      return body.contractsBatch?.id ?? null
    }
    return { id: mission.id, shiftIds: mission.shifts.map(({ id }) => id), hire }
  }
  const firstDays = async (batch: string) => {
    const { body } = await read(batch)
    return { version: body.version, start: body.startDate, last: body.signBefore.lastDay }
  }

  it('gets a new version with the shifts that its Sider gets later', async () => {
    const { hire } = await aMissionOf('2026-12-07', '2026-12-08')
    const siderId = await aSider(app)
    const batch = (await hire({ siderId, shift: 0 })) ?? ''
    expect(await hire({ siderId, shift: 1 })).toBeNull()
    expect(await firstDays(batch)).toMatchObject({
      version: 2,
      start: '2026-12-07T08:00:00.000Z',
    })
  })

  it('CTR-24 L1251-42 is to be signed by the start that it says, when its Sider begins earlier', async () => {
    const { hire } = await aMissionOf('2026-12-03', '2026-12-10')
    const siderId = await aSider(app)
    const batch = (await hire({ siderId, shift: 1 })) ?? ''
    await hire({ siderId, shift: 0 })
    expect(await firstDays(batch)).toEqual({
      version: 2,
      start: '2026-12-03T08:00:00.000Z',
      last: '2026-12-05T00:00:00.000Z',
    })
  })

  it('CTR-24 L1251-42 is to be signed by the start of those who are left, and reminded of it', async () => {
    const { id, hire } = await aMissionOf('2026-12-04', '2026-12-10')
    const [nora, hugo] = [await aSider(app), await aSider(app)]
    const batch = (await hire({ siderId: nora, shift: 0 }, { siderId: hugo, shift: 1 })) ?? ''
    const reminded = async () => {
      const sql = 'select reminded from contract_batches where id = $1'
      return (await ownerQuery(app.database, sql, [batch])).rows[0]?.reminded
    }
    await ownerQuery(app.database, `update contract_batches set reminded = '48h' where id = $1`, [
      batch,
    ])
    await remove(id, nora)
    expect(await firstDays(batch)).toEqual({
      version: 2,
      start: '2026-12-10T08:00:00.000Z',
      last: '2026-12-12T00:00:00.000Z',
    })
    expect(await reminded()).toBeNull()
  })

  it('keeps the start that it says once an amendment has moved its shifts', async () => {
    const { id, shiftIds, hire } = await aMissionOf('2026-12-07', '2026-12-10', '2026-12-11')
    const [nora, hugo] = [await aSider(app), await aSider(app)]
    const batch = (await hire({ siderId: nora, shift: 0 }, { siderId: hugo, shift: 1 })) ?? ''
    const { startDate, endDate, breakDuration } = at('2026-12-07', '11:00', '17:00')
    const made = await call(app, amendments.makeAmendment, company.admin, {
      params: { id },
      body: {
        kind: 'hours',
        siderIds: [nora],
        shifts: [{ id: shiftIds[0] ?? '', startDate, endDate, breakDuration }],
      },
    })
    expect(made.status).toBe(201)
    await hire({ siderId: hugo, shift: 2 })
    expect(await firstDays(batch)).toMatchObject({
      version: 2,
      start: '2026-12-07T08:00:00.000Z',
    })
  })

  it('stays as it was signed', async () => {
    const { id, missionId, siderIds } = await aBatch(app, company, { siders: 2 })
    await sign(id)
    await remove(missionId, siderIds[0] ?? '')
    expect((await read(id)).body).toMatchObject({ version: 1, status: 'signed' })
  })
})
