import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import Euro from 'lucide-react/icons/euro'
import FileInput from 'lucide-react/icons/file-input'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Send from 'lucide-react/icons/send'
import { Badge } from '../../ui/badge.tsx'
import { type Line, stateOf } from './hours-line.ts'
import { useHoursWords } from './words.ts'

const looks = {
  waiting: { tone: 'orange', Icon: Clock3 },
  imported: { tone: 'orange', Icon: FileInput },
  disputed: { tone: 'grey', Icon: Send },
  conflict: { tone: 'grey', Icon: MessageSquareWarning },
  validated: { tone: 'green', Icon: CircleCheck },
  paid: { tone: 'green', Icon: Euro },
} as const

/** Orange while it waits for the company, grey once it was disputed, green for good (TS-14, TS-26). */
export function StatusBadge({ line }: { line: Line }) {
  const t = useHoursWords()
  const state = stateOf(line)
  const { tone, Icon } = looks[state]
  return (
    <Badge
      tone={tone}
      icon={<Icon aria-hidden />}
      className="rounded-control [&>span]:whitespace-normal"
    >
      {t(($) => $.status[state])}
    </Badge>
  )
}
