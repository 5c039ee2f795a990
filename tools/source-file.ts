import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** A file of the repository, or a virtual file of a test; the path is relative and uses slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

export const repositoryRoot = resolve(import.meta.dirname, '..')

const codeFolders = ['packages', 'apps', 'tools', 'e2e', 'bench', 'faults', 'fuzz']
const skippedFolders = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** Every TypeScript file that is written by hand, and the configuration files at the root. */
export function readSourceFiles(root = repositoryRoot): SourceFile[] {
  const rootFiles = readdirSync(root).map((name) => join(root, name))
  const paths = [...rootFiles, ...codeFolders.flatMap((folder) => filesUnder(join(root, folder)))]
  return paths
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
    .map((path) => ({
      path: relative(root, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(path)
    return entry.isFile() ? [path] : []
  })
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|^(apps|packages)\/[a-z]+\/src\/testing\//.test(path)
}

export function isGenerated(path: string): boolean {
  return /\.gen\.tsx?$/.test(path)
}
