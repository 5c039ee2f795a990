import { useImportWords } from './words.ts'

/** Line numbers that a sentence says; the others are counted. */
const mostNumbers = 12

/** Some lines named by their numbers: « Ligne 7 », « Lignes 7, 9 ». */
export function useLineNumbers(): (lines: readonly number[]) => string {
  const t = useImportWords()
  return (lines) => {
    const shown = lines.slice(0, mostNumbers).join(', ')
    const count = lines.length - mostNumbers
    return count > 0
      ? t(($) => $.moreLines, { lines: shown, count })
      : t(($) => $.numbers, { lines: shown, count: lines.length })
  }
}
