import { attendances, invoices, missions, shifts, sync, workers } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { goneRecordsKeptDays, type SyncKind, syncKinds } from '@renfort/domain/sync/sync.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { instantAfter } from '../platform/clock.ts'
import { companyScope } from '../platform/jobs/company-scope.ts'
import { aKey } from '../testing/api-keys.ts'
import { aCompany, aGroup, type TestCompany } from '../testing/companies.ts'
import { span, workedShift } from '../testing/hours.ts'
import { anInvoice } from '../testing/invoices.ts'
import { aPostedMission, aReadyMission, at, patched } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { keepsItsPlan, statementsOf } from '../testing/plans.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'
import { numberChanges } from './number-changes.ts'

const app = await sharedApp()
afterEach(() => app.clock.set(testNow))

const lists = {
  missions: sync.syncMissions,
  shifts: sync.syncShifts,
  contracts: sync.syncContracts,
  hours: sync.syncHours,
  invoices: sync.syncInvoices,
  siders: sync.syncSiders,
} as const satisfies Record<SyncKind, object>

interface Asked {
  readonly cursor?: string
  readonly updatedSince?: string
  readonly limit?: number
}

async function asked<Kind extends SyncKind>(kind: Kind, caller: Caller, query: Asked = {}) {
  const answered = await call(app, lists[kind], caller, { query })
  return { ...answered, verdict: `${answered.status} ${answered.error?.key ?? ''}`.trim() }
}

async function page<Kind extends SyncKind>(kind: Kind, caller: Caller, query: Asked = {}) {
  const { body, verdict } = await asked(kind, caller, query)
  expect(verdict).toBe('200')
  return lists[kind].response.parse(body)
}

/** What a program has that reads a list from a cursor to its end. */
async function followed(
  kind: SyncKind,
  caller: Caller,
  { copy = new Map<string, object>(), cursor = '', limit = 2 } = {},
) {
  let [next, hasMore] = [cursor, true]
  while (hasMore) {
    const found = await page(kind, caller, { limit, ...(next === '' ? {} : { cursor: next }) })
    for (const record of found.records) copy.set(record.id, record)
    for (const { id } of found.deleted) copy.delete(id)
    ;[next, hasMore] = [found.next, found.hasMore]
  }
  return { copy, cursor: next }
}

const rename = (company: TestCompany, id: string, name: string) =>
  patched(app, company.admin, id, { name })

