import {
  createMission,
  type JobDescription,
  taskDetails,
} from '@renfort/contract/job-description.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UsersRound from 'lucide-react/icons/users-round'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { RadioCardsFormField } from '../../form/radio-cards-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useCommand } from '../../platform/query.ts'
import { missionsChanged } from '../mission-record/stale-answers.ts'
import { jobName } from './job-name.ts'
import { useJobDescriptionWords } from './words.ts'

interface CreateMissionDialogProps {
  job: JobDescription
  onClose: () => void
  onCreated: (missionId: string) => void
}

const schema = taskDetails.pick({ type: true, name: true })

/** The type of a mission and its suffix; the rest comes from the job description (JD-24, JD-25). */
export function CreateMissionDialog({ job, onClose, onCreated }: CreateMissionDialogProps) {
  const t = useJobDescriptionWords()
  const client = useQueryClient()
  const create = useCommand(createMission, { onSuccess: () => missionsChanged(client) })
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.mission.title)}
      context={jobName(job)}
      schema={schema}
      initial={{ type: 'delegation', name: null }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.mission.create)}
      canSaveUnchanged
      save={async (details) => {
        const { id } = await create.mutateAsync({
          params: { id: job.id },
          body: { taskDetails: details },
        })
        onCreated(id)
      }}
      fields={({ control }) => (
        <>
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
