import { typedForms } from '@renfort/domain/kernel/searched.ts'
import { type RawBuilder, sql } from 'kysely'

/** The forms of each typed word, one of which has to be found (`typedForms` of the domain). */
export type TypedWords = readonly (readonly string[])[]

/**
 * Whether a text, already in the form of `searched`, holds every word. It reads row by row, for the
 * rows of a company.
 */
export function holdsWords(text: RawBuilder<unknown>, words: TypedWords): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`
  const conditions = words.map(
    (forms) => sql`' ' || ${text} like any(${forms.map((form) => `% ${form}%`)}::text[])`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/**
 * The same for a column of names with an index of words (« …_of_words »), among all rows of the
 * platform. Folded words contain no character to escape.
 */
export function holdsIndexedWords(
  column: RawBuilder<unknown>,
  words: TypedWords,
): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`
  const wanted = words
    .map((forms) => `(${forms.map((form) => `'${form}':*`).join(' | ')})`)
    .join(' & ')
  return sql<boolean>`array_to_tsvector(array_remove(string_to_array(${column}, ' '), ''))
    @@ ${wanted}::tsquery`
}

/**
 * Whether a column of names, with its index of words, holds the typed text; no name consists of
 * punctuation only.
 */
export function isNamed(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = typedForms(typed)
  return words.length === 0 && typed !== '' ? sql<boolean>`false` : holdsIndexedWords(column, words)
}
