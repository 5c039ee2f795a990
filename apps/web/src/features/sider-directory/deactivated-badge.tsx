import Ban from 'lucide-react/icons/ban'
import { Badge } from '../../ui/badge.tsx'
import { useSiderDirectoryWords } from './words.ts'

export function DeactivatedBadge() {
  const t = useSiderDirectoryWords()
  return (
    <Badge tone="grey" icon={<Ban aria-hidden />}>
      {t(($) => $.deactivated)}
    </Badge>
  )
}
