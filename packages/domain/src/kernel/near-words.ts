/** Words with fewer letters have no near words: they would match too many others. */
const fewestLetters = 4

/**
 * The forms of a folded word with one typing mistake: a letter missing, added, replaced, or two
 * neighbours swapped. `_` stands for any letter. The first letter is taken as right.
 */
export function nearWords(word: string): readonly string[] {
  if (word.length < fewestLetters) return []
  const letters = [...word]
  const places = letters.map((_letter, place) => place)
  const inner = places.slice(1)
  return [
    ...new Set([
      ...inner.map((place) => letters.with(place, '_').join('')),
      ...inner.map((place) => letters.toSpliced(place, 0, '_').join('')),
      ...inner.map((place) => letters.toSpliced(place, 1).join('')),
      ...inner.map((place) => swapped(letters, place).join('')),
    ]),
  ]
}

function swapped(letters: readonly string[], place: number): readonly string[] {
  const [left = '', right = ''] = letters.slice(place - 1, place + 1)
  return letters.toSpliced(place - 1, 2, right, left)
}

/** Whether a word of a folded text begins with one of the forms. */
export function beginsAWord(text: string, forms: readonly string[]): boolean {
  const words = text.split(' ')
  return forms.some((form) => words.some((word) => begins(word, form)))
}

function begins(word: string, form: string): boolean {
  return (
    word.length >= form.length &&
    [...form].every((letter, place) => letter === '_' || letter === word[place])
  )
}
