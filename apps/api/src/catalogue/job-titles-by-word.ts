import { folded } from '@renfort/domain/kernel/folded.ts'
import { jobTitles } from './job-titles.ts'
import { once } from './once.ts'

const texts = once(() =>
  jobTitles.map(({ id, label, alsoKnownAs }) => ({
    id,
    text: ` ${folded([label.fr, label.en, ...alsoKnownAs].join(' '))}`,
  })),
)

/** Ids of the job titles with a word that begins with this folded word, in either language. */
export function jobTitlesByWord(word: string): string[] {
  return texts().flatMap(({ id, text }) => (text.includes(` ${word}`) ? [id] : []))
}
