import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import type { SheetMission } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

/** Leads to the candidates, where the reader may see some (PLAN-12). */
export function ApplicantsLink({ mission }: { mission: SheetMission }) {
  const t = usePlanningWords()
  if (!mission.hasApplicants) return null
  return (
    <Link
      data-print="hide"
      to="/preselection/$taskId"
      params={{ taskId: mission.id }}
      className={linkClass('text', 'text-sm whitespace-nowrap')}
    >
      {t(($) => $.applicants)}
    </Link>
  )
}
