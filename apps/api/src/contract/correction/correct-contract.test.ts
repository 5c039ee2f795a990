import { contracts, hiring, missions, shifts } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aBatch, withPaper } from '../../testing/contracts.ts'
import { mailsTo } from '../../testing/mails.ts'
import { aPostedMission, at } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'
import { makeContractDocument } from '../paper/make-contract-document.ts'

let app: TestApp
let insider: Caller

beforeAll(async () => {
  app = await sharedApp()
  insider = await anInsider(app)
})

type Patch = Input<typeof missions.updateMission>['body']

const paper = async ({ id }: TestCompany, batchId: string, version: number) =>
  runJob(app, makeContractDocument, { organisationId: id, batchId, version })
const contest = async ({ id, admin }: TestCompany, docId: string, caller: Caller = admin) =>
  call(app, contracts.contestContract, caller, {
    params: { id, docId },
    body: { description: 'Le taux est faux' },
  })
const sign = async ({ id, admin }: TestCompany, docId: string) =>
  call(app, contracts.signContract, admin, { params: { id, docId } })
const read = async ({ id, admin }: TestCompany, docId: string, caller: Caller = admin) =>
  (await call(app, contracts.readContract, caller, { params: { id, docId } })).body
const send = async ({ id }: TestCompany, docId: string, note?: string) =>
  call(app, contracts.regenerateContracts, insider, {
    params: { id },
    body: { documentIds: [docId], ...(note === undefined ? {} : { note }) },
  })
const patch = async (caller: Caller, missionId: string, body: Patch) =>
  call(app, missions.updateMission, caller, { params: { id: missionId }, body })
const mission = async ({ admin }: TestCompany, id: string) =>
  (await call(app, missions.readMission, admin, { params: { id } })).body

/** A document that its company has read and contested, with staff who act for the company. */
async function contested(days: readonly string[] = ['2026-12-07']) {
  const own = await aCompany(app)
  const batch = await aBatch(app, own, { siders: 2, pages: null, days })
  await paper(own, batch.id, 1)
  await contest(own, batch.id)
  return { own, ...batch, acting: await actingFor(app, own.admin) }
}

