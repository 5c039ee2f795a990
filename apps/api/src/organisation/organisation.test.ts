import { organisation, remuneration } from '@renfort/contract'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, aGroup, aMember, anInsider } from '../testing/companies.ts'
import { aJobDescription } from '../testing/job-descriptions.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'
import { saveRemunerationPolicy } from './organisation-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

describe('company detail', () => {
  it('API-27 G-06 ENT-23 a company with its members and their roles', async () => {
    const company = await aCompany(app)
    const { status, body } = await call(app, organisation.readOrganisation, company.collaborator)
    expect(status).toBe(200)
    expect(body.organisation).toMatchObject({
      id: company.id,
      name: company.name,
      industry: 'hospitality',
      logoUrl: '/brand/company.svg',
    })
    expect(body.parent).toBeNull()
    const roles = new Map(body.organisation.users.map(({ id, role }) => [id, role]))
    expect(roles.size).toBe(3)
    expect(roles.get(company.admin.userId)).toBe('admin')
    expect(roles.get(company.manager.userId)).toBe('missionManager')
    expect(roles.get(company.collaborator.userId)).toBe('collaborator')
  })

  it('N-29 ENT-24 members of the group are listed in each child, with the group as source', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const { body } = await call(app, organisation.listMembers, company.manager)
    const sources = new Map(body.map((member) => [member.id, member.sourceOrganisationId]))
    expect(sources.size).toBe(5)
    expect(sources.get(company.admin.userId)).toBe(company.id)
    expect(sources.get(group.admin.userId)).toBe(group.id)
    const detail = await call(app, organisation.readOrganisation, company.admin)
    expect(detail.body.parent?.name).toMatch(/^Groupe /)
  })

  it('N-29 a membership of the company itself wins over that of the group', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await app.services.db.transaction(nobody, async ({ queries, now }) => {
      const both = { user_id: group.admin.userId, organisation_id: company.id, created_at: now }
      await queries
        .insertInto('memberships')
        .values({ ...both, role: 'collaborator' })
        .execute()
    })
    const { body } = await call(app, organisation.listMembers, company.admin)
    expect(body.filter(({ id }) => id === group.admin.userId)).toMatchObject([
      { role: 'collaborator', sourceOrganisationId: company.id },
    ])
  })

  it('G-06 a group in its own space shows itself', async () => {
    const group = await aGroup(app)
    await aCompany(app, { parentId: group.id })
    const { status, body } = await call(app, organisation.readOrganisation, group.admin)
    expect(status).toBe(200)
    expect(body.organisation.id).toBe(group.id)
    expect(body.members.map(({ id }) => id).toSorted()).toEqual(
      [group.admin.userId, group.manager.userId].toSorted(),
    )
  })

  it('ENT-24 members come in alphabetical order, and say whether they are validated', async () => {
    const company = await aCompany(app)
    await app.services.db.transaction(nobody, async (transaction) => {
      const { queries } = transaction
      const first = await aMember(transaction, company.id, 'collaborator')
      await queries
        .updateTable('users')
        .set({ last_name: 'Élan', validated_at: null })
        .where('id', '=', first.userId)
        .execute()
      await queries
        .updateTable('users')
        .set({ last_name: 'Zola' })
        .where('id', '=', company.admin.userId)
        .execute()
    })
    const { body } = await call(app, organisation.listMembers, company.admin)
    expect(body.map(({ lastName }) => lastName)).toEqual(['Durand', 'Durand', 'Élan', 'Zola'])
    expect(body.map(({ validated }) => validated)).toEqual([true, true, false, true])
  })

  it('PERM-04 a collaborator and an insider may not list the team', async () => {
    const company = await aCompany(app)
    const collaborator = await call(app, organisation.listMembers, company.collaborator)
    expect(collaborator.status).toBe(403)
    const insider = await call(app, organisation.readOrganisation, await anInsider(app))
    expect(insider.status).toBe(403)
  })
})

describe('completion', () => {
  it('API-29 TASK-54 each item of a company that filled in everything is complete', async () => {
    const company = await aCompany(app)
    const { body } = await call(app, organisation.readCompletion, company.collaborator)
    expect(body).toEqual({
      profile: 'complete',
      legalInformations: 'complete',
      paymentInformations: 'complete',
      remunerationPolicy: { hourTypes: 'complete', indemnities: 'complete' },
    })
  })

  it('API-29 SET-06 each item of a new company is still missing', async () => {
    const company = await aCompany(app, { complete: false })
    const { body } = await call(app, organisation.readCompletion, company.admin)
    expect(body).toEqual({
      profile: 'incomplete',
      legalInformations: 'incomplete',
      paymentInformations: 'incomplete',
      remunerationPolicy: { hourTypes: 'incomplete', indemnities: 'incomplete' },
    })
  })

  it('REM-23 confirmed hour types that break a rule are not complete', async () => {
    const company = await aCompany(app)
    const { night } = defaultPolicy.hoursTypes
    await savePolicy(company.id, {
      ...defaultPolicy,
      hoursTypes: { ...defaultPolicy.hoursTypes, night: { ...night, increase: 300 } },
    })
    const { body } = await call(app, organisation.readCompletion, company.admin)
    expect(body.remunerationPolicy).toEqual({ hourTypes: 'incomplete', indemnities: 'complete' })
  })

  it('API-29 a group without an active company has no completion', async () => {
    const { status, error } = await call(
      app,
      organisation.readCompletion,
      (await aGroup(app)).admin,
    )
    expect([status, error.key]).toEqual([400, 'errors.organisation.required'])
  })
})

