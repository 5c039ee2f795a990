import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What a program of the machine says of files, whose names stand for their paths in its arguments;
 * `null` where it refuses them or is not installed.
 */
export function saidBy(
  program: string,
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>>,
): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'renfort-judge-'))
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    const paths = args.map((arg) => (arg in files ? join(folder, arg) : arg))
    return execFileSync(program, paths, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Whether a program is there to judge: without it a test keeps to what it can see itself. */
export function isInstalled(program: string, versionFlag: string): boolean {
  return saidBy(program, [versionFlag], {}) !== null
}
