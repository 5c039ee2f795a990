import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { isAbsence } from '@renfort/domain/attendance/difference.ts'
import { type EditedTime, editOf, readEdit } from '@renfort/domain/attendance/edited-time.ts'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { fullName } from '../../../platform/person-name.ts'
import { Button } from '../../../ui/button.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { EditFields } from '../edit-fields.tsx'
import { timesOf, toTime } from '../hours-line.ts'
import { CompanyWords, MissionAndDay } from './conflict-card.tsx'
import { type Conflict, useResolveHours } from './queries.ts'
import { VersionColumns } from './version-columns.tsx'
import { useConflictWords } from './words.ts'

interface ConflictPanelProps {
  conflict: Conflict
  onClose: () => void
}

/** Decides what was worked: one of the versions with one act, or other hours. */
export function ConflictPanel({ conflict, onClose }: ConflictPanelProps) {
  const t = useConflictWords()
  const form = useResolution(conflict, onClose)
  const { wanted, edit, planned } = form
  return (
    <SidePanel
      isOpen
      size="large"
      onClose={onClose}
      isDirty={form.isDirty}
      title={t(($) => $.panel.title, { name: fullName(conflict.sider) })}
      context={<MissionAndDay conflict={conflict} />}
      footer={<RetainButton form={form} />}
    >
      <div className="flex flex-col gap-6">
        <VersionColumns versions={conflict.versions} zone={conflict.timeZone} />
        <CompanyWords conflict={conflict} />
        <Fills conflict={conflict} onTake={form.take} />
        {wanted === 'absence' ? (
          <p className="flex flex-wrap items-center justify-between gap-3">
            {t(($) => $.panel.absent)}
            <Button size="small" variant="quiet" onPress={() => form.take(planned)}>
              {t(($) => $.panel.absentUndo)}
            </Button>
          </p>
        ) : (
          <EditFields
            edit={edit}
            issues={form.issues}
            around={planned}
            zone={conflict.timeZone}
            onChange={form.setEdit}
          />
        )}
        <p className="text-table text-muted">{t(($) => $.panel.final)}</p>
      </div>
    </SidePanel>
  )
}

interface FillsProps {
  conflict: Conflict
  onTake: (time: WorkedTime) => void
}

/** One click takes what one side said. */
function Fills({ conflict: { versions }, onTake }: FillsProps) {
  const t = useConflictWords()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-table font-medium">{t(($) => $.panel.take)}</legend>
      {(['shift', 'sider', 'company'] as const).map((origin) => {
        const version = versions.findLast((each) => each.origin === origin)
        return (
          version !== undefined && (
            <Button key={origin} size="small" onPress={() => onTake(toTime(version))}>
              {t(($) => $.panel.fills[origin])}
            </Button>
          )
        )
      })}
    </fieldset>
  )
}

type Resolution = ReturnType<typeof useResolution>

function useResolution(conflict: Conflict, onClose: () => void) {
  const t = useConflictWords()
  const toast = useToast()
  const { mutate, isPending, error } = useResolveHours()
  const { planned, original, declared, retained } = timesOf({
    history: conflict.versions.map(asHistory),
  })
  const plan = planned ?? declared ?? retained
  const first = editOf(declared ?? plan, conflict.timeZone)
  const [edit, setEdit] = useState<EditedTime>(first)
  const [absent, setAbsent] = useState<WorkedTime | null>(null)
  const read = readEdit(edit, original, conflict.timeZone)
  const take = (time: WorkedTime) => {
    setAbsent(isAbsence(time) ? time : null)
    if (!isAbsence(time)) setEdit(editOf(time, conflict.timeZone))
  }
  const apply = (time: WorkedTime) =>
    mutate(
      {
        params: { id: conflict.id },
        body: { startDate: time.startDate, endDate: time.endDate, breaks: [...time.breaks] },
      },
      {
        onSuccess: () => {
          toast.success(t(($) => $.panel.done, { name: fullName(conflict.sider) }))
          onClose()
        },
      },
    )
  return {
    wanted: absent === null ? ('hours' as const) : ('absence' as const),
    edit,
    setEdit,
    planned: plan,
    issues: read.issues,
    time: absent ?? read.time,
    take,
    isDirty: absent !== null || JSON.stringify(edit) !== JSON.stringify(first),
    apply,
    isPending,
    error,
  }
}

function asHistory({ origin, startDate, endDate, breaks }: Conflict['versions'][number]) {
  return { origin, startDate, endDate, breaks, actions: [] }
}

function RetainButton({ form }: { form: Resolution }) {
  const t = useConflictWords()
  const { wanted, issues, time, isPending, error, apply } = form
  const [issue] = wanted === 'absence' ? [] : issues
  return (
    <>
      {error !== null && (
        <p role="alert" className="mr-auto min-w-0 text-table text-danger">
          {sentenceOf(error)}
        </p>
      )}
      <Button
        variant="primary"
        pending={isPending}
        disabledReason={issue && errorSentence(issue.key, issue.params)}
        onPress={() => {
          if (time !== null) apply(time)
        }}
      >
        {t(($) => $.panel.submit)}
      </Button>
    </>
  )
}
