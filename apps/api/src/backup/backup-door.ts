import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, realpath } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startClock } from '../platform/clock.ts'
import { asOwner } from '../platform/database/caller-queries.ts'
import type { Database } from '../platform/database/database.ts'
import { ExplainedError } from '../platform/explained-error.ts'
import { copyData } from './copy-data.ts'

/** The folder in the data directory in which a backup is prepared. */
export const workFolder = (dataDirectory: string): string => join(dataDirectory, 'backup')

/** The copy of the data in it. */
export const copyFolder = (dataDirectory: string): string => join(workFolder(dataDirectory), 'copy')

/** How long a copy kept everything from writing. */
export interface Copied {
  readonly waitedMs: number
}

export interface BackupDoor {
  close(): Promise<void>
}

/**
 * Lets the backup command ask the process that owns the embedded database for a copy of the data:
 * over a socket in the data directory, which only the account of the server may open.
 */
export async function openBackupDoor(
  database: Pick<Database, 'ownerPool'>,
  dataDirectory: string,
): Promise<BackupDoor> {
  const address = await doorAddress(dataDirectory)
  const server = createServer((asked, answer) => {
    if (asked.method !== 'POST' || asked.url !== '/copy') {
      answer.writeHead(404).end()
      return
    }
    void copyQuietly(database, dataDirectory).then(
      (copied) => answer.end(JSON.stringify(copied)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    )
  })
  // A killed process leaves its socket, and nobody else has the lock of the directory.
  if (process.platform !== 'win32') rmSync(address, { force: true })
  server.listen(address)
  await once(server, 'listening')
  if (process.platform !== 'win32') await chmod(address, 0o600)
  return {
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

/**
 * The embedded database has one connection: whoever holds it keeps everybody else waiting, and a
 * checkpoint has written all that was acknowledged into its files.
 */
async function copyQuietly(
  { ownerPool }: Pick<Database, 'ownerPool'>,
  dataDirectory: string,
): Promise<Copied> {
  let waitedMs = 0
  // Most is written before the others wait.
  await asOwner(ownerPool, (client) => client.query('checkpoint'))
  await copyData(dataDirectory, copyFolder(dataDirectory), (work) =>
    asOwner(ownerPool, async (client) => {
      // The clock of the product may be moved meanwhile.
      const clock = startClock()
      const since = clock.epochMilliseconds()
      await client.query('checkpoint')
      await work()
      waitedMs = clock.epochMilliseconds() - since
    }),
  )
  return { waitedMs }
}

/** Asks the server of a data directory for a copy of the data. */
export async function askForCopy(dataDirectory: string): Promise<Copied> {
  const asked = request({
    socketPath: await doorAddress(dataDirectory),
    path: '/copy',
    method: 'POST',
    agent: false,
  })
  asked.end()
  const [answer] = await once(asked, 'response').catch((cause: unknown) => {
    throw new ExplainedError(
      `The process that uses ${dataDirectory} takes no backup now (it is starting, or is not this version of the product). Try again in a minute, or stop it first. Nothing was saved.`,
      { cause },
    )
  })
  const said = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`The server could not copy its data: ${said}`)
  return JSON.parse(said) as Copied
}

/** A socket in the directory; on Windows, which has none, a pipe named after the directory. */
async function doorAddress(dataDirectory: string): Promise<string> {
  if (process.platform !== 'win32') return join(dataDirectory, 'renfort.sock')
  const place = createHash('sha256')
    .update(await realpath(dataDirectory))
    .digest('hex')
  return `\\\\.\\pipe\\renfort-${place.slice(0, 32)}`
}
