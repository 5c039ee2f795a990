import { folded } from '@renfort/domain/kernel/folded.ts'
import type { SearchOptions } from 'minisearch'
import MiniSearch from 'minisearch'
import { jobFamilies } from './job-families.ts'
import type { JobTitle } from './job-title.ts'
import { jobTitles } from './job-titles.ts'
import type { LabelLocale } from './label.ts'
import { once } from './once.ts'

const maximumResults = 20
const smallWords = new Set([
  'a',
  'and',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'l',
  'la',
  'le',
  'les',
  'of',
  'or',
  'the',
])

function words(text: string): string[] {
  return folded(text)
    .split(' ')
    .filter((word) => word !== '' && !smallWords.has(word))
}

const byId = once(() => new Map(jobTitles.map((title) => [title.id, title])))

const index = once(() => {
  const families = new Map(jobFamilies.map((family) => [family.id, family.label]))
  const engine = new MiniSearch({
    fields: ['fr', 'en', 'also', 'family', 'subtasks'],
    tokenize: words,
    processTerm: (word) => word,
  })
  engine.addAll(
    jobTitles.map(({ id, label, alsoKnownAs, family, subtasks }) => ({
      id,
      fr: label.fr,
      en: label.en,
      also: alsoKnownAs.join(' '),
      family: Object.values(families.get(family) ?? {}).join(' '),
      subtasks: subtasks.map((subtask) => `${subtask.label.fr} ${subtask.label.en}`).join(' '),
    })),
  )
  return engine
})

const strict = (word: string): number | false => allowed(word, 4, 8)
/** Allows two swapped letters, which count as two errors. */
const wide = (word: string): number | false => allowed(word, 4, 6)

/**
 * Errors allowed in a word: none in a short one, which is often one letter away from another job.
 */
function allowed(word: string, one: number, two: number): number | false {
  if (word.length < one) return false
  return word.length < two ? 1 : 2
}

/**
 * Job titles that match a typed text, best first. Both languages match; the reader's language ranks
 * higher.
 */
export function searchJobTitles(query: string, locale: LabelLocale): JobTitle[] {
  const otherLocale = locale === 'fr' ? 'en' : 'fr'
  const boost = { [locale]: 6, [otherLocale]: 3, also: 3, family: 0.6, subtasks: 0.4 }
  const prefix = (word: string): boolean => word.length >= 2
  const attempts: SearchOptions[] = [
    { fuzzy: strict, combineWith: 'AND' },
    { fuzzy: strict },
    { fuzzy: wide },
  ]
  for (const attempt of attempts) {
    const found = index().search(query, { ...attempt, boost, prefix })
    if (found.length > 0) {
      return found.slice(0, maximumResults).flatMap(({ id }) => byId().get(String(id)) ?? [])
    }
  }
  return []
}
