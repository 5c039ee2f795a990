import { companyRegister } from '@renfort/contract'
import { allowances } from '@renfort/domain/account/throttle.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { embeddedRegister } from '../outside/company-register/embedded.ts'
import {
  type CompanyRegister,
  CompanyRegisterUnavailable,
} from '../outside/company-register/port.ts'
import { aCompany, actingFor, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let failure: Error | null

const register: CompanyRegister = {
  find: async (siret) => {
    if (failure !== null) throw failure
    return embeddedRegister().find(siret)
  },
}

beforeAll(async () => {
  const shared = await sharedApp()
  const services = { ...shared.services, companyRegister: register }
  app = { ...shared, services, app: await createApp(services) }
})
beforeEach(async () => {
  failure = null
  app.clock.set(testNow)
  company = await aCompany(app)
})
afterAll(() => app.app.close())

const find = (siret: string, caller: Caller | null = company.admin) =>
  call(app, companyRegister.findRegisteredCompany, caller, { query: { siret } })

describe('the register of companies', () => {
  it('SET-17 SET-18 names the company of a SIRET, with its code and VAT number', async () => {
    const { status, body } = await find('732 829 320 00074')
    expect([status, body]).toEqual([
      200,
      {
        siret: '73282932000074',
        name: 'MAISON LUMIERE',
        businessName: 'Maison Lumière',
        apeCode: '5610A',
        apeNomenclature: 'naf-rev2',
        tvaNumber: 'FR 44732829320',
        isClosed: false,
        isPartial: false,
      },
    ])
  })

  it('SET-19 gives the code of the list in force from 2027 on, or the only code there is', async () => {
    app.clock.set('2027-01-04T09:00:00.000Z')
    const later = await aCompany(app)
    const codeOf = async (siret: string) => {
      const { apeCode, apeNomenclature } = (await find(siret, later.admin)).body
      return [apeCode, apeNomenclature]
    }
    expect(await codeOf('73282932000074')).toEqual(['5611J', 'naf-2025'])
    expect(await codeOf('99900030000015')).toEqual(['5630Z', 'naf-rev2'])
  })

  it('SET-17 marks closed establishments and hides data that may not be shown', async () => {
    expect((await find('99900030000015')).body).toMatchObject({ isClosed: true })
    expect((await find('99900040900014')).body).toMatchObject({ isPartial: true, name: null })
  })

  it('SET-18 refuses an invalid number, and answers 404 for an unknown one', async () => {
    const wrong = await find('73282932000079')
    expect([wrong.status, wrong.error.key]).toEqual([400, 'errors.field.siret'])
    const unknown = await find('99900020100031')
    expect([unknown.status, unknown.error.key]).toEqual([404, 'errors.not_found'])
  })

  it('SET-17 a register that fails answers 503, a defect 500', async () => {
    failure = new CompanyRegisterUnavailable('silence')
    const silent = await find('73282932000074')
    expect([silent.status, silent.error.key]).toEqual([503, 'errors.company_register.unavailable'])
    failure = new TypeError('a defect')
    expect((await find('73282932000074')).status).toBe(500)
  })

  it('PERM-09 is asked by those who change the settings', async () => {
    const statusOf = async (caller: Caller | null) => (await find('73282932000074', caller)).status
    expect(await statusOf(company.manager)).toBe(200)
    expect(await statusOf(await actingFor(app, company.admin))).toBe(200)
    expect(await statusOf(company.collaborator)).toBe(403)
    expect(await statusOf(await anInsider(app))).toBe(403)
    expect(await statusOf((await aGroup(app)).admin)).toBe(400)
    expect(await statusOf(null)).toBe(401)
  })

  it('is asked a limited number of times', async () => {
    for (let each = 0; each < allowances['company-register'].tries; each += 1) {
      expect((await find('99900020100031')).status).toBe(404)
    }
    const { status, error } = await find('73282932000074')
    expect([status, error.key]).toEqual([429, 'errors.auth.throttled'])
    expect((await find('73282932000074', company.manager)).status).toBe(200)
  })
})
