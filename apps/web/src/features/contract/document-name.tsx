import type { SeenBatch } from '@renfort/contract/contract.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useContractWords } from './words.ts'

interface DocumentNameProps {
  batch: Pick<SeenBatch, 'kind' | 'number' | 'madeAt'>
}

/** What tells a document from the others of its mission: its kind, its number and when it was made. */
export function DocumentName({ batch: { kind, number, madeAt } }: DocumentNameProps) {
  const t = useContractWords()
  const { locale } = useUiWords()
  const what = kind === 'contract' ? t(($) => $.contract) : t(($) => $.kinds[kind])
  const { day } = momentParts(madeAt, locale, 'medium')
  return (
    <span className="block text-sm text-muted">
      {number === null
        ? t(($) => $.documentMade, { what, day })
        : t(($) => $.documentName, { what, number, day })}
    </span>
  )
}
