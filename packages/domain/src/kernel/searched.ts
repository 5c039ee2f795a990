import { folded } from './folded.ts'

/** Words that may be written as one: « Jean-Marie Le Clerc » is found by « jeanmarieleclerc ». */
const mostJoined = 4

/** More words than any name has would only cost time. */
const mostTyped = 8

/** Scripts that put no space between words: each sign, or Korean syllable, may begin one. */
const unspaced = /[\u1100-\u115f\u3040-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}]/gu

/** A text as searches read it, folded: each word with those after it, written as one. */
export function searched(text: string): string {
  const words = wordsOf(text)
  return words.map((_, at) => words.slice(at, at + mostJoined).join('')).join(' ')
}

/**
 * What was typed, word by word. Each is found where one of its forms begins a word of a `searched` text:
 * the word, or the word with its neighbours, since « Le Goff » may be kept as « Legoff ».
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

/** Whether a text holds what was typed: each word as it begins one, or all of it as it stands there. */
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
