import { contracts } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { insertMembership } from '../account/account-queries.ts'
import { nobody } from '../platform/database/db.ts'
import { aCompany, actingFor, aGroup, type TestGroup } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

type Query = Input<typeof contracts.listContracts>['query']

async function companyWithContracts(group: TestGroup, name: string, days: readonly string[]) {
  const company = await aCompany(app, { parentId: group.id, name })
  const ids: string[] = []
  for (const day of days) ids.push((await aBatch(app, company, { day })).id)
  return { company, ids }
}

async function listed(caller: Caller, id: string, query: Query = {}) {
  const { status, body } = await call(app, contracts.listContracts, caller, {
    params: { id },
    query,
  })
  expect(status).toBe(200)
  return { ...body, ids: body.documents.map(({ documentId }) => documentId) }
}

const counted = async (caller: Caller, id: string) =>
  (await call(app, contracts.countUnsigned, caller, { params: { id } })).body.count

/** The lines of the file, each by heading. */
async function exported(caller: Caller, id: string, query: { companyId?: string } = {}) {
  const { status, response } = await call(app, contracts.exportContracts, caller, {
    params: { id },
    query,
  })
  expect(status).toBe(200)
  const { data, meta } = Papa.parse<Record<string, string>>(
    response.rawPayload.toString('utf8').slice(1),
    { delimiter: ';', header: true, skipEmptyLines: true },
  )
  return { lines: data, headings: meta.fields ?? [] }
}

describe('the contracts of all companies of a group', () => {
  it('CTR-02 CTR-03 CTR-06 stand in one list with their company, the latest start first, page by page', async () => {
    const group = await aGroup(app)
    const first = await companyWithContracts(group, 'A', ['2026-12-08', '2026-12-10'])
    const second = await companyWithContracts(group, 'B', ['2026-12-09', '2026-12-07'])
    await companyWithContracts(await aGroup(app), 'C', ['2026-12-11'])
    const all = await listed(group.admin, group.id)
    expect(all.ids).toEqual([first.ids[1], second.ids[0], first.ids[0], second.ids[1]])
    expect(all.total).toBe(4)
    expect(all.documents.map(({ company }) => company.name)).toEqual(['A', 'B', 'A', 'B'])
    const { response } = contracts.listContracts
    const { ids: _ids, ...body } = all
    expect(body).toEqual(z.encode(response, z.decode(response, body)))
    const next = await listed(group.admin, group.id, { limit: 2, offset: 2 })
    expect(next.ids).toEqual(all.ids.slice(2))
    expect(next.total).toBe(4)
    const beyond = await listed(group.admin, group.id, { limit: 2, offset: 20 })
    expect([beyond.ids, beyond.total]).toEqual([[], 4])
    const one = await listed(group.admin, group.id, { companyId: second.company.id })
    expect([one.ids, one.total]).toEqual([second.ids, 2])
    expect(await counted(group.admin, group.id)).toBe(4)
    expect((await listed(group.admin, group.id, { signed: 'true' })).total).toBe(0)
  })

  it('are exported in the order of the list with their company; a company’s own file does not name it', async () => {
    const group = await aGroup(app)
    const { company } = await companyWithContracts(group, 'Atelier Nord', ['2026-12-08'])
    const { company: other } = await companyWithContracts(group, '=Bar Sud', ['2026-12-10'])
    const { lines, headings } = await exported(group.admin, group.id)
    expect(headings[0]).toBe('Entreprise')
    expect(lines).toMatchObject([
      { Entreprise: "'=Bar Sud", Début: '10/12/2026', 'Dernier jour légal': '12/12/2026' },
      { Entreprise: 'Atelier Nord', Statut: 'À signer', Contrats: '1', 'Signé le': '' },
    ])
    const filtered = await exported(group.admin, group.id, { companyId: company.id })
    expect(filtered.lines).toHaveLength(1)
    const inside = await exported({ ...group.admin, organisationId: other.id }, other.id)
    expect(inside.headings[0]).toBe('Numéro')
    expect(inside.lines).toHaveLength(1)
  })

  it('PERM-04 hold those of the companies where the caller may read them, however it is asked', async () => {
    const group = await aGroup(app)
    const open = await companyWithContracts(group, 'A', ['2026-12-08'])
    const closed = await companyWithContracts(group, 'B', ['2026-12-09'])
    const locked = await companyWithContracts(group, 'C', ['2026-12-10'])
    await app.services.db.transaction(nobody, ({ queries, now }) =>
      insertMembership(queries, {
        userId: group.admin.userId,
        organisationId: closed.company.id,
        role: 'collaborator',
        now,
      }),
    )
    await ownerQuery(
      app.database,
      `insert into second_factor_requirements (organisation_id, required_from) values ($1, '2026-12-01')`,
      [locked.company.id],
    )
    expect((await listed(group.admin, group.id)).ids).toEqual(open.ids)
    expect(await counted(group.admin, group.id)).toBe(1)
    expect((await exported(group.admin, group.id)).lines).toHaveLength(1)
    const { id: companyId } = closed.company
    expect((await listed(group.admin, group.id, { companyId })).ids).toEqual([])
    expect((await exported(group.admin, group.id, { companyId })).lines).toEqual([])
    const staff = await actingFor(app, group.admin)
    expect((await listed(staff, group.id)).ids.toSorted()).toEqual(
      [...open.ids, ...locked.ids].toSorted(),
    )
  })

  it('CTR-11 are read and signed in their company alone', async () => {
    const group = await aGroup(app)
    const { company, ids } = await companyWithContracts(group, 'A', ['2026-12-08'])
    const [docId = ''] = ids
    for (const id of [group.id, company.id]) {
      const read = await call(app, contracts.readContract, group.admin, { params: { id, docId } })
      expect(read.status).toBe(404)
      const signed = await call(app, contracts.signContract, group.admin, {
        params: { id, docId },
      })
      expect([400, 403]).toContain(signed.status)
    }
    const inside = { ...group.admin, organisationId: company.id }
    const params = { id: company.id, docId }
    expect((await call(app, contracts.signContract, inside, { params })).status).toBe(200)
    expect((await listed(group.admin, group.id, { signed: 'true' })).ids).toEqual(ids)
    expect(await counted(group.admin, group.id)).toBe(0)
  })

  it('are none in a group without a company, and take the same statements for one as for three', async () => {
    const group = await aGroup(app)
    expect(await listed(group.admin, group.id)).toMatchObject({ documents: [], total: 0 })
    const other = await aGroup(app)
    const foreign = await call(app, contracts.listContracts, group.admin, {
      params: { id: other.id },
    })
    expect(foreign.status).toBe(404)
    const count = async () =>
      (await statementsOf(app.database, () => listed(group.admin, group.id))).length
    await companyWithContracts(group, 'A', ['2026-12-08'])
    const one = await count()
    for (const name of ['B', 'C']) await companyWithContracts(group, name, ['2026-12-08'])
    expect(await count()).toBe(one)
  })
})
