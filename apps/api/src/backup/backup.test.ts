import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../platform/database/database.ts'
import { lockName } from '../platform/database/data-lock.ts'
import { clientHash, newAccount } from '../testing/new-account.ts'
import { ready, type ServerProcess, startProcess } from '../testing/server-process.ts'
import { whileHeld, workFolder } from './backup-socket.ts'
import { findBackup, openPlace } from './backup-place.ts'
import { makeBackup, type Order } from './make-backup.ts'
import { readerOf, restoreBackup } from './restore-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'renfort-backup-'))
const data = join(folder, 'data')
const kept = join(folder, 'kept')
const settings = { databaseUrl: null, dataDirectory: data, s3: null }
const reader = await readerOf('1.4.0')
const logo = 'logo/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.webp'
const lostLogo = 'logo/00000000-0000-4000-8000-000000000000.webp'

let server: ServerProcess
beforeAll(async () => {
  server = await ready(await startProcess({ DATA_DIR: data, SEED: 'empty' }))
}, 240_000)
afterAll(() => {
  server.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function order(second: number, more: Partial<Order> = {}): Order {
  const now = `2026-11-27T03:00:0${second}.000Z` as Instant
  return { place: openPlace(kept, null), version: '1.4.0', now, keep: null, ...more }
}

async function signUp(email: string): Promise<number> {
  const { status } = await fetch(`${server.address}/api/auth/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newAccount(email, clientHash('Secret!2026'))),
  })
  return status
}

async function emails(dataDirectory: string): Promise<readonly string[]> {
  const database = await openEmbedded(dataDirectory)
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from users order by 1',
  )
  await database.close()
  return rows.map(({ email }) => email)
}

/** A new folder to restore into. */
const elsewhere = () => mkdtempSync(join(folder, 'restored-'))

describe('while the server works', () => {
  it(
    'R16 has what was acknowledged before, and is given back with the sums of all tables',
    { timeout: 240_000 },
    async () => {
      for (const name of ['ana', 'bao']) expect(await signUp(`${name}@before.test`)).toBe(201)
      const during = ['cleo', 'dara', 'elif'].map((name) => signUp(`${name}@during.test`))
      const { name, manifest } = await makeBackup(settings, order(1))
      expect(await Promise.all(during)).toEqual([201, 201, 201])
      expect(name).toBe('renfort-2026-11-27T03-00-01Z')
      expect(existsSync(workFolder(data))).toBe(false)

      const target = elsewhere()
      expect(await restoreBackup(await findBackup(join(kept, name), null), target, reader)).toEqual(
        { form: 1, ...manifest },
      )
      const found = await emails(target)
      expect(found).toEqual(expect.arrayContaining(['ana@before.test', 'bao@before.test']))
      const { rows } = manifest.tables.find(({ table }) => table === 'public.users') ?? {}
      expect(found).toHaveLength(rows ?? 0)
    },
  )

  it('lets everybody go on when the copy fails', async () => {
    const failing = whileHeld(data, () => Promise.reject(new Error('no room')))
    await expect(failing).rejects.toThrow('no room')
    expect(await signUp('fay@after.test')).toBe(201)
  })

  it('is not restored over it', async () => {
    await expect(restoreBackup(await findBackup(kept, null), data, reader)).rejects.toThrow(
      /is in use by process \d+/,
    )
  })

  it('is not taken twice at once', async () => {
    mkdirSync(workFolder(data))
    writeFileSync(join(workFolder(data), lockName), String(process.ppid))
    await expect(makeBackup(settings, order(2))).rejects.toThrow(
      /Another backup of .* is being made/,
    )
    rmSync(workFolder(data), { recursive: true })
  })
})

describe('without a server', () => {
  beforeAll(async () => {
    await server.end('SIGTERM')
    const database = await openEmbedded(data)
    for (const key of [logo, lostLogo]) {
      await database.pool.query(
        'insert into stored_files (key, bytes, created_at, in_place) values ($1, 4, now(), true)',
        [key],
      )
    }
    await database.close()
    mkdirSync(join(data, 'files/logo'), { recursive: true })
    writeFileSync(join(data, 'files', logo), 'webp')
    writeFileSync(join(data, 'seal.json'), '{}')
  }, 240_000)

  it(
    'has the uploaded files, names those that are missing, and takes the place of the oldest',
    { timeout: 240_000 },
    async () => {
      const made = await makeBackup(settings, order(3, { keep: 1 }))
      expect(made.missingFiles).toEqual([lostLogo])
      expect(made.manifest).toMatchObject({ uploadedFiles: 1, waitedMs: 0 })
      expect(made.removed).toEqual(['renfort-2026-11-27T03-00-01Z'])
      expect(readdirSync(kept)).toEqual([made.name])
      const target = elsewhere()
      await restoreBackup(await findBackup(kept, null), target, reader)
      expect(readFileSync(join(target, 'files', logo), 'utf8')).toBe('webp')
      expect(readdirSync(target).toSorted()).toEqual(['files', 'postgres', 'seal.json'])
    },
  )

  it('is refused when a part is damaged, and leaves nothing', { timeout: 240_000 }, async () => {
    const part = join(kept, 'renfort-2026-11-27T03-00-03Z', 'files.tar.zst')
    const bytes = readFileSync(part)
    const at = bytes.length - 1
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(part, bytes)
    const target = elsewhere()
    await expect(restoreBackup(await findBackup(kept, null), target, reader)).rejects.toThrow(
      /files\.tar\.zst is damaged/,
    )
    expect(readdirSync(target)).toEqual([])
  })

  it('is refused in a folder that is not empty', async () => {
    const target = elsewhere()
    writeFileSync(join(target, 'notes.txt'), '')
    await expect(restoreBackup(await findBackup(kept, null), target, reader)).rejects.toThrow(
      /is not empty \(notes\.txt\)/,
    )
    expect(readdirSync(target)).toEqual(['notes.txt'])
  })

  it('lies in a bucket, and comes back from it', { timeout: 240_000 }, async () => {
    const bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'backups', configs: [] }],
    })
    const { port } = await bucket.run()
    const service = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-west-3',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }
    const address = 's3://backups/nightly'
    const place = openPlace(address, service)
    expect(await place.names()).toEqual([])
    const former = 'renfort-2026-11-26T03-00-00Z'
    await place.keep(former, join(kept, 'renfort-2026-11-27T03-00-03Z'))
    expect(await place.names()).toEqual([former])
    const { name, removed } = await makeBackup(settings, order(6, { place, keep: 1 }))
    expect(removed).toEqual([former])
    expect(await place.names()).toEqual([name])
    const target = elsewhere()
    await restoreBackup(await findBackup(address, service), target, reader)
    expect(readFileSync(join(target, 'files', logo), 'utf8')).toBe('webp')
    expect((await findBackup(`${address}/${name}`, service)).name).toBe(name)
    await bucket.close()
  })

  it('is not taken of a server of PostgreSQL, nor of a folder without a database', async () => {
    const databaseUrl = 'postgres://u:p@db:5432/renfort'
    await expect(makeBackup({ ...settings, databaseUrl }, order(7))).rejects.toThrow(/pgBackRest/)
    await expect(makeBackup({ ...settings, dataDirectory: elsewhere() }, order(7))).rejects.toThrow(
      /holds no database/,
    )
  })

  it('has an address that is a folder or a bucket with its keys', () => {
    expect(() => openPlace('ftp://backups', null)).toThrow(/neither a folder nor s3:/)
    expect(() => openPlace('s3://backups', null)).toThrow(/BACKUP_S3_ACCESS_KEY_ID/)
  })
})
