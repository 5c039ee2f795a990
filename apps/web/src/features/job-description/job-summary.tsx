import { type JobDescription, updateJobDescription } from '@renfort/contract/job-description.ts'
import type { JobDescriptionStep } from '@renfort/domain/job-description/job-description-steps.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import { type ReactNode, useId } from 'react'
import { useCan } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { useCommand } from '../../platform/query.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Money } from '../../ui/money.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AddressCard } from '../address/address-card.tsx'
import { useJobLabels } from '../job-fields/queries.ts'
import { useJobFieldWords } from '../job-fields/words.ts'
import { JobMarks } from './job-marks.tsx'
import { pricingFromWire } from './price-rows.ts'
import { PriceTable } from './price-table.tsx'
import { membersQuery, useJobDescriptionList } from './queries.ts'
import { UnfinishedNotice } from './editor/unfinished-notice.tsx'
import { useJobRights } from './use-job-rights.ts'
import { useJobDescriptionWords } from './words.ts'

interface JobSummaryProps {
  job: JobDescription
  onEdit: (step: JobDescriptionStep) => void
}

/** Everything that a job description says, by step, each with its edit button. */
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

interface SummarySectionProps {
  title: string
  lockedReason: string | undefined
  onEdit: () => void
  children: ReactNode
}

/** One step of the summary, with a button that leads to the step. */
function SummarySection({ title, lockedReason, onEdit, children }: SummarySectionProps) {
  const t = useJobDescriptionWords()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <IconButton
          size="small"
          className="-mr-2"
          label={t(($) => $.summary.editSection, { section: title })}
          icon={<PencilLine aria-hidden size={17} />}
          disabledReason={lockedReason}
          onPress={onEdit}
        />
      </div>
      <div className="flex flex-col gap-2">{children}</div>
    </section>
  )
}

interface SummaryRowProps {
  label: string
  /** An empty value, `null` or `false` shows « not given ». */
  children: ReactNode
}

function SummaryRow({ label, children }: SummaryRowProps) {
  const t = useJobDescriptionWords()
  const isGiven = children !== null && children !== undefined && children !== false
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[11rem_1fr]">
      <p className="text-muted">{label}</p>
      <div className="min-w-0 whitespace-pre-line">
        {isGiven ? children : <span className="text-muted">{t(($) => $.summary.none)}</span>}
      </div>
    </div>
  )
}

/** A list of names, or « not given » when it is empty. */
function Items({ names }: { names: readonly string[] }) {
  const t = useJobDescriptionWords()
  if (names.length === 0) return <span className="text-muted">{t(($) => $.summary.none)}</span>
  return (
    <ul className="flex flex-col">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

interface PreSelectionSwitchProps {
  job: JobDescription
  lockedReason: string | undefined
}

/** Disabled for job descriptions of the network, and for everybody but staff who act for a company (JD-31, JD-32). */
function PreSelectionSwitch({ job, lockedReason }: PreSelectionSwitchProps) {
  const t = useJobDescriptionWords()
  const list = useJobDescriptionList()
  const mayToggle = useCan('jobDescription.togglePreSelection').allowed
  const update = useCommand(updateJobDescription, { onSuccess: list.keep })
  const ofNetwork =
    job.origin === 'network' ? t(($) => $.summary.preSelectionNetwork) : lockedReason
  return (
    <Switch
      className="border-t border-line pt-5"
      isSelected={job.preSelection}
      help={t(($) => $.summary.preSelectionHelp)}
      disabledReason={mayToggle ? ofNetwork : t(($) => $.summary.preSelectionStaff)}
      onChange={(preSelection) => update.mutate({ params: { id: job.id }, body: { preSelection } })}
    >
      {t(($) => $.summary.preSelection)}
    </Switch>
  )
}
