import type { EstimateLine } from './estimate.ts'
import { useQuotationWords } from './words.ts'

/** The kind of hours of a line: one kind in full, several kinds abbreviated. */
export function useLineTitle(): (line: Pick<EstimateLine, 'tags'>) => string {
  const t = useQuotationWords()
  return ({ tags }) => {
    const [first] = tags
    if (first !== undefined && tags.length === 1) return t(($) => $.tags[first])
    return tags.map((tag) => t(($) => $.shortTags[tag])).join(', ')
  }
}
