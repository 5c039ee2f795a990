import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import Pencil from 'lucide-react/icons/pencil'
import { fullName } from '../../platform/person-name.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FeedbackButton } from '../feedback/feedback-button.tsx'
import type { RatedPerson } from '../feedback/rated-person.ts'
import type { Line } from './hours-line.ts'
import { useClosedReason } from './use-closed-reason.ts'
import { useHoursWords } from './words.ts'

interface LineActsProps {
  line: Line
  onEdit: () => void
}

/** What is done with one line. */
export function LineActs({ line, onEdit }: LineActsProps) {
  const t = useHoursWords()
  const reasonOf = useClosedReason()
  return (
    <span className="flex items-center justify-end gap-1">
      <FeedbackButton isCompact person={ratedPersonOf(line)} />
      {/* What is for good is opened by its name, to be read. */}
      {line.status !== 'att.validated' && (
        <IconButton
          size="small"
          className="narrow:size-11"
          aria-haspopup="dialog"
          label={t(($) => $.edit, { name: fullName(line.sider) })}
          icon={<Pencil aria-hidden size={16} />}
          disabledReason={reasonOf(line)}
          onPress={onEdit}
        />
      )}
    </span>
  )
}

/** Whose work on which mission an opinion given here is about. */
function ratedPersonOf({ task, sider, feedback }: Line): RatedPerson {
  return {
    taskId: task.id,
    mission: missionDisplayName(task.jobTitle.name, task.name),
    typeId: feedback?.typeId ?? 'attendance',
    sider,
    feedback,
  }
}
