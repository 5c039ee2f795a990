import SearchableMap from 'minisearch/SearchableMap'

/** Rows by each word of their names; built when a name is first misspelt or shortened. */
export type WordRows = SearchableMap<number[]>

export function indexWords(
  keys: readonly { readonly key: string; readonly row: number }[],
): WordRows {
  const words: WordRows = new SearchableMap()
  for (const { key, row } of keys) {
    for (const word of key.split(' ')) {
      const rows = words.get(word)
      if (rows === undefined) words.set(word, [row])
      else if (rows.at(-1) !== row) rows.push(row)
    }
  }
  return words
}

/** The rows that contain every word, with their distance from what was typed. */
export function rowsWithWords(
  index: WordRows,
  words: readonly string[],
  forgiving: boolean,
): ReadonlyMap<number, number> {
  let kept: Map<number, number> | null = null
  words.forEach((word, position) => {
    const isLast = position === words.length - 1
    const found = rowsWithWord(index, word, isLast, forgiving)
    if (kept === null) {
      kept = found
      return
    }
    for (const [row, errors] of kept) {
      const more = found.get(row)
      if (more === undefined) kept.delete(row)
      else kept.set(row, errors + more)
    }
  })
  return kept ?? new Map()
}

const unfinishedWord = 0.5

function rowsWithWord(
  index: WordRows,
  word: string,
  isLast: boolean,
  forgiving: boolean,
): Map<number, number> {
  const found = new Map<number, number>()
  const keep = (rows: readonly number[], errors: number): void => {
    for (const row of rows) found.set(row, Math.min(errors, found.get(row) ?? errors))
  }
  keep(index.get(word) ?? [], 0)
  if (isLast && word.length >= 3) {
    for (const [, rows] of index.atPrefix(word)) keep(rows, unfinishedWord)
  }
  if (forgiving) {
    for (const [rows, errors] of index.fuzzyGet(word, allowedErrors(word)).values()) {
      keep(rows, errors)
    }
  }
  return found
}

function allowedErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
