import {
  createMission,
  type JobDescription,
  taskDetails,
} from '@renfort/contract/job-description.ts'
import { key } from '@renfort/contract/kernel/fields.ts'
import { updateMission } from '@renfort/contract/mission.ts'
import { addMonths, isIsoDate, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { namesJob } from '@renfort/domain/shift/shift-line/names-job.ts'
import { shiftLimits } from '@renfort/domain/shift/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UsersRound from 'lucide-react/icons/users-round'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { ComboboxFormField } from '../../../form/combobox-form-field.tsx'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { RadioCardsFormField } from '../../../form/radio-cards-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { type Bound, useField } from '../../../form/use-field.ts'
import { issuesOf } from '../../../platform/call.ts'
import { knownFeatures } from '../../../platform/feature-query.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useCommand } from '../../../platform/query.ts'
import { MultiDatePicker } from '../../../ui/multi-date-picker.tsx'
import { missionsChanged } from '../../mission-record/mission-changes.ts'
import { keepWantedPlanning, type WantedPlanning } from '../../mission-record/wanted-planning.ts'
import { jobName } from '../job-marks.tsx'
import { useJobDescriptionWords } from '../words.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface CreateMissionDialogProps {
  /** The job descriptions to choose from; a single one is chosen without a question. */
  jobs: readonly JobDescription[]
  wanted?: WantedPlanning
  onClose: () => void
  onCreated: (missionId: string) => void
}

const schema = taskDetails.pick({ type: true, name: true }).extend({
  jobId: z.string().min(1, key('errors.field.required')),
  days: z.array(z.string()),
})

/** The job of a mission, its days, its type and its suffix; the rest comes from the job description (JD-24, JD-25). */
export function CreateMissionDialog({
  jobs,
  wanted = {},
  onClose,
  onCreated,
}: CreateMissionDialogProps) {
  const t = useJobDescriptionWords()
  const client = useQueryClient()
  const create = useCommand(createMission, { onSuccess: () => missionsChanged(client) })
  const update = useCommand(updateMission)
  const [only] = jobs.length === 1 ? jobs : []
  const { days: wantedDays = [], line } = wanted

  /** Days and shifts belong to a precise planning: the kind of planning is not asked. */
  const planOn = async (missionId: string, days: readonly IsoDate[]) => {
    keepWantedPlanning(missionId, { days, line })
    const isAsked = days.length > 0 || line !== undefined
    if (!isAsked || knownFeatures(client)?.flexiblePlanning !== true) return
    await update.mutateAsync({ params: { id: missionId }, body: { flexiblePlanning: false } })
  }

  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.mission.title)}
      context={only && jobName(only)}
      schema={schema}
      initial={{
        type: 'delegation',
        name: null,
        jobId: only?.id ?? jobMeant(jobs, wanted.job ?? '') ?? '',
        days: [...wantedDays],
      }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.mission.create)}
      canSaveUnchanged
      save={async ({ jobId, days, ...details }) => {
        const made = await create.mutateAsync({
          params: { id: jobId },
          body: { taskDetails: details },
        })
        await planOn(made.id, days.map(isoDate))
        onCreated(made.id)
      }}
      fields={({ control }) => (
        <>
          {only === undefined && (
            <ComboboxFormField
              control={control}
              name="jobId"
              label={t(($) => $.mission.job)}
              options={jobs.map((job) => ({ id: job.id, label: jobName(job) }))}
            />
          )}
          {line === undefined ? (
            <MissionDaysField control={control} name="days" />
          ) : (
            <p>
              <span className="block font-medium">{t(($) => $.mission.line, { line })}</span>
              <span className="text-sm text-muted">{t(($) => $.mission.lineHelp)}</span>
            </p>
          )}
          <RadioCardsFormField
            control={control}
            name="type"
            label={t(($) => $.mission.type)}
            options={[
              {
                value: 'delegation',
                label: <span className="text-blue">{t(($) => $.mission.delegation)}</span>,
                help: t(($) => $.mission.delegationHelp),
                icon: <UsersRound aria-hidden className="text-blue" />,
              },
              {
                value: 'gestion',
                label: <span className="text-purple">{t(($) => $.mission.gestion)}</span>,
                help: t(($) => $.mission.gestionHelp),
                icon: <UserRoundCheck aria-hidden className="text-purple" />,
              },
            ]}
          />
          <TextFormField
            control={control}
            name="name"
            label={t(($) => $.mission.name)}
            help={`${t(($) => $.suffixTooLong, { max: missionNameLimit })} ${t(($) => $.mission.nameHelp)}`}
            isOptional
            autoComplete="off"
          />
        </>
      )}
    />
  )
}

/** The days on which the company needs somebody; times are typed with the shifts. */
function MissionDaysField<Input extends FieldValues, Output>(props: Bound<Input, Output>) {
  const t = useJobDescriptionWords()
  const { value, error, onChange } = useField(props)
  const today = useProductClock().today()
  const days = Array.isArray(value) ? value.filter((day): day is IsoDate => isIsoDate(day)) : []
  return (
    <MultiDatePicker
      label={t(($) => $.mission.days)}
      help={t(($) => $.mission.daysHelp)}
      isOptional
      error={error}
      today={today}
      min={today}
      max={addMonths(today, 12 * shiftLimits.maxYearsAhead)}
      value={days}
      onChange={onChange}
    />
  )
}

/** The id of the only job description that the words can mean; none where several match. */
function jobMeant(jobs: readonly JobDescription[], words: string): string | undefined {
  const [meant, ...others] = jobs.filter((job) => namesJob(words, jobName(job)))
  return others.length === 0 ? meant?.id : undefined
}

/** Says that a mission needs a job description, and leads to a new one. */
export function NoJobDialog({ onClose }: { onClose: () => void }) {
  const t = useJobDescriptionWords()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.mission.title)}
      confirmLabel={t(($) => $.create)}
      onCancel={onClose}
      onConfirm={() =>
        void navigate({ to: screenPaths.jobDescriptions, search: { mode: 'create' } })
      }
    >
      {t(($) => $.mission.noJob)}
    </ConfirmDialog>
  )
}
