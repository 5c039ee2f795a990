import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { cloneMission } from '@renfort/contract/mission.ts'
import { missionNameLimit, missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CheckboxFormField } from '../../form/checkbox-form-field.tsx'
import { screenPaths } from '../../platform/screen-paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useOvertaken } from '../mission-fields/mission-edit-dialog.tsx'
import { missionsChanged } from '../mission-record/mission-changes.ts'
import type { NamedMission, MissionDialogKind } from './mission-actions.ts'
import { useMissionWords } from './words.ts'

const renaming = z.object({ name: optionalText(missionNameLimit) })

interface RenameDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
}

/** Changes the suffix of the name of a mission (TASK-27, TASK-34). */
export function RenameDialog({ isOpen, mission, onClose }: RenameDialogProps) {
  const t = useMissionWords()
  const toast = useToast()
  const { save, noticeOf } = useOvertaken(mission)
  return (
    <EditDialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={t(($) => $.rename.title)}
      schema={renaming}
      initial={{ name: mission.name ?? '' }}
      fields={({ control }) => (
        <>
          {noticeOf('name')}
          <SuffixField control={control} name="name" jobTitle={mission.jobTitle.name} />
        </>
      )}
      save={({ name }) => save({ name: name || null })}
      onSaved={() => toast.success(t(($) => $.rename.done))}
      issuesOf={issuesOf}
    />
  )
}

const copying = z.object({ name: optionalText(missionNameLimit), renew: z.boolean() })

interface DuplicateDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
  onInstead: (kind: MissionDialogKind) => void
}

/** Asks for a suffix, then leads to the first step of the copy (TASK-28, TASK-31 to TASK-33). */
export function DuplicateDialog({ isOpen, mission, onClose, onInstead }: DuplicateDialogProps) {
  const t = useMissionWords()
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const clone = useCommand(cloneMission, {
    onSuccess: ({ id }) => {
      missionsChanged(client)
      void navigate({ to: screenPaths.postingMotive, params: { taskId: id } })
    },
    handles: (error) => {
      if (issuesOf(error).length > 0) return true
      // The answer lacks the id of the copy, so it does not fit the contract.
      if (error.key !== 'errors.unexpected_answer') return false
      toast.warning(
        t(($) => $.duplicate.failed),
        undefined,
        error.requestId,
      )
      return true
    },
  })
  return (
    <EditDialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={t(($) => $.duplicate.title)}
      context={t(($) => $.duplicate.context)}
      schema={copying}
      initial={{ name: '', renew: false }}
      canSaveUnchanged
      submitLabel={t(($) => $.duplicate.submit)}
      fields={({ control }) => (
        <>
          <SuffixField control={control} name="name" jobTitle={mission.jobTitle.name} />
          {mission.hiredSidersCount > 0 && (
            <CheckboxFormField control={control} name="renew">
              {t(($) => $.duplicate.renew, { count: mission.hiredSidersCount })}
            </CheckboxFormField>
          )}
          {mission.startDate !== null && (
            <Button
              size="small"
              variant="quiet"
              className="self-start"
              icon={<CalendarDays aria-hidden size={16} />}
              onPress={() => onInstead('orderAgain')}
            >
              {t(($) => $.duplicate.withPlanning)}
            </Button>
          )}
        </>
      )}
      save={({ name, renew }) =>
        clone.mutateAsync({
          params: { id: mission.id },
          body: { type: mission.type, name: name || null, ...(renew ? { renew } : {}) },
        })
      }
      issuesOf={issuesOf}
    />
  )
}

interface MigratedDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
}

/** An imported mission cannot be copied: the dialog leads to the job descriptions (TASK-26). */
export function MigratedDialog({ isOpen, onClose }: MigratedDialogProps) {
  const t = useMissionWords()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(($) => $.migrated.title)}
      confirmLabel={t(($) => $.migrated.action)}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void navigate({ to: screenPaths.jobDescriptions })
      }}
    >
      {t(($) => $.migrated.text)}
    </ConfirmDialog>
  )
}

interface SuffixFieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  name: FieldPath<Input>
  jobTitle: string
}

/** The suffix of a mission's name, with the resulting name (TASK-31, TASK-34). */
function SuffixField<Input extends FieldValues, Output>({
  control,
  name,
  jobTitle,
}: SuffixFieldProps<Input, Output>) {
  const t = useMissionWords()
  const typed: unknown = useWatch({ control, name })
  const shown = missionDisplayName(jobTitle, typeof typed === 'string' ? typed : null)
  return (
    <TextFormField
      control={control}
      name={name}
      label={t(($) => $.suffix.label)}
      help={t(($) => $.suffix.help, { max: missionNameLimit })}
      echo={t(($) => $.suffix.echo, { name: shown })}
      isOptional
      autoComplete="off"
    />
  )
}