describe('CTR-22 the terms of a contested contract', () => {
  it('are corrected by staff who act for the company, and the corrected version says what changed', async () => {
    const { own, id, missionId, acting } = await contested()
    const before = await mission(own, missionId)
    expect(before.isInCorrection).toBe(true)
    const motive = {
      reason: 'activityIncrease' as const,
      justification: 'Inventaire de fin d’année',
    }
    const corrected = [
      await patch(acting, missionId, { hourlyRate: 15.4 }),
      await patch(acting, missionId, { motive }),
      await patch(acting, missionId, { subtasks: [], purpose: 'Service du soir' }),
    ]
    expect(corrected.map(({ status, error }) => [status, error?.key])).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
    ])
    const seen = await read(own, id, acting)
    expect(seen).toMatchObject({ status: 'contested', version: 1, correction: { lock: null } })
    expect(seen.correction?.changes?.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['motive', 'hourlyRate', 'price', 'purpose']),
    )
    expect((await read(own, id)).correction).toBeNull()
    const sent = await send(own, id, 'Le taux convenu est rétabli.')
    expect(sent.body.documents).toMatchObject([{ status: 'unsigned', version: 2 }])
    const { changes, note, formerVersions } = await read(own, id)
    expect(note).toBe('Le taux convenu est rétabli.')
    expect(changes?.since).toBe(1)
    const told = new Map(changes?.changes.map((change) => [change.field, change]))
    expect(told.get('hourlyRate')).toMatchObject({
      label: 'Taux horaire brut',
      after: ['15,40\u202f€'],
    })
    expect(told.get('motive')?.after).toEqual([
      'Accroissement temporaire d’activité',
      'Inventaire de fin d’année',
    ])
    expect(told.get('purpose')?.after).toEqual(['Service du soir'])
    expect(formerVersions[0]).toMatchObject({
      version: 1,
      contestation: { name: 'Camille Durand' },
    })
    await paper(own, id, 2)
    expect((await sign(own, id)).status).toBe(200)
  })

  it('keep the coefficients and increases of the day they were posted, at the corrected rate', async () => {
    const { own, id, missionId, acting } = await contested()
    const before = await mission(own, missionId)
    await ownerQuery(
      app.database,
      `update organisations set delegation_coefficient_bp = 29000 where id = $1`,
      [own.id],
    )
    await patch(acting, missionId, { hourlyRate: 20 })
    const after = await mission(own, missionId)
    const coefficients = ({ pricing, hoursTypes }: typeof before) => [
      pricing?.delegation.map(({ hourType, coefficient }) => [hourType, coefficient]),
      hoursTypes,
    ]
    expect(coefficients(after)).toEqual(coefficients(before))
    expect(after.pricedWith).toEqual(before.pricedWith)
    await send(own, id)
    const price = (await read(own, id)).changes?.changes.find(({ field }) => field === 'price')
    // Two Siders, 8 hours each at 20 €, times the coefficient of the posting, 1.95.
    expect(price?.after).toEqual(['624,00\u202f€'])
  })

  it('are closed to the company, and to staff as long as nobody contests', async () => {
    const { own, missionId } = await contested()
    expect((await patch(own.admin, missionId, { hourlyRate: 15.4 })).error?.key).toBe(
      'errors.task.locked',
    )
    const calm = await aBatch(app, own)
    const acting = await actingFor(app, own.admin)
    expect((await patch(acting, calm.missionId, { hourlyRate: 15.4 })).error?.key).toBe(
      'errors.task.locked',
    )
  })

  it('are closed as soon as another contract of the mission is signed', async () => {
    const own = await aCompany(app)
    const posted = await aPostedMission(app, own.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00', { slots: 2 })],
    })
    const hire = async () => {
      const { body } = await call(app, hiring.hireSiders, insider, {
        params: { id: posted.id },
        body: { assignments: [{ siderId: await aSider(app) }] },
      })
      const id = body.contractsBatch?.id ?? ''
      await withPaper(app, id)
      return id
    }
    const [first, second] = [await hire(), await hire()]
    await sign(own, first)
    await contest(own, second)
    const acting = await actingFor(app, own.admin)
    expect((await patch(acting, posted.id, { hourlyRate: 15.4 })).error?.key).toBe(
      'errors.task.locked',
    )
    expect((await read(own, second, acting)).correction).toMatchObject({ lock: 'signed' })
    // Sends the document again with a note.
    await send(own, second, 'Le taux est celui de votre commande.')
    expect(await read(own, second)).toMatchObject({
      status: 'unsigned',
      note: 'Le taux est celui de votre commande.',
    })
  })

  it('are those of the other documents of the mission at once: nobody signs the former ones', async () => {
    const own = await aCompany(app)
    const posted = await aPostedMission(app, own.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00', { slots: 2 })],
    })
    const ids: string[] = []
    for (let i = 0; i < 2; i += 1) {
      const { body } = await call(app, hiring.hireSiders, insider, {
        params: { id: posted.id },
        body: { assignments: [{ siderId: await aSider(app) }] },
      })
      ids.push(body.contractsBatch?.id ?? '')
    }
    const [first = '', second = ''] = ids
    await withPaper(app, first)
    await contest(own, second)
    await patch(await actingFor(app, own.admin), posted.id, { hourlyRate: 15.4 })
    expect(await read(own, first)).toMatchObject({ status: 'unsigned', version: 2 })
    expect(await read(own, second)).toMatchObject({ status: 'contested', version: 1 })
    expect((await sign(own, first)).error?.key).toBe('errors.contract.no_paper')
  })
})

