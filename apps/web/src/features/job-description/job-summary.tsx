import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { JobDescriptionStep } from '@renfort/domain/job-description/job-description-steps.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Money } from '../../ui/money.tsx'
import { useJobFieldWords } from '../job-fields/words.ts'
import { useJobLabels } from '../job-fields/use-job-labels.ts'
import { AddressCard } from '../address/address-card.tsx'
import { JobMarks } from './job-marks.tsx'
import { PreSelectionSwitch } from './pre-selection-switch.tsx'
import { pricingFromWire } from './price-rows.ts'
import { PriceTable } from './price-table.tsx'
import { membersQuery } from './queries.ts'
import { Items, SummaryRow, SummarySection } from './summary-section.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { useJobRights } from './use-job-rights.ts'
import { useJobDescriptionWords } from './words.ts'
import { fullName } from '../../platform/person-name.ts'

interface JobSummaryProps {
  job: JobDescription
  onEdit: (step: JobDescriptionStep) => void
}

/** Everything that a job description says, by step, each with its way to change it. */
export function JobSummary({ job, onEdit }: JobSummaryProps) {
  const t = useJobDescriptionWords()
  const labels = useJobLabels()
  const statusWords = useJobFieldWords()
  const rights = useJobRights()
  const { data: members } = useQuery(membersQuery())
  const manager = members?.find(({ id }) => id === job.managerId)
  const locked = rights.edit(job)
  const section = (step: JobDescriptionStep) => ({
    title: t(($) => $.steps[step]),
    lockedReason: locked,
    onEdit: () => onEdit(step),
  })
  const equipmentOf = (group: 'Safety' | 'Other') =>
    job.equipment.filter((item) => item.group === group).map(labels.equipment)
  const yesNo = (is: boolean) => (is ? t(($) => $.summary.yes) : t(($) => $.summary.no))

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <JobMarks job={job} />
      </div>
      {rights.showsIds && (
        <p className="flex items-center gap-1 text-sm text-muted">
          {t(($) => $.summary.id)} <code className="font-mono break-all text-ink">{job.id}</code>
          <CopyButton text={job.id} label={t(($) => $.summary.copyId)} />
        </p>
      )}
      <UnfinishedNotice job={job} onEdit={onEdit} lockedReason={locked} />
      <SummarySection {...section('job')}>
        <SummaryRow label={t(($) => $.summary.rows.job)}>{job.jobTitle?.name}</SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.suffix)}>{job.suffix}</SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.subtasks)}>
          <Items names={job.subtasks.map(({ name }) => name)} />
        </SummaryRow>
      </SummarySection>
      <SummarySection {...section('work-conditions')}>
        <SummaryRow label={t(($) => $.summary.rows.purpose)}>{job.purpose}</SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.dressCode)}>{job.dressCode}</SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.risks)}>
          {job.hasHighRiskPosition === false ? (
            t(($) => $.summary.noRisk)
          ) : (
            <Items names={job.risks.map(({ name }) => name)} />
          )}
        </SummaryRow>
        {(job.hasHighRiskPosition !== false || job.workConditions !== null) && (
          <SummaryRow label={t(($) => $.summary.rows.workConditions)}>
            {job.workConditions}
          </SummaryRow>
        )}
        <SummaryRow label={t(($) => $.summary.rows.safety)}>
          <Items names={equipmentOf('Safety')} />
        </SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.other)}>
          <Items names={equipmentOf('Other')} />
        </SummaryRow>
      </SummarySection>
      <SummarySection {...section('skills')}>
        <SummaryRow label={t(($) => $.summary.rows.languages)}>
          <Items names={job.languages.map(labels.language)} />
        </SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.tools)}>
          <Items names={job.tools.map(labels.tool)} />
        </SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.licences)}>
          <Items names={job.licences.map(({ name }) => name)} />
        </SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.experiences)}>
          <Items names={job.experiences.map(labels.experience)} />
        </SummaryRow>
      </SummarySection>
      <SummarySection {...section('location')}>
        <SummaryRow label={t(($) => $.summary.rows.location)}>
          {job.location !== null && <AddressCard location={job.location} />}
        </SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.remote)}>{yesNo(job.remote)}</SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.motorized)}>{yesNo(job.motorized)}</SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.manager)}>
          {manager === undefined ? t(($) => $.summary.managerLater) : fullName(manager)}
        </SummaryRow>
      </SummarySection>
      <SummarySection {...section('salary')}>
        <SummaryRow label={t(($) => $.summary.rows.rate)}>
          {job.hourlyRate !== null && <Money cents={eurosToCents(job.hourlyRate)} />}
        </SummaryRow>
        <SummaryRow label={t(($) => $.summary.rows.status)}>
          {job.executiveStatus !== null &&
            statusWords(($) => $.status[job.executiveStatus ?? 'worker'])}
        </SummaryRow>
        {job.pricing !== null && (
          <div className="mt-2">
            <PriceTable
              pricing={pricingFromWire(job.pricing)}
              isDetached={job.pricingOrigin === 'detached'}
            />
          </div>
        )}
      </SummarySection>
      <PreSelectionSwitch job={job} lockedReason={locked} />
    </div>
  )
}
