import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifests } from './import-rules.ts'
import { repositoryRoot } from './source-file.ts'

/** The packages that each workspace declares. */
export function readManifests(root = repositoryRoot): Manifests {
  const folders = ['', 'packages/domain', 'packages/contract', 'apps/api', 'apps/web']
  return new Map(
    folders.map((folder) => {
      const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const declared = ['dependencies', 'devDependencies', 'optionalDependencies', 'workspaces']
      return [folder, new Set(declared.flatMap((field) => namesIn(manifest, field)))]
    }),
  )
}

function namesIn(manifest: unknown, field: string): string[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const value: unknown = Reflect.get(manifest, field)
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
