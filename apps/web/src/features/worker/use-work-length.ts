import { useWorkerWords } from './words.ts'

/** Months of former work as people say them: « 2 ans 3 mois ». */
export function useWorkLength(): (months: number) => string {
  const t = useWorkerWords()
  return (months) => {
    const [years, rest] = [Math.floor(months / 12), months % 12]
    return [
      ...(years > 0 ? [t(($) => $.years, { count: years })] : []),
      ...(rest > 0 ? [t(($) => $.months, { count: rest })] : []),
    ].join('\u00a0')
  }
}
