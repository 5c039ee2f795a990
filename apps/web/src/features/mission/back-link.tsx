import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { linkClass } from '../../ui/link-class.ts'
import { useMissionWords } from './words.ts'

export interface RecapOrigin {
  readonly origin?: 'planning' | undefined
  /** The week of the planning that was left. */
  readonly week?: number | undefined
  readonly year?: number | undefined
}

/** Leads back to the week of the planning that the user came from, else to the missions (TASK-35). */
export function BackLink({ origin: { origin, week, year } }: { origin: RecapOrigin }) {
  const t = useMissionWords()
  const className = linkClass('quiet', 'inline-flex items-center gap-1')
  const icon = <ChevronLeft aria-hidden size={16} />
  return origin === 'planning' ? (
    <Link to="/planning" search={{ week, year }} className={className}>
      {icon}
      {t(($) => $.recap.backToPlanning)}
    </Link>
  ) : (
    <Link to="/tasks/all" className={className}>
      {icon}
      {t(($) => $.recap.backToList)}
    </Link>
  )
}
