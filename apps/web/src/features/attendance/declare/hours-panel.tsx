import { longestDisputeComment } from '@renfort/contract/attendance/attendance.ts'
import { FooterRefusal } from '../../../platform/footer-refusal.tsx'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  type EditedTime,
  editOf,
  readEdit,
} from '@renfort/domain/attendance/declare/edited-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { fullName } from '../../../platform/person-name.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { ProfileButton } from '../../sider/profile/profile-button.tsx'
import { dayOf, type Line, timesOf } from '../hours-line.ts'
import { ClockingMarks, ClockingOddities } from '../clocking-notes.tsx'
import { StatusBadge, useClosedReason, useDifferenceTexts } from '../line-state.tsx'
import { useDisputeHours, useReadHoursAgain } from '../queries.ts'
import { useHoursWords } from '../words.ts'
import { EditFields } from './edit-fields.tsx'
import { HoursFigures } from './hours-figures.tsx'
import { VersionHistory } from './version-history.tsx'

interface HoursPanelProps {
  line: Line
  onClose: () => void
}

/** The whole record of a line, and a form for other hours while the line waits for the company (TS-10, TS-16). */
export function HoursPanel({ line, onClose }: HoursPanelProps) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const closedReason = useClosedReason()(line)
  const form = useHoursForm(line, onClose)
  const { edit, setEdit, read, comment, setComment, isDirty } = form
  const name = fullName(line.sider)
  const { name: task, jobTitle } = line.task
  const isOpen = closedReason === undefined
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t(($) => $.panel.title, { name })}
      context={`${missionDisplayName(jobTitle.name, task)}, ${formatDay(dayOf(line), locale, 'medium')}`}
      isDirty={isDirty}
      footer={isOpen && <ApplyButton form={form} />}
    >
      <div className="flex flex-col gap-6">
        <ProfileButton siderId={line.sider.id} name={name} className="self-start text-table" />
        <LineNotes line={line} closedReason={closedReason} />
        {isOpen && (
          <>
            <EditFields
              edit={edit}
              issues={read.issues}
              around={timesOf(line).planned ?? timesOf(line).retained}
              zone={line.timeZone}
              onChange={setEdit}
            />
            <TextArea
              isOptional
              label={t(($) => $.panel.comment)}
              help={t(($) => $.panel.commentHelp)}
              rows={2}
              limit={longestDisputeComment}
              value={comment}
              onChange={setComment}
            />
            <p className="text-table text-muted">{t(($) => $.panel.once, { name })}</p>
          </>
        )}
        <HoursFigures line={line} edited={isOpen && form.hasOtherHours ? read.time : null} />
        <VersionHistory line={line} />
      </div>
    </SidePanel>
  )
}

type HoursForm = ReturnType<typeof useHoursForm>

function useHoursForm(line: Line, onClose: () => void) {
  const t = useHoursWords()
  const toast = useToast()
  const readAgain = useReadHoursAgain()
  const { mutate, isPending, error } = useDisputeHours()
  const { original, retained } = timesOf(line)
  const first = editOf(retained, line.timeZone)
  const [edit, setEdit] = useState<EditedTime>(first)
  const [comment, setComment] = useState('')
  const read = readEdit(edit, original, line.timeZone)
  const hasOtherHours = read.time === null || !isSame(read.time, retained)
  const apply = (time: WorkedTime) =>
    mutate(
      {
        params: { id: line.id },
        body: {
          startDate: time.startDate,
          endDate: time.endDate,
          breakDates: [...time.breaks],
          ...(comment.trim() === '' ? {} : { comment }),
        },
      },
      {
        onSuccess: () => {
          toast.success(t(($) => $.panel.done, { name: fullName(line.sider) }))
          onClose()
        },
        // Somebody else, or the deadline, may have decided meanwhile.
        onError: readAgain,
      },
    )
  return {
    edit,
    setEdit,
    comment,
    setComment,
    read,
    hasOtherHours,
    isDirty: hasOtherHours || comment !== '',
    apply,
    isPending,
    error,
  }
}

function isSame(a: WorkedTime, b: WorkedTime): boolean {
  return JSON.stringify(minutesOf(a)) === JSON.stringify(minutesOf(b))
}

function minutesOf({ startDate, endDate, breaks }: WorkedTime): string[] {
  const rests = breaks.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  return [startDate, endDate, ...rests.flatMap((rest) => [rest.startDate, rest.endDate])].map(
    (at) => at.slice(0, 16),
  )
}

function ApplyButton({ form }: { form: HoursForm }) {
  const t = useHoursWords()
  const { read, comment, hasOtherHours, isPending, error, apply } = form
  const [issue] = read.issues
  const reason = () => {
    if (issue !== undefined) return errorSentence(issue.key, issue.params)
    if (!hasOtherHours) return t(($) => $.panel.unchanged)
    return comment.length > longestDisputeComment ? t(($) => $.panel.tooLong) : undefined
  }
  return (
    <>
      <FooterRefusal error={error} />
      <Button
        variant="primary"
        pending={isPending}
        disabledReason={reason()}
        onPress={() => {
          if (read.time !== null) apply(read.time)
        }}
      >
        {t(($) => $.panel.apply)}
      </Button>
    </>
  )
}

interface LineNotesProps {
  line: Line
  closedReason: string | undefined
}

/** The state of a line: what differs, why it is closed, and when it is validated automatically. */
function LineNotes({ line, closedReason }: LineNotesProps) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const texts = useDifferenceTexts()(line)
  const { deadline, validatedAt, paidAt, comment, corrections } = line
  const correction = corrections.at(-1)
  return (
    <div className="flex flex-col items-start gap-2 text-table">
      <StatusBadge line={line} />
      {texts.length > 0 && (
        <ul className="list-disc pl-5 font-medium">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ClockingMarks line={line} />
      <ClockingOddities line={line} />
      {closedReason !== undefined && <p>{closedReason}</p>}
      {deadline !== null && (
        <p className="text-muted">{t(($) => $.panel.byItself, momentParts(deadline, locale))}</p>
      )}
      {validatedAt !== null && (
        <p className="text-muted">
          {t(($) => $.panel.validatedAt, momentParts(validatedAt, locale))}
        </p>
      )}
      {paidAt !== null && (
        <p className="text-muted">{t(($) => $.panel.paidAt, momentParts(paidAt, locale))}</p>
      )}
      {correction !== undefined && (
        <Quoted
          caption={t(($) => $.panel.correctedAt, momentParts(correction.madeAt, locale))}
          text={correction.reason}
        />
      )}
      {comment !== null && <Quoted caption={t(($) => $.panel.sent)} text={comment} />}
    </div>
  )
}

/** A text exactly as somebody wrote it. */
function Quoted({ caption, text }: { caption: string; text: string }) {
  return (
    <figure>
      <figcaption className="text-muted">{caption}</figcaption>
      <blockquote className="border-l-2 border-edge pl-3 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
    </figure>
  )
}
