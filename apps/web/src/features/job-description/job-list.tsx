import type { JobDescription } from '@renfort/contract/job-description.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { missionNameLimit, missionTypes } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { screenPaths } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Menu } from '../../ui/menu.tsx'
import { Money } from '../../ui/money.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { JobMarks, jobName } from './job-marks.tsx'
import { type PriceRow, priceRows, pricingFromWire } from './price-rows.ts'
import { missionObstacle, useUnfinished } from './editor/unfinished-notice.tsx'
import { useJobActions, useJobMenu } from './use-job-actions.tsx'
import { useJobRights } from './use-job-rights.ts'
import { useJobDescriptionWords } from './words.ts'

interface JobListProps {
  label: string
  jobs: readonly JobDescription[]
  /** The searched text stays in the address while a job description is shown. */
  q: string | undefined
  onShow: (job: JobDescription) => void
  onMissionCreated: (missionId: string) => void
}

const tones = { delegation: 'text-blue', gestion: 'text-purple' } as const

/** Job descriptions of one origin: position, place, pay and price. */
export function JobList({ label, jobs, q, onShow, onMissionCreated }: JobListProps) {
  const t = useJobDescriptionWords()
  // In the space of a group there is no place and no price: each company has its own.
  const { inGroupSpace } = useJobRights()
  const columns: Column<JobDescription>[] = [
    {
      id: 'job',
      header: t(($) => $.columns.job),
      cell: (job) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={screenPaths.jobDescriptions}
            search={{ jdid: job.id, ...(q === undefined ? {} : { q }) }}
            className={linkClass('row', 'text-base')}
          >
            {jobName(job)}
          </Link>
          <span className="flex flex-wrap gap-1.5">
            <JobMarks job={job} hidesOrigin />
          </span>
        </div>
      ),
    },
    {
      id: 'place',
      header: t(($) => $.columns.place),
      cell: ({ location }) => location?.city ?? <Unset>{t(($) => $.unset)}</Unset>,
    },
    {
      id: 'rate',
      header: t(($) => $.columns.rate),
      className: 'w-32',
      align: 'end',
      cell: ({ hourlyRate }) =>
        hourlyRate === null ? (
          <Unset>{t(($) => $.unset)}</Unset>
        ) : (
          <Money cents={eurosToCents(hourlyRate)} />
        ),
    },
    ...missionTypes.map((type): Column<JobDescription> => ({
      id: type,
      header: <span className={tones[type]}>{t(($) => $.columns[type])}</span>,
      className: 'w-36',
      align: 'end',
      cell: ({ pricing }) => {
        const normal = normalHour(pricing)
        return normal === undefined ? (
          <Unset>{t(($) => $.unset)}</Unset>
        ) : (
          <Money cents={normal[type]} className={tones[type]} />
        )
      },
    })),
  ]
  return (
    <Table
      label={label}
      columns={inGroupSpace ? columns.filter(({ id }) => id === 'job' || id === 'rate') : columns}
      rows={jobs}
      rowKey={({ id }) => id}
      rowHeight={64}
      actionsLabel={t(($) => $.columns.actions)}
      actions={(job) => <JobMenu job={job} onShow={onShow} onMissionCreated={onMissionCreated} />}
    />
  )
}

function Unset({ children }: { children: ReactNode }) {
  return <span className="text-muted">{children}</span>
}

/** The pay and price of a normal hour. */
function normalHour(pricing: JobDescription['pricing']): PriceRow | undefined {
  if (pricing === null) return undefined
  return priceRows(pricingFromWire(pricing)).find(({ hourType }) => hourType === 'normal')
}

interface JobMenuProps {
  job: JobDescription
  onShow: (job: JobDescription) => void
  onMissionCreated: (missionId: string) => void
}

function nothing(): void {}

/** The actions on a row of the list; a disabled one says why (JD-35). */
function JobMenu({ job, onShow, onMissionCreated }: JobMenuProps) {
  const t = useJobDescriptionWords()
  const rights = useJobRights()
  const obstacle = missionObstacle(useUnfinished(job))
  const actions = useJobActions({ onDuplicated: onShow, onDeleted: nothing, onMissionCreated })
  const menu = useJobMenu(job, actions)
  return (
    <>
      <Menu
        label={t(($) => $.more, { name: jobName(job) })}
        icon={<Ellipsis aria-hidden size={18} />}
        groups={[
          [
            {
              id: 'mission',
              label: t(($) => $.summary.createMission),
              icon: <Send aria-hidden />,
              disabledReason:
                rights.createMission ??
                (obstacle === null
                  ? undefined
                  : t(($) => $.obstacles[obstacle], { max: missionNameLimit })),
              onAction: () => actions.createMission(job),
            },
            {
              id: 'show',
              label: t(($) => $.summary.show),
              icon: <Eye aria-hidden />,
              onAction: () => onShow(job),
            },
            menu.duplicate,
          ],
          [menu.remove],
        ]}
      />
      {actions.dialogs}
    </>
  )
}
