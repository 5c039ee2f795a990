import { attendances } from '@renfort/contract'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertMembership } from '../account/account-queries.ts'
import { nobody } from '../platform/database/db.ts'
import {
  aCompany,
  actingFor,
  aGroup,
  type TestCompany,
  type TestGroup,
} from '../testing/companies.ts'
import { workedShift } from '../testing/hours.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const listed = async (caller: Caller, query = {}) => {
  const { status, body } = await call(app, attendances.listHours, caller, { query })
  expect(status).toBe(200)
  return body
}
const idsOf = (lines: readonly { readonly id: string }[]) => new Set(lines.map(({ id }) => id))

async function companyWithHours(group: TestGroup, name: string) {
  const company = await aCompany(app, { parentId: group.id, name })
  return { company, ids: (await workedShift(app, company, { siders: 2 })).ids }
}

async function inCompany(caller: Caller, { id }: TestCompany, role: 'missionManager') {
  await app.services.db.transaction(nobody, ({ queries, now }) =>
    insertMembership(queries, { userId: caller.userId, organisationId: id, role, now }),
  )
}

async function validated(caller: Caller, ids: readonly string[]) {
  const { status, body, error } = await call(app, attendances.validateHours, caller, {
    body: { attendanceIds: [...ids] },
  })
  return { status, error, rejected: new Set(body?.rejectedAttendanceIds) }
}

