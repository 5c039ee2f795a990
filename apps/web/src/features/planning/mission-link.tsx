import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { useCan } from '../../platform/me.ts'
import type { Week } from './planning-week.ts'
import type { SheetMission } from './week-sheet.ts'

interface MissionLinkProps {
  mission: Pick<SheetMission, 'id' | 'title'>
  week: Week
  className?: string
}

/** Leads to the mission and says where from; a collaborator reads its name only (PLAN-11, C-30). */
export function MissionLink({ mission, week, className }: MissionLinkProps) {
  const opensMissions = useCan('mission.readPrice').allowed
  if (!opensMissions) return <span className={className}>{mission.title}</span>
  return (
    <Link
      to="/tasks/view/$taskId"
      params={{ taskId: mission.id }}
      search={{ origin: 'planning', ...week }}
      className={linkClass('row', className)}
    >
      {mission.title}
    </Link>
  )
}
