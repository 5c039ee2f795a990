import type { SeenBatch } from '@renfort/contract/contract.ts'
import { isReadToTheEnd } from '@renfort/domain/contract/reading.ts'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { useContractWords } from './words.ts'

/** Why a document is not signed together with others; only those read to their end are. */
export function useReasonNotToChoose(): (batch: SeenBatch) => string | undefined {
  const t = useContractWords()
  const decision = useCan('contract.sign')
  return (batch) => {
    if (!decision.allowed) return errorSentence(decision.because)
    if (batch.status !== 'unsigned') return t(($) => $.contest.waiting)
    if (batch.pages === null) return t(($) => $.sign.noPaper)
    if (isReadToTheEnd(batch)) return undefined
    const { pagesRead: read, pages } = batch
    return read === 0
      ? t(($) => $.several.readNothing)
      : t(($) => $.several.readFirst, { read, pages })
  }
}

interface SignSeveralBarProps {
  /** The documents that are chosen. */
  ready: readonly SeenBatch[]
  onSign: () => void
  /** What else is done with them. */
  children: ReactNode
}

/** Says what can be signed together, and leads to it. */
export function SignSeveralBar({ ready, onSign, children }: SignSeveralBarProps) {
  const t = useContractWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
      <p className="text-table text-muted">{t(($) => $.several.help)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Button
          icon={<PenLine aria-hidden size={17} />}
          aria-haspopup="dialog"
          disabledReason={ready.length === 0 ? t(($) => $.several.chooseFirst) : undefined}
          onPress={onSign}
        >
          {ready.length === 0
            ? t(($) => $.several.open)
            : t(($) => $.several.openOf, { count: ready.length })}
        </Button>
      </div>
    </div>
  )
}
