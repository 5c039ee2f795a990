import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDiskFull } from '../apps/api/src/platform/database/database-failure.ts'
import { onEveryExit } from '../tools/on-every-exit.ts'
import { print } from '../tools/print.ts'

export interface SmallDisk {
  readonly folder: string
  /** Fills all free space. */
  fill(): void
  /** Frees the space again. */
  free(): void
  remove(): void
}

/** A disk in memory that can be filled without harm; null, with a message, where mounting is not allowed. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'renfort-disk-'))
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    print('The disk is not filled: only root on Linux may mount a small one.')
    rmSync(folder, { recursive: true })
    return null
  }
  // The account that runs PostgreSQL creates its folder inside.
  chmodSync(folder, 0o777)
  const ballast = join(folder, 'ballast')
  const clean = (): void => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  const cleaned = onEveryExit(clean)
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize))
      } catch (error) {
        // Another process took some space meanwhile: the disk is full anyway.
        if (!isDiskFull(error)) throw error
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      cleaned()
      clean()
    },
  }
}
