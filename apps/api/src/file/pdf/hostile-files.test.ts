import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { RefusalError } from '../../platform/http/refusal.ts'
import { activeLeft } from '../../testing/active-left.ts'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { hostilePdfs, longestPdf, pdf, plainPdf } from '../../testing/files/hostile-pdfs.ts'
import { carryingPictures, hostilePictures } from '../../testing/files/hostile-pictures.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { aPicture } from '../../testing/files/pictures.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { sendFile } from '../../testing/files/send-file.ts'
import { sharedApp, type TestApp } from '../../testing/test-app.ts'
import { checkPdf } from './check-pdf.ts'
import { rewritePdf } from './rewrite-pdf.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

const kept = async () => {
  const { rows } = await ownerQuery(app.database, 'select count(*)::int as n from stored_files')
  return Number(rows[0]?.n)
}

describe('hostile files', () => {
  it('G-18 are more than five hundred, each another one', async () => {
    const pictures = await hostilePictures()
    const carrying = await carryingPictures()
    const all = [...pictures, ...carrying, ...hostilePdfs()].map(({ what }) => what)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(500)
  })

  it('G-18 pictures: none is accepted, none breaks anything, none stays', async () => {
    const before = await kept()
    const wrong: string[] = []
    for (const { what, ...picture } of await hostilePictures()) {
      const { status, body } = await sendFile(app, company.admin, `logo/${company.id}`, picture)
      if (status !== 400 || !/^errors\.(file\.|input\.invalid)/.test(body.key ?? '')) {
        wrong.push(`${what}: ${status} ${body.key}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await kept()).toBe(before)
  }, 120_000)

  it('G-18 pictures that carry something lose it', async () => {
    for (const { what, carries, ...picture } of await carryingPictures()) {
      const { status, url } = await sendFile(app, company.admin, `logo/${company.id}`, picture)
      if (status === 400) continue
      expect(status, what).toBe(200)
      const { rawPayload } = await app.app.inject({ method: 'GET', url })
      expect(rawPayload.includes(carries), what).toBe(false)
    }
  }, 60_000)

  it('PRE-07 documents: each is refused, or comes out with nothing active in it', async () => {
    const wrong: string[] = []
    for (const { what, bytes } of hostilePdfs()) {
      const result = await rewritePdf(bytes)
      if ('bytes' in result && activeLeft(result.bytes).length > 0) wrong.push(what)
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('PRE-07 says what is wrong with a document', async () => {
    const keyOf = async (what: string) => {
      const bytes = hostilePdfs().find((hostile) => hostile.what === what)?.bytes
      const result = await rewritePdf(bytes ?? Buffer.alloc(0))
      return 'bytes' in result ? null : [result.refusal, result.params]
    }
    expect(await keyOf('a script when it opens')).toEqual(['errors.file.active_content', undefined])
    expect(await keyOf('a lock')).toEqual(['errors.file.active_content', undefined])
    expect(await keyOf('too many pages')).toEqual(['errors.file.too_many_pages', { max: 30 }])
    expect(await keyOf('a start and nothing')).toEqual(['errors.file.damaged', undefined])
  })
})

describe('a plain document', () => {
  it('PRE-07 is rewritten: what stood behind it is gone, thirty pages stay', async () => {
    const tail = Buffer.from('\n<script>alert(1)</script>PK\x03\x04')
    const rewritten = Buffer.from(await checkPdf(Buffer.concat([plainPdf, tail])))
    expect(rewritten.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rewritten.includes('<script>')).toBe(false)
    expect((await readPdf(rewritten)).pages).toHaveLength(1)
    expect((await readPdf(await checkPdf(longestPdf))).pages).toHaveLength(30)
  })

  it('is read aside: meanwhile the product answers, and a refusal comes back as one', async () => {
    const slow = pdf([`${'['.repeat(900_000)}${']'.repeat(900_000)}`])
    let answered = 0
    const reading = checkPdf(slow).catch((error: unknown) => error)
    const done = reading.then(() => true)
    while (!(await Promise.race([done, wait(5, false)]))) {
      const { statusCode } = await app.app.inject({ method: 'GET', url: '/api/config' })
      if (statusCode === 200) answered += 1
    }
    expect(await reading).toBeInstanceOf(RefusalError)
    expect(answered).toBeGreaterThan(0)
  })
})

describe('a picture of the largest size', () => {
  it('is drawn outside the event loop: meanwhile the product answers', async () => {
    const bytes = await aPicture('jpeg', { width: 5_000, height: 5_000 })
    const file = { bytes, mediaType: 'image/jpeg' }
    let answered = 0
    const sending = sendFile(app, company.admin, `logo/${company.id}`, file)
    const done = sending.then(() => true)
    while (!(await Promise.race([done, wait(5, false)]))) {
      const { statusCode } = await app.app.inject({ method: 'GET', url: '/api/config' })
      if (statusCode === 200) answered += 1
    }
    expect((await sending).status).toBe(200)
    expect(answered).toBeGreaterThan(0)
  })
})
