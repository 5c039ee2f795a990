import type { Mission } from '@renfort/contract/mission.ts'
import type { Applicant } from '@renfort/contract/preselection.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { useCan } from '../../platform/me.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { FormerWork, SiderPast, SiderStanding } from '../sider/candidates/candidate-facts.tsx'
import { ApplicantName } from './applicant-name.tsx'
import { Availabilities } from './availabilities.tsx'
import { CommentCell } from './comment-cell.tsx'
import { CvCell } from './cv-cell.tsx'
import { DecisionCell } from './decision-cell.tsx'
import { VisibleSwitch } from './visible-switch.tsx'
import { usePreselectionWords } from './words.ts'

interface ApplicantTableProps {
  taskId: string
  applicants: readonly Applicant[]
  /** Those of the mission. */
  shifts: Mission['shifts']
  zone: TimeZone
  /** Why nobody can be approved or refused, if so. */
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
