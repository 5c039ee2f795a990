import type { Mission } from '@renfort/contract/mission.ts'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { PolicyVersionNote } from '../quotation/policy-version/policy-version-note.tsx'
import { PriceTotals } from '../quotation/price-totals.tsx'
import { SaveStateNote } from './save-state-note.tsx'
import type { Posting } from './use-posting.ts'
import { usePostingWords } from './words.ts'

interface ConfirmationPanelProps {
  mission: Mission
  posting: Posting
  onDetails: () => void
  /** What is missing and the posting itself, where they stand with the price. */
  children?: ReactNode
}

/** The price, the posting and a note (SUM-14 to SUM-18); what must be reached comes first. */
export function ConfirmationPanel({
  mission,
  posting: { note },
  onDetails,
  children,
}: ConfirmationPanelProps) {
  const t = usePostingWords()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-5 narrow:p-4"
    >
      <h3 id={id} className="text-lg font-semibold">
        {t(($) => $.confirm.title)}
      </h3>
      <PriceTotals mission={mission} />
      <Button aria-haspopup="dialog" onPress={onDetails}>
        {t(($) => $.confirm.details)}
      </Button>
      {children}
      <div>
        <TextArea
          label={t(($) => $.confirm.note)}
          help={t(($) => $.confirm.noteHelp)}
          isOptional
          rows={2}
          value={note.value}
          onChange={note.change}
          onBlur={() => void note.flush()}
        />
        {note.state !== 'saved' && (
          <SaveStateNote state={note.state} onRetry={() => void note.flush()} />
        )}
      </div>
      <PolicyVersionNote mission={mission} />
    </section>
  )
}
