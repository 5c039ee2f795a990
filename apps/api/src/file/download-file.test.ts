import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aPicture } from '../testing/files/pictures.ts'
import { sendFile } from '../testing/files/send-file.ts'
import { sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let url: string
beforeAll(async () => {
  app = await sharedApp()
  const { id, admin } = await aCompany(app)
  const file = { bytes: await aPicture('png'), mediaType: 'image/png' }
  url = (await sendFile(app, admin, `logo/${id}`, file)).url
})

const open = (headers: Record<string, string>) => app.app.inject({ method: 'GET', url, headers })
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('an address of a file, after its quarter of an hour', () => {
  it('ERR-47 tells a browser in its language, with a way back, and nothing of the page can run', async () => {
    app.clock.set('2026-12-02T09:20:00.000Z')
    const french = await open({ ...browser, 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' })
    expect(french.statusCode).toBe(404)
    expect(french.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(french.body).toContain('<html lang="fr">')
    expect(french.body).toContain('Ce fichier n’a pas pu être téléchargé')
    expect(french.body).toContain('<a href="/">Revenir à Renfort</a>')
    const english = await open({ ...browser, 'accept-language': 'en-GB' })
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('Its address is no longer valid')
  })

  it('answers other programs, and pictures of a page, as any operation does', async () => {
    app.clock.set('2026-12-02T09:20:00.000Z')
    for (const accept of ['*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8']) {
      const { statusCode, body } = await open({ accept })
      expect([statusCode, JSON.parse(body)]).toMatchObject([404, { key: 'errors.download.failed' }])
    }
  })

  it('serves the file to a browser until then', async () => {
    app.clock.set('2026-12-02T09:10:00.000Z')
    const { statusCode, headers } = await open(browser)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  })
})
