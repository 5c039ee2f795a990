import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataDirectory, lockName } from '../platform/database/data-lock.ts'
import { openEmbedded } from '../platform/database/database.ts'
import { embeddedMajor, unfinishedRestore } from '../platform/database/embedded-cluster.ts'
import { chainOf, readMigrations } from '../platform/database/migrate.ts'
import { unpackPart } from './archive.ts'
import type { FoundBackup } from './backup-place.ts'
import { readStoredState } from './backup-queries.ts'
import {
  BackupError,
  differingTables,
  type Manifest,
  type Reader,
  readManifest,
  refuseOther,
} from './manifest.ts'

/**
 * Puts a backup into an empty data directory, and compares every table with what was saved. A
 * restore that fails or is cut off leaves nothing that a server would open.
 */
export async function restoreBackup(
  { place, name }: FoundBackup,
  dataDirectory: string,
  reader: Reader,
): Promise<Manifest> {
  const manifest = readManifest(name, await place.readManifest(name))
  refuseOther(manifest, reader)
  const release = lockDataDirectory(dataDirectory)
  const restoring = join(dataDirectory, unfinishedRestore)
  try {
    await refuseUnlessEmpty(dataDirectory)
    await mkdir(restoring, { mode: 0o700 })
    try {
      for (const part of manifest.parts) {
        await unpackPart(part, await place.readPart(name, part.name), restoring)
      }
      // PostgreSQL requires that nobody else can read it.
      await chmod(join(restoring, 'postgres'), 0o700)
      await compare(restoring, manifest)
      await moveOut(restoring, dataDirectory)
    } finally {
      await rm(restoring, { recursive: true, force: true })
    }
  } finally {
    release()
  }
  return manifest
}

/** What this version of the product can read. */
export async function readerOf(version: string): Promise<Reader> {
  const migrations = await readMigrations()
  return {
    version,
    postgres: embeddedMajor,
    chainUntil: (migration) => {
      const at = migrations.findIndex(({ name }) => name === migration)
      return at === -1 ? null : chainOf(migrations.slice(0, at + 1))
    },
  }
}

async function refuseUnlessEmpty(dataDirectory: string): Promise<void> {
  const names = (await readdir(dataDirectory)).filter((name) => name !== lockName)
  if (names.length === 0) return
  throw new BackupError(
    `${dataDirectory} is not empty (${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}). Name an empty folder, or move what is there away. Nothing was restored.`,
  )
}

async function compare(restoring: string, { tables }: Manifest): Promise<void> {
  const database = await openEmbedded(restoring)
  try {
    const differing = differingTables(tables, (await readStoredState(database)).tables)
    if (differing.length === 0) return
    throw new BackupError(
      `The restored tables are not those that were saved. Nothing was restored.\n${differing.join('\n')}`,
    )
  } finally {
    await database.close()
  }
}

/** The database comes last: a data directory without one is not opened while a restore is under way. */
async function moveOut(restoring: string, dataDirectory: string): Promise<void> {
  const names = (await readdir(restoring)).filter((name) => name !== lockName)
  const last = (name: string) => Number(name === 'postgres')
  for (const name of names.toSorted((a, b) => last(a) - last(b))) {
    await rename(join(restoring, name), join(dataDirectory, name))
  }
}
