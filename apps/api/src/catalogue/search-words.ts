import { beginsAWord, nearWords } from '@renfort/domain/kernel/near-words.ts'
import { searched, typedForms } from '@renfort/domain/kernel/searched.ts'
import { jobTitles } from './job-titles.ts'
import { once } from './once.ts'

/**
 * A searched word: the `like` patterns of texts that contain it, and the job titles that match it.
 */
export interface SearchWord {
  readonly patterns: readonly string[]
  readonly jobTitleIds: readonly string[]
}

const titles = once(() =>
  jobTitles.map(({ id, label, alsoKnownAs }) => ({
    id,
    text: searched([label.fr, label.en, ...alsoKnownAs].join(' ')),
  })),
)

/**
 * The words of a search. A found text has a word that begins with each of them; job titles match in
 * both languages. `near` allows one typing error in each word.
 */
export function searchWords(text: string, spelling: 'exact' | 'near'): readonly SearchWord[] {
  return typedForms(text).map((forms) =>
    searchWord(spelling === 'exact' ? forms : [...forms, ...nearWords(forms[0] ?? '')]),
  )
}

function searchWord(forms: readonly string[]): SearchWord {
  return {
    patterns: forms.map((form) => `% ${form}%`),
    jobTitleIds: titles().flatMap(({ id, text }) => (beginsAWord(text, forms) ? [id] : [])),
  }
}
