import { companySettings, organisation, session } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, aGroup } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aPicture } from '../testing/files/pictures.ts'
import { sendFile } from '../testing/files/send-file.ts'
import { call, type Caller, sharedApp, startTestApp, type TestApp } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const { readProfile, updateProfile, readLegalInformations, updateLegalInformations } =
  companySettings

const legal = {
  name: ' Atelier Neuf SAS ',
  businessName: 'Atelier Neuf',
  siret: '732 829 320 00074',
  apeCode: '56.10a',
}

async function upload(caller: Caller, path: string): Promise<string> {
  const file = { bytes: await aPicture(), mediaType: 'image/png', name: 'a.png' }
  const { status, url } = await sendFile(app, caller, path, file)
  expect(status).toBe(200)
  return url
}

async function issuesOf(caller: Caller, body: object): Promise<unknown> {
  const { status, error } = await call(app, updateProfile, caller, { body })
  expect(status).toBe(400)
  return error.metadata?.['issues']
}

describe('the profile of a company', () => {
  it('API-24 API-25 G-07 changes what is sent, and nothing else', async () => {
    const company = await aCompany(app, { complete: false, name: 'Atelier' })
    const empty = await call(app, readProfile, company.manager)
    expect(empty.body).toMatchObject({
      name: 'Atelier',
      description: null,
      website: null,
      logoURL: null,
      youtubeURL: null,
      coverURL: null,
    })
    const first = await call(app, updateProfile, company.manager, {
      body: { description: ' Une équipe ', website: 'https://atelier.test' },
    })
    expect(first.body).toMatchObject({ name: 'Atelier', description: 'Une équipe' })
    const second = await call(app, updateProfile, company.admin, {
      body: { name: 'Atelier Neuf', website: 'https://' },
    })
    expect(second.body).toMatchObject({ description: 'Une équipe', website: null })
    const me = await call(app, session.readMe, company.collaborator)
    expect(me.body.organisation?.name).toBe('Atelier Neuf')
  })

  it('SET-10 SET-11 SET-12 SET-14 names each wrong field', async () => {
    const { admin } = await aCompany(app)
    expect(
      await issuesOf(admin, { name: ' ', description: '', website: 'www.atelier.test' }),
    ).toMatchObject([
      { path: ['name'], key: 'errors.field.required' },
      { path: ['description'], key: 'errors.field.required' },
      { path: ['website'], key: 'errors.field.website_https' },
    ])
    expect(await issuesOf(admin, { website: 'www.atelier.test', logoURL: null })).toEqual([
      { path: ['logoURL'], key: 'errors.field.required' },
      { path: ['website'], key: 'errors.field.website_https' },
    ])
    expect(await issuesOf(admin, { youtubeURL: 'https://vimeo.com/1' })).toEqual([
      { path: ['youtubeURL'], key: 'errors.field.video_service' },
    ])
    expect(await issuesOf(admin, { coverURL: 'http://img.test/1.png' })).toEqual([
      { path: ['coverURL'], key: 'errors.field.website_https' },
    ])
  })

  it('SET-14 takes no picture of another server, which no page could show', async () => {
    const { admin } = await aCompany(app)
    const elsewhere = 'https://maison.example/cover.png'
    for (const field of ['coverURL', 'logoURL']) {
      expect(await issuesOf(admin, { [field]: elsewhere })).toEqual([
        { path: [field], key: 'errors.field.unknown_choice' },
      ])
    }
  })

  it('G-07 a video takes the cover’s place, whose file is given up; a cover that of the video', async () => {
    const company = await aCompany(app)
    const cover = await upload(company.admin, `cover/${company.id}`)
    const kept = await call(app, updateProfile, company.admin, { body: { coverURL: cover } })
    expect(kept.body.coverURL).toContain('/download/')
    const places = () =>
      ownerQuery(app.database, 'select in_place from stored_files where organisation_id = $1', [
        company.id,
      ]).then(({ rows }) => rows)
    expect(await places()).toEqual([{ in_place: true }])
    const video = 'https://youtu.be/abc'
    const filmed = await call(app, updateProfile, company.admin, { body: { youtubeURL: video } })
    expect([filmed.body.youtubeURL, filmed.body.coverURL]).toEqual([video, null])
    expect(await places()).toEqual([{ in_place: false }])
    await upload(company.admin, `cover/${company.id}`)
    const { body } = await call(app, readProfile, company.admin)
    expect(body.youtubeURL).toBeNull()
  })

  it('SET-14 takes no address of a file that is not in place', async () => {
    const company = await aCompany(app)
    const stranger = await aCompany(app)
    const foreign = await upload(stranger.admin, `cover/${stranger.id}`)
    expect(await issuesOf(company.admin, { coverURL: foreign })).toEqual([
      { path: ['coverURL'], key: 'errors.field.website_https' },
    ])
  })

  it('refuses to write over what somebody else has saved meanwhile, and changes nothing', async () => {
    const { admin, manager } = await aCompany(app)
    const { version } = (await call(app, readProfile, admin)).body
    await call(app, updateProfile, manager, { body: { description: 'De Julien', version } })
    const late = await call(app, updateProfile, admin, { body: { name: 'Autre', version } })
    expect([late.status, late.error.key]).toEqual([409, 'errors.organisation.stale'])
    const fresh = (await call(app, readProfile, admin)).body
    expect([fresh.description, fresh.name === 'Autre']).toEqual(['De Julien', false])
    const again = await call(app, updateProfile, admin, {
      body: { name: 'Autre', version: fresh.version },
    })
    expect(again.body).toMatchObject({ name: 'Autre', description: 'De Julien' })
  })
})

