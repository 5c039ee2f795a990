import type { ContractDetails } from '@renfort/contract/contract.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'
import { useContractWords } from '../words.ts'
import { CorrectionBlock } from './correction-block.tsx'
import { useCorrectionWords } from './words.ts'

interface ContestedBlockProps {
  batch: ContractDetails
  /** Why the caller could not sign it, who has just tried. */
  refusal: string | null
}

/** In place of the signature of a contested document: who contested it, since when, why, and what comes next. */
export function ContestedBlock({ batch, refusal }: ContestedBlockProps) {
  const words = useContractWords()
  const t = useCorrectionWords()
  const { locale } = useUiWords()
  const { contestation, correction } = batch
  return (
    <>
      <Panel title={words(($) => $.sign.heading)}>
        {contestation !== null && (
          <>
            <p className="text-muted">
              {t(($) => $.waiting.contestedBy, {
                name: contestation.name,
                ...momentParts(contestation.date, locale, 'medium'),
              })}
            </p>
            <blockquote className="mt-1 mb-3 max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">
              {contestation.description}
            </blockquote>
          </>
        )}
        {correction === null && (
          <>
            <p>{t(($) => $.waiting.next)}</p>
            <p className="mt-2 text-table text-muted">{t(($) => $.waiting.meanwhile)}</p>
          </>
        )}
        {refusal !== null && <RefusalAlert>{refusal}</RefusalAlert>}
      </Panel>
      {correction !== null && <CorrectionBlock batch={batch} correction={correction} />}
    </>
  )
}
