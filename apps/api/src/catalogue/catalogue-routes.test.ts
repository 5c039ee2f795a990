import { catalogue } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider } from '../testing/companies.ts'
import { type Caller, call, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let caller: Caller
beforeAll(async () => {
  app = await sharedApp()
  caller = (await aCompany(app)).collaborator
})

describe('catalogue over the wire', () => {
  it('API-81 N-10 job titles with their family, in the caller’s language', async () => {
    const { body } = await call(app, catalogue.listJobTitles, caller)
    expect(body.length).toBeGreaterThanOrEqual(60)
    expect(body.find(({ id }) => id === 'waiter')).toEqual({
      id: 'waiter',
      name: 'Serveur / Serveuse',
      family: { id: 'hospitality', name: expect.stringContaining('ôtellerie') },
    })
    const english = await call(app, catalogue.listJobTitles, { ...caller, locale: 'en' })
    expect(english.body.find(({ id }) => id === 'waiter')?.name).toBe('Waiter / Waitress')
  })

  it('API-83 subtasks of a job title, 404 for one that does not exist', async () => {
    const { body } = await call(app, catalogue.listSubtasks, caller, { params: { id: 'waiter' } })
    expect(body.length).toBeGreaterThanOrEqual(5)
    expect(body).toContainEqual({ id: 'waiter-serve', name: 'Servir les plats et les boissons' })
    const { status, error } = await call(app, catalogue.listSubtasks, caller, {
      params: { id: 'astronaut' },
    })
    expect([status, error.key]).toEqual([404, 'errors.not_found'])
  })

  it('API-84 job titles that match a typed text; none for an empty text', async () => {
    const { body } = await call(app, catalogue.searchJobTitles, caller, {
      query: { q: 'servuese' },
    })
    expect(body[0]?.id).toBe('waiter')
    const none = await call(app, catalogue.searchJobTitles, caller)
    expect(none.body).toEqual([])
    const long = await call(app, catalogue.searchJobTitles, caller, {
      query: { q: 'x'.repeat(101) },
    })
    expect([long.status, long.error.key]).toEqual([400, 'errors.field.too_long'])
  })

  it('API-82 JD-37 JD-38 every option, for insiders and groups too', async () => {
    for (const reader of [await anInsider(app), (await aGroup(app)).manager]) {
      const { status, body } = await call(app, catalogue.listJobOptions, reader)
      expect(status).toBe(200)
      expect(body.licences[0]?.id).toBe('driving-b')
      expect(body.languages[0]?.ISOCode).toBe('fre')
      expect(body.equipments.length).toBeGreaterThan(0)
      expect(body.risks.some(({ value }) => value === 'veryHeavy')).toBe(true)
      expect(body.dressCodes.length * body.tools.length * body.experiences.length).toBeGreaterThan(
        0,
      )
    }
    const { status } = await call(app, catalogue.listJobOptions, null)
    expect(status).toBe(401)
  })
})
