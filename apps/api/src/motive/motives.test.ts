import { motives } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aDraftMission } from '../testing/job-descriptions.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

async function aMotive(company: TestCompany, justification = 'Terrasse ouverte') {
  const { status, body } = await call(app, motives.createMotive, company.admin, {
    body: { reason: 'activityIncrease', justification },
  })
  expect(status).toBe(201)
  return body
}

async function justifications(company: TestCompany): Promise<string[]> {
  const { body } = await call(app, motives.listMotives, company.admin)
  return body.map(({ justification }) => justification)
}

describe('motives', () => {
  it('API-70 ENT-08 POST-16 saves a replacement with its rows, trimmed', async () => {
    const company = await aCompany(app)
    const { status, body } = await call(app, motives.createMotive, company.manager, {
      body: {
        reason: 'replacement',
        justification: '  Congé maternité ',
        replacements: [{ name: 'Alix Roy', position: 'Serveuse', justification: ' x ' }],
      },
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      organisationId: company.id,
      reason: 'replacement',
      justification: 'Congé maternité',
      replacements: [{ name: 'Alix Roy', position: 'Serveuse', justification: 'x' }],
      recruitments: [],
    })
    const listed = await call(app, motives.listMotives, company.admin)
    expect(listed.body).toEqual([body])
  })

  it.each(['2027-01-04', '2027-01-04T00:00:00.000Z'])(
    'API-70 POST-17 saves a recruitment for %s, and drops rows of another reason',
    async (date) => {
      const company = await aCompany(app)
      const recruitment = { name: 'Alix Roy', position: 'Chef de rang' }
      const { body } = await call(app, motives.createMotive, company.admin, {
        body: {
          reason: 'waitingRecruitment',
          justification: 'Poste à pourvoir',
          recruitments: [{ ...recruitment, date }],
          replacements: [{ name: 'Autre', position: 'Autre', justification: 'Autre' }],
        },
      })
      expect(body).toMatchObject({
        recruitments: [{ ...recruitment, date: wireDay('2027-01-04') }],
        replacements: [],
      })
    },
  )

  it('API-69 POST-20 lists the company’s motives, newest first', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aMotive(company, 'La première')
    await aMotive(other, 'Une étrangère')
    await aMotive(company, 'La seconde')
    expect(await justifications(company)).toEqual(['La seconde', 'La première'])
  })

  it.each([
    [{ justification: 'Terrasse' }, [['reason', 'errors.field.required']]],
    [{ reason: 'boredom', justification: 'Terrasse' }, [['reason', 'errors.field.required']]],
    [
      { reason: 'activityIncrease', justification: '  court ' },
      [['justification', 'errors.motive.justification_too_short']],
    ],
    [
      { reason: 'replacement', justification: 'Congé maternité' },
      [['replacements', 'errors.motive.replacement_missing']],
    ],
    [
      { reason: 'waitingRecruitment', justification: 'court' },
      [
        ['justification', 'errors.motive.justification_too_short'],
        ['recruitments', 'errors.motive.recruitment_missing'],
      ],
    ],
    [
      {
        reason: 'replacement',
        justification: 'Congé maternité',
        replacements: [{ name: ' ', position: 'Serveuse' }],
      },
      [
        ['replacements.0.name', 'errors.field.required'],
        ['replacements.0.justification', 'errors.field.required'],
      ],
    ],
  ])('POST-13 POST-14 POST-16 POST-17 refuses %j', async (body, expected) => {
    const company = await aCompany(app)
    const { status, error } = await call(app, motives.createMotive, company.admin, { body })
    expect(status).toBe(400)
    const issues = error.metadata?.['issues'] as { path: string[]; key: string }[]
    expect(issues.map(({ path, key }) => [path.join('.'), key])).toEqual(expected)
  })

  it('API-71 deletes a motive that no mission uses', async () => {
    const company = await aCompany(app)
    const { id } = await aMotive(company)
    const deleted = await call(app, motives.deleteMotive, company.manager, { params: { id } })
    expect(deleted.status).toBe(204)
    expect(await justifications(company)).toEqual([])
    const again = await call(app, motives.deleteMotive, company.admin, { params: { id } })
    expect([again.status, again.error.key]).toEqual([404, 'errors.not_found'])
  })

  it('API-71 keeps a motive that a mission uses', async () => {
    const company = await aCompany(app)
    const { id } = await aMotive(company)
    const missionId = await aDraftMission(app, company.admin)
    await app.services.db
      .queries(nobody)
      .updateTable('missions')
      .set({ motive_id: id })
      .where('id', '=', missionId)
      .execute()
    const { status, error } = await call(app, motives.deleteMotive, company.admin, {
      params: { id },
    })
    expect([status, error.key]).toEqual([409, 'errors.motive.in_use'])
    expect(await justifications(company)).toHaveLength(1)
  })

  it('G-32 a stranger can neither see nor delete it, a collaborator may do neither', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const { id } = await aMotive(company)
    const foreign = await call(app, motives.deleteMotive, other.admin, { params: { id } })
    expect(foreign.status).toBe(404)
    expect(await justifications(other)).toEqual([])
    const read = await call(app, motives.listMotives, company.collaborator)
    const removed = await call(app, motives.deleteMotive, company.collaborator, { params: { id } })
    expect([read.status, removed.status]).toEqual([403, 403])
    expect(await justifications(company)).toHaveLength(1)
  })
})
