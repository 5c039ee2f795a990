import { permanent } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { actingFor, aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aPermanentRequest } from '../testing/permanent-requests.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app, { name: 'Chez <b>Lise</b> & Fils' })
})

const ask = (caller: Caller | null, change: object = {}) =>
  call(app, permanent.requestPermanentContract, caller, {
    body: { ...aPermanentRequest, ...change },
  })

async function stored(id: string) {
  const { rows } = await ownerQuery(
    app.database,
    'select * from permanent_requests where id = $1',
    [id],
  )
  return rows[0]
}

async function issues(change: object) {
  const { status, error } = await ask(company.admin, change)
  const found = error.metadata?.['issues'] as readonly { path: string[]; key: string }[] | undefined
  return [status, ...(found ?? []).map(({ path, key }) => `${path.join('.')} ${key}`)]
}

describe('a request of a permanent contract', () => {
  it('API-86 G-36 ENT-35 is kept with its company and its author, and leaves an audit row', async () => {
    const { status, body } = await ask(company.collaborator)
    expect(status).toBe(201)
    expect(await stored(body.id)).toMatchObject({
      organisation_id: company.id,
      requested_by: company.collaborator.userId,
      job_name: 'Chef de rang',
      address: '12 rue de la République, 69002 Lyon',
      city: 'Lyon',
      postal_code: '69002',
      country: 'FR',
      lat: 45.76,
      lon: 4.83,
      salary_min_cents: 2_600_000,
      salary_max_cents: 3_100_000,
      commentary: 'Deux jours de repos à la suite.',
      start_date: '2027-01-04',
      available_positions: 2,
    })
    const { rows } = await ownerQuery(
      app.database,
      'select actor_id, organisation_id, action, before from audit_log where entity_id = $1',
      [body.id],
    )
    expect(rows).toEqual([
      {
        actor_id: company.collaborator.userId,
        organisation_id: company.id,
        action: 'permanent.request',
        before: null,
      },
    ])
  })

  it('G-36 is mailed to the provider, with the contact details of the requester', async () => {
    await ask(company.admin, { jobName: 'Chef\nde partie' })
    const subject = 'Demande de CDI : Chef de partie (Chez <b>Lise</b> & Fils)'
    const mails = await mailsTo(app, 'horizon@renfort.test')
    const mail = mails.find((each) => each.subject === subject)
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('de 26 000,00 € à 31 000,00 €')
    for (const expected of [
      'lundi 4 janvier 2027',
      '69002 Lyon',
      'Camille Durand',
      '+33639980000',
    ]) {
      expect(mail?.text).toContain(expected)
    }
    const { rows } = await ownerQuery(
      app.database,
      'select body_html from mail_outbox where id = $1',
      [mail?.id],
    )
    expect(rows[0]?.body_html).toContain('Chez &lt;b&gt;Lise&lt;/b&gt; &amp; Fils')
    expect(rows[0]?.body_html).not.toContain('<b>')
  })

  it('PERM-09 comes from a group space, internal staff and the member they act for', async () => {
    const group = await aGroup(app)
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.manager, insider)
    const rows = []
    for (const caller of [group.admin, insider, acting]) {
      const { status, body } = await ask(caller)
      expect(status).toBe(201)
      rows.push(await stored(body.id))
    }
    expect(rows.map((row) => [row.organisation_id, row.requested_by])).toEqual([
      [group.id, group.admin.userId],
      [null, insider.userId],
      [company.id, company.manager.userId],
    ])
  })

  it('API-86 is refused without a session', async () => {
    expect((await ask(null)).status).toBe(401)
  })

  it('HRZ-04 requires a job name', async () => {
    expect(await issues({ jobName: '  ' })).toEqual([400, 'jobName errors.field.required'])
    expect(await issues({ jobName: 'x'.repeat(81) })).toEqual([
      400,
      'jobName errors.field.too_long',
    ])
  })

  it('HRZ-05 requires a start date, today in Paris at the earliest', async () => {
    expect(await issues({ startDate: undefined })).toEqual([400, 'startDate errors.field.required'])
    expect(await issues({ startDate: '2026-12-01' })).toEqual([
      400,
      'startDate errors.permanent.start_in_past',
    ])
    expect((await ask(company.admin, { startDate: '2026-12-02' })).status).toBe(201)
  })

  it('HRZ-06 requires an address, with its town and postcode', async () => {
    const { location } = aPermanentRequest
    expect(await issues({ location: undefined })).toEqual([400, 'location errors.field.required'])
    expect(await issues({ location: { ...location, city: '', postalCode: '6900' } })).toEqual([
      400,
      'location.city errors.field.required',
      'location.postalCode errors.field.postal_code',
    ])
    expect(await issues({ location: { ...location, postalCode: '6900' } })).toEqual([
      400,
      'location.postalCode errors.field.postal_code',
    ])
    const abroad = { ...location, country: 'BE', postalCode: '1000', lat: null, lon: null }
    expect((await ask(company.admin, { location: abroad })).status).toBe(201)
  })

  it('HRZ-07 is for one position unless said otherwise, and never for none', async () => {
    const { body } = await ask(company.admin, { availablePositions: undefined })
    expect((await stored(body.id)).available_positions).toBe(1)
    expect(await issues({ availablePositions: 0 })).toEqual([
      400,
      'availablePositions errors.field.too_small',
    ])
    expect(await issues({ availablePositions: 1.5 })).toEqual([
      400,
      'availablePositions errors.field.format',
    ])
  })

  it('HRZ-08 takes a salary with both ends, in order, or none', async () => {
    const { body } = await ask(company.admin, { salary: undefined })
    expect(await stored(body.id)).toMatchObject({ salary_min_cents: null, salary_max_cents: null })
    expect((await issues({ salary: { min: 26_000 } }))[0]).toBe(400)
    expect(await issues({ salary: { min: 31_000, max: 26_000 } })).toEqual([
      400,
      'salary.max errors.field.too_small',
    ])
  })

  it('HRZ-09 needs no commentary, and refuses a too long one', async () => {
    const { body } = await ask(company.admin, { commentary: undefined })
    expect((await stored(body.id)).commentary).toBeNull()
    expect(await issues({ commentary: 'x'.repeat(1_001) })).toEqual([
      400,
      'commentary errors.field.too_long',
    ])
  })
})
