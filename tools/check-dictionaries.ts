import './node-version.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DictionaryPair, leaves, pairViolations } from './dictionary-rules.ts'
import {
  elisionViolations,
  rejectedTerms,
  rejectedViolations,
  type Term,
} from './glossary-rules.ts'
import { readSourceFiles, repositoryRoot, type SourceFile } from './source-file.ts'
import { hardCodedViolations, typographyViolations } from './text-rules.ts'
import { reportViolations, type Violation } from './violation.ts'

/** Words with the same spelling in French and in English, in any case. */
const sameInBoth: ReadonlySet<string> = new Set([
  'action',
  'actions',
  'administration',
  'date',
  'hh:mm',
  'logo',
  'mayotte',
  'message',
  'messages',
  'min',
  'mission',
  'missions',
  'notifications',
  'page',
  'pages',
  'place',
  'places',
  'planning',
  'sider',
  'siders',
  'siret',
  'total',
])

const fewestPairs = 12
const fewestTerms = 30

export function dictionaryViolations(
  files: readonly SourceFile[],
  pairs: readonly DictionaryPair[],
  fewest = fewestPairs,
  terms: readonly Term[] = [],
): Violation[] {
  const french = files.filter(({ path }) => path.endsWith('/fr.ts'))
  const alone = french.filter(
    ({ path }) => !files.some((file) => file.path === path.replace(/fr\.ts$/, 'en.ts')),
  )
  const message = `${pairs.length} pairs were read and at least ${fewest} were expected`
  return [
    ...alone.map(({ path }) => ({
      path,
      line: 0,
      rule: 'alone',
      message: 'has no en.ts beside it',
    })),
    ...pairs.flatMap((pair) => pairViolations(pair, sameInBoth)),
    ...pairs.flatMap((pair) => rejectedViolations(pair, terms)),
    ...pairs.flatMap(elisionViolations),
    ...french.flatMap((file) => undefinedWords(file, files)),
    ...french.flatMap(typographyViolations),
    ...files.flatMap(hardCodedViolations),
    ...(pairs.length < fewest ? [{ path: '.', line: 0, rule: 'scan', message }] : []),
  ]
}

/** The dictionary of an area is registered once, under the folder of the area. */
function undefinedWords({ path }: SourceFile, files: readonly SourceFile[]): Violation[] {
  const folder = /^apps\/web\/src\/features\/(.+)\/fr\.ts$/.exec(path)?.[1]
  if (folder === undefined) return []
  const words = files.find((file) => file.path === path.replace(/fr\.ts$/, 'words.ts'))
  if (words?.text.includes(`defineWords('${folder}',`) === true) return []
  const message = `words.ts beside it does not say defineWords('${folder}', …)`
  return [{ path, line: 0, rule: 'area', message }]
}

async function readPairs(files: readonly SourceFile[]): Promise<DictionaryPair[]> {
  const english = new Set(files.map(({ path }) => path).filter((path) => path.endsWith('/en.ts')))
  const paths = files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/fr.ts') && english.has(path.replace(/fr\.ts$/, 'en.ts')))
  return Promise.all(
    paths.map(async (path) => ({
      path,
      fr: await exportsOf(path, 'fr'),
      en: await exportsOf(path.replace(/fr\.ts$/, 'en.ts'), 'en'),
    })),
  )
}

/** The dictionaries that a file exports, by name without the language (`frErrors` is `Errors`). */
async function exportsOf(path: string, language: 'fr' | 'en'): Promise<Record<string, unknown>> {
  const module: unknown = await import(pathToFileURL(join(repositoryRoot, path)).href)
  const prefix = new RegExp(`^${language}(?=$|[A-Z])`)
  return Object.fromEntries(
    Object.entries(Object(module))
      .filter(([, value]) => typeof value === 'object')
      .map(([name, value]) => [name.replace(prefix, '') || 'dictionary', value]),
  )
}

if (import.meta.main) {
  const files = readSourceFiles().filter(({ path }) => /^apps\/(web|api)\/src\//.test(path))
  const pairs = await readPairs(files)
  const terms = rejectedTerms(readFileSync(join(repositoryRoot, 'docs/glossary.md'), 'utf8'))
  const keys = pairs.reduce((total, { fr }) => total + leaves(fr).size, 0)
  const unread = `${terms.length} terms were read and at least ${fewestTerms} were expected`
  reportViolations(
    [
      ...dictionaryViolations(files, pairs, fewestPairs, terms),
      ...(terms.length < fewestTerms
        ? [{ path: 'docs/glossary.md', line: 0, rule: 'scan', message: unread }]
        : []),
    ],
    `dictionaries: ${pairs.length} pairs, ${keys} keys in French and English, ${terms.length} terms of the glossary`,
  )
}
