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

/** The chunks of a build, each by its entry module. */
export type Manifest = Readonly<Record<string, Chunk>>

/** `sider-manifest`: the build of the pages of Siders, which shares nothing with the application. */
export function readManifest(build: 'manifest' | 'sider-manifest' = 'manifest'): Manifest {
  return JSON.parse(readFileSync(join(dist, `.vite/${build}.json`), 'utf8')) as Manifest
}

/** Scripts that the page loads for every screen, with everything that they import. */
export function entryScripts(manifest: Manifest): ReadonlySet<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  return scriptsOf(manifest, entries)
}

/** Some chunks with everything that they import, without their dynamic imports. */
export function scriptsOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`${name} is not in the build manifest`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  return files
}

/** The chunk of each screen, by its route file (`signin.tsx`). */
export function screens(manifest: Manifest): ReadonlyMap<string, string> {
  const route = /^src\/routes\/(.+)\?tsr-split=/
  return new Map(
    Object.keys(manifest).flatMap((name) => {
      const file = route.exec(name)?.[1]
      return file === undefined ? [] : [[file, name] as const]
    }),
  )
}

/** Size of some scripts compressed with gzip, in kilobytes of 1 000 bytes. */
export function kilobytes(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}
