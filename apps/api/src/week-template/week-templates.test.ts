import { jobDescriptions, weekTemplates } from '@renfort/contract'
import { weekTemplateLimits } from '@renfort/domain/week-template/week-template.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aGroup, type TestCompany } from '../testing/companies.ts'
import { aJobDescription } from '../testing/job-descriptions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'
import { aWeekTemplate } from '../testing/week-templates.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const save = (caller: Caller, id: string, change: Partial<typeof aWeekTemplate> = {}) =>
  call(app, weekTemplates.saveWeekTemplate, caller, {
    params: { id },
    body: { ...aWeekTemplate, ...change },
  })
const list = (caller: Caller, id: string) =>
  call(app, weekTemplates.listWeekTemplates, caller, { params: { id } })
const remove = (caller: Caller, id: string) =>
  call(app, weekTemplates.deleteWeekTemplate, caller, { params: { id } })
const namesOf = async (caller: Caller, id: string) =>
  (await list(caller, id)).body.map(({ name }) => name)

async function aJob(company: TestCompany): Promise<string> {
  return (await aJobDescription(app, company.admin)).id
}

describe('templates of a week', () => {
  it('are stored for a job description, by name, and read by members who create missions', async () => {
    const company = await aCompany(app)
    const [job, other] = [await aJob(company), await aJob(company)]
    await save(company.admin, job, { name: ' Soirées ' })
    const { status, body } = await save(company.manager, job)
    expect([status, body]).toEqual([201, { id: body.id, ...aWeekTemplate }])
    expect((await list(company.manager, job)).body[0]).toEqual(body)
    expect(await namesOf(company.admin, job)).toEqual(['Basse saison', 'Soirées'])
    expect(await namesOf(company.admin, other)).toEqual([])
    expect((await list(company.collaborator, job)).status).toBe(403)
  })

  it('one of the same name takes the place of the former', async () => {
    const company = await aCompany(app)
    const job = await aJob(company)
    const first = await save(company.admin, job)
    const shifts = aWeekTemplate.shifts.slice(0, 1)
    const second = await save(company.admin, job, { name: 'BASSE SAISON', shifts })
    expect(second.body.id).toBe(first.body.id)
    expect((await list(company.admin, job)).body).toEqual([
      { id: first.body.id, name: 'BASSE SAISON', shifts },
    ])
  })

  it('are deleted, and leave their names in the audit trail', async () => {
    const company = await aCompany(app)
    const job = await aJob(company)
    const { body } = await save(company.admin, job)
    expect((await remove(company.admin, body.id)).status).toBe(204)
    expect((await remove(company.admin, body.id)).status).toBe(404)
    const { rows } = await ownerQuery(
      app.database,
      'select action, before, after from audit_log where entity_id = $1 order by id',
      [body.id],
    )
    expect(rows).toMatchObject([
      { action: 'weekTemplate.save', before: null, after: { name: 'Basse saison' } },
      { action: 'weekTemplate.delete', before: { name: 'Basse saison' }, after: null },
    ])
  })

  it('of another company are neither read, nor saved, nor deleted', async () => {
    const [company, stranger] = [await aCompany(app), await aCompany(app)]
    const job = await aJob(company)
    const { body } = await save(company.admin, job)
    expect((await list(stranger.admin, job)).status).toBe(404)
    expect((await save(stranger.admin, job)).status).toBe(404)
    expect((await remove(stranger.admin, body.id)).status).toBe(404)
    expect(await namesOf(company.admin, job)).toEqual(['Basse saison'])
  })

  it('of a job description of the network are each company’s own', async () => {
    const group = await aGroup(app)
    const [one, two] = [
      await aCompany(app, { parentId: group.id }),
      await aCompany(app, { parentId: group.id }),
    ]
    const job = await aJobDescription(app, group.admin)
    expect((await save(one.admin, job.id)).status).toBe(201)
    expect(await namesOf(one.admin, job.id)).toEqual(['Basse saison'])
    expect(await namesOf(two.admin, job.id)).toEqual([])
  })

  it('are deleted with their job description', async () => {
    const company = await aCompany(app)
    const job = await aJob(company)
    await save(company.admin, job)
    await call(app, jobDescriptions.deleteJobDescription, company.admin, { params: { id: job } })
    expect((await save(company.admin, job)).status).toBe(404)
  })

  it('hold only valid shifts, and are limited in number for a job description', async () => {
    const company = await aCompany(app)
    const job = await aJob(company)
    const [first] = aWeekTemplate.shifts
    if (first === undefined) throw new Error('The template has no shift.')
    const bad = await save(company.admin, job, { shifts: [{ ...first, endTime: '12:00' }] })
    expect([bad.status, bad.error.key]).toEqual([400, 'errors.shift.duration'])
    for (let n = 0; n < weekTemplateLimits.perJob; n++) {
      expect((await save(company.admin, job, { name: `Semaine ${n}` })).status).toBe(201)
    }
    const tooMany = await save(company.admin, job, { name: 'Encore une' })
    expect([tooMany.status, tooMany.error.key]).toEqual([400, 'errors.field.too_long'])
    expect((await save(company.admin, job, { name: 'Semaine 3' })).status).toBe(201)
  })
})
