import { driveStore } from './drive.ts'
import type { FileStore } from './port.ts'

/** Files in a folder: what an installation of one process needs. */
export function diskStore(location: string): FileStore {
  return driveStore(async () => {
    const { FSDriver } = await import('flydrive/drivers/fs')
    return new FSDriver({ location, visibility: 'private' })
  })
}
