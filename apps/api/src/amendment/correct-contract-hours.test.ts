import { amendments, contracts, hiring, missions, quotations } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let insider: Caller

beforeAll(async () => {
  app = await sharedApp()
  insider = await anInsider(app)
})

type Body = Input<typeof amendments.correctContractHours>['body']

const hours = (day: string, from: string, to: string) => {
  const { startDate, endDate, breakDuration } = at(day, from, to)
  return { startDate, endDate, breakDuration }
}
const paper = async ({ id }: TestCompany, batchId: string, version = 1) =>
  runJob(app, makeContractDocument, { organisationId: id, batchId, version })
const sign = async ({ id, admin }: TestCompany, docId: string) =>
  call(app, contracts.signContract, admin, { params: { id, docId } })
const contest = async ({ id, admin }: TestCompany, docId: string) =>
  call(app, contracts.contestContract, admin, {
    params: { id, docId },
    body: { description: 'Il manque le service du soir' },
  })
const read = async ({ id, admin }: TestCompany, docId: string, caller: Caller = admin) =>
  (await call(app, contracts.readContract, caller, { params: { id, docId } })).body
const send = async ({ id }: TestCompany, docId: string) =>
  call(app, contracts.regenerateContracts, insider, {
    params: { id },
    body: { documentIds: [docId] },
  })
const correct = async (caller: Caller, missionId: string, body: Body) =>
  call(app, amendments.correctContractHours, caller, { params: { id: missionId }, body })
const missionOf = async ({ admin }: TestCompany, id: string) =>
  (await call(app, missions.readMission, admin, { params: { id } })).body

/** A mission of a Monday with two documents of one Sider each, both with their papers. */
async function twoDocuments() {
  const own = await aCompany(app)
  const mission = await aPostedMission(app, own.admin, {
    shifts: [at('2026-12-07', '09:00', '17:00', { slots: 2 })],
  })
  const hire = async () => {
    const siderId = await aSider(app)
    const { body } = await call(app, hiring.hireSiders, insider, {
      params: { id: mission.id },
      body: { assignments: [{ siderId }] },
    })
    const documentId = body.contractsBatch?.id ?? ''
    await paper(own, documentId)
    return { siderId, documentId }
  }
  const [signed, contested] = [await hire(), await hire()]
  await contest(own, contested.documentId)
  return { own, mission, signed, contested, acting: await actingFor(app, own.admin) }
}

const monday = 'lun. 7 déc. 2026, 09:00 à 17:00, sans pause'

describe('CTR-22 a shift that a contested contract lacks', () => {
  it('is added for its Siders by staff, at the list frozen at posting; the company sees old and new side by side', async () => {
    const { own, mission, contested, acting } = await twoDocuments()
    await ownerQuery(
      app.database,
      'update organisations set delegation_coefficient_bp = 29000 where id = $1',
      [own.id],
    )
    const before = (
      await call(app, quotations.readQuotation, own.admin, { params: { id: mission.id } })
    ).body.price
    const answer = await correct(acting, mission.id, {
      documentId: contested.documentId,
      added: [hours('2026-12-08', '10:00', '15:00')],
    })
    expect(answer.status).toBe(201)
    expect(answer.body.contracts).toMatchObject([
      { siderId: contested.siderId, before: { minutes: 480 }, after: { minutes: 780 } },
    ])
    // Of sixteen hours before, at the coefficient of the posting.
    expect(answer.body.price).toEqual({ before, after: (before / 16) * 21 })
    await send(own, contested.documentId)
    const { changes } = await read(own, contested.documentId)
    expect(changes?.changes.map(({ field }) => field)).toEqual(['hours', 'price'])
    expect(changes?.changes[0]).toMatchObject({
      before: ['En tout 8h'],
      after: ['mar. 8 déc. 2026, 10:00 à 15:00, sans pause', 'En tout 13h'],
    })
    expect((await missionOf(own, mission.id)).shifts.map(({ slots }) => slots)).toEqual([2, 1])
    await paper(own, contested.documentId, 2)
    expect((await sign(own, contested.documentId)).status).toBe(200)
  })

  it('is nobody’s to add but of staff who act for the company, while it is contested', async () => {
    const { own, mission, contested, signed, acting } = await twoDocuments()
    const added = [hours('2026-12-08', '18:00', '23:00')]
    const refused = [
      await correct(own.admin, mission.id, { documentId: contested.documentId, added }),
      await correct(acting, mission.id, { documentId: signed.documentId, added }),
    ]
    expect(refused.map(({ error }) => error?.key)).toEqual([
      'errors.user.forbidden',
      'errors.task.locked',
    ])
  })
})

