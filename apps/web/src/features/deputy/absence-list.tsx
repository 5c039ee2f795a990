import type { Absence } from '@renfort/contract/deputy.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import CalendarOff from 'lucide-react/icons/calendar-off'
import { useCan, useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { absencesQuery, useCancelAbsence } from './queries.ts'
import { useDeputyWords } from './words.ts'

/** Absences that concern the person, and to an administrator those of the team. */
export function AbsenceList() {
  const t = useDeputyWords()
  const toast = useToast()
  const { data, isError, refetch } = useQuery(absencesQuery())
  const cancel = useCancelAbsence()
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failed)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={1} rowHeight={64} />
  if (data.length === 0) return <p className="py-3">{t(($) => $.none)}</p>
  return (
    <ul className="divide-y divide-line">
      {data.map((absence) => (
        <AbsenceRow
          key={absence.id}
          absence={absence}
          isCancelling={cancel.isPending && cancel.variables.params.id === absence.id}
          onCancel={() =>
            cancel.mutate(
              { params: { id: absence.id } },
              { onSuccess: () => toast.success(t(($) => $.cancelled)) },
            )
          }
        />
      ))}
    </ul>
  )
}

interface AbsenceRowProps {
  absence: Absence
  isCancelling: boolean
  onCancel: () => void
}

function AbsenceRow({ absence, isCancelling, onCancel }: AbsenceRowProps) {
  const t = useDeputyWords()
  const { locale } = useUiWords()
  const me = useMe()
  const isAdmin = useCan('team.manage').allowed
  const { person, deputy, trouble } = absence
  const [from, until] = [absence.from, absence.until].map((day) => formatDay(isoDate(day), locale))
  const dates = from === until ? t(($) => $.oneDay, { from }) : t(($) => $.dates, { from, until })
  const isMine = person.id === me.id
  const name = isMine ? t(($) => $.mine) : fullName(person)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <CalendarOff aria-hidden size={22} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-break-word">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-table text-muted tabular-nums">
          <span>{dates}</span>
          <span className="wrap-break-word">
            {deputy.id === me.id
              ? t(($) => $.youStandIn)
              : t(($) => $.deputyIs, { deputy: fullName(deputy) })}
          </span>
        </p>
        {trouble !== null && (
          <p className="mt-1 rounded-control bg-orange-wash px-3 py-2 text-orange">
            {t(($) => $.troubles[trouble], { deputy: fullName(deputy) })}
          </p>
        )}
      </div>
      {(isMine || isAdmin) && (
        <Button
          size="small"
          pending={isCancelling}
          aria-label={t(($) => $.cancelLabel, { person: name, dates })}
          onPress={onCancel}
        >
          {t(($) => $.cancel)}
        </Button>
      )}
    </li>
  )
}
