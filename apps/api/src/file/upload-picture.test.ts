import { files } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aPicture } from '../testing/files/pictures.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let png: Buffer
let jpeg: Buffer

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  png = await aPicture('png')
  jpeg = await aPicture('jpeg')
})

const file = (bytes: Buffer, type: string, name: string) =>
  new File([new Uint8Array(bytes)], name, { type })

function formWith(picture: File | string, others: Readonly<Record<string, File | string>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(others)) form.append(name, value)
  form.append('picture', picture)
  return form
}

/** Written as a browser writes it. */
async function send(caller: Caller | null, type: string, form: FormData) {
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form })
  const contentType = request.headers.get('content-type') ?? ''
  return sendBytes(caller, type, Buffer.from(await request.arrayBuffer()), contentType)
}

function sendBytes(caller: Caller | null, type: string, body: Buffer, contentType: string) {
  const headers = { 'content-type': contentType }
  return call(app, files.uploadPicture, caller, { params: { type }, body }, headers)
}

const download = (url: string) => app.app.inject({ method: 'GET', url })
const logoOf = async (organisationId: string): Promise<string | null> => {
  const text = 'select logo_url from organisation_profiles where organisation_id = $1'
  const { rows } = await ownerQuery(app.database, text, [organisationId])
  return (rows as { logo_url: string | null }[])[0]?.logo_url ?? null
}

describe('API-26 a picture sent as a form', () => {
  it('API-26 becomes the logo of the caller’s own company, by the field « picture »', async () => {
    const own = await aCompany(app)
    const picture = file(png, 'image/png', 'logo.png')
    const { status, body } = await send(own.manager, 'logo', formWith(picture, { note: 'x' }))
    expect(status).toBe(200)
    const shown = await download(body.url)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await logoOf(own.id)).toMatch(/^logo\//)
  })

  it('API-26 C-03 a cover takes a JPEG and no WebP', async () => {
    const cover = (bytes: Buffer, type: string, name: string) =>
      send(company.admin, 'cover', formWith(file(bytes, type, name)))
    expect((await cover(jpeg, 'image/jpeg', 'vue.jpg')).status).toBe(200)
    const refused = await cover(await aPicture('webp'), 'image/webp', 'vue.webp')
    expect([refused.status, refused.error.key]).toEqual([400, 'errors.file.wrong_type'])
  })

  it('API-26 HOME-04 from a group’s space is the group’s own', async () => {
    const group = await aGroup(app)
    const form = () => formWith(file(png, 'image/png', 'logo.png'))
    expect((await send(group.admin, 'logo', form())).status).toBe(200)
    expect(await logoOf(group.id)).toMatch(/^logo\//)
    expect((await send(group.manager, 'logo', form())).status).toBe(403)
  })

  it('API-26 is for those who may change pictures, and for two kinds of picture', async () => {
    const form = () => formWith(file(png, 'image/png', 'logo.png'))
    expect((await send(null, 'logo', form())).status).toBe(401)
    expect((await send(company.collaborator, 'logo', form())).status).toBe(403)
    expect((await send(await anInsider(app), 'logo', form())).status).toBe(403)
    expect((await send(company.admin, 'cv', form())).status).toBe(404)
  })

  it('API-26 ERR-40 is refused above five megabytes, with the maximum', async () => {
    const huge = Buffer.concat([png, Buffer.alloc(5 * 1_048_576)])
    const { status, error } = await send(
      company.admin,
      'logo',
      formWith(file(huge, 'image/png', 'logo.png')),
    )
    expect([status, error]).toMatchObject([413, { metadata: { max: 5 } }])
  })

  const disposition = 'content-disposition: form-data; name="picture"; filename="a.png"'
  const part = `--x\r\n${disposition}\r\ncontent-type: image/png\r\n\r\n`
  it.each([
    ['no form', 'image/png', 'x'],
    ['no boundary', 'multipart/form-data', `${part}x\r\n--x--\r\n`],
    ['another boundary', 'multipart/form-data; boundary=y', `${part}x\r\n--x--\r\n`],
    ['no end', 'multipart/form-data; boundary=x', `${part}x`],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    [
      'another field',
      'multipart/form-data; boundary=x',
      `${part.replace('picture', 'p')}x\r\n--x--`,
    ],
    [
      'a text in its place',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="picture"\r\n\r\nx\r\n--x--\r\n',
    ],
  ])('API-26 a form with %s has no picture', async (_case, contentType, text) => {
    const { status, error } = await sendBytes(
      company.admin,
      'logo',
      Buffer.from(text, 'latin1'),
      contentType,
    )
    expect([status, error.key]).toEqual([400, 'errors.field.required'])
  })

  it('API-26 the name of the file decides with the rest, and leads nowhere', async () => {
    const named = (name: string) =>
      send(company.admin, 'logo', formWith(file(png, 'image/png', name)))
    expect((await named('../../../etc/passwd.png')).status).toBe(200)
    expect(await logoOf(company.id)).toMatch(/^logo\/[0-9a-f-]{36}\.webp$/)
    expect((await named('logo.exe')).status).toBe(400)
  })
})
