import { uploadFile } from '@renfort/contract/file.ts'
import { type Applicant, listApplicants } from '@renfort/contract/preselection.ts'
import { acceptedMediaTypes } from '@renfort/domain/file/upload.ts'
import { applicantTextLimit } from '@renfort/domain/preselection/applicant.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createAutosaver } from '../../platform/autosaver.ts'
import { call } from '../../platform/call.ts'
import { connection } from '../../platform/connection.ts'
import { FileLink } from '../../platform/file-link.tsx'
import { useCan } from '../../platform/me.ts'
import { pauses } from '../../platform/pauses.ts'
import { useCommand } from '../../platform/query.ts'
import type { SignedFile } from '../../platform/signed-file.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useUpdateApplicant } from './queries.ts'
import { usePreselectionWords } from './words.ts'

interface DecisionCellProps {
  taskId: string
  applicant: Applicant
  closedReason: string | undefined
  onRefuse: () => void
}

const looks = {
  sent: { tone: 'orange', Icon: Clock },
  approved: { tone: 'green', Icon: CircleCheck },
  refused: { tone: 'red', Icon: CircleX },
} as const

/** The decision, and a way to change it (PRE-02, C-39). */
export function DecisionCell({ taskId, applicant, closedReason, onRefuse }: DecisionCellProps) {
  const t = usePreselectionWords()
  const toast = useToast()
  const update = useUpdateApplicant(taskId)
  const decisions = useRef<HTMLDivElement>(null)
  const { id, name, preSelectionStatus: status, refusalReason, visible } = applicant
  const { tone, Icon } = looks[status]
  const label = status === 'sent' && !visible ? 'hidden' : status
  const approve = () =>
    update.mutate(
      { params: { id: taskId }, body: { id, update: { preSelectionStatus: 'approved' } } },
      { onSuccess: () => toast.success(t(($) => $.approved, { name })) },
    )
  useLayoutEffect(() => {
    // The button that was pressed has left: the other decision gets the focus.
    if (status !== 'approved' || !update.isSuccess) return
    if (document.activeElement !== document.body) return
    decisions.current?.querySelector('button')?.focus()
  }, [status, update.isSuccess])
  return (
    <div className="flex flex-col items-start gap-2 narrow:items-end">
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {t(($) => $.status[label])}
      </Badge>
      {refusalReason !== null && (
        <p className="text-sm wrap-anywhere text-muted">{refusalReason}</p>
      )}
      <div ref={decisions} className="flex flex-wrap gap-2">
        {status !== 'approved' && (
          <Button
            size="small"
            aria-label={t(($) => $.approveOf, { name })}
            {...tourTarget('applicant-approve')}
            pending={update.isPending}
            disabledReason={closedReason}
            onPress={approve}
          >
            {t(($) => $.approve)}
          </Button>
        )}
        {status !== 'refused' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t(($) => $.refuseOf, { name })}
            disabledReason={closedReason}
            onPress={onRefuse}
          >
            {t(($) => $.refuse)}
          </Button>
        )}
      </div>
    </div>
  )
}

interface CommentCellProps {
  taskId: string
  applicant: Applicant
}

/** The comment of the provider's staff: only they may write it (PRE-09). */
export function CommentCell({ taskId, applicant }: CommentCellProps) {
  const t = usePreselectionWords()
  const edits = useCan('applicant.edit').allowed
  if (edits) return <CommentField taskId={taskId} applicant={applicant} />
  if (applicant.comment === null) return <span className="text-muted">{t(($) => $.noComment)}</span>
  return <p className="wrap-anywhere whitespace-pre-line">{applicant.comment}</p>
}

/** Saves itself when the typing pauses for a second (PRE-05); leaving the field saves at once. */
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

interface CvCellProps {
  taskId: string
  applicant: Applicant
}

/** The CV to download; the operator can replace it (PRE-07, PRE-08). */
export function CvCell({ taskId, applicant }: CvCellProps) {
  const t = usePreselectionWords()
  const { id, name, cvLink } = applicant
  const uploads = useCan('applicant.uploadCv').allowed
  const fresh: SignedFile['fresh'] = async (signal) => {
    const now = await call(listApplicants, { params: { taskId } }, signal)
    return now.find((each) => each.id === id)?.cvLink ?? null
  }
  return (
    <div className="flex flex-col items-start gap-1 narrow:items-end">
      {cvLink !== null && (
        <FileLink
          file={{ address: cvLink, fresh }}
          aria-label={t(($) => $.downloadOf, { name })}
          className={linkClass('text', 'inline-flex min-h-6 items-center gap-1.5')}
        >
          <Download aria-hidden size={15} />
          {t(($) => $.download)}
        </FileLink>
      )}
      {cvLink === null && !uploads && <span className="text-muted">{t(($) => $.noCv)}</span>}
      {uploads && <CvTools taskId={taskId} applicant={applicant} />}
    </div>
  )
}

function CvTools({ taskId, applicant: { id, name, cvLink } }: CvCellProps) {
  const t = usePreselectionWords()
  const toast = useToast()
  const update = useUpdateApplicant(taskId)
  const upload = useCommand(uploadFile, {
    changes: ['cv'],
    onSuccess: () => toast.success(t(($) => $.cvSaved, { name })),
  })
  return (
    <fieldset aria-label={t(($) => $.cvOf, { name })} className="flex min-w-0 items-center gap-1">
      <FileButton
        size="small"
        accept={acceptedMediaTypes.cv}
        icon={<FileUp aria-hidden size={15} />}
        pending={upload.isPending}
        onChoose={(file) =>
          upload.mutate({ params: { type: 'cv', id }, query: { name: file.name }, body: file })
        }
      >
        {cvLink === null ? t(($) => $.addCv) : t(($) => $.changeCv)}
      </FileButton>
      {cvLink !== null && (
        <IconButton
          size="small"
          label={t(($) => $.removeCv, { name })}
          icon={<Trash2 aria-hidden size={15} />}
          onPress={() =>
            update.mutate({ params: { id: taskId }, body: { id, update: { cvLink: null } } })
          }
        />
      )}
    </fieldset>
  )
}
