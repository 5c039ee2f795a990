import { missions, shifts } from '@renfort/contract'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { aCompany, aMember, type TestCompany } from '../../testing/companies.ts'
import { aDraft, aReadyMission, at, patched, withShifts } from '../../testing/missions.ts'
import { aStoredMission } from '../../testing/stored-missions.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.clock.set(testNow))

const queries = () => app.services.db.queries(nobody)

/** The expected counters, counted from the missions. */
async function countedAgain(organisationId: string): Promise<Record<string, number>> {
  const rows = await queries()
    .selectFrom('missions')
    .select(['progress_step', 'selection_status', 'manager_id', 'created_by'])
    .where('organisation_id', '=', organisationId)
    .execute()
  const totals: Record<string, number> = {}
  for (const row of rows) {
    const members = new Set([row.manager_id, row.created_by].filter((id) => id !== null))
    const scopes = ['organisation', ...[...members].map((id) => `member:${id}`)]
    if (row.manager_id !== null) scopes.push(`manager:${row.manager_id}`)
    for (const scope of scopes) {
      const key = `${scope} ${row.progress_step}:${row.selection_status ?? ''}`
      totals[key] = (totals[key] ?? 0) + 1
    }
  }
  return totals
}

async function kept(organisationId: string): Promise<Record<string, number>> {
  const rows = await queries()
    .selectFrom('mission_counters')
    .select(['scope', 'bucket', 'total'])
    .where('organisation_id', '=', organisationId)
    .where('total', '<>', 0)
    .execute()
  return Object.fromEntries(rows.map((row) => [`${row.scope} ${row.bucket}`, row.total]))
}

interface World {
  readonly company: TestCompany
  readonly caller: Caller
  readonly other: Caller
  /** A mission of the company in any state; an unknown id while there is none. */
  readonly id: string
  readonly pick: number
  hours: number
}

const deeds: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  draft: ({ caller }) => aDraft(app, caller),
  ready: ({ caller }) => aReadyMission(app, caller),
  stored: ({ company, caller, pick }) =>
    aStoredMission(app, company, {
      selection: (['new', 'ongoing', 'closed'] as const)[pick % 3] ?? 'new',
      startsAt: `2026-12-0${3 + (pick % 4)}T08:00:00.000Z`,
      endsAt: `2026-12-0${4 + (pick % 4)}T08:00:00.000Z`,
      managerId: caller.userId,
    }),
  clone: ({ caller, id }) => call(app, missions.cloneMission, caller, { params: { id }, body: {} }),
  manager: ({ caller, other, id }) =>
    call(app, missions.updateMission, caller, {
      params: { id },
      body: { managerId: other.userId },
    }),
  plan: ({ caller, id, pick }) =>
    call(app, shifts.createShifts, caller, {
      params: { taskId: id },
      body: { shifts: [at(`2026-12-${10 + (pick % 15)}`, '09:00', '17:00')] },
    }),
  unplan: async ({ company, caller, id }) => {
    const { body } = await call(app, missions.readMission, company.admin, { params: { id } })
    const params = { id: body.shifts?.[0]?.id ?? id }
    return call(app, shifts.deleteShift, caller, { params })
  },
  confirm: ({ caller, id }) =>
    call(app, missions.confirmMission, caller, { params: { id }, body: {} }),
  remove: ({ caller, id }) => call(app, missions.deleteMission, caller, { params: { id } }),
  wait: (world) => {
    world.hours += world.pick % 30
    app.clock.set(new Date(Date.parse(testNow) + world.hours * 3_600_000).toISOString())
    return call(app, missions.listMissions, world.company.admin, { query: {} })
  },
  select: ({ company, pick }) =>
    queries()
      .updateTable('missions')
      .set({ selection_status: pick % 2 === 0 ? 'ongoing' : 'completed' })
      .where('organisation_id', '=', company.id)
      .where('status', '=', 'submitted')
      .execute(),
  leave: async ({ company, id }) => {
    const leaver = await app.services.db.transaction(nobody, (transaction) =>
      aMember(transaction, company.id, 'missionManager'),
    )
    const manager = { manager_id: leaver.userId }
    await queries().updateTable('missions').set(manager).where('id', '=', id).execute()
    return queries().deleteFrom('users').where('id', '=', leaver.userId).execute()
  },
}

async function aMissionOf(company: TestCompany, pick: number): Promise<string> {
  const rows = await queries()
    .selectFrom('missions')
    .select('id')
    .where('organisation_id', '=', company.id)
    .orderBy('created_at')
    .execute()
  return rows[pick % Math.max(rows.length, 1)]?.id ?? company.id
}

/** Runs the steps one after the other; returns the totals that were wrong after a step. */
async function live(sequence: readonly { readonly kind: string; readonly pick: number }[]) {
  const company = await aCompany(app)
  const { admin, manager } = company
  const wrong: unknown[] = []
  let hours = 0
  for (const { kind, pick } of sequence) {
    const [caller, other] = pick % 2 === 0 ? [admin, manager] : [manager, admin]
    const world = { company, caller, other, pick, hours, id: await aMissionOf(company, pick) }
    await deeds[kind]?.(world)
    hours = world.hours
    const [totals, expected] = [await kept(company.id), await countedAgain(company.id)]
    if (!isDeepStrictEqual(totals, expected)) wrong.push({ kind, totals, expected })
  }
  return wrong
}

describe('totals kept by the database', () => {
  it('equal a live count after any sequence of operations', async () => {
    const kind = fc.constantFrom(...Object.keys(deeds))
    const sequences = fc.array(fc.record({ kind, pick: fc.nat(997) }), {
      minLength: 12,
      maxLength: 25,
    })
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        app.clock.set(testNow)
        expect(await live(sequence)).toEqual([])
      }),
      { numRuns: 10, seed: 20_261_202 },
    )
  })

  it('stay right under concurrent changes', async () => {
    app.clock.set(testNow)
    const company = await aCompany(app)
    const both = [company.admin, company.manager]
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const caller = both[i % 2] ?? company.admin
        const id = await aReadyMission(app, caller, {
          shifts: [at(`2026-12-0${3 + (i % 4)}`, '09:00', '17:00')],
        })
        const params = { id }
        if (i % 3 === 0) await call(app, missions.deleteMission, caller, { params })
        if (i % 3 !== 1) return
        await patched(app, caller, id, { managerId: (both[(i + 1) % 2] ?? caller).userId })
        await withShifts(app, caller, id, [at('2026-12-20', '09:00', '17:00')])
        await call(app, missions.confirmMission, caller, { params, body: {} })
        await call(app, missions.listMissions, caller, { query: {} })
      }),
    )
    app.clock.set('2026-12-05T12:00:00.000Z')
    await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        call(app, missions.listMissions, both[i % 2] ?? company.admin, { query: {} }),
      ),
    )
    const totals = await countedAgain(company.id)
    expect(totals['organisation draft:']).toBe(4)
    expect(await kept(company.id)).toEqual(totals)
  })

  it('are deleted with the company', async () => {
    const company = await aCompany(app)
    await aStoredMission(app, company, { managerId: company.admin.userId })
    await queries().deleteFrom('organisations').where('id', '=', company.id).execute()
    expect(await kept(company.id)).toEqual({})
  })
})
