import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './source-file.ts'

const folder = join(repositoryRoot, 'e2e')

it('every journey fails when the content policy had to refuse something', () => {
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  expect(journeys.length).toBeGreaterThan(10)
  const others = journeys.filter(
    (name) =>
      !/import \{[^}]*\btest\b[^}]*\} from '\.\/journey\.ts'/.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
  )
  expect(others, "import { test } from './journey.ts'").toEqual([])
})