describe('CTR-22 hours of a contested contract whose mission others have signed', () => {
  it('are corrected all the same: a shift that is shared is split, and the signed contract stays as it is', async () => {
    const { own, mission, contested, signed, acting } = await twoDocuments()
    await sign(own, signed.documentId)
    const seen = await read(own, contested.documentId, acting)
    expect(seen.correction).toMatchObject({
      lock: 'signed',
      shifts: [{ id: mission.shifts[0]?.id, siderIds: [contested.siderId] }],
    })
    const shiftId = mission.shifts[0]?.id ?? ''
    const answer = await correct(acting, mission.id, {
      documentId: contested.documentId,
      changed: [{ id: shiftId, ...hours('2026-12-07', '11:00', '17:00') }],
    })
    expect(answer.body.contracts).toHaveLength(1)
    expect((await missionOf(own, mission.id)).shifts.map(({ slots }) => slots)).toEqual([1, 1])
    expect(await read(own, signed.documentId)).toMatchObject({ status: 'signed', version: 1 })
    await send(own, contested.documentId)
    expect((await read(own, contested.documentId)).changes?.changes[0]).toMatchObject({
      field: 'hours',
      before: [monday, 'En tout 8h'],
      after: ['lun. 7 déc. 2026, 11:00 à 17:00, sans pause', 'En tout 6h'],
    })
  })

  it('leave a Sider a shift', async () => {
    const { own, mission, contested, signed, acting } = await twoDocuments()
    await sign(own, signed.documentId)
    const last = await correct(acting, mission.id, {
      documentId: contested.documentId,
      removed: [mission.shifts[0]?.id ?? ''],
    })
    expect(last.error?.key).toBe('errors.contract.sider_without_hours')
  })

  it('wait for the next amendment where one has changed the contract since', async () => {
    const { own, mission, contested, acting } = await twoDocuments()
    await send(own, contested.documentId)
    const shiftId = mission.shifts[0]?.id ?? ''
    await call(app, amendments.makeAmendment, own.admin, {
      params: { id: mission.id },
      body: {
        kind: 'hours',
        siderIds: [contested.siderId],
        shifts: [{ id: shiftId, ...hours('2026-12-07', '10:00', '17:00') }],
      },
    })
    await paper(own, contested.documentId, 2)
    await contest(own, contested.documentId)
    expect((await read(own, contested.documentId, acting)).correction).toMatchObject({
      lock: 'amended',
      shifts: null,
    })
    const refused = await correct(acting, mission.id, {
      documentId: contested.documentId,
      added: [hours('2026-12-08', '18:00', '23:00')],
    })
    expect(refused.error?.key).toBe('errors.task.locked')
  })
})

it('CTR-22 a Sider of another document is not corrected with this one', async () => {
  const { mission, signed, contested, acting } = await twoDocuments()
  const answer = await correct(acting, mission.id, {
    documentId: contested.documentId,
    siderIds: [signed.siderId],
    added: [hours('2026-12-08', '09:00', '17:00')],
  })
  expect([answer.status, answer.error?.key]).toEqual([404, 'errors.not_found'])
})

it('CTR-22 other terms of a contested contract that the mission is bound to: its Siders leave it, and are hired at the right ones', async () => {
  const { own, mission, contested, signed, acting } = await twoDocuments()
  await sign(own, signed.documentId)
  const left = await call(app, hiring.removeHire, insider, {
    params: { id: mission.id },
    body: { siderId: contested.siderId, reason: 'other', comment: 'Taux contesté' },
  })
  expect(left.status).toBe(201)
  const copied = await call(app, missions.cloneMission, acting, {
    params: { id: mission.id },
    body: { planning: { weeks: [{ from: '2026-12-07', to: '2026-12-07' }] } },
  })
  const id = copied.body.id
  const patched = await call(app, missions.updateMission, acting, {
    params: { id },
    body: { hourlyRate: 15.4 },
  })
  expect([copied.status, patched.status]).toEqual([201, 200])
  await call(app, missions.confirmMission, own.admin, { params: { id }, body: {} })
  const hired = await call(app, hiring.hireSiders, insider, {
    params: { id },
    body: { assignments: [{ siderId: contested.siderId }] },
  })
  const again = hired.body.contractsBatch?.id ?? ''
  await paper(own, again)
  const { rows } = await ownerQuery(
    app.database,
    "select facts->'pay'->>'hourlyRateCents' as rate from contract_versions where batch_id = $1",
    [again],
  )
  expect(rows).toEqual([{ rate: '1540' }])
  expect((await sign(own, again)).status).toBe(200)
  expect(await read(own, signed.documentId)).toMatchObject({ status: 'signed', version: 1 })
})
