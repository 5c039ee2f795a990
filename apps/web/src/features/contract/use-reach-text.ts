import type { SeenBatch } from '@renfort/contract/contract.ts'
import { isReadToTheEnd } from '@renfort/domain/contract/reading.ts'
import { useContractWords } from './words.ts'

/** The furthest page of a document that was in sight: all that is known of how it was read. */
export function useReachText(): (reading: Pick<SeenBatch, 'pages' | 'pagesRead'>) => string {
  const t = useContractWords()
  return (reading) => {
    const { pages, pagesRead } = reading
    if (pages === null || pagesRead === 0) return t(($) => $.document.readNothing)
    return isReadToTheEnd(reading)
      ? t(($) => $.document.readWhole)
      : t(($) => $.document.read, { read: pagesRead, pages })
  }
}
