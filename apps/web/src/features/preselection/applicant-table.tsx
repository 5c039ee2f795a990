import type { Mission } from '@renfort/contract/mission.ts'
import type { Applicant } from '@renfort/contract/preselection.ts'
import { instant, type LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { lazy } from 'react'
import { useCan } from '../../platform/me.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Day } from '../../ui/day.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { TimeRange } from '../../ui/time-range.tsx'
import { NameButton, ProfileButton } from '../sider/profile/profile-button.tsx'
import { CommentCell, CvCell, DecisionCell } from './applicant-cells.tsx'
import { useUpdateApplicant } from './queries.ts'
import { FormerWork, SiderPast, SiderStanding } from '../sider/candidates/candidate-facts.tsx'
import { usePreselectionWords } from './words.ts'

interface ApplicantTableProps {
  taskId: string
  applicants: readonly Applicant[]
  /** The shifts of the mission. */
  shifts: Mission['shifts']
  zone: TimeZone
  /** Why nobody can be approved or refused; `undefined` when they can. */
  closedReason: string | undefined
  onRefuse: (applicant: Applicant) => void
}

/** The applicants; some actions are only shown to the operator (PRE-08, PRE-09). */
export function ApplicantTable({
  taskId,
  applicants,
  shifts,
  zone,
  closedReason,
  onRefuse,
}: ApplicantTableProps) {
  const t = usePreselectionWords()
  const edits = useCan('applicant.edit').allowed
  const columns: Column<Applicant>[] = [
    {
      id: 'name',
      header: t(($) => $.columns.name),
      className: 'w-[22%]',
      cell: (applicant) => (
        <>
          <span className="flex items-center gap-1 font-medium wrap-anywhere">
            <ApplicantName taskId={taskId} applicant={applicant} />
            {edits && (
              <CopyButton
                text={applicant.id}
                label={t(($) => $.copyId, { name: applicant.name })}
              />
            )}
          </span>
          <span className="flex flex-col text-sm text-muted">
            <FormerWork {...applicant} />
            <SiderPast {...applicant} />
          </span>
        </>
      ),
    },
    {
      id: 'availability',
      header: t(($) => $.columns.availability),
      className: 'w-[23%]',
      cell: ({ availabilities, busy }) => (
        <div className="flex min-w-0 flex-col gap-1">
          <Availabilities periods={availabilities} zone={zone} />
          <SiderStanding {...{ shifts, availabilities, busy }} isAlwaysListed />
        </div>
      ),
    },
    {
      id: 'comment',
      header: t(($) => $.columns.comment),
      className: 'w-[18%]',
      cell: (applicant) => <CommentCell taskId={taskId} applicant={applicant} />,
    },
    {
      id: 'status',
      header: t(($) => $.columns.status),
      className: 'w-[19%]',
      cell: (applicant) => (
        <DecisionCell
          {...{ taskId, applicant, closedReason }}
          onRefuse={() => onRefuse(applicant)}
        />
      ),
    },
    {
      id: 'cv',
      header: t(($) => $.columns.cv),
      className: 'w-[11%]',
      cell: (applicant) => <CvCell taskId={taskId} applicant={applicant} />,
    },
  ]
  const visible: Column<Applicant> = {
    id: 'visible',
    header: t(($) => $.columns.visible),
    cell: (applicant) => <VisibleSwitch taskId={taskId} applicant={applicant} />,
  }
  return (
    <Table
      label={t(($) => $.applicants)}
      rows={applicants}
      rowKey={({ id }) => id}
      rowHeight={76}
      columns={edits ? [...columns, visible] : columns}
    />
  )
}

const ApplicantPanel = lazy(async () => ({
  default: (await import('./applicant-panel.tsx')).ApplicantPanel,
}))

interface ApplicantNameProps {
  taskId: string
  applicant: Pick<Applicant, 'id' | 'siderId' | 'name'>
}

/** The name of an applicant, which opens their profile: the full one once the company knows them. */
function ApplicantName({ taskId, applicant }: ApplicantNameProps) {
  const { siderId, name } = applicant
  if (siderId !== null) return <ProfileButton siderId={siderId}>{name}</ProfileButton>
  return (
    <NameButton
      panel={(onClose) => (
        <ApplicantPanel taskId={taskId} applicant={applicant} onClose={onClose} />
      )}
    >
      {name}
    </NameButton>
  )
}

interface AvailabilitiesProps {
  periods: Applicant['availabilities']
  /** The zone of the mission. */
  zone: TimeZone
}

/** When a candidate is available, by the clocks of the place: hours of one day, or a span over several days. */
function Availabilities({ periods, zone }: AvailabilitiesProps) {
  const t = usePreselectionWords()
  if (periods.length === 0) return <span className="text-muted">{t(($) => $.anyTime)}</span>
  return (
    <ul className="flex flex-col gap-1">
      {periods.map(({ startDate, endDate }) => {
        const [from, to] = [localAt(instant(startDate), zone), localAt(instant(endDate), zone)]
        return (
          <li key={startDate + endDate}>
            <Day date={from.date} />
            {from.date === to.date ? (
              <span className="block text-sm text-muted">
                <TimeRange from={from.time} to={to.time} />
              </span>
            ) : (
              <>
                <Hour time={from.time} />
                {' – '}
                <Day date={to.date} />
                <Hour time={to.time} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Hour({ time }: { time: LocalTime }) {
  return <span className="text-sm text-muted tabular-nums"> {time}</span>
}

interface VisibleSwitchProps {
  taskId: string
  applicant: Applicant
}

/** Shows the applicant to the company, or hides them (PRE-06). */
function VisibleSwitch({ taskId, applicant }: VisibleSwitchProps) {
  const t = usePreselectionWords()
  const update = useUpdateApplicant(taskId)
  const { id, name, visible } = applicant
  return (
    <Switch
      isSelected={visible}
      onChange={(shown) =>
        update.mutate({ params: { id: taskId }, body: { id, update: { visible: shown } } })
      }
    >
      <span className="sr-only">{t(($) => $.show, { name })}</span>
    </Switch>
  )
}
