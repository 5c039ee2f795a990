import { planningViews } from '@renfort/contract'
import { mostPlanningViews, type ShownPlanning } from '@renfort/contract/planning-view.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const save = (caller: Caller, name: string, shown: ShownPlanning = {}) =>
  call(app, planningViews.savePlanningView, caller, { body: { name, shown } })
const change = (caller: Caller, id: string, body: { name?: string; isDefault?: boolean }) =>
  call(app, planningViews.changePlanningView, caller, { params: { id }, body })
const remove = (caller: Caller, id: string) =>
  call(app, planningViews.deletePlanningView, caller, { params: { id } })
const list = async (caller: Caller) =>
  (await call(app, planningViews.listPlanningViews, caller)).body

describe('views of the planning', () => {
  it('PLAN-02 belong to one person in a company, and keep the filters of the address', async () => {
    const { admin, collaborator } = await aCompany(app)
    const shown = { view: 'siders', job: 'cook', manager: admin.userId } as const
    const { status, body } = await save(admin, ' Cuisine ', shown)
    expect([status, body]).toEqual([201, { id: body.id, name: 'Cuisine', shown, isDefault: false }])
    await save(admin, 'accueil')
    expect((await list(admin)).map(({ name }) => name)).toEqual(['accueil', 'Cuisine'])
    expect(await list(collaborator)).toEqual([])
    expect((await change(collaborator, body.id, { name: 'X' })).status).toBe(404)
    expect((await remove(collaborator, body.id)).status).toBe(404)
  })

  it('replace a view of the same name, and refuse the name of another one', async () => {
    const { admin } = await aCompany(app)
    const first = (await save(admin, 'Cuisine')).body
    const again = (await save(admin, 'CUISINE', { view: 'month' })).body
    expect([again.id, (await list(admin)).length]).toEqual([first.id, 1])
    await save(admin, 'Salle')
    const { status, error } = await change(admin, first.id, { name: 'salle' })
    expect([status, error.key]).toEqual([409, 'errors.planning.duplicate_name'])
    expect((await change(admin, first.id, { name: 'cuisine' })).body.name).toBe('cuisine')
  })

  it('have at most one default', async () => {
    const { admin } = await aCompany(app)
    const [one, two] = [(await save(admin, 'Un')).body, (await save(admin, 'Deux')).body]
    await change(admin, one.id, { isDefault: true })
    await change(admin, two.id, { isDefault: true })
    const defaults = async () =>
      (await list(admin)).filter(({ isDefault }) => isDefault).map(({ name }) => name)
    expect(await defaults()).toEqual(['Deux'])
    await change(admin, two.id, { isDefault: false })
    expect(await defaults()).toEqual([])
  })

  it('are bounded in number, length and content', async () => {
    const { admin } = await aCompany(app)
    for (let n = 0; n < mostPlanningViews; n += 1) await save(admin, `Vue ${n}`)
    const tooMany = await save(admin, 'Une de trop')
    expect([tooMany.status, tooMany.error.key]).toEqual([409, 'errors.planning.too_many_views'])
    expect((await save(admin, 'vue 3')).status).toBe(201)
    expect((await save(admin, 'x'.repeat(41))).status).toBe(400)
    expect((await save(admin, '  ')).status).toBe(400)
    expect((await save(admin, 'vue 3', { manager: 'nobody' })).status).toBe(400)
  })

  it('leave their names in the audit trail', async () => {
    const { admin } = await aCompany(app)
    const { id } = (await save(admin, 'Cuisine')).body
    await change(admin, id, { isDefault: true })
    expect((await remove(admin, id)).status).toBe(204)
    expect((await remove(admin, id)).status).toBe(404)
    const { rows } = await ownerQuery(
      app.database,
      'select action from audit_log where entity_id = $1 order by id',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'planningView.save',
      'planningView.change',
      'planningView.delete',
    ])
  })
})
