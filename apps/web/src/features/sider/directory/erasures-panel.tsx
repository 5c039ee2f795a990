import {
  closeSiderErasure,
  listSiderErasures,
  longestErasureNote,
  type SiderErasure,
} from '@renfort/contract/sider-self.ts'
import { dateInParis, instant } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Day } from '../../../ui/day.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useSiderDirectoryWords } from './words.ts'

type Outcome = 'erased' | 'refused'

staleAfter(listSiderErasures, ['erasedSiders'])

/** The Siders who ask to be erased (GDPR, article 17); nothing where nobody does. */
export function ErasuresPanel() {
  const t = useSiderDirectoryWords()
  const { data: erasures = [] } = useQuery({
    ...queryFor(listSiderErasures, {}),
    meta: { failure: 'nowhere' },
  })
  if (erasures.length === 0) return null
  const title = t(($) => $.erasures.title)
  return (
    <div className="mb-5">
      <Panel title={title}>
        <ul aria-label={title} className="divide-y divide-line">
          {erasures.map((erasure) => (
            <ErasureRow key={erasure.id} erasure={erasure} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function ErasureRow({ erasure }: { erasure: SiderErasure }) {
  const t = useSiderDirectoryWords()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { siderId, siderName, askedAt, comment, upcomingShifts } = erasure
  const closed =
    upcomingShifts === 0
      ? undefined
      : errorSentence('errors.sider.has_shifts', { count: upcomingShifts })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0">
        <Link
          to={staffPaths.sider}
          params={{ siderId }}
          className={linkClass('text', 'wrap-anywhere')}
        >
          {siderName}
        </Link>
        <p className="text-table text-muted wrap-anywhere">
          <Day date={dateInParis(instant(askedAt))} />
          {comment !== null && ` · ${comment}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => setOutcome('refused')}>{t(($) => $.erasures.refuse)}</Button>
        <Button disabledReason={closed} onPress={() => setOutcome('erased')}>
          {t(($) => $.erasures.erase)}
        </Button>
      </div>
      {outcome !== null && (
        <CloseDialog erasure={erasure} outcome={outcome} onClose={() => setOutcome(null)} />
      )}
    </li>
  )
}

interface CloseDialogProps {
  erasure: SiderErasure
  outcome: Outcome
  onClose: () => void
}

function CloseDialog({ erasure, outcome, onClose }: CloseDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const close = useCommand(closeSiderErasure, {
    changes: ['erasedSiders'],
    onSuccess: () => {
      toast.success(t(($) => $.erasures.done[outcome], { name: erasure.siderName }))
      onClose()
    },
  })
  const confirm = () => {
    const said = note.trim()
    setMissing(outcome === 'refused' && said === '')
    if (outcome === 'refused' && said === '') return
    const body = { outcome, ...(said !== '' && { note: said }) }
    close.mutate({ params: { id: erasure.id }, body })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger={outcome === 'erased'}
      title={t(($) => $.erasures.titles[outcome], { name: erasure.siderName })}
      confirmLabel={t(($) => (outcome === 'erased' ? $.erasures.erase : $.erasures.refuse))}
      pending={close.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {outcome === 'erased' ? (
        t(($) => $.erasures.eraseText)
      ) : (
        <TextArea
          label={t(($) => $.erasures.note)}
          limit={longestErasureNote}
          error={isMissing ? errorSentence('errors.field.required') : undefined}
          value={note}
          onChange={setNote}
        />
      )}
    </ConfirmDialog>
  )
}
