import './node-version.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actions } from '../packages/domain/src/access/policy.ts'
import { errorKeys } from '../packages/domain/src/errors.ts'
import { withAreas } from './area-picture.ts'
import { areaMatrix } from './area-matrix.ts'
import { renderEvents } from './events-page.ts'
import { readLegalLists, renderLaw } from './law-page.ts'
import { renderPermissions } from './permission-page.ts'
import { acceptedBreaks, unexpectedBreaks } from './accepted-api-breaks.ts'
import { currentApi, releasedApi, writtenApi } from './api-file.ts'
import { print, printError } from './print.ts'
import { readSourceFiles, repositoryRoot } from './source-file.ts'

/** Pages by their path from the root. */
type Pages = Readonly<Record<string, string>>

export function stalePages(pages: Pages, root: string): string[] {
  return Object.entries(pages)
    .filter(([path, text]) => {
      const file = join(root, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(([path]) => path)
}

if (import.meta.main) {
  const lists = await readLegalLists()
  if (lists.length === 0) throw new Error('No dated list was found in the law folder')
  const contributing = readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8')
  const pages = {
    'docs/permissions.md': renderPermissions(),
    'docs/law.md': renderLaw(lists),
    'docs/events.md': renderEvents(),
    'docs/openapi.json': writtenApi(currentApi()),
    'CONTRIBUTING.md': withAreas(
      contributing,
      areaMatrix,
      readSourceFiles().map(({ path }) => path),
    ),
  }
  if (process.argv.includes('--check')) {
    for (const path of stalePages(pages, repositoryRoot)) {
      printError(`${path} is not what the code says: run npm run docs`)
      process.exitCode = 1
    }
  } else {
    for (const [path, text] of Object.entries(pages))
      writeFileSync(join(repositoryRoot, path), text)
  }
  const { refused, stale } = unexpectedBreaks(releasedApi(), currentApi(), acceptedBreaks)
  for (const text of refused) {
    printError(`The API breaks programs of the last release: ${text}`)
    process.exitCode = 1
  }
  for (const text of stale) {
    printError(`tools/accepted-api-breaks.ts accepts what does not happen: ${text}`)
    process.exitCode = 1
  }
  const open = lists.flatMap(({ entries }) => entries).filter(({ source }) => source.toConfirm)
  const law = `${lists.length} dated lists of the law, ${open.length} values to confirm`
  print(`documents: ${actions.length} actions, ${errorKeys.length} error keys, ${law}`)
}
