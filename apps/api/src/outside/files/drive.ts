import type { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import { type FileStore, FileStoreUnavailable } from './port.ts'

/** A storage whose driver is loaded with the first file. */
export function driveStore(loadDriver: () => Promise<DriverContract>): FileStore {
  let opened: Promise<Disk> | null = null
  const withDisk = async <T>(work: (disk: Disk) => Promise<T>): Promise<T> => {
    try {
      opened ??= open(loadDriver)
      return await work(await opened)
    } catch (error) {
      throw new FileStoreUnavailable('The file storage failed.', { cause: error })
    }
  }
  return {
    put: (key, bytes, contentType) =>
      withDisk((disk) => disk.put(key, bytes, { contentType, contentLength: bytes.length })),
    read: (key) =>
      withDisk(async (disk) => {
        try {
          return await disk.getBytes(key)
        } catch (error) {
          if (isMissing(error)) return null
          throw error
        }
      }),
    remove: (key) => withDisk((disk) => disk.delete(key)),
  }
}

async function open(loadDriver: () => Promise<DriverContract>): Promise<Disk> {
  const { Disk } = await import('flydrive')
  return new Disk(await loadDriver())
}

const missing: readonly unknown[] = ['ENOENT', 'NoSuchKey', 'NotFound']

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false
  return missing.includes(error.cause.name) || missing.includes(Reflect.get(error.cause, 'code'))
}
