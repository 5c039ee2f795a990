import { useImportWords } from './words.ts'

/** Line numbers that a sentence says; the others are counted. */
const mostNumbers = 12

/** The numbers of some lines as a sentence says them. */
export function useLineNumbers(): (lines: readonly number[]) => string {
  const t = useImportWords()
  return (lines) => {
    const shown = lines.slice(0, mostNumbers).join(', ')
    const count = lines.length - mostNumbers
    return count <= 0 ? shown : t(($) => $.moreLines, { lines: shown, count })
  }
}