describe('lists for a copy', () => {
  it('tell missions, shifts, contracts, hours and Siders as they stand', async () => {
    const company = await aCompany(app)
    const { missionId, shiftId, siderIds, ids } = await workedShift(app, company, { siders: 2 })
    const [first = '', second = ''] = ids
    await call(app, attendances.validateHours, company.admin, { body: { attendanceIds: [first] } })
    await call(app, attendances.disputeHours, company.admin, {
      params: { id: second },
      body: { ...span('09:00', '16:00'), breakDates: [] },
    })
    const of = async (kind: SyncKind) => (await page(kind, company.admin)).records
    expect(await of('missions')).toMatchObject([
      { id: missionId, jobTitle: { id: 'waiter' }, hiredSidersCount: 2, isArchived: false },
    ])
    expect(await of('shifts')).toMatchObject([
      { id: shiftId, missionId, siderIds: siderIds.toSorted() },
    ])
    expect(await of('contracts')).toMatchObject([{ missionId, kind: 'contract', version: 1 }])
    expect((await of('siders')).map(({ id }) => id).toSorted()).toEqual(siderIds.toSorted())
    const hours = new Map((await of('hours')).map((record) => [record.id, record]))
    expect(hours.get(first)).toMatchObject({ status: 'att.validated', invoiceId: null })
    expect(hours.get(second)).toMatchObject({ status: 'att.disputed', workedMinutes: 420 })
  })

  it('tell invoices, and that one was paid', async () => {
    const company = await aCompany(app)
    const id = await anInvoice(app, company)
    const { copy, cursor } = await followed('invoices', company.admin)
    expect(copy.get(id)).toMatchObject({ type: 'invoice', isPaid: false, creditOf: null })
    await ownerQuery(app.database, 'update invoices set paid_at = now() where id = $1', [id])
    const { records } = await page('invoices', company.admin, { cursor })
    expect(records).toMatchObject([{ id, isPaid: true }])
    expect(invoices.readInvoice.access).toBe(sync.syncInvoices.access)
  })

  it('say what is gone, and nothing of drafts', async () => {
    const company = await aCompany(app)
    const draft = await aReadyMission(app, company.admin)
    const two = [at('2026-12-09', '09:00', '17:00'), at('2026-12-10', '09:00', '17:00')]
    const posted = await aPostedMission(app, company.admin, { shifts: two })
    const { copy, cursor } = await followed('shifts', company.admin)
    expect([...copy.keys()].toSorted()).toEqual(posted.shifts.map(({ id }) => id).toSorted())
    const [gone] = posted.shifts
    await call(app, shifts.deleteShift, company.admin, { params: { id: gone?.id ?? '' } })
    const after = await page('shifts', company.admin, { cursor })
    expect(after.records).toEqual([])
    expect(after.deleted).toMatchObject([{ id: gone?.id }])
    const seen = await followed('missions', company.admin)
    expect([...seen.copy.keys()]).toEqual([posted.id])
    await call(app, missions.deleteMission, company.admin, { params: { id: draft } })
    expect((await followed('missions', company.admin, seen)).copy.size).toBe(1)
  })

  it('tell a record again when what it shows of others changes', async () => {
    const company = await aCompany(app)
    const { missionId, siderIds } = await workedShift(app, company)
    const [siderId = ''] = siderIds
    const [ofSiders, ofMissions] = [
      await followed('siders', company.admin),
      await followed('missions', company.admin),
    ]
    await call(app, workers.setOwnNumber, company.admin, {
      params: { id: siderId },
      body: { ownNumber: '00123' },
    })
    await ownerQuery(app.database, "update siders set last_name = 'Other' where id = $1", [siderId])
    await ownerQuery(
      app.database,
      "update locations set city = 'Caen' where id = (select location_id from missions where id = $1)",
      [missionId],
    )
    expect(
      (await page('siders', company.admin, { cursor: ofSiders.cursor })).records,
    ).toMatchObject([{ id: siderId, lastName: 'Other', ownNumber: '00123' }])
    expect(
      (await page('missions', company.admin, { cursor: ofMissions.cursor })).records,
    ).toMatchObject([{ id: missionId, location: { city: 'Caen' } }])
  })

  it('begin at an instant, whatever the clocks of both sides say', async () => {
    const company = await aCompany(app)
    const [one, two] = [
      await aPostedMission(app, company.admin),
      await aPostedMission(app, company.admin),
    ]
    const { cursor } = await followed('missions', company.admin)
    // The clock of the server is put back by an hour.
    app.clock.set(instantAfter(testNow, -3_600_000))
    await rename(company, one.id, 'A')
    const { records } = await page('missions', company.admin, { cursor })
    expect(records).toMatchObject([{ id: one.id, name: 'A' }])
    expect((records[0]?.updatedAt ?? '') >= testNow).toBe(true)
    const later = instantAfter(testNow, 3_600_000)
    app.clock.set(later)
    await rename(company, two.id, 'B')
    await page('missions', company.admin)
    const since = async (updatedSince: string) =>
      (await page('missions', company.admin, { updatedSince })).records.map(({ id }) => id)
    expect(await since(later)).toEqual([two.id])
    expect(await since(testNow)).toEqual([one.id, two.id])
    expect(await since(instantAfter(later, 600_000))).toEqual([])
  })
})

