import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from './disk.ts'
import { type FileStore, FileStoreUnavailable } from './port.ts'
import { s3Store } from './s3.ts'

const directory = mkdtempSync(join(tmpdir(), 'renfort-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'files', configs: [] }],
})
let endpoint: string

beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

const bucket = (name = 'files') =>
  s3Store({
    bucket: name,
    endpoint,
    region: 'eu-west-3',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
const stores: readonly (readonly [string, () => FileStore])[] = [
  ['a bucket of S3', () => bucket()],
  ['a folder', () => diskStore(join(directory, 'disk'))],
]
const key = 'logo/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.webp'

describe.each(stores)('G-18 files in %s', (_name, open) => {
  it('are read as they were stored, and gone once removed', async () => {
    const store = open()
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)
    await store.put(key, bytes, 'image/webp')
    expect(Buffer.compare((await store.read(key)) ?? Buffer.alloc(0), bytes)).toBe(0)
    await store.remove(key)
    expect(await store.read(key)).toBeNull()
    await store.remove(key)
  })

  it('that were never stored are not found', async () => {
    expect(await open().read('cv/00000000-0000-4000-8000-000000000000.pdf')).toBeNull()
  })
})

it('G-18 a storage that fails is told apart from a file that is not there', async () => {
  await expect(bucket('elsewhere').put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(
    FileStoreUnavailable,
  )
  await expect(bucket('elsewhere').read(key)).rejects.toThrow(FileStoreUnavailable)
})
