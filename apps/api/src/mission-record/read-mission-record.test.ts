import { flexiblePlanning, legalGuard, missions } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aDraft, aPostedMission } from '../testing/missions.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const reads = [
  [
    'the mission',
    (who: Caller, id: string) => call(app, missions.readMission, who, { params: { id } }),
  ],
  [
    'its flexible planning',
    (who: Caller, taskId: string) =>
      call(app, flexiblePlanning.readFlexiblePlanning, who, { params: { taskId } }),
  ],
  [
    'its legal findings',
    (who: Caller, taskId: string) =>
      call(app, legalGuard.readLegalFindings, who, { params: { taskId } }),
  ],
] as const

describe.each(reads)('S10 %s', (_name, read) => {
  it('of a draft is read by its id by members who see drafts, and by nobody else', async () => {
    const company = await aCompany(app)
    const id = await aDraft(app, company.admin)
    const { admin, manager, collaborator } = company
    const answers = await Promise.all([admin, manager, collaborator].map((who) => read(who, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  })

  it('of a posted mission is read by every member', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(app, company.admin)
    for (const who of [company.admin, company.manager, company.collaborator]) {
      expect((await read(who, id)).status).toBe(200)
    }
  })
})