describe('a cursor', () => {
  it('is of one list of one company', async () => {
    const [own, other] = [await aCompany(app), await aCompany(app)]
    await aPostedMission(app, own.admin)
    const { next } = await page('missions', own.admin)
    expect((await asked('missions', other.admin, { cursor: next })).verdict).toBe(
      '400 errors.cursor.invalid',
    )
    expect((await asked('shifts', own.admin, { cursor: next })).verdict).toBe(
      '400 errors.cursor.invalid',
    )
    for (const cursor of ['', '0', `${next}A`, next.slice(0, -4), 'A'.repeat(500)]) {
      const { verdict } = await asked('missions', own.admin, { cursor })
      expect(verdict, cursor).toBe('400 errors.cursor.invalid')
    }
    expect((await asked('missions', own.admin, { limit: 1_001 })).status).toBe(400)
  })

  it('of last year is refused where a deletion was forgotten since, and no other', async () => {
    const company = await aCompany(app)
    const two = [at('2026-12-09', '09:00', '17:00'), at('2026-12-10', '09:00', '17:00')]
    const { shifts: planned } = await aPostedMission(app, company.admin, { shifts: two })
    const [old, ofMissions] = [
      await page('shifts', company.admin),
      await page('missions', company.admin),
    ]
    const params = { id: planned[0]?.id ?? '' }
    await call(app, shifts.deleteShift, company.admin, { params })
    const { next } = await page('shifts', company.admin, { cursor: old.next })
    const sweep = async (days: number) => {
      app.clock.set(instantAfter(testNow, days * 86_400_000))
      await runJob(app, numberChanges)
      // Sessions have ended by then.
      app.clock.set(testNow)
    }
    await sweep(goneRecordsKeptDays - 1)
    expect((await page('shifts', company.admin, { cursor: old.next })).deleted).toHaveLength(1)
    await sweep(goneRecordsKeptDays + 1)
    for (const query of [{ cursor: old.next }, { updatedSince: instantAfter(testNow, -1) }]) {
      expect((await asked('shifts', company.admin, query)).verdict).toBe('410 errors.cursor.swept')
    }
    expect((await asked('missions', company.admin, { cursor: ofMissions.next })).status).toBe(410)
    expect((await page('shifts', company.admin, { cursor: next })).records).toEqual([])
    const { copy } = await followed('shifts', company.admin, { limit: 1 })
    expect([...copy.keys()]).toEqual([planned[1]?.id])
  })

  it('of a database that was put back is refused', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin)
    const { next } = await page('missions', company.admin)
    await ownerQuery(
      app.database,
      'update record_counters set last = last - 1 where organisation_id = $1',
      [company.id],
    )
    expect((await asked('missions', company.admin, { cursor: next })).verdict).toBe(
      '400 errors.cursor.invalid',
    )
  })
})

describe('who reads them', () => {
  it('a key with the right, and no other', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin)
    const { caller } = await aKey(app, company, { scopes: ['mission.list'] })
    expect((await page('missions', caller)).records).toHaveLength(1)
    expect((await asked('hours', caller)).verdict).toBe('403 errors.key.scope_missing')
    const stranger = await aCompany(app)
    for (const kind of syncKinds) {
      expect(await page(kind, stranger.admin)).toMatchObject({ records: [], deleted: [] })
    }
  })

  it('a group, one of its companies at a time, by its session and by its key', async () => {
    const group = await aGroup(app)
    const [one, other] = [
      await aCompany(app, { parentId: group.id }),
      await aCompany(app, { parentId: group.id }),
    ]
    const [{ ids }, { ids: otherIds }] = [
      await workedShift(app, one),
      await workedShift(app, other),
    ]
    const { caller: key } = await aKey(app, group)
    for (const kind of syncKinds) {
      const verdicts = [await asked(kind, group.admin), await asked(kind, key)]
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(
        Array.from(verdicts, () => '400 errors.organisation.required'),
      )
    }
    const copied = async (organisationId: string) => [
      ...(await followed('hours', { ...key, organisationId })).copy.keys(),
    ]
    expect(await copied(one.id)).toEqual(ids)
    expect(await copied(other.id)).toEqual(otherIds)
    const elsewhere = { ...key, organisationId: (await aCompany(app)).id }
    expect((await asked('hours', elsewhere)).status).toBe(403)
  })

  it('somebody who sees their own missions alone, and all of one that is handed over to them', async () => {
    const company = await aCompany(app)
    const { missionId, ids } = await workedShift(app, company)
    const mine = await followed('hours', company.manager)
    expect(mine.copy.size).toBe(0)
    await ownerQuery(app.database, 'update missions set manager_id = $1 where id = $2', [
      company.manager.userId,
      missionId,
    ])
    expect([...(await followed('hours', company.manager, mine)).copy.keys()]).toEqual(ids)
    expect((await followed('shifts', company.manager)).copy.size).toBe(1)
  })

  it('no company numbers the records of another', async () => {
    const [own, other] = [await aCompany(app), await aCompany(app)]
    const queries = app.services.db.queries(await companyScope(app.services.db, own.id))
    const numbering = queries.selectNoFrom(({ fn, val }) =>
      fn('number_records', [val(other.id), val(instant(testNow)), val(1)]).as('n'),
    )
    await expect(numbering.execute()).rejects.toThrow('of another one')
  })
})

it.each(syncKinds)('a page of %s keeps its plan, whoever asks and from where', async (kind) => {
  const { admin, manager } = await aCompany(app)
  for (const caller of [admin, manager]) {
    const statements = await statementsOf(app.database, () => asked(kind, caller))
    const statement = statements.find(({ text }) => text.includes('materialized'))
    expect(statement && (await keepsItsPlan(app.database, statement))).toBe(true)
  }
})