describe('the hours of all companies of a group', () => {
  it('TS-11 stand in one list with their company, are counted together, and are validated in one act', async () => {
    const group = await aGroup(app)
    const all = [
      await companyWithHours(group, 'A'),
      await companyWithHours(group, 'B'),
      await companyWithHours(group, 'C'),
      await companyWithHours(group, 'D'),
      await companyWithHours(group, 'E'),
    ]
    const stranger = await companyWithHours(await aGroup(app), 'F')
    const { attendances: lines, total } = await listed(group.admin)
    const expected = all.flatMap(({ ids }) => ids)
    expect(total).toBe(10)
    expect(idsOf(lines)).toEqual(new Set(expected))
    for (const { company, ids } of all) {
      const own = lines.filter((line) => line.company.id === company.id)
      expect(idsOf(own)).toEqual(new Set(ids))
      expect(own[0]).toMatchObject({ company: { name: company.name }, planned: { minutes: 480 } })
      expect(own[0]?.planned?.price).toBeGreaterThan(0)
      const { attendances: filtered } = await listed(group.admin, { companyId: company.id })
      expect(idsOf(filtered)).toEqual(new Set(ids))
    }
    const { body: count } = await call(app, attendances.countHours, group.admin)
    expect(count.count).toBe(10)
    const { body: open } = await call(app, attendances.listAcceptableHours, group.admin, {
      query: { choice: 'open' },
    })
    expect(new Set(open.attendanceIds)).toEqual(new Set(expected))
    expect(open.price).toBeGreaterThan(0)

    const { rejected } = await validated(group.admin, [...expected, ...stranger.ids])
    expect(rejected).toEqual(new Set(stranger.ids))
    for (const { company, ids } of all) {
      const { rows } = await ownerQuery(
        app.database,
        `select actor_id, jsonb_array_length(after -> 'attendanceIds') as lines from audit_log
         where organisation_id = $1 and action = 'attendance.validate'`,
        [company.id],
      )
      expect(rows).toEqual([{ actor_id: group.admin.userId, lines: ids.length }])
    }
    expect((await listed(group.admin, { status: 'att.waiting' })).total).toBe(0)
  })

  it('PERM-04 hold of each company what the caller may see there, and validate no more', async () => {
    const group = await aGroup(app)
    const [open, own] = [await companyWithHours(group, 'A'), await companyWithHours(group, 'B')]
    await inCompany(group.admin, own.company, 'missionManager')
    expect(idsOf((await listed(group.admin)).attendances)).toEqual(new Set(open.ids))
    const [mine = ''] = own.ids
    await ownerQuery(
      app.database,
      `update missions set manager_id = $1 where id = (select mission_id from attendances where id = $2)`,
      [group.admin.userId, mine],
    )
    expect((await listed(group.admin)).total).toBe(4)
    await ownerQuery(app.database, `update missions set manager_id = null where manager_id = $1`, [
      group.admin.userId,
    ])
    const { rejected } = await validated(group.admin, [...open.ids, ...own.ids])
    expect(rejected).toEqual(new Set(own.ids))
  })

  it('a blocked company is read and not changed, and one whose second factor the caller lacks is not read', async () => {
    const group = await aGroup(app)
    const [blocked, closed] = [
      await companyWithHours(group, 'A'),
      await companyWithHours(group, 'B'),
    ]
    await ownerQuery(app.database, 'update organisations set blocked_at = now() where id = $1', [
      blocked.company.id,
    ])
    await ownerQuery(
      app.database,
      `insert into second_factor_requirements (organisation_id, required_from) values ($1, '2026-12-01')`,
      [closed.company.id],
    )
    expect(idsOf((await listed(group.admin)).attendances)).toEqual(new Set(blocked.ids))
    const { body: open } = await call(app, attendances.listAcceptableHours, group.admin, {
      query: { choice: 'open' },
    })
    expect(open).toMatchObject({ attendanceIds: [], count: 0, price: 0 })
    const all = [...blocked.ids, ...closed.ids]
    expect((await validated(group.admin, all)).rejected).toEqual(new Set(all))
  })

  it('N-43 are exported with their company, line by line and in the sums, or those of one company', async () => {
    const group = await aGroup(app)
    const [first, second] = [
      await companyWithHours(group, 'Atelier Nord'),
      await companyWithHours(group, 'Bar Sud'),
    ]
    const exported = async (query = {}) => {
      const { status, response } = await call(app, attendances.exportHours, group.admin, { query })
      expect(status).toBe(200)
      const [headings = [], ...lines] = Papa.parse<string[]>(
        response.rawPayload.toString('utf8').slice(1),
        { delimiter: ';', skipEmptyLines: true },
      ).data
      const columnOf = (name: string) => lines.map((line) => line[headings.indexOf(name)])
      return { headings, companies: columnOf('Entreprise'), references: columnOf('Référence') }
    }
    const lines = await exported()
    expect(lines.headings[0]).toBe('Entreprise')
    expect(new Set(lines.references)).toEqual(new Set([...first.ids, ...second.ids]))
    expect(lines.companies.toSorted()).toEqual([
      'Atelier Nord',
      'Atelier Nord',
      'Bar Sud',
      'Bar Sud',
    ])
    const sums = await exported({ report: 'summary' })
    expect(sums.companies).toEqual(['Atelier Nord', 'Atelier Nord', 'Bar Sud', 'Bar Sud', ''])
    const one = await exported({ companyId: second.company.id })
    expect(new Set(one.references)).toEqual(new Set(second.ids))
    const stranger = await companyWithHours(await aGroup(app), 'F')
    expect((await exported({ companyId: stranger.company.id })).references).toEqual([])
    const inside = { ...group.admin, organisationId: first.company.id }
    const { response } = await call(app, attendances.exportHours, inside, {})
    expect(response.rawPayload.toString('utf8')).not.toContain('Entreprise')
  })

  it('TS-39 staff who act for a group’s admin read them and validate none', async () => {
    const group = await aGroup(app)
    const { ids } = await companyWithHours(group, 'A')
    const staff = await actingFor(app, group.admin)
    expect((await listed(staff)).total).toBe(2)
    const refused = await validated(staff, ids)
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.logas.forbidden'])
  })

  it('are none in a group without a company, and take the same statements for one as for three', async () => {
    const group = await aGroup(app)
    expect(await listed(group.admin)).toEqual({ attendances: [], total: 0 })
    expect((await validated(group.admin, [group.id])).rejected).toEqual(new Set([group.id]))
    const count = async () => (await statementsOf(app.database, () => listed(group.admin))).length
    await companyWithHours(group, 'A')
    const one = await count()
    for (const name of ['B', 'C']) await companyWithHours(group, name)
    expect(await count()).toBe(one)
  })
})
