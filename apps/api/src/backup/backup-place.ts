import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type S3Settings, s3Driver } from '../outside/files/s3.ts'
import type { BucketService } from '../platform/bucket-settings.ts'
import { BackupError, manifestName } from './manifest.ts'

/** Where backups are kept: a folder, or a bucket that speaks S3. */
export interface BackupPlace {
  /** The names of the complete backups, oldest first. */
  names(): Promise<readonly string[]>
  /** An empty folder to make a backup in; the place may use the spare one. */
  begin(name: string, spare: string): Promise<string>
  /** Keeps what was made in that folder: all of it or nothing that counts as a backup. */
  keep(name: string, made: string): Promise<void>
  readManifest(name: string): Promise<string>
  readPart(name: string, part: string): Promise<Readable>
  remove(name: string): Promise<void>
}

export interface FoundBackup {
  readonly place: BackupPlace
  readonly name: string
}

const pattern = /^renfort-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Names sort as their instants do. */
export function backupName(madeAt: Instant): string {
  return `renfort-${madeAt.slice(0, 19).replaceAll(':', '-')}Z`
}

export function openPlace(address: string, service: BucketService | null): BackupPlace {
  if (!address.includes('://')) return folderPlace(resolve(address))
  const { bucket, prefix } = bucketOf(address)
  if (service === null) {
    throw new BackupError(
      `${address} is a bucket: set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, with BACKUP_S3_ENDPOINT or BACKUP_S3_REGION.`,
    )
  }
  return bucketPlace({ ...service, bucket }, prefix)
}

/** The backup at an address, or the newest one of a place that has several. */
export async function findBackup(
  address: string,
  service: BucketService | null,
): Promise<FoundBackup> {
  const last = basename(address)
  const isOne = pattern.test(last) || existsSync(join(address, manifestName))
  if (isOne) {
    const parent = address.includes('://') ? address.slice(0, -last.length - 1) : dirname(address)
    return { place: openPlace(parent, service), name: last }
  }
  const place = openPlace(address, service)
  const name = (await place.names()).at(-1)
  if (name === undefined) throw new BackupError(`${address} holds no backup.`)
  return { place, name }
}

function bucketOf(address: string): { bucket: string; prefix: string } {
  const [, bucket, prefix] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? []
  if (bucket !== undefined) return { bucket, prefix: (prefix ?? '').replace(/\/+$/, '') }
  throw new BackupError(`${address} is neither a folder nor s3://bucket/prefix.`)
}

function folderPlace(folder: string): BackupPlace {
  return {
    names: async () => {
      if (!existsSync(folder)) return []
      const entries = await readdir(folder)
      return entries.filter((name) => pattern.test(name)).toSorted()
    },
    begin: async (name) => {
      const making = join(folder, `${name}.making`)
      await rm(making, { recursive: true, force: true })
      await mkdir(making, { recursive: true, mode: 0o700 })
      return making
    },
    keep: (name, made) => rename(made, join(folder, name)),
    readManifest: (name) =>
      readFile(join(folder, name, manifestName), 'utf8').catch((cause: unknown) => {
        throw new BackupError(`${join(folder, name)} is not a backup: it has no ${manifestName}.`, {
          cause,
        })
      }),
    readPart: async (name, part) => createReadStream(join(folder, name, part)),
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  }
}

/** No total limit: a large part takes long. Parts have checksums of their own. */
const manner = { socketTimeout: 60_000, streams: true }

function bucketPlace(settings: S3Settings, prefix: string): BackupPlace {
  const opened = Promise.all([import('flydrive'), s3Driver(settings, manner)]).then(
    ([{ Disk }, driver]) => new Disk(driver),
  )
  const key = (...names: string[]) => [prefix, ...names].filter((name) => name !== '').join('/')
  const asked = async <T>(work: (disk: Awaited<typeof opened>) => Promise<T>): Promise<T> => {
    try {
      return await work(await opened)
    } catch (cause) {
      const { message } =
        cause instanceof Error && cause.cause instanceof Error
          ? cause.cause
          : { message: String(cause) }
      throw new BackupError(
        `The bucket ${settings.bucket} at ${settings.endpoint ?? settings.region} failed: ${message}`,
        { cause },
      )
    }
  }
  return {
    names: () =>
      asked(async (disk) => {
        const names: string[] = []
        let paginationToken: string | undefined
        do {
          const page = await disk.listAll(prefix === '' ? '/' : prefix, {
            recursive: true,
            ...(paginationToken === undefined ? {} : { paginationToken }),
          })
          for (const object of page.objects) {
            if (!object.isFile || basename(object.key) !== manifestName) continue
            const name = basename(dirname(object.key))
            if (pattern.test(name) && object.key === key(name, manifestName)) names.push(name)
          }
          paginationToken = page.paginationToken
        } while (paginationToken !== undefined)
        return names.toSorted()
      }),
    begin: async (_name, spare) => {
      await mkdir(spare, { recursive: true, mode: 0o700 })
      return spare
    },
    keep: (name, made) =>
      asked(async (disk) => {
        const files = await readdir(made)
        // The manifest comes last: what has none is no backup.
        for (const file of [...files.filter((other) => other !== manifestName), manifestName]) {
          const { size } = await stat(join(made, file))
          await disk.copyFromFs(join(made, file), key(name, file), { contentLength: size })
        }
      }),
    readManifest: (name) => asked((disk) => disk.get(key(name, manifestName))),
    readPart: (name, part) => asked((disk) => disk.getStream(key(name, part))),
    // Without its manifest it is no backup any more, should the rest stay.
    remove: (name) =>
      asked(async (disk) => {
        await disk.delete(key(name, manifestName))
        await disk.deleteAll(`${key(name)}/`)
      }),
  }
}
