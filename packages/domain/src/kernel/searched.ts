import { folded } from './folded.ts'

/**
 * The most neighbouring words that a search also reads as one: « jeanmarieleclerc » finds «
 * Jean-Marie Le Clerc ».
 */
const mostJoined = 4

/** The most words of a search that are read: no name has more, and each costs time. */
const mostTyped = 8

/** Scripts without spaces between words: each character, or Korean syllable, may begin a word. */
const unspaced = /[\u1100-\u115f\u3040-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}]/gu

/** A folded text as searches read it: each word joined to the words after it. */
export function searched(text: string): string {
  const words = wordsOf(text)
  return words.map((_, at) => words.slice(at, at + mostJoined).join('')).join(' ')
}

/**
 * A search text, word by word, each with its forms: the word alone, and joined to its neighbours,
 * because « Le Goff » may be stored as « Legoff ». A word is found where one of its forms begins a
 * word of a `searched` text.
 */
export function typedForms(typed: string): string[][] {
  const words = wordsOf(typed).slice(0, mostTyped)
  return words.map((word, at) => {
    const runs = [
      [word],
      words.slice(at, at + 2),
      words.slice(Math.max(at - 1, 0), at + 1),
      words.slice(at, at + 3),
      words.slice(Math.max(at - 1, 0), at + 2),
      words.slice(Math.max(at - 2, 0), at + 1),
    ]
    return [...new Set(runs.map((run) => run.join('')))]
  })
}

/**
 * Whether a text holds a search text: each of its words begins a word of the text, or the whole
 * appears in it.
 */
export function isFound(typed: string, text: string): boolean {
  const words = searched(text).split(' ')
  return (
    typedForms(typed).every((forms) =>
      forms.some((form) => words.some((word) => word.startsWith(form))),
    ) || folded(text).includes(folded(typed))
  )
}

function wordsOf(text: string): string[] {
  return folded(text)
    .replace(unspaced, ' $&')
    .split(' ')
    .filter((word) => word !== '')
}