async function savePolicy(organisationId: string, policy: typeof defaultPolicy) {
  await app.services.db.transaction(nobody, ({ queries }) =>
    saveRemunerationPolicy(queries, organisationId, {
      ...policy,
      hoursTypesConfirmation: true,
      indemnitiesConfirmation: true,
    }),
  )
}

describe('remuneration policy', () => {
  it('API-34 ENT-28 ENT-29 reads the policy of the company with what the rules say of it', async () => {
    const company = await aCompany(app)
    const params = { id: company.id }
    const { status, body } = await call(app, remuneration.readRemunerationPolicy, company.admin, {
      params,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      hoursTypes: { ...defaultPolicy.hoursTypes, valid: true },
      indemnities: { lunch: [], transportation: [], other: [], valid: true },
      hoursTypesConfirmation: true,
      indemnitiesConfirmation: true,
      coefficients: { delegation: 1.95, gestion: 1.75 },
    })
  })

  it('API-34 indemnities travel whole, and tell when they break a rule', async () => {
    const company = await aCompany(app)
    const otherParameters = {
      seniority: { daysThreshold: 30 },
      hoursPerDay: { threshold: 4 },
      zti: null,
      taskType: { jobTypes: ['waiter'] },
    }
    const ticket = { id: 't', type: 'ticket', amount: 9, coverRate: 60, otherParameters } as const
    const indemnities = { lunch: [ticket, ticket], transportation: [], other: [] }
    await savePolicy(company.id, { ...defaultPolicy, indemnities })
    const { body } = await call(app, remuneration.readRemunerationPolicy, company.manager, {
      params: { id: company.id },
    })
    expect(body.indemnities.lunch).toEqual([ticket, ticket])
    expect(body.indemnities.valid).toBe(false)
  })

  it('G-32 another company’s policy does not exist; collaborators may not read their own', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const params = { id: company.id }
    const foreign = await call(app, remuneration.readRemunerationPolicy, other.admin, { params })
    expect([foreign.status, foreign.error.key]).toEqual([404, 'errors.not_found'])
    const own = await call(app, remuneration.readRemunerationPolicy, company.collaborator, {
      params,
    })
    expect(own.status).toBe(403)
  })
})

describe('job types', () => {
  it('API-45 job titles of the company and its network, once each, in the reader’s language', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await aJobDescription(app, group.admin, { jobTitleId: 'station-head-waiter', subtasks: custom })
    await aJobDescription(app, company.admin)
    await aJobDescription(app, company.admin)
    const read = await call(
      app,
      organisation.listJobTypes,
      { ...company.collaborator, locale: 'en' },
      { params: { id: company.id } },
    )
    expect(read.body).toEqual([
      { id: 'station-head-waiter', name: 'Station head waiter' },
      { id: 'waiter', name: 'Waiter / Waitress' },
    ])
  })

  it('G-32 another company’s job types do not exist', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const { status } = await call(app, organisation.listJobTypes, other.admin, {
      params: { id: company.id },
    })
    expect(status).toBe(404)
  })
})

const custom = [{ name: 'Tenir un rang', custom: true }]

describe('public holidays', () => {
  it('API-46 G-08 N-32 the eleven holidays of a year, the end excluded', async () => {
    const company = await aCompany(app)
    const { status, body } = await call(app, organisation.listHolidays, company.collaborator, {
      query: { year: '2027' },
    })
    expect(status).toBe(200)
    expect(body).toHaveLength(11)
    expect(body[0]).toEqual({
      name: 'jour-de-l-an',
      startDate: wireDay('2027-01-01'),
      endDate: wireDay('2027-01-02'),
      solidarity: false,
    })
    expect(body.filter(({ solidarity }) => solidarity)).toEqual([
      {
        name: 'lundi-de-pentecote',
        startDate: wireDay('2027-05-17'),
        endDate: wireDay('2027-05-18'),
        solidarity: true,
      },
    ])
  })

  it('API-46 without an active company no day is a solidarity day', async () => {
    for (const caller of [await anInsider(app), (await aGroup(app)).admin]) {
      const { body } = await call(app, organisation.listHolidays, caller, {
        query: { year: '2027' },
      })
      expect(body.filter(({ solidarity }) => solidarity)).toEqual([])
    }
  })

  it.each([
    ['none', {}, 'errors.field.format'],
    ['a word', { year: 'demain' }, 'errors.field.format'],
    ['1999', { year: '1999' }, 'errors.field.too_small'],
    ['2101', { year: '2101' }, 'errors.field.too_big'],
  ])('API-46 refuses a year that is %s', async (_, query, key) => {
    const company = await aCompany(app)
    const { status, error } = await call(app, organisation.listHolidays, company.admin, { query })
    expect([status, error.key]).toEqual([400, key])
  })
})

describe('legal values', () => {
  it('N-06 API-47 POST-64 the minimum wage of today, for every person who is signed in', async () => {
    const company = await aCompany(app)
    for (const caller of [company.collaborator, await anInsider(app)]) {
      const { body } = await call(app, organisation.readLegalValues, caller)
      expect(body).toMatchObject({ minimumSalary: 12.31, validFrom: wireDay('2026-06-01') })
      expect(body.minimumWages).toContainEqual({
        area: 'mayotte',
        minimumSalary: 9.56,
        validFrom: wireDay('2026-06-01'),
        source: 'Arrêté du 22 mai 2026',
      })
    }
    const { status } = await call(app, organisation.readLegalValues, null)
    expect(status).toBe(401)
  })
})
