import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onEveryExit } from './on-every-exit.ts'

/** Runs some work with a new folder, which is deleted afterwards, also when the process is ended. */
export async function withFolder<T>(name: string, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `renfort-${name}-`))
  const clean = (): void => rmSync(folder, { recursive: true, force: true })
  const cleaned = onEveryExit(clean)
  try {
    return await run(folder)
  } finally {
    cleaned()
    clean()
  }
}
