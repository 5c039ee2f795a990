import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { s3Store } from '../outside/files/s3.ts'
import type { Config } from '../platform/config.ts'
import { DataLockError, lockDataDirectory, lockName } from '../platform/database/data-lock.ts'
import { openEmbedded } from '../platform/database/database.ts'
import { embeddedMajor } from '../platform/database/embedded-cluster.ts'
import { packPart } from './archive.ts'
import { copyFolder, whileHeld, workFolder } from './backup-socket.ts'
import { type BackupPlace, backupName } from './backup-place.ts'
import { readStoredState } from './backup-queries.ts'
import { copyData } from './copy-data.ts'
import { BackupError, type Manifest, manifestName, writtenManifest } from './manifest.ts'

export interface Order {
  readonly place: BackupPlace
  readonly version: string
  readonly now: Instant
  /** How many backups stay, this one included; `null` for all. */
  readonly keep: number | null
  /** Told of the folder that a process that is ended leaves behind. */
  readonly onBegin?: (folder: string) => void
}

export interface Made {
  readonly name: string
  readonly manifest: Omit<Manifest, 'form'>
  /** Files that the database shows and the storage does not have. */
  readonly missingFiles: readonly string[]
  readonly removed: readonly string[]
}

type Settings = Pick<Config, 'databaseUrl' | 'dataDirectory' | 's3'>

/**
 * Saves the embedded database and its files at one instant, also while its server works. The copy
 * is opened and summed before it is packed: what does not open is no backup.
 */
export async function makeBackup(settings: Settings, order: Order): Promise<Made> {
  const { dataDirectory } = settings
  refuseWithoutEmbedded(settings)
  const work = workFolder(dataDirectory)
  const release = lockWork(dataDirectory)
  try {
    order.onBegin?.(work)
    await clearWork(work)
    const waitedMs = await copyOf(dataDirectory)
    const copy = copyFolder(dataDirectory)
    const state = await stateOf(copy)
    const missingFiles = await withFiles(settings, copy, state.fileKeys)
    const name = backupName(order.now)
    const made = await order.place.begin(name, join(work, name))
    const files = ['files', 'invoice-platform', 'seal.json'].filter((one) =>
      existsSync(join(copy, one)),
    )
    const manifest = {
      version: order.version,
      madeAt: order.now,
      postgres: embeddedMajor,
      schema: state.schema,
      waitedMs,
      uploadedFiles: state.fileKeys.length - missingFiles.length,
      parts: [
        await packPart(['postgres'], copy, made, 'database'),
        ...(files.length === 0 ? [] : [await packPart(files, copy, made, 'files')]),
      ],
      tables: state.tables,
    }
    await writeFile(join(made, manifestName), writtenManifest(manifest))
    await order.place.keep(name, made)
    return { name, manifest, missingFiles, removed: await removeOld(order) }
  } finally {
    await clearWork(work)
    release()
    // Another backup may have begun there.
    await rmdir(work).catch(() => undefined)
  }
}

async function clearWork(work: string): Promise<void> {
  for (const name of await readdir(work)) {
    if (name !== lockName) await rm(join(work, name), { recursive: true, force: true })
  }
}

function refuseWithoutEmbedded({ databaseUrl, dataDirectory }: Settings): void {
  if (databaseUrl !== null) {
    throw new BackupError(
      'DATABASE_URL is set: a PostgreSQL server is saved by pgBackRest, to any moment (docs/operations.md, « PostgreSQL »). Nothing was saved.',
    )
  }
  if (!existsSync(join(dataDirectory, 'postgres', 'PG_VERSION'))) {
    throw new BackupError(
      `${dataDirectory} holds no database. Set DATA_DIR to the data directory. Nothing was saved.`,
    )
  }
}

function lockWork(dataDirectory: string): () => void {
  try {
    return lockDataDirectory(workFolder(dataDirectory))
  } catch (cause) {
    if (!(cause instanceof DataLockError)) throw cause
    throw new BackupError(
      `Another backup of ${dataDirectory} is being made. Wait until it ends. Nothing was saved.`,
      { cause },
    )
  }
}

/**
 * Copies the data, and returns for how many milliseconds calls waited at most. Where no server runs,
 * none may start meanwhile.
 */
async function copyOf(dataDirectory: string): Promise<number> {
  const copy = copyFolder(dataDirectory)
  let release: () => void
  try {
    release = lockDataDirectory(dataDirectory)
  } catch (error) {
    if (!(error instanceof DataLockError)) throw error
    // Files that are written now need not be written while everybody waits.
    const waits = [await whileHeld(dataDirectory, async () => undefined)]
    await copyData(dataDirectory, copy, async (work) => {
      waits.push(await whileHeld(dataDirectory, work))
    })
    return Math.max(...waits)
  }
  try {
    await copyData(dataDirectory, copy, (work) => work())
    return 0
  } finally {
    release()
  }
}

async function stateOf(copy: string) {
  const database = await openEmbedded(copy)
  try {
    return await readStoredState(database)
  } finally {
    await database.close()
  }
}

/** Adds the files that lie in a bucket, and returns the keys that lead to nothing. */
async function withFiles(
  { s3 }: Settings,
  copy: string,
  keys: readonly string[],
): Promise<string[]> {
  const store = s3 === null ? null : s3Store(s3)
  const missing: string[] = []
  for (const key of keys) {
    const path = join(copy, 'files', key)
    if (existsSync(path)) continue
    const bytes = store === null ? null : await store.read(key)
    if (bytes === null) {
      missing.push(key)
      continue
    }
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
  return missing
}

async function removeOld({ place, keep }: Order): Promise<readonly string[]> {
  if (keep === null) return []
  const old = (await place.names()).slice(0, -keep)
  for (const name of old) await place.remove(name)
  return old
}
