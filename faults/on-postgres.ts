import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../tools/free-port.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { postgresFaults } from './postgres-faults.ts'
import { product } from './product.ts'
import { runFaults } from './run-faults.ts'
import { silentNetwork } from '../apps/api/src/testing/silent-network.ts'
import { smallDisk } from './small-disk.ts'
import { type Outcome, storedWrites } from './stored-missions.ts'

const megabytes = 400

export function faultsOnPostgres(seconds: number): Promise<Outcome> {
  return withFolder('faults', async (folder) => {
    const disk = smallDisk(megabytes)
    try {
      return await withPostgres(
        { durability: 'normal', folder: disk?.folder },
        async (databaseUrl, cluster) => {
          const network = await silentNetwork(cluster.port)
          const through = new URL(databaseUrl)
          through.port = String(network.port)
          const running = product(await freePort(), {
            DATABASE_URL: through.href,
            DATA_DIR: join(folder, 'data'),
            SEED: 'brief-demo',
            // Phones open their pages with the links in it.
            DEV_OUTBOX: 'true',
          })
          const faults = postgresFaults({ product: running, cluster, databaseUrl, network, disk })
          const stored = async () => {
            const client = new pg.Client({ connectionString: databaseUrl })
            await client.connect()
            try {
              return await storedWrites(client)
            } finally {
              await client.end()
            }
          }
          try {
            return await runFaults(
              { title: 'PostgreSQL', product: running, faults, stored },
              seconds,
            )
          } finally {
            await running.kill()
            network.close()
          }
        },
      )
    } finally {
      disk?.remove()
    }
  })
}
