import { beginsAWord, nearWords } from '@renfort/domain/kernel/near-words.ts'
import { searched, typedForms } from '@renfort/domain/kernel/searched.ts'
import { jobTitles } from './job-titles.ts'
import { once } from './once.ts'

/** A word that was searched: how a text has it (`like` patterns), and the job titles that do. */
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
 * The words of a search, each of which begins a word of what is found; job titles count in either
 * language. `near` allows one slip in each.
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
