import { groups, organisation, session, workers } from '@renfort/contract'
import { largestStoreBytes } from '@renfort/domain/file/upload.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { actingFor, aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aPicture } from '../testing/files/pictures.ts'
import { sendFile } from '../testing/files/send-file.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'
import { runJob } from '../testing/run-job.ts'
import { sweepFiles } from './sweep-files.ts'

let app: TestApp
let company: TestCompany
let logo: { bytes: Buffer; mediaType: string; name: string }

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  logo = { bytes: await aPicture('png'), mediaType: 'image/png', name: 'logo.png' }
})

const upload = (caller: Caller | null, path: string, file = logo) =>
  sendFile(app, caller, path, file)
const download = (url: string) => app.app.inject({ method: 'GET', url })
const storedKeys = async (organisationId: string): Promise<readonly string[]> => {
  const text = 'select key from stored_files where organisation_id = $1 order by key'
  const { rows } = await ownerQuery(app.database, text, [organisationId])
  return rows.map(({ key }: { key: string }) => key)
}

describe('a logo', () => {
  it('G-18 API-102 is stored, shown in every answer of the company and served without a session', async () => {
    const own = await aCompany(app)
    const { status, url } = await upload(own.manager, `logo/${own.id}`)
    expect(status).toBe(200)
    const answer = await download(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/) as string,
    })
    const me = await call(app, session.readMe, own.collaborator)
    const detail = await call(app, organisation.readOrganisation, own.admin)
    for (const shown of [me.body.organisation?.logoUrl, detail.body.organisation.logoUrl]) {
      expect((await download(shown ?? '')).rawPayload).toEqual(answer.rawPayload)
    }
  })

  it.each(['png', 'jpeg', 'webp'] as const)('HOME-04 C-03 may be a %s', async (format) => {
    const file = {
      bytes: await aPicture(format),
      mediaType: `image/${format}`,
      name: `a.${format}`,
    }
    const { status, url } = await upload(company.admin, `logo/${company.id}`, file)
    expect(status).toBe(200)
    const { format: stored, exif } = await sharp((await download(url)).rawPayload).metadata()
    expect([stored, exif]).toEqual(['webp', undefined])
  })

  it('is drawn again: smaller, upright, without what the camera wrote', async () => {
    const bytes = await aPicture('jpeg', { width: 1_600, height: 900 })
    expect(bytes.includes('Secret place')).toBe(true)
    const file = { bytes, mediaType: 'image/jpeg', name: 'a.jpg' }
    const { url } = await upload(company.admin, `logo/${company.id}`, file)
    const { rawPayload } = await download(url)
    expect(rawPayload.includes('Secret')).toBe(false)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 288 })
  })

  it('takes the place of the one before, which is removed', async () => {
    const own = await aCompany(app)
    const first = await upload(own.admin, `logo/${own.id}`)
    const second = await upload(own.admin, `logo/${own.id}`)
    expect((await download(first.url)).statusCode).toBe(404)
    expect((await download(second.url)).statusCode).toBe(200)
    expect(await storedKeys(own.id)).toHaveLength(1)
  })

  it('is recorded with what was there before', async () => {
    const own = await aCompany(app)
    await upload(own.admin, `logo/${own.id}`)
    const text = `select actor_id, entity_id, before->>'file' as before, after->>'file' as after
      from audit_log where organisation_id = $1 and action = 'organisation.setLogo'`
    const { rows } = await ownerQuery(app.database, text, [own.id])
    const [key] = await storedKeys(own.id)
    const actor = { actor_id: own.admin.userId, entity_id: own.id }
    expect(rows).toEqual([{ ...actor, before: '/brand/company.svg', after: key }])
  })

  it('C-03 a cover may not be a WebP, and takes the place of a video (G-07)', async () => {
    const own = await aCompany(app)
    const queries = app.services.db.queries(nobody)
    await queries
      .updateTable('organisation_profiles')
      .set({ youtube_url: 'https://youtu.be/x' })
      .where('organisation_id', '=', own.id)
      .execute()
    const webp = { bytes: await aPicture('webp'), mediaType: 'image/webp', name: 'a.webp' }
    const refused = await upload(own.admin, `cover/${own.id}`, webp)
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { key: 'errors.file.wrong_type', metadata: { accepted: 'PNG, JPEG' } },
    ])
    expect((await upload(own.admin, `cover/${own.id}`)).status).toBe(200)
    const row = await queries
      .selectFrom('organisation_profiles')
      .select(['cover_url', 'youtube_url'])
      .where('organisation_id', '=', own.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ cover_url: expect.stringMatching(/^cover\//), youtube_url: null })
  })
})

