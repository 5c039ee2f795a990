import { type DictionaryPair, leaves } from './dictionary-rules.ts'
import type { Violation } from './violation.ts'

/** A word of the glossary in one language, and the words that it replaces. */
export interface Term {
  readonly language: 'fr' | 'en'
  readonly use: string
  readonly rejected: readonly string[]
}

const heading = '## Rejected words'

/** The rejected words of the glossary: a table with the word to use and the words to avoid, by language. */
export function rejectedTerms(glossary: string): Term[] {
  const [, section = ''] = glossary.split(heading)
  return (section.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const [, fr = '', notFr = '', en = '', notEn = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return [term('fr', fr, notFr), term('en', en, notEn)]
    })
    .filter(({ rejected }) => rejected.length > 0)
}

function term(language: 'fr' | 'en', use: string, rejected: string): Term {
  const words = rejected.split(';').map((word) => word.trim())
  return { language, use, rejected: words.filter((word) => word !== '' && word !== '–') }
}

/** The sentences of a dictionary that use a rejected word. */
export function rejectedViolations(pair: DictionaryPair, terms: readonly Term[]): Violation[] {
  return terms.flatMap(({ language, use, rejected }) => {
    const path = language === 'fr' ? pair.path : pair.path.replace(/fr\.ts$/, 'en.ts')
    const sentences = [...leaves(pair[language])]
    return rejected.flatMap((word) => {
      const pattern = patternOf(word)
      return sentences
        .filter(([, text]) => pattern.test(String(text).replaceAll(/\{\{.*?\}\}/g, '…')))
        .map(([key]) => ({
          path,
          line: 0,
          rule: 'glossary',
          message: `${key} says "${word}": say "${use}"`,
        }))
    })
  })
}

/** Matches whole words, in any case; `*` at the end matches any ending. */
function patternOf(word: string): RegExp {
  const stem = word.replace(/\*$/, '')
  const end = stem === word ? String.raw`(?![\p{L}\p{N}])` : ''
  const escaped = stem.replaceAll(/[.?+^$()[\]{}\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped}${end}`, 'iu')
}

/** Names in a French sentence: « de » before a name is elided or contracted by `{{name, of}}`. */
const unelided = /(?<!\p{L})(de|que) \{\{(name|person|company|subject|actor|group|user)\}\}/u

export function elisionViolations({ path, fr }: DictionaryPair): Violation[] {
  return [...leaves(fr)]
    .filter(([, text]) => unelided.test(String(text)))
    .map(([key, text]) => ({
      path,
      line: 0,
      rule: 'elision',
      message: `${key} writes "de" before a name: write {{…, of}} in "${String(text)}"`,
    }))
}
