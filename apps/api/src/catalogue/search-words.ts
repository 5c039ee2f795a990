import { folded } from '@renfort/domain/kernel/folded.ts'
import { beginsAWord, nearWords } from '@renfort/domain/kernel/near-words.ts'
import { jobTitles } from './job-titles.ts'
import { once } from './once.ts'

/** A word that was searched: how a text has it (`like` patterns), and the job titles that do. */
export interface SearchWord {
  readonly patterns: readonly string[]
  readonly jobTitleIds: readonly string[]
}

/** More words than any name has would only cost time. */
const mostWords = 8

const titles = once(() =>
  jobTitles.map(({ id, label, alsoKnownAs }) => ({
    id,
    text: folded([label.fr, label.en, ...alsoKnownAs].join(' ')),
  })),
)

/**
 * The words of a search, each of which begins a word of what is found; job titles count in either
 * language. `near` allows one slip in each.
 */
export function searchWords(text: string, spelling: 'exact' | 'near'): readonly SearchWord[] {
  return folded(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => searchWord(spelling === 'exact' ? [word] : [word, ...nearWords(word)]))
}

function searchWord(forms: readonly string[]): SearchWord {
  return {
    patterns: forms.map((form) => `% ${form}%`),
    jobTitleIds: titles().flatMap(({ id, text }) => (beginsAWord(text, forms) ? [id] : [])),
  }
}
