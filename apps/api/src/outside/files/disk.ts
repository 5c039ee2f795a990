import { driveStore } from './drive.ts'
import type { FileStore } from './port.ts'

/** Stores files in a folder, for an installation of one process. */
export function diskStore(location: string): FileStore {
  return driveStore(async () => {
    const { FSDriver } = await import('flydrive/drivers/fs')
    return new FSDriver({ location, visibility: 'private' })
  })
}
