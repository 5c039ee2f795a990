import { evidence } from '@renfort/contract'
import { allowances } from '@renfort/domain/account/throttle.ts'
import { largestComparedBytes } from '@renfort/domain/contract/evidence/evidence.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { aProvenBatch, aSignedBatch, signedFiles } from '../../testing/contracts.ts'
import { plainPdf } from '../../testing/files/hostile-pdfs.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let files: Awaited<ReturnType<typeof signedFiles>>

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  files = await signedFiles(app, await aProvenBatch(app, company))
})

const verify = (body: Buffer | undefined, mediaType = 'application/pdf') =>
  call(app, evidence.verifyDocument, null, { body }, { 'content-type': mediaType })

describe('whether a file was signed here', () => {
  it.each(['sealed', 'shown', 'evidence'] as const)(
    'the %s document is known, with the moment of the signature and nothing else',
    async (document) => {
      const { status, body } = await verify(files[document])
      expect([status, body]).toEqual([
        200,
        { known: { document, signedAt: files.stored?.['signed_at'] } },
      ])
    },
  )

  it('one altered, missing or added byte makes it another file', async () => {
    const { sealed } = files
    for (const at of [0, 1, 2].map((part) => 10 + Math.floor((part * (sealed.length - 11)) / 2))) {
      const altered = Buffer.from(sealed)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect((await verify(altered)).body).toEqual({ known: null })
    }
    expect((await verify(sealed.subarray(0, -1))).body).toEqual({ known: null })
    expect((await verify(Buffer.concat([sealed, Buffer.from('\n')]))).body).toEqual({ known: null })
  })

  it('a paper that nobody has signed is not known', async () => {
    const unsealed = await signedFiles(app, await aSignedBatch(app, company))
    expect((await verify(unsealed.shown)).body.known?.document).toBe('shown')
    await ownerQuery(app.database, 'delete from contract_signatures where batch_id = $1', [
      unsealed.stored?.['batch_id'],
    ])
    expect((await verify(unsealed.shown)).body).toEqual({ known: null })
  })

  it.each([
    ['no file', undefined, 'errors.file.wrong_type'],
    ['an empty file', Buffer.alloc(0), 'errors.file.wrong_type'],
    [
      'a picture that calls itself a PDF',
      Buffer.from('\x89PNG\r\n\x1a\n'),
      'errors.file.wrong_type',
    ],
    [
      'a PDF after something else',
      Buffer.concat([Buffer.from('x'), plainPdf]),
      'errors.file.wrong_type',
    ],
    ['JSON', Buffer.from('{"sha256":"0"}'), 'errors.file.wrong_type'],
  ] as const)('%s is refused', async (_name, body, key) => {
    const { status, error } = await verify(body)
    expect([status, error.key]).toEqual([400, key])
  })

  it('a file that is too large is refused, the largest is not', async () => {
    const of = (bytes: number) => Buffer.concat([plainPdf, Buffer.alloc(bytes - plainPdf.length)])
    const { status, error } = await verify(of(largestComparedBytes + 1))
    expect([status, error]).toMatchObject([
      413,
      { key: 'errors.file.too_large', metadata: { max: 25 } },
    ])
    expect((await verify(of(largestComparedBytes))).body).toEqual({ known: null })
  })

  it('nothing is kept of what was asked', async () => {
    const count = async () => {
      const { rows } = await ownerQuery(
        app.database,
        'select (select count(*) from stored_files)::int as files, (select count(*) from audit_log)::int as written',
        [],
      )
      return rows[0]
    }
    const before = await count()
    await verify(files.sealed)
    await verify(plainPdf)
    expect(await count()).toEqual(before)
  })

  it('somebody who asks about ever more files is slowed down', async () => {
    const ask = () =>
      app.app.inject({
        method: 'POST',
        url: '/api/verify',
        remoteAddress: '203.0.113.77',
        headers: { 'content-type': 'application/pdf' },
        payload: plainPdf,
      })
    const { tries } = allowances.verify
    for (let count = 0; count < tries; count += 1) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { key: 'errors.auth.throttled' },
    ])
  })
})
