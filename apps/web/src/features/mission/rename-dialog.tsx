import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useOvertaken } from '../mission-fields/use-overtaken.tsx'
import type { NamedMission } from './named-mission.ts'
import { SuffixField } from './suffix-field.tsx'
import { useMissionWords } from './words.ts'

const renaming = z.object({ name: optionalText(missionNameLimit) })

interface RenameDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
}

/** TASK-27, TASK-34. */
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