describe('who may send what', () => {
  it('PERM-09 a logo: admin and user, not a collaborator, nor internal staff for themselves', async () => {
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.admin, insider)
    const expected: readonly (readonly [Caller | null, number])[] = [
      [null, 401],
      [company.admin, 200],
      [company.manager, 200],
      [company.collaborator, 403],
      [insider, 403],
      [acting, 200],
    ]
    for (const [caller, status] of expected) {
      expect((await upload(caller, `logo/${company.id}`)).status).toBe(status)
    }
  })

  it('API-26 of one’s own company only: another answers 404', async () => {
    const foreign = await aCompany(app)
    for (const path of [`logo/${foreign.id}`, `cover/${foreign.id}`, `photo/${company.id}`]) {
      expect((await upload(company.admin, path)).status).toBe(404)
    }
    expect(await storedKeys(foreign.id)).toEqual([])
  })

  it('HOME-04 a group’s admin for each of its companies, from the group’s space; nobody for another group’s', async () => {
    const [group, other] = [await aGroup(app), await aGroup(app)]
    const child = await aCompany(app, { parentId: group.id })
    const foreign = await aCompany(app, { parentId: other.id })
    const sister = await aCompany(app, { parentId: group.id })
    expect((await upload(group.admin, `logo/${child.id}`)).status).toBe(200)
    expect((await upload(group.manager, `logo/${child.id}`)).status).toBe(403)
    expect((await upload(group.admin, `logo/${foreign.id}`)).status).toBe(404)
    expect((await upload(group.admin, `logo/${company.id}`)).status).toBe(404)
    expect((await upload(child.admin, `logo/${sister.id}`)).status).toBe(404)
    const inside = { ...group.admin, organisationId: child.id }
    expect((await upload(inside, `logo/${child.id}`)).status).toBe(200)
    expect((await upload(inside, `logo/${sister.id}`)).status).toBe(404)
    const { body } = await call(app, groups.searchChildren, group.admin, { query: {} })
    const shown = body.find(({ id }) => id === child.id)?.pictureURL ?? ''
    expect((await download(shown)).headers['content-type']).toBe('image/webp')
  })

  it('a blocked company keeps its pictures, from its group too', async () => {
    const group = await aGroup(app)
    const child = await aCompany(app, { parentId: group.id })
    await app.services.db
      .queries(nobody)
      .updateTable('organisations')
      .set({ blocked_at: app.clock.now() })
      .where('id', '=', child.id)
      .execute()
    for (const caller of [group.admin, child.admin]) {
      const { status, body } = await upload(caller, `logo/${child.id}`)
      expect([status, body.key]).toEqual([409, 'errors.organisation.blocked'])
    }
  })

  it('a Sider’s picture is stored by internal staff alone; each company that knows the Sider sees it', async () => {
    const siderId = await aSider(app, { knownTo: [company] })
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.admin, insider)
    expect((await upload(company.admin, `sider-picture/${siderId}`)).status).toBe(403)
    const onBehalf = await upload(acting, `sider-picture/${siderId}`)
    expect([onBehalf.status, onBehalf.body.key]).toEqual([409, 'errors.logas.forbidden'])
    expect((await upload(insider, `sider-picture/${company.id}`)).status).toBe(404)
    expect((await upload(insider, `sider-picture/${siderId}`)).status).toBe(200)
    const { body } = await call(app, workers.readWorker, company.admin, { params: { id: siderId } })
    expect(body.pictureUrl).toMatch(/^\/api\/download\//)
    expect((await download(body.pictureUrl ?? '')).statusCode).toBe(200)
  })

  it('PRE-08 a CV: internal staff on behalf of somebody, for an applicant and nobody else', async () => {
    const pdf = { bytes: Buffer.from('%PDF-1.7'), mediaType: 'application/pdf', name: 'cv.pdf' }
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.admin, insider)
    expect((await upload(company.admin, `cv/${company.id}`, pdf)).status).toBe(403)
    expect((await upload(acting, `cv/${company.id}`, pdf)).status).toBe(404)
  })
})

describe('limits', () => {
  it('SET-15 N-08 more than 5 MB is refused with the limit', async () => {
    const bytes = Buffer.concat([logo.bytes, Buffer.alloc(5 * 1_048_576)])
    const { status, body } = await upload(company.admin, `logo/${company.id}`, { ...logo, bytes })
    expect([status, body]).toMatchObject([
      413,
      { key: 'errors.file.too_large', metadata: { max: 5 } },
    ])
  })

  it('a company’s files stay within its quota, and a refused file leaves nothing', async () => {
    const own = await aCompany(app)
    const text = `insert into stored_files (key, organisation_id, bytes, in_place, created_at)
      values ('cv/00000000-0000-4000-8000-00000000000' || $2 || '.pdf', $1, $3, true, now())`
    await ownerQuery(app.database, text, [own.id, '1', largestStoreBytes - 10])
    const { status, body } = await upload(own.admin, `logo/${own.id}`)
    expect([status, body]).toMatchObject([
      409,
      { key: 'errors.file.quota_exceeded', metadata: { max: 200 } },
    ])
    expect(await storedKeys(own.id)).toHaveLength(1)
  })

  it('pictures sent at once are decoded in turn, and the last one stays', async () => {
    const own = await aCompany(app)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => upload(own.admin, `logo/${own.id}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const served = await Promise.all(
      answers.map(async ({ url }) => (await download(url)).statusCode),
    )
    expect(served.toSorted()).toEqual([200, ...Array<number>(7).fill(404)])
    expect(await storedKeys(own.id)).toHaveLength(1)
  })

  it('what lost its call on the way is removed an hour later', async () => {
    const own = await aCompany(app)
    const { url } = await upload(own.admin, `logo/${own.id}`)
    const key = 'logo/00000000-0000-4000-8000-00000000000a.webp'
    await app.services.files.put(key, logo.bytes, 'image/webp')
    const text = `insert into stored_files (key, organisation_id, bytes, created_at)
      values ($1, $2, 10, $3)`
    const age = (minutes: number) =>
      new Date(app.clock.epochMilliseconds() - minutes * 60_000).toISOString()
    await ownerQuery(app.database, text, [key, own.id, age(59)])
    await runJob(app, sweepFiles)
    expect(await storedKeys(own.id)).toHaveLength(2)
    await ownerQuery(app.database, 'update stored_files set created_at = $2 where key = $1', [
      key,
      age(61),
    ])
    await runJob(app, sweepFiles)
    expect(await storedKeys(own.id)).toHaveLength(1)
    expect(await app.services.files.read(key)).toBeNull()
    expect((await download(url)).statusCode).toBe(200)
  })
})
