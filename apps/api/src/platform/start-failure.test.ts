import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { startClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { openEmbedded } from './database/database.ts'
import { DataFolderError } from './database/embedded-cluster.ts'
import { openInstallation } from '../seeds/open-installation.ts'
import { startFailure } from './start-failure.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'renfort-start-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The failure of a start with these settings. */
async function failureOf(config: Config): Promise<unknown> {
  return openInstallation(config, startClock()).then(
    (database) => database.close(),
    (error: unknown) => error,
  )
}

async function said(variables: Record<string, string>): Promise<string | null> {
  const config = readConfig(variables)
  return startFailure(await failureOf(config), config)
}

describe('what a start says that cannot go on', () => {
  it('names the port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const second = createServer().listen(port, '127.0.0.1')
    const [error] = (await once(second, 'error')) as [unknown]
    const config = readConfig({ PORT: String(port) })
    expect(startFailure(error, config)).toBe(
      `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another one.`,
    )
    server.close()
  })

  it('names the folder that cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const DATA_DIR = join(file, 'data')
    expect(await said({ DATA_DIR })).toBe(
      `The data directory ${DATA_DIR} cannot be written (ENOTDIR). Give this account the right to, or set DATA_DIR to another directory.`,
    )
  })

  it('says that no room is left', () => {
    const error = Object.assign(new Error('write'), { code: 'ENOSPC', path: '.data/postgres' })
    expect(startFailure(error, readConfig({}))).toMatch(
      /^No room is left .* what was saved is kept/,
    )
  })

  it('names the database that does not answer, without its password', async () => {
    const DATABASE_URL = 'postgres://app:S3cretPw@127.0.0.1:9/renfort'
    expect(await said({ DATABASE_URL })).toBe(
      'The database at 127.0.0.1:9 does not answer (ECONNREFUSED). Start it, or check DATABASE_URL.',
    )
  })

  it('explains nothing that it does not know', () => {
    expect(startFailure(new Error('a fault of ours'), readConfig({}))).toBeNull()
    const DATABASE_URL = 'postgres://app@127.0.0.1/renfort'
    expect(startFailure(new Error('a fault of ours'), readConfig({ DATABASE_URL }))).toBeNull()
  })
})

describe('the folder of the embedded database', { timeout: 60_000 }, () => {
  it('is left alone when it is empty: what was in it may be elsewhere', async () => {
    const directory = join(folder, 'emptied')
    mkdirSync(join(directory, 'postgres'), { recursive: true })
    await expect(openEmbedded(directory)).rejects.toThrow(
      /holds no database\. Put its content back/,
    )
    await expect(openEmbedded(directory)).rejects.toThrow(DataFolderError)
    expect(readdirSync(directory)).toEqual(['postgres'])
    expect(readdirSync(join(directory, 'postgres'))).toEqual([])
  })

  it('is left alone when its files are damaged', async () => {
    const directory = join(folder, 'damaged')
    await (await openEmbedded(directory)).close()
    const control = join(directory, 'postgres/global/pg_control')
    truncateSync(control, 100)
    const before = readFileSync(control)
    await expect(openEmbedded(directory)).rejects.toThrow(/its files are damaged\. Put a copy/)
    expect(readFileSync(control)).toEqual(before)
  })
})

const server = process.env['TEST_DATABASE_URL']

describe.runIf(server)('a PostgreSQL', () => {
  const address = (change: (url: URL) => void) => {
    const url = new URL(server ?? '')
    change(url)
    return { DATABASE_URL: url.href }
  }

  it('that refuses the password, or has no such database', async () => {
    const wrong = address((url) => (url.password = 'wrong'))
    expect(await said(wrong)).toMatch(/refuses the user postgres\. Check the name and the password/)
    const missing = address((url) => (url.pathname = '/nowhere'))
    expect(await said(missing)).toMatch(/^The database nowhere does not exist at/)
  })

  it('whose user may not make roles', async () => {
    const name = `plain_${randomBytes(4).toString('hex')}`
    const database = await openTestDatabase()
    await database.ownerPool.query(`create role ${name} login password 'plain'`)
    await database.ownerPool.query(`create database ${name} owner ${name}`)
    const { DATABASE_URL } = address((url) => {
      Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` })
    })
    expect(await said({ DATABASE_URL })).toMatch(
      `alter role ${name} createrole; alter database ${name} owner to ${name};`,
    )
    await database.ownerPool.query(`drop database ${name} with (force)`)
    await database.ownerPool.query(`drop role ${name}`)
    await database.close()
  })
})
