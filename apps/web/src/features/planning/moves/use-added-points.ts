import type { Mission } from '@renfort/contract/mission.ts'
import { findingIdentity } from '@renfort/domain/legal-guard/finding.ts'
import { legalFindings } from '@renfort/domain/legal-guard/legal-findings.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { holidayWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import { useQuery } from '@tanstack/react-query'
import { guardFacts } from '../../legal-guard/guard-facts.ts'
import { legalFindingsQuery } from '../../legal-guard/queries.ts'
import { usePointText } from '../../legal-guard/use-point-text.ts'
import { useWarningText } from '../../shift/shift-warnings.tsx'
import { missionCalendar } from '../../quotation/mission-terms.ts'

/** The points of law and the holidays that a planning gets with a change, in sentences. */
export function useAddedPoints(
  mission: Mission,
): (before: readonly ShiftDraft[], after: readonly ShiftDraft[]) => string[] {
  const { data } = useQuery({ ...legalFindingsQuery(mission.id), meta: { failure: 'nowhere' } })
  const previous = data?.previous ?? []
  const pointText = usePointText(previous)
  const warningText = useWarningText()
  const calendar = missionCalendar(mission)
  return (before, after) => {
    const find = (shifts: readonly ShiftDraft[]) =>
      legalFindings(guardFacts(mission, { shifts }, previous))
    const known = new Set(find(before).map(findingIdentity))
    const days = new Set(holidayWarnings(before, calendar).map(warningText))
    return [
      ...holidayWarnings(after, calendar)
        .map(warningText)
        .filter((text) => !days.has(text)),
      ...find(after)
        .filter((finding) => !known.has(findingIdentity(finding)))
        .map(pointText),
    ]
  }
}
