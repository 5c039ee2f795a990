import { typedForms } from '@renfort/domain/kernel/searched.ts'
import { type RawBuilder, sql } from 'kysely'

/** Of each word that was typed, the forms of which one is to be found (the domain’s `typedForms`). */
export type TypedWords = readonly (readonly string[])[]

/** Whether a text that the database has `searched` holds every word. Read row by row, for the rows of a company. */
export function holdsWords(text: RawBuilder<unknown>, words: TypedWords): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`
  const conditions = words.map(
    (forms) => sql`' ' || ${text} like any(${forms.map((form) => `% ${form}%`)}::text[])`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/**
 * The same of a column of names, found through its index of words (« …_of_words »), among all rows of the
 * platform. Folded words hold no sign to escape.
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

/** Whether a column of names, with its index of words, holds what was typed; signs alone are in no name. */
export function isNamed(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = typedForms(typed)
  return words.length === 0 && typed !== '' ? sql<boolean>`false` : holdsIndexedWords(column, words)
}
