import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import { Badge } from '../../../ui/badge.tsx'
import { useOrganisationsWords } from './words.ts'

/** Whether an organisation writes, or only reads. */
export function StandingBadge({ isBlocked }: { isBlocked: boolean }) {
  const t = useOrganisationsWords()
  return isBlocked ? (
    <Badge tone="red" icon={<Ban aria-hidden />}>
      {t(($) => $.blocked)}
    </Badge>
  ) : (
    <Badge tone="green" icon={<Check aria-hidden />}>
      {t(($) => $.active)}
    </Badge>
  )
}
