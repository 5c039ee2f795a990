import { conflictPageSize } from '@renfort/contract/attendance/conflicts.ts'
import { FooterRefusal } from '../../../platform/footer-refusal.tsx'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { isAbsence } from '@renfort/domain/attendance/validate/difference.ts'
import {
  type EditedTime,
  editOf,
  readEdit,
} from '@renfort/domain/attendance/declare/edited-time.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Handshake from 'lucide-react/icons/handshake'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { fullName } from '../../../platform/person-name.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { StaffPage } from '../../../platform/staff-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { EditFields } from '../declare/edit-fields.tsx'
import { timesOf, toTime } from '../hours-line.ts'
import { type Conflict, conflictsQuery, useResolveHours } from '../queries.ts'
import {
  CompanyWords,
  ConflictCard,
  HowClocked,
  MissionAndDay,
  VersionColumns,
} from './conflict-card.tsx'
import { useConflictWords } from './words.ts'

/** Hours on which companies and Siders disagree, for internal staff to decide; the oldest first. */
export function ConflictsPage({ page }: { page: number }) {
  const t = useConflictWords()
  return (
    <StaffPage title={t(($) => $.title)} context={t(($) => $.context)} home={t(($) => $.back)}>
      <Conflicts page={page} />
    </StaffPage>
  )
}

function Conflicts({ page }: { page: number }) {
  const t = useConflictWords()
  const { data, isError, refetch } = useQuery(conflictsQuery(page))
  const [openId, setOpenId] = useState<string | null>(null)
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={200} />
  if (data.conflicts.length === 0) {
    return (
      <EmptyState title={t(($) => $.empty)} icon={<Handshake aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  const open = data.conflicts.find(({ id }) => id === openId)
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.conflicts.map((conflict) => (
          <li key={conflict.id}>
            <ConflictCard conflict={conflict} onDecide={() => setOpenId(conflict.id)} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-4 flex justify-center"
        page={page}
        pageCount={Math.ceil(data.total / conflictPageSize)}
        link={({ page: to, ...link }) => (
          <Link to={staffPaths.attendances} search={{ page: to }} {...link} />
        )}
      />
      {open !== undefined && (
        <ConflictPanel key={open.id} conflict={open} onClose={() => setOpenId(null)} />
      )}
    </>
  )
}

interface ConflictPanelProps {
  conflict: Conflict
  onClose: () => void
}

/** Decides the hours: one of the versions with one click, or other hours. */
function ConflictPanel({ conflict, onClose }: ConflictPanelProps) {
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
        <HowClocked conflict={conflict} />
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

/** A click fills in the hours of one side. */
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
      <FooterRefusal error={error} />
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
