import type { Mission } from '@renfort/contract/mission.ts'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { PolicyVersionNote } from '../quotation/policy-version/policy-version-note.tsx'
import { PriceInShort } from '../quotation/price-totals.tsx'
import { PriceTotals } from '../quotation/price-totals.tsx'
import { BackLink } from './posting-footer.tsx'
import { SaveStateNote } from './use-autosave.tsx'
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

/** The last check, which opens the button under it (SUM-18). */
export function PublishCheck({ posting }: { posting: Posting }) {
  const t = usePostingWords()
  return (
    <Checkbox isSelected={posting.isChecked} onChange={posting.setChecked}>
      {t(($) => $.confirm.check)}
    </Checkbox>
  )
}

export function PublishButton({ posting }: { posting: Posting }) {
  const t = usePostingWords()
  return (
    <Button
      variant="primary"
      size="large"
      disabledReason={posting.closedBecause}
      pending={posting.isPosting}
      onPress={() => void posting.post()}
    >
      {t(($) => $.confirm.submit)}
    </Button>
  )
}

/** Way back, price, last check and posting at the foot, where the panel does not stand beside. */
export function PublishBar({ mission, posting }: { mission: Mission; posting: Posting }) {
  const t = usePostingWords()
  return (
    <footer
      aria-label={t(($) => $.frame.footer)}
      className="sticky bottom-0 z-30 -mx-8 mt-6 -mb-8 flex flex-col gap-2 border-t border-line bg-surface px-8 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] text-table shadow-bar narrow:-mx-4 narrow:-mb-6 narrow:px-4"
    >
      <div className="flex items-center gap-4">
        <BackLink mission={mission} step="summary" labelClass="narrow:sr-only" />
        <PublishCheck posting={posting} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <PriceInShort mission={mission} />
        <span className="ml-auto">
          <PublishButton posting={posting} />
        </span>
      </div>
    </footer>
  )
}
