// Saves the embedded database with its files: npm run backup -- /mnt/backups --keep 7
import './node-version.ts'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openPlace } from '../apps/api/src/backup/backup-place.ts'
import { makeBackup } from '../apps/api/src/backup/make-backup.ts'
import { startClock } from '../apps/api/src/platform/clock.ts'
import { type Config, readConfig } from '../apps/api/src/platform/config.ts'
import { failStart } from '../apps/api/src/platform/start-failure.ts'
import { onEveryExit } from './on-every-exit.ts'
import { print, printError } from './print.ts'
import { productVersion } from './product-version.ts'
import { secondsSince } from './step.ts'

const { values, positionals } = parseArgs({
  options: { keep: { type: 'string' } },
  allowPositionals: true,
})
const [address, ...others] = positionals
const keep = values.keep === undefined ? null : Number(values.keep)
if (address === undefined || others.length > 0 || !isCount(keep)) {
  printError('npm run backup -- <folder or s3://bucket/prefix> [--keep 7]')
  process.exit(2)
}

let config: Config | null = null
try {
  config = readConfig(process.env)
  await save(config, address)
} catch (error) {
  failStart(error, config)
}

async function save(settings: Config, to: string): Promise<void> {
  const started = performance.now()
  const place = openPlace(to, settings.backupService)
  const now = startClock().now()
  const { name, manifest, missingFiles, removed } = await makeBackup(settings, {
    place,
    version: productVersion,
    now,
    keep,
    // A signal must not leave a second database there.
    onBegin: (work) => onEveryExit(() => rmSync(work, { recursive: true, force: true })),
  })
  const megabytes = manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  print(
    `${to}/${name}: ${megabytes.toFixed(1)} MB, ${manifest.tables.length} tables with ${rows} rows, ${manifest.uploadedFiles} files, in ${secondsSince(started)}. Calls waited for ${manifest.waitedMs} ms.`,
  )
  for (const key of missingFiles) printError(`The file ${key} is not in the storage of files.`)
  for (const old of removed) print(`Removed: ${old}`)
}

function isCount(count: number | null): boolean {
  return count === null || (Number.isInteger(count) && count > 0)
}
