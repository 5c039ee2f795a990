// Puts a backup into an empty data directory: npm run restore -- /mnt/backups/renfort-… [folder]
import './node-version.ts'
import { parseArgs } from 'node:util'
import { findBackup } from '../apps/api/src/backup/backup-place.ts'
import { BackupError } from '../apps/api/src/backup/manifest.ts'
import { readerOf, restoreBackup } from '../apps/api/src/backup/restore-backup.ts'
import { type Config, readConfig } from '../apps/api/src/platform/config.ts'
import { failStart } from '../apps/api/src/platform/start-failure.ts'
import { print, printError } from './print.ts'
import { productVersion } from './product-version.ts'
import { secondsSince } from './step.ts'

const [address, folder, ...others] = parseArgs({ allowPositionals: true }).positionals
if (address === undefined || others.length > 0) {
  printError('npm run restore -- <backup, or the place of several> [empty folder, else DATA_DIR]')
  process.exit(2)
}

let config: Config | null = null
try {
  config = readConfig(process.env)
  await restore(config, address)
} catch (error) {
  failStart(error, config)
}

async function restore(settings: Config, from: string): Promise<void> {
  const started = performance.now()
  if (settings.databaseUrl !== null && folder === undefined) {
    throw new BackupError(
      'DATABASE_URL is set: a PostgreSQL server is restored by pgBackRest (docs/operations.md, « PostgreSQL »). Nothing was restored.',
    )
  }
  const target = folder ?? settings.dataDirectory
  const found = await findBackup(from, settings.backupService)
  const manifest = await restoreBackup(found, target, await readerOf(productVersion))
  print(
    `${found.name} of version ${manifest.version} is in ${target}: ${manifest.tables.length} tables as they were saved, ${manifest.uploadedFiles} files, in ${secondsSince(started)}.`,
  )
  if (settings.s3 !== null) {
    print(
      `Uploaded files are in ${target}/files: copy those that ${settings.s3.bucket} lacks there.`,
    )
  }
}