describe('CTR-22 the hours of a contested contract', () => {
  const move = async (caller: Caller, id: string, [from, to]: readonly [string, string]) => {
    const { startDate, endDate } = at('2026-12-07', from, to)
    return call(app, shifts.updateShift, caller, {
      params: { id },
      query: {},
      body: { startDate, endDate },
    })
  }
  const remove = async (caller: Caller, id: string) =>
    call(app, shifts.deleteShift, caller, { params: { id }, query: {} })

  it('are moved or taken away by staff who act for the company, with their price and start', async () => {
    const { own, id, missionId, acting } = await contested(['2026-12-07', '2026-12-08'])
    const [monday, tuesday] = (await mission(own, missionId)).shifts
    expect((await move(own.admin, monday?.id ?? '', ['11:00', '17:00'])).error?.key).toBe(
      'errors.task.locked',
    )
    expect((await move(acting, monday?.id ?? '', ['11:00', '17:00'])).status).toBe(200)
    expect((await remove(acting, tuesday?.id ?? '')).status).toBe(204)
    await send(own, id)
    const { changes, startDate } = await read(own, id)
    expect(startDate).toBe('2026-12-07T10:00:00.000Z')
    expect(changes?.changes.map(({ field }) => field)).toEqual(['hours', 'price'])
    expect(changes?.changes[0]).toMatchObject({
      before: [
        'lun. 7 déc. 2026, 09:00 à 17:00, sans pause',
        'mar. 8 déc. 2026, 09:00 à 17:00, sans pause',
        'En tout 16h',
      ],
      after: ['lun. 7 déc. 2026, 11:00 à 17:00, sans pause', 'En tout 6h'],
    })
  })

  it('leave each Sider a shift, at a time at which they are free, and their places as they are', async () => {
    const { own, missionId, siderIds, acting } = await contested()
    const [shift] = (await mission(own, missionId)).shifts
    const last = await remove(acting, shift?.id ?? '')
    expect(last.error?.key).toBe('errors.contract.sider_without_hours')
    const elsewhere = await aPostedMission(app, own.admin, {
      shifts: [at('2026-12-07', '18:00', '20:00')],
    })
    await call(app, hiring.hireSiders, insider, {
      params: { id: elsewhere.id },
      body: { assignments: [{ siderId: siderIds[0] ?? '' }] },
    })
    expect((await move(acting, shift?.id ?? '', ['14:00', '20:00'])).error?.key).toBe(
      'errors.hiring.elsewhere',
    )
    const resized = await call(app, shifts.updateShift, acting, {
      params: { id: shift?.id ?? '' },
      query: {},
      body: { slots: 3 },
    })
    expect(resized.error?.key).toBe('errors.task.locked')
  })
})

describe('CTR-22 a corrected version', () => {
  it('is mailed to the person who contested the former one, once, with what changed and what staff say', async () => {
    const { own, id, missionId, acting } = await contested()
    await patch(acting, missionId, { hourlyRate: 15.4 })
    await send(own, id, 'Le taux convenu est rétabli.')
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      own.admin.userId,
    ])
    const mails = (await mailsTo(app, String(rows[0]?.['email']))).filter(({ subject }) =>
      subject.startsWith('Contrat corrigé'),
    )
    expect(mails).toHaveLength(1)
    for (const part of [
      'Le taux est faux',
      'Le taux convenu est rétabli.',
      'Taux horaire brut',
      '→ 15,40\u202f€',
      `/contracts/${id}/signature`,
    ]) {
      expect(mails[0]?.text).toContain(part)
    }
  })

  it('of the same terms says so', async () => {
    const { own, id } = await contested()
    await send(own, id, 'Le taux est celui de votre commande.')
    expect((await read(own, id)).changes).toEqual({ since: 1, changes: [] })
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      own.admin.userId,
    ])
    const [mail] = await mailsTo(app, String(rows[0]?.['email']))
    expect(mail?.text).toContain('ses termes restent les mêmes')
  })

  it('can be contested again, and corrected again, compared with what was read last', async () => {
    const { own, id, missionId, acting } = await contested()
    await patch(acting, missionId, { hourlyRate: 15.4 })
    await send(own, id)
    await paper(own, id, 2)
    expect((await contest(own, id)).body).toMatchObject({ status: 'contested', version: 2 })
    expect((await patch(acting, missionId, { hourlyRate: 16 })).status).toBe(200)
    await send(own, id)
    const { changes } = await read(own, id)
    expect(changes?.since).toBe(2)
    expect(changes?.changes.find(({ field }) => field === 'hourlyRate')).toMatchObject({
      before: ['15,40\u202f€'],
      after: ['16,00\u202f€'],
    })
  })

  it('is still waited for once a Sider has left, and then says so', async () => {
    const { own, id, missionId, siderIds } = await contested()
    await call(app, hiring.removeHire, insider, {
      params: { id: missionId },
      body: { siderId: siderIds[0] ?? '', reason: 'sick' },
    })
    expect(await read(own, id)).toMatchObject({
      status: 'contested',
      version: 1,
      contestation: { description: 'Le taux est faux' },
    })
    await send(own, id)
    expect((await read(own, id)).changes?.changes.map(({ field }) => field)).toEqual([
      'siders',
      'price',
    ])
  })
})
