import { readFileSync, globSync } from 'node:fs'
import { errorKeys } from '../packages/domain/src/errors.ts'
import { expect, it } from 'vitest'

/** Keys that no code raises yet, each with the requirement or the section of decisions that will raise it. */
const reserved: Readonly<Record<string, string>> = {
  'errors.contract.display_unavailable': 'CTR-25',
}

/** Files that list keys without raising them: statuses, sentences, tests. */
const lists = /\.test\.tsx?$|\/testing\/|\/words\/|\/errors\.ts$|\/errors-of\.ts$/

it('every error key is raised in the source, or reserved for a named requirement', () => {
  const source = globSync('{packages,apps}/*/src/**/*.{ts,tsx}')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !lists.test(path))
    .map(raisingPart)
    .join('\n')
  const silent = errorKeys.filter((key) => !source.includes(`'${key}'`))
  expect(silent.toSorted()).toEqual(Object.keys(reserved).toSorted())
})

/** A file without the lists of errors that operations declare. */
function raisingPart(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (!path.startsWith('packages/contract/')) return text
  return text.replaceAll(/(?:errors: |Errors = )\[[^\]]*\]/g, '')
}
