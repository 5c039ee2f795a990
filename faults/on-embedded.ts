import { join } from 'node:path'
import { openEmbedded } from '../apps/api/src/platform/database/database.ts'
import { freePort } from '../tools/free-port.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import type { Fault } from './fault.ts'
import { diskFull, processKilled } from './process-faults.ts'
import { product } from './product.ts'
import { runFaults } from './run-faults.ts'
import { smallDisk } from './small-disk.ts'
import { type Outcome, storedWrites } from './stored-missions.ts'

const megabytes = 300

export function faultsOnEmbedded(seconds: number): Promise<Outcome> {
  return withFolder('faults', async (folder) => {
    const disk = smallDisk(megabytes)
    const dataDirectory = join(disk?.folder ?? folder, 'data')
    const running = product(await freePort(), { DATA_DIR: dataDirectory, DATABASE_URL: '' })
    const faults: Fault[] = [processKilled(running), ...(disk === null ? [] : [diskFull(disk)])]
    const stored = async () => {
      const database = await openEmbedded(dataDirectory)
      try {
        return await storedWrites(database.pool)
      } finally {
        await database.close()
      }
    }
    try {
      return await runFaults(
        { title: 'Embedded database', product: running, faults, stored },
        seconds,
      )
    } finally {
      await running.kill()
      disk?.remove()
    }
  })
}
