import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addWords } from './i18n.ts'

/** Returns a sentence of one dictionary: `t(($) => $.title)`. A missing key does not compile. */
export type Words<Dictionary> = TFunction<'errors', () => Dictionary>

/**
 * Registers the dictionary of an area under the name of its folder, and returns the hook that its screens read it
 * with. The type comes from the dictionary, so there is no list of all dictionaries.
 */
export function defineWords<Dictionary extends object>(
  area: string,
  words: { readonly fr: Dictionary; readonly en: NoInfer<Dictionary> },
): () => Words<Dictionary> {
  addWords(area, words)
  return function useWords() {
    return useTranslation(area as 'errors').t as unknown as Words<Dictionary>
  }
}
