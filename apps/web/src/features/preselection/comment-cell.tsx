import type { Applicant } from '@renfort/contract/preselection.ts'
import { applicantTextLimit } from '@renfort/domain/preselection/applicant.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createAutosaver } from '../../platform/autosaver.ts'
import { connection } from '../../platform/connection.ts'
import { useCan } from '../../platform/me.ts'
import { pauses } from '../../platform/pauses.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUpdateApplicant } from './queries.ts'
import { usePreselectionWords } from './words.ts'

interface CommentCellProps {
  taskId: string
  applicant: Applicant
}

/** The comment of the provider's staff, who alone may write it (PRE-09). */
export function CommentCell({ taskId, applicant }: CommentCellProps) {
  const t = usePreselectionWords()
  const edits = useCan('applicant.edit').allowed
  if (edits) return <CommentField taskId={taskId} applicant={applicant} />
  if (applicant.comment === null) return <span className="text-muted">{t(($) => $.noComment)}</span>
  return <p className="wrap-anywhere whitespace-pre-line">{applicant.comment}</p>
}

/** Saves itself once the typing rests for a second (PRE-05); leaving the field does not wait. */
function CommentField({ taskId, applicant: { id, name, comment } }: CommentCellProps) {
  const t = usePreselectionWords()
  const { mutateAsync } = useUpdateApplicant(taskId)
  const [typed, setTyped] = useState(comment ?? '')
  const [isTouched, setTouched] = useState(false)
  const [saver] = useState(() =>
    createAutosaver<string>({ delay: pauses.comment, keep: () => undefined }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  useEffect(
    () =>
      saver.saveWith((text) =>
        mutateAsync({ params: { id: taskId }, body: { id, update: { comment: text.trim() } } }),
      ),
    [saver, mutateAsync, taskId, id],
  )
  useEffect(() => () => void saver.flush(), [saver])
  useEffect(() => connection.onReturn(() => void saver.flush()), [saver])
  const isTooLong = typed.trim().length > applicantTextLimit
  const change = (text: string) => {
    setTyped(text)
    setTouched(true)
    if (text.trim().length > applicantTextLimit) saver.drop()
    else saver.change(text)
  }
  return (
    <div className="w-full min-w-0 md:min-w-48">
      <TextArea
        isLabelHidden
        label={t(($) => $.commentOn, { name })}
        rows={2}
        value={typed}
        limit={applicantTextLimit}
        error={isTooLong ? t(($) => $.tooLong) : undefined}
        onChange={change}
        onBlur={() => void saver.flush()}
      />
      <p aria-live="polite" className="flex items-center gap-2 text-sm text-muted">
        {isTouched && t(($) => $.saving[state])}
        {state === 'failed' && (
          <Button size="small" onPress={() => void saver.flush()}>
            {t(($) => $.retry)}
          </Button>
        )}
      </p>
    </div>
  )
}
