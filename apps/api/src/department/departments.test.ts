import { departments, missions } from '@renfort/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { aDepartment, posted, withFeature } from '../testing/flexible-missions.ts'
import { aReadyMission, patched, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, sharedApp } from '../testing/test-app.ts'

let company: TestCompany

const app = await sharedApp()
beforeEach(async () => {
  company = await aCompany(app)
})

const create = (body: { name: string; code?: string | null }, caller = company.admin) =>
  call(app, departments.createDepartment, caller, { params: { id: company.id }, body })
const change = (departmentId: string, body: { name?: string; code?: string | null }) =>
  call(app, departments.updateDepartment, company.admin, {
    params: { id: company.id, departmentId },
    body,
  })
const remove = (departmentId: string) =>
  call(app, departments.deleteDepartment, company.admin, {
    params: { id: company.id, departmentId },
  })
const list = (status?: 'active', caller = company.admin) =>
  call(app, departments.listDepartments, caller, {
    params: { id: company.id },
    query: status === undefined ? {} : { status },
  })
const names = async (status?: 'active') => (await list(status)).body.map(({ name }) => name)

describe('the departments of a company', () => {
  it('DEPT-02 DEPT-04 are added, trimmed, and listed by name', async () => {
    const { status, body } = await create({ name: '  Étages ', code: ' ET-1 ' })
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        organisationId: company.id,
        name: 'Étages',
        code: 'ET-1',
        createdAt: body.createdAt,
        updatedAt: body.createdAt,
        deletedAt: null,
      },
    ])
    await create({ name: 'Salle 10', code: ' ' })
    await create({ name: 'Salle 2' })
    expect(await names()).toEqual(['Étages', 'Salle 2', 'Salle 10'])
    expect((await list()).body[1]?.code).toBeNull()
  })

  it('API-41 refuse a body with another company than the path', async () => {
    const other = await aCompany(app)
    const statusFor = async (organisationId: string) => {
      const params = { id: company.id }
      const body = { name: 'Cave', organisationId }
      return (await call(app, departments.createDepartment, company.admin, { params, body })).status
    }
    expect(await statusFor(other.id)).toBe(404)
    expect(await statusFor(company.id)).toBe(201)
  })

  it.each([
    [{ name: '' }, 'name', 'errors.field.required'],
    [{ name: 'x'.repeat(61) }, 'name', 'errors.field.too_long'],
    [{ name: 'Salle  bar' }, 'name', 'errors.department.characters'],
    [{ name: 'Salle', code: 'A/1' }, 'code', 'errors.department.characters'],
    [{ name: 'Salle', code: 'x'.repeat(21) }, 'code', 'errors.field.too_long'],
  ])('DEPT-02 DEPT-04 %j is refused at its field', async (body, field, key) => {
    const { status, error } = await create(body)
    expect([status, error.metadata?.['issues']]).toMatchObject([400, [{ path: [field], key }]])
  })

  it('DEPT-03 have names that differ by more than case and accents', async () => {
    const id = await aDepartment(app, company.admin, company.id, 'Étages')
    const other = await aDepartment(app, company.admin, company.id, 'Salle')
    for (const { status, error } of [
      await create({ name: 'ETAGES' }),
      await change(other, { name: 'étages' }),
    ]) {
      expect([status, error.key]).toEqual([409, 'errors.department.duplicate_name'])
    }
    expect((await change(id, { name: 'ÉTAGES' })).body.name).toBe('ÉTAGES')
    const elsewhere = await aCompany(app)
    expect(await aDepartment(app, elsewhere.admin, elsewhere.id, 'Étages')).not.toBe(id)
  })

  it('DEPT-03 two people who add the same name at once add it once', async () => {
    const answers = await Promise.all([create({ name: 'Bar' }), create({ name: 'BAR' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('G-10 are changed field by field', async () => {
    const { body } = await create({ name: 'Salle', code: 'S1' })
    expect((await change(body.id, { code: null })).body).toMatchObject({
      name: 'Salle',
      code: null,
    })
    expect((await change(body.id, { name: 'Bar' })).body).toMatchObject({ name: 'Bar', code: null })
    expect((await change(body.id, {})).status).toBe(400)
  })

  it('G-10 a deleted one leaves the list, frees its name, and stays with its missions', async () => {
    const id = await aDepartment(app, company.admin, company.id, 'Salle')
    const missionId = await aReadyMission(app, company.admin)
    await patched(app, company.admin, missionId, { departmentId: id })
    expect((await remove(id)).status).toBe(204)
    expect([await names('active'), await names()]).toEqual([[], ['Salle']])
    expect((await theMission(app, company.admin, missionId)).departmentId).toBe(id)
    expect((await remove(id)).status).toBe(404)
    expect((await change(id, { name: 'Bar' })).status).toBe(404)
    expect((await create({ name: 'salle' })).status).toBe(201)
    const clone = await call(app, missions.cloneMission, company.admin, {
      params: { id: missionId },
      body: {},
    })
    expect((await theMission(app, company.admin, clone.body.id)).departmentId).toBeNull()
  })

  it('DEPT-01 are listed with their number of missions, drafts included', async () => {
    const id = await aDepartment(app, company.admin, company.id, 'Salle')
    await aDepartment(app, company.admin, company.id, 'Bar')
    const count = async () =>
      (await list()).body.map(({ name, missionsCount }) => [name, missionsCount])
    expect(await count()).toEqual([
      ['Bar', 0],
      ['Salle', 0],
    ])
    for (const manager of [company.admin, company.manager]) {
      const missionId = await aReadyMission(app, manager)
      await patched(app, manager, missionId, { departmentId: id })
    }
    expect(await count()).toEqual([
      ['Bar', 0],
      ['Salle', 2],
    ])
    const elsewhere = await aCompany(app)
    await aDepartment(app, elsewhere.admin, elsewhere.id, 'Salle')
    expect((await list('active', elsewhere.collaborator)).error.key).toBe('errors.not_found')
  })

  it('PERM-09 are read by every member and changed by members who may configure', async () => {
    await aDepartment(app, company.admin, company.id)
    expect((await list('active', company.collaborator)).body).toHaveLength(1)
    expect((await create({ name: 'Bar' }, company.manager)).status).toBe(201)
    expect((await create({ name: 'Cave' }, company.collaborator)).status).toBe(403)
    const group = await aGroup(app)
    expect((await list('active', group.admin)).status).toBe(400)
    expect((await list('active', await anInsider(app))).status).toBe(403)
  })

  it('G-33 leave an audit row for each change', async () => {
    const id = await aDepartment(app, company.admin, company.id)
    await change(id, { code: 'A1' })
    await remove(id)
    const { rows } = await ownerQuery(
      app.database,
      'select action from audit_log where entity_id = $1 order by id',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'department.create',
      'department.update',
      'department.delete',
    ])
  })
})

describe('the department of a mission', () => {
  it('POST-27 G-12 is one of the company that is not deleted', async () => {
    const id = await aReadyMission(app, company.admin)
    const departmentId = await aDepartment(app, company.admin, company.id)
    expect((await patched(app, company.admin, id, { departmentId })).departmentId).toBe(
      departmentId,
    )
    const gone = await aDepartment(app, company.admin, company.id, 'Bar')
    await remove(gone)
    const { status, error } = await call(app, missions.updateMission, company.admin, {
      params: { id },
      body: { departmentId: gone },
    })
    expect([status, error.metadata?.['issues']]).toEqual([
      400,
      [{ path: ['departmentId'], key: 'errors.field.unknown_choice' }],
    ])
  })

  it('POST-27 is required to post, where the company has departments', async () => {
    const id = await aReadyMission(app, company.admin)
    await withFeature(app, company.id, 'departments')
    const { status, error } = await call(app, missions.confirmMission, company.admin, {
      params: { id },
      body: {},
    })
    expect([status, error.key]).toEqual([400, 'errors.task.department_missing'])
    await patched(app, company.admin, id, {
      departmentId: await aDepartment(app, company.admin, company.id),
    })
    expect((await posted(app, company.admin, id)).status).toBe('submitted')
  })

  it('G-13 goes with a copy of the mission', async () => {
    const id = await aReadyMission(app, company.admin)
    const departmentId = await aDepartment(app, company.admin, company.id)
    await patched(app, company.admin, id, { departmentId })
    const { body } = await call(app, missions.cloneMission, company.admin, {
      params: { id },
      body: {},
    })
    expect((await theMission(app, company.admin, body.id)).departmentId).toBe(departmentId)
  })
})
