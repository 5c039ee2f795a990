import { organisation } from '@renfort/contract'
import { beforeAll, expect, it } from 'vitest'
import { ScannerUnavailable } from '../outside/file-scan/port.ts'
import { aCompany } from '../testing/companies.ts'
import { aPicture } from '../testing/files/pictures.ts'
import { sendFile } from '../testing/files/send-file.ts'
import { call, sharedApp, startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let finds: () => boolean
const scanned: number[] = []

beforeAll(async () => {
  const { database } = await sharedApp()
  const fileScanner = {
    findsMalware: async (bytes: Uint8Array) => {
      scanned.push(bytes.length)
      return finds()
    },
  }
  app = await startTestApp({}, { fileScanner }, database)
})

async function sendLogo() {
  const company = await aCompany(app)
  const shown = async () => {
    const { body } = await call(app, organisation.readOrganisation, company.admin)
    return body.organisation.logoUrl?.split('?')[0]
  }
  const before = await shown()
  const bytes = await aPicture('png')
  const sent = { bytes, mediaType: 'image/png', name: 'logo.png' }
  const { status, body } = await sendFile(app, company.admin, `logo/${company.id}`, sent)
  return { size: bytes.length, status, key: body.key, isKept: (await shown()) !== before }
}

it('a file is looked at as it was sent, and kept when nothing is found', async () => {
  finds = () => false
  const { size, status, isKept } = await sendLogo()
  expect([status, isKept]).toEqual([200, true])
  expect(scanned.at(-1)).toBe(size)
})

it('a file with malware is refused and not kept', async () => {
  finds = () => true
  expect(await sendLogo()).toMatchObject({
    status: 400,
    key: 'errors.file.infected',
    isKept: false,
  })
})

it('nothing passes a scanner that does not answer', async () => {
  finds = () => {
    throw new ScannerUnavailable('silent')
  }
  expect(await sendLogo()).toMatchObject({
    status: 503,
    key: 'errors.unavailable',
    isKept: false,
  })
})