describe('the legal information of a company', () => {
  it('API-30 API-31 SET-17 SET-18 SET-19 keeps numbers bare, whatever was typed between them', async () => {
    const { id, manager } = await aCompany(app, { complete: false })
    const params = { id }
    const empty = await call(app, readLegalInformations, manager, { params })
    expect(empty.body).toMatchObject({ name: '', siret: '', apeNomenclature: 'naf-rev2' })
    const saved = await call(app, updateLegalInformations, manager, {
      params,
      body: { ...legal, version: empty.body.version },
    })
    expect(saved.body).toMatchObject({
      name: 'Atelier Neuf SAS',
      siret: '73282932000074',
      apeCode: '5610A',
      apeNomenclature: 'naf-rev2',
      apeCodeDate: wireDay('2026-12-02'),
      tvaNumber: 'FR 44732829320',
    })
    const { body } = await call(app, organisation.readCompletion, manager)
    expect(body.legalInformations).toBe('complete')
  })

  it('ERR-26 SET-17 names each wrong field', async () => {
    const { id, admin } = await aCompany(app)
    const { status, error } = await call(app, updateLegalInformations, admin, {
      params: { id },
      body: { name: '', businessName: ' ', siret: '732 829 320 00079', apeCode: '561A' },
    })
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toMatchObject([
      { path: ['name'], key: 'errors.field.required' },
      { path: ['businessName'], key: 'errors.field.required' },
      { path: ['siret'], key: 'errors.field.siret' },
      { path: ['apeCode'], key: 'errors.field.ape' },
    ])
  })

  it('SET-18 takes an office of La Poste', async () => {
    const { id, admin } = await aCompany(app)
    const { body } = await call(app, updateLegalInformations, admin, {
      params: { id },
      body: { ...legal, siret: '356 000 000 49837' },
    })
    expect(body.siret).toBe('35600000049837')
  })

  it('SET-19 a code from before 2027 stays valid until it is entered again', async () => {
    const own = await startTestApp()
    own.clock.set('2026-12-31T09:00:00.000Z')
    const { id, admin } = await aCompany(own)
    const save = async (body: object) =>
      (await call(own, updateLegalInformations, admin, { params: { id }, body })).body
    const before = await save(legal)
    own.clock.set('2027-01-01T09:00:00.000Z')
    const renamed = await save({ ...legal, name: 'Autre' })
    expect([renamed.apeNomenclature, renamed.apeCodeDate]).toEqual(['naf-rev2', before.apeCodeDate])
    const again = await save({ ...legal, apeNomenclature: 'naf-2025' })
    expect([again.apeNomenclature, again.apeCodeDate]).toEqual(['naf-2025', wireDay('2027-01-01')])
    expect((await save({ ...legal, apeCode: '5611 A' })).apeNomenclature).toBe('naf-2025')
  })

  it('is saved once when two do so at the same moment', async () => {
    const { id, admin, manager } = await aCompany(app, { complete: false })
    const { version } = (await call(app, readLegalInformations, admin, { params: { id } })).body
    const answers = await Promise.all(
      [admin, manager].map((caller, index) =>
        call(app, updateLegalInformations, caller, {
          params: { id },
          body: { ...legal, name: `Nom ${index}`, version },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the settings of a company', () => {
  it('decisions §9 are for admins and mission managers of an active company, and staff who act for them', async () => {
    const company = await aCompany(app)
    const group = await aGroup(app)
    const acting = await actingFor(app, company.admin)
    const statuses = async (caller: Caller) => {
      const params = { id: company.id }
      const answers = [
        await call(app, readProfile, caller),
        await call(app, updateProfile, caller, { body: { description: 'Une équipe' } }),
        await call(app, readLegalInformations, caller, { params }),
        await call(app, updateLegalInformations, caller, { params, body: legal }),
      ]
      return answers.map(({ status }) => status)
    }
    expect(await statuses(company.manager)).toEqual([200, 200, 200, 200])
    expect(await statuses(acting)).toEqual([200, 200, 200, 200])
    expect(await statuses(company.collaborator)).toEqual([403, 403, 403, 403])
    expect(await statuses(group.admin)).toEqual([400, 400, 400, 400])
    expect(await statuses((await aCompany(app)).admin)).toEqual([200, 200, 404, 404])
  })
})
