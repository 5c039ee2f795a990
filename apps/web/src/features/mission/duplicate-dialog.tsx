import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { cloneMission } from '@renfort/contract/mission.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { z } from 'zod'
import { CheckboxFormField } from '../../form/checkbox-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { missionsChanged } from '../mission-record/stale-answers.ts'
import type { MissionDialogKind } from './mission-dialog-kind.ts'
import type { NamedMission } from './named-mission.ts'
import { SuffixField } from './suffix-field.tsx'
import { useMissionWords } from './words.ts'

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
      void navigate({ to: '/taskPosting/$taskId/motive', params: { taskId: id } })
    },
    handles: (error) => {
      if (issuesOf(error).length > 0) return true
      // An answer without the id of the copy does not fit the contract.
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
