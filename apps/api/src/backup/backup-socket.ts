import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, realpath } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startClock } from '../platform/clock.ts'
import { asOwner } from '../platform/database/caller-queries.ts'
import type { Database } from '../platform/database/database.ts'
import { ExplainedError } from '../platform/explained-error.ts'

/** The folder in the data directory in which a backup is prepared. */
export const workFolder = (dataDirectory: string): string => join(dataDirectory, 'backup')

/** The copy of the data in it. */
export const copyFolder = (dataDirectory: string): string => join(workFolder(dataDirectory), 'copy')

export interface BackupSocket {
  close(): Promise<void>
}

/** Milliseconds after which calls go on, although the copy is not done. */
const longestHoldMs = 60_000

/**
 * Lets the backup command keep everything from writing while it copies the files of the embedded
 * database: over a socket in the data directory, which only the account of the server may open.
 */
export async function openBackupSocket(
  database: Pick<Database, 'ownerPool'>,
  dataDirectory: string,
): Promise<BackupSocket> {
  const address = await socketAddress(dataDirectory)
  const server = createServer((asked, answer) => {
    if (asked.method !== 'POST' || asked.url !== '/hold') {
      answer.writeHead(404).end()
      return
    }
    void hold(database, asked, answer).catch((error: unknown) => answer.destroy(asError(error)))
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
 * The embedded database has one connection: while it is held, all calls wait, and a
 * checkpoint has written all that was acknowledged into its files. The answer begins when all is
 * quiet; the hold lasts until the call ends, and only its last line says that it lasted so long.
 */
async function hold(
  { ownerPool }: Pick<Database, 'ownerPool'>,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  await asOwner(ownerPool, async (client) => {
    // The clock of the product may be moved meanwhile.
    const clock = startClock()
    const since = clock.epochMilliseconds()
    await client.query('checkpoint')
    // The caller may have gone while it waited.
    if (asked.destroyed) return
    answer.writeHead(200).flushHeaders()
    asked.resume()
    await once(asked, 'end', { signal: AbortSignal.timeout(longestHoldMs) })
    answer.end(String(clock.epochMilliseconds() - since))
  })
}

/**
 * Does some work while the server of a data directory keeps everything from writing, and returns for
 * how many milliseconds it did.
 */
export async function whileHeld(dataDirectory: string, work: () => Promise<void>): Promise<number> {
  const asked = request({
    socketPath: await socketAddress(dataDirectory),
    path: '/hold',
    method: 'POST',
    agent: false,
  })
  asked.flushHeaders()
  const [answer] = (await once(asked, 'response').catch((cause: unknown) => {
    throw new ExplainedError(
      `The process that uses ${dataDirectory} takes no backup now (it is starting, or is not this version of the product). Try again in a minute, or stop it first. Nothing was saved.`,
      { cause },
    )
  })) as [IncomingMessage]
  // A loss of the connection is found at the answer.
  asked.on('error', () => undefined)
  try {
    await work()
    asked.end()
    return z.coerce
      .number()
      .int()
      .parse(await text(answer))
  } catch (cause) {
    const isLost = answer.destroyed
    asked.destroy()
    if (!isLost) throw cause
    throw new ExplainedError(
      `The process that uses ${dataDirectory} ended, or did not wait any longer, before its files were copied. Try again. Nothing was saved.`,
      { cause },
    )
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** A socket in the directory; on Windows, which has none, a pipe named after the directory. */
async function socketAddress(dataDirectory: string): Promise<string> {
  if (process.platform !== 'win32') return join(dataDirectory, 'renfort.sock')
  const place = createHash('sha256')
    .update(await realpath(dataDirectory))
    .digest('hex')
  return `\\\\.\\pipe\\renfort-${place.slice(0, 32)}`
}
