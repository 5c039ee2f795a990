import { type Mission, confirmMission } from '@renfort/contract/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { note } from '../../platform/analytics.ts'
import { useFeatures } from '../../platform/features.tsx'
import { useCommand } from '../../platform/query.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useLegalGuard } from '../legal-guard/use-legal-guard.ts'
import { useSaveMission } from '../mission-fields/queries.ts'
import {
  type MissingItem,
  mergedItems,
  missingInRefusal,
} from '../mission-record/facts/missing-items.ts'
import { useKnownMissing } from '../mission-record/facts/missing-list.tsx'
import { missionAnswered } from '../mission-record/mission-changes.ts'
import { useCompletionGate } from '../organisation/use-completion-gate.tsx'
import { PolicyVersionNote } from '../quotation/policy-version/policy-version-note.tsx'
import { PriceInShort, PriceTotals } from '../quotation/price-totals.tsx'
import { BackLink } from './posting-footer.tsx'
import { isText, SaveStateNote, useAutosave } from './use-autosave.tsx'
import { usePostingWords } from './words.ts'

interface ConfirmationPanelProps {
  mission: Mission
  posting: Posting
  onDetails: () => void
  /** What is missing and the button to post, where they stand with the price. */
  children?: ReactNode
}

/** The price, the button to post and a note (SUM-14 to SUM-18); the controls come first. */
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

/** The last checkbox, which enables the button below it (SUM-18). */
export function PostCheck({ posting }: { posting: Posting }) {
  const t = usePostingWords()
  return (
    <Checkbox isSelected={posting.isChecked} onChange={posting.setChecked}>
      {t(($) => $.confirm.check)}
    </Checkbox>
  )
}

export function PostButton({ posting }: { posting: Posting }) {
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

/** Back, price, last checkbox and post button at the foot, where the panel has no room next to the page. */
export function PostBar({ mission, posting }: { mission: Mission; posting: Posting }) {
  const t = usePostingWords()
  return (
    <footer
      aria-label={t(($) => $.frame.footer)}
      {...tourTarget('post')}
      className="sticky bottom-(--tour-foot) z-30 -mx-8 mt-6 -mb-8 flex flex-col gap-2 border-t border-line bg-surface px-8 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] text-table shadow-bar narrow:-mx-4 narrow:-mb-6 narrow:px-4"
    >
      <div className="flex items-center gap-4">
        <BackLink mission={mission} step="summary" labelClass="narrow:sr-only" />
        <PostCheck posting={posting} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <PriceInShort mission={mission} />
        <span className="ml-auto">
          <PostButton posting={posting} />
        </span>
      </div>
    </footer>
  )
}

function noteOf(text: string): string | null {
  return text.trim() === '' ? null : text
}

type Posting = ReturnType<typeof usePosting>

/** The note, the last checkbox and the post button, with the reason when it is disabled (SUM-17, SUM-18). */
export function usePosting(mission: Mission, onPosted: (mission: Mission) => void) {
  const t = usePostingWords()
  const save = useSaveMission(mission.id)
  const gate = useCompletionGate()
  const { missing, isPending, confirm } = useConfirmation(mission, onPosted)
  const { pending } = useLegalGuard(mission)
  const [isChecked, setChecked] = useState(false)
  const note = useAutosave({
    draftKey: `mission:${mission.id}:note`,
    saved: mission.sideNote ?? '',
    isValue: isText,
    save: (text) => save({ sideNote: noteOf(text) }),
  })
  const closedBecause =
    (missing.length > 0 ? t(($) => $.confirm.incomplete) : undefined) ??
    (pending > 0 ? t(($) => $.confirm.lawPending) : undefined) ??
    (isChecked ? undefined : t(($) => $.confirm.unchecked))
  return {
    missing,
    /** Points of the law that nobody has given a reason for yet. */
    pending,
    note,
    isChecked,
    setChecked,
    closedBecause,
    isPosting: isPending || gate.isChecking,
    post: async () => {
      // A note that could not be saved goes with the mission; a saved one is not sent again.
      const body = (await note.flush()) ? {} : { sideNote: noteOf(note.value) }
      await gate.pass(() => confirm(body))
    },
    /** Opens the settings that the company still has to complete. */
    complete: () => void gate.pass(() => undefined),
    dialog: gate.dialog,
  }
}

interface RefusedPosting {
  readonly mission: Mission
  readonly items: readonly MissingItem[]
}

/** Posts a draft: what is missing first, then the call. */
function useConfirmation(mission: Mission, onPosted: (mission: Mission) => void) {
  const client = useQueryClient()
  const [refused, setRefused] = useState<RefusedPosting | null>(null)
  const command = useCommand(confirmMission, {
    handles: ({ metadata }) => {
      const items = missingInRefusal(metadata)
      setRefused({ mission, items })
      return items.length > 0
    },
    onSuccess: (posted) => {
      missionAnswered(client, posted)
      note({ name: 'mission_posted', properties: { taskId: posted.id, type: posted.type } })
      onPosted(posted)
    },
  })
  const known = useKnownMissing(mission, useFeatures().departments)
  // A refusal of the API counts only while the mission is unchanged.
  const missing = refused?.mission === mission ? mergedItems(known, refused.items) : known
  return {
    missing,
    isPending: command.isPending,
    confirm: (body: { sideNote?: string | null }) =>
      command.mutate({ params: { id: mission.id }, body }),
  }
}
