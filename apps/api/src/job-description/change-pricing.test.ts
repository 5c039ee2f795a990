import { jobDescriptions, missions, quotations } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { actingFor, aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { aJobDescription, ownPrices } from '../testing/job-descriptions.ts'
import { at, withShifts } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'

let company: TestCompany
let id: string
const app = await sharedApp()
const insider = await anInsider(app)
beforeEach(async () => {
  company = await aCompany(app)
  id = (await aJobDescription(app, company.admin)).id
})

type Lists = Input<typeof jobDescriptions.changePricing>['body']['pricing']

const set = (pricing: Lists, caller = insider, of = id) =>
  call(app, jobDescriptions.changePricing, caller, { params: { id: of }, body: { pricing } })
const patch = (caller: Caller, body: object) =>
  call(app, jobDescriptions.updateJobDescription, caller, { params: { id }, body })
const refusal = async (answer: Promise<{ status: number; error: { key: string } | undefined }>) => {
  const { status, error } = await answer
  return [status, error?.key]
}

describe('PUT /job-descriptions/{id}/pricing', () => {
  it('JD-34 N-17 its rows win over the policy until they are taken back, and the company cannot edit it', async () => {
    const { status, body } = await set(ownPrices(1.8))
    expect([status, body.pricingOrigin]).toEqual([200, 'detached'])
    expect(body.pricing?.delegation.find(({ hourType }) => hourType === 'sunday')).toEqual({
      hourType: 'sunday',
      hourlyRate: 14.63,
      coefficient: 1.8,
      increaseRate: 12.5,
      increase: 1.63,
      tags: ['sunday'],
    })
    const detached = [409, 'errors.job_description.detached_pricing']
    expect(await refusal(patch(company.admin, { purpose: 'Servir' }))).toEqual(detached)
    expect((await set(null)).body).toMatchObject({ pricingOrigin: 'organisation' })
    expect((await patch(company.admin, { purpose: 'Servir' })).status).toBe(200)
  })

  it('N-17 price the missions that are made of it, at their coefficient', async () => {
    await set(ownPrices(2))
    const made = await call(app, jobDescriptions.createMission, company.admin, {
      params: { id },
      body: { taskDetails: {} },
    })
    const taskId = made.body.id
    // A Sunday of eight hours, at 13 € and 12.5 %.
    await withShifts(app, company.admin, taskId, [at('2026-12-06', '09:00', '17:00')])
    const price = await call(app, quotations.readQuotation, company.admin, {
      params: { id: taskId },
    })
    expect(price.body.price).toBe(8 * 29.26)
    const { body: mission } = await call(app, missions.readMission, company.admin, {
      params: { id: taskId },
    })
    expect(mission.pricing?.delegation[0]?.coefficient).toBe(2)
  })

  it('takes what GET answers, and follows another hourly rate', async () => {
    const listed = await call(app, jobDescriptions.listJobDescriptions, company.admin)
    const { delegation, gestion } = listed.body[0]?.pricing ?? { delegation: [], gestion: [] }
    const kept = await set({ delegation, gestion })
    expect(kept.body.pricing).toEqual({ id, delegation, gestion })
    const acting = await actingFor(app, company.admin)
    const raised = await patch(acting, { hourlyRate: 20 })
    expect(raised.body.pricing?.delegation[0]).toMatchObject({ hourlyRate: 20, coefficient: 1.95 })
  })

  it('names each wrong row, and needs the hourly rate', async () => {
    const { delegation, gestion } = ownPrices(1.8)
    const { status, error } = await set({
      delegation: delegation.slice(1),
      gestion: [{ ...gestion[0], hourType: 'normal', coefficient: 0.5 }, ...gestion.slice(1)],
    })
    expect([status, error.metadata?.['issues']]).toMatchObject([
      400,
      [
        { path: ['pricing', 'delegation'], key: 'errors.field.required' },
        { path: ['pricing', 'gestion', 0, 'coefficient'], key: 'errors.field.too_small' },
      ],
    ])
    const without = await aJobDescription(app, company.admin, { hourlyRate: null })
    expect(await refusal(set(ownPrices(1.8), insider, without.id))).toEqual([
      400,
      'errors.task.rate_missing',
    ])
  })

  it('decisions §9 internal staff, as themselves or for the company, and nobody else', async () => {
    const acting = await actingFor(app, company.admin)
    expect((await set(ownPrices(1.7), acting)).body.pricingOrigin).toBe('detached')
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect(await refusal(set(null, caller))).toEqual([403, 'errors.user.forbidden'])
    }
    const elsewhere = await actingFor(app, (await aCompany(app)).admin)
    expect(await refusal(set(null, elsewhere))).toEqual([404, 'errors.not_found'])
  })

  it('JD-30 of a network: in the space of the group, not for one of its companies', async () => {
    const group = await aGroup(app)
    const member = await aCompany(app, { parentId: group.id })
    const shared = await aJobDescription(app, group.admin)
    const prices = ownPrices(1.6)
    expect(await refusal(set(prices, await actingFor(app, member.admin), shared.id))).toEqual([
      409,
      'errors.job_description.read_only',
    ])
    expect((await set(prices, await actingFor(app, group.admin), shared.id)).status).toBe(200)
    const { body } = await set(ownPrices(1.5), insider, shared.id)
    expect(body).toMatchObject({ origin: 'network', organisationId: group.id })
    const [seen] = (await call(app, jobDescriptions.listJobDescriptions, member.admin)).body
    expect([seen?.pricingOrigin, seen?.pricing?.gestion[0]?.coefficient]).toEqual(['detached', 1.5])
  })

  it('G-33 leaves an audit row, and a lock of the company is no obstacle', async () => {
    await ownerQuery(
      app.database,
      'update organisations set job_descriptions_locked = true where id = $1',
      [company.id],
    )
    expect((await set(ownPrices(1.8))).status).toBe(200)
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, organisation_id, before, after -> 'detachedPricing' ? 'delegation' as priced
        from audit_log where action = 'jobDescription.changePricing' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        actor_id: insider.userId,
        organisation_id: company.id,
        before: { detachedPricing: null },
        priced: true,
      },
    ])
  })
})
