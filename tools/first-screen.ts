import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { repositoryRoot } from './source-file.ts'

const dist = join(repositoryRoot, 'apps/web/dist')

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Every script that a screen waits for: the entry, the screen's own chunk, and all that they import. */
export function scriptsOf(manifest: Manifest, screens: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`${name} is not in the build manifest`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  for (const name of [...entries, ...screens]) visit(name)
  return seen
}

/** Kilobytes (1 000 bytes) of some scripts as they travel, compressed. */
export function kilobytes(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}
