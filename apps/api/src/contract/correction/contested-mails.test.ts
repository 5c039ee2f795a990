import { amendments, contracts } from '@renfort/contract'
import { day } from '@renfort/contract/kernel/fields.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { mailsTo } from '../../testing/mails.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const emailOf = async ({ userId }: Caller) => {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  return String(rows[0]?.['email'])
}
const mailed = async (caller: Caller) => mailsTo(app, await emailOf(caller))
const managedBy = async (missionId: string, { userId }: Caller) =>
  ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [missionId, userId])
const leave = async ({ id }: TestCompany, { userId }: Caller) =>
  ownerQuery(app.database, 'delete from memberships where organisation_id = $1 and user_id = $2', [
    id,
    userId,
  ])
const contest = async ({ id, admin }: TestCompany, docId: string, managerId?: string) =>
  call(app, contracts.contestContract, admin, {
    params: { id, docId },
    body: { description: 'Le taux est faux', ...(managerId === undefined ? {} : { managerId }) },
  })
const subjectsOf = async (caller: Caller, start: string) =>
  (await mailed(caller)).map(({ subject }) => subject).filter((one) => one.startsWith(start))

describe('a contested contract is told', () => {
  it('CTR-22 to internal staff, each once in their language, with who, what, by when and where', async () => {
    const own = await aCompany(app, { name: 'Maison Lumière' })
    const staff = await anInsider(app)
    await ownerQuery(app.database, `update users set locale = 'en' where id = $1`, [staff.userId])
    const { id } = await aBatch(app, own)
    expect((await contest(own, id)).status).toBe(200)
    const mails = await mailed(staff)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Contract contested: .*, Maison Lumière$/),
    ])
    for (const part of [
      'Camille Durand (Maison Lumière)',
      'Le taux est faux',
      '9 December 2026',
      '/side-admin/contracts',
    ]) {
      expect(mails[0]?.text).toContain(part)
    }
  })

  it('CTR-22 to all administrators, where the manager has left', async () => {
    const own = await aCompany(app)
    const { id, missionId } = await aBatch(app, own)
    await managedBy(missionId, own.manager)
    await leave(own, own.manager)
    await contest(own, id)
    expect(await subjectsOf(own.admin, 'Contrat contesté')).toHaveLength(1)
    expect(await subjectsOf(own.manager, 'Contrat contesté')).toEqual([])
  })

  it('CTR-22 to its manager, of the company or its group, and to no administrator then', async () => {
    const group = await aGroup(app)
    const own = await aCompany(app, { parentId: group.id })
    const { id, missionId } = await aBatch(app, own)
    await managedBy(missionId, group.manager)
    await contest(own, id)
    expect(await subjectsOf(group.manager, 'Contrat contesté')).toHaveLength(1)
    expect(await subjectsOf(own.admin, 'Contrat contesté')).toEqual([])
  })

  it('to the member who is named, and to staff', async () => {
    const own = await aCompany(app)
    const staff = await anInsider(app)
    const { id } = await aBatch(app, own)
    await contest(own, id, own.manager.userId)
    expect(await subjectsOf(own.manager, 'Contrat contesté')).toHaveLength(1)
    expect(await subjectsOf(own.admin, 'Contrat contesté')).toEqual([])
    expect(await subjectsOf(staff, 'Contrat contesté')).toHaveLength(1)
  })
})

describe('an amendment is told', () => {
  it('G-28 to all administrators but its author, where the manager has left', async () => {
    const own = await aCompany(app)
    const { missionId } = await aBatch(app, own)
    const renew = async (until: string) =>
      call(app, amendments.makeAmendment, own.manager, {
        params: { id: missionId },
        body: { kind: 'renewal', until: day.parse(`${until}T00:00:00.000Z`) },
      })
    await managedBy(missionId, own.manager)
    expect((await renew('2026-12-14')).status).toBe(201)
    expect(await subjectsOf(own.manager, 'Avenant')).toEqual([])
    // The author keeps the mission in reach as its creator.
    await ownerQuery(
      app.database,
      `update missions set manager_id = $2, created_by = $3 where id = $1`,
      [missionId, own.collaborator.userId, own.manager.userId],
    )
    await leave(own, own.collaborator)
    expect((await renew('2026-12-15')).status).toBe(201)
    expect(await subjectsOf(own.admin, 'Avenant')).toHaveLength(1)
    expect(await subjectsOf(own.collaborator, 'Avenant')).toEqual([])
  })
})
