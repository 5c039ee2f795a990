import CircleCheck from 'lucide-react/icons/circle-check'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import PenLine from 'lucide-react/icons/pen-line'
import { Badge } from '../../ui/badge.tsx'
import { useContractWords } from './words.ts'

const looks = {
  unsigned: { tone: 'orange', Icon: PenLine },
  signed: { tone: 'green', Icon: CircleCheck },
  contested: { tone: 'grey', Icon: MessageSquareWarning },
  disputed: { tone: 'grey', Icon: MessageSquareWarning },
} as const

/** Red only after the legal limit; an unknown status looks contested (CTR-08, C-11). */
export function StatusBadge({ status, isLate = false }: { status: string; isLate?: boolean }) {
  const t = useContractWords()
  const known = status in looks ? (status as keyof typeof looks) : 'disputed'
  const { tone, Icon } = looks[known]
  return (
    <Badge tone={isLate ? 'red' : tone} icon={<Icon aria-hidden />}>
      {t(($) => $.status[known])}
    </Badge>
  )
}
