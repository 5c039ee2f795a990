import type { Mission } from '@renfort/contract/mission.ts'
import { findingIdentity } from '@renfort/domain/legal-guard/finding.ts'
import { legalFindings } from '@renfort/domain/legal-guard/legal-findings.ts'
import { holidayWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMoneyChange } from '../../../ui/format-figures.ts'
import { formatMoney } from '../../../ui/format-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { guardFacts } from '../../legal-guard/guard-facts.ts'
import { legalFindingsQuery } from '../../legal-guard/use-legal-guard.ts'
import { usePointText } from '../../legal-guard/use-point-text.ts'
import { estimateShifts } from '../../quotation/estimate.ts'
import { missionCalendar } from '../../quotation/mission-terms.ts'
import { plannedOf } from '../../shift/shift-body.ts'
import { useWarningText } from '../../shift/shift-warnings.tsx'
import { siderIdsOf } from './planned-slots.ts'
import { useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

interface MoveBarProps {
  /** The sentences about a move; without any, the bar is hidden. */
  said: readonly string[]
  /** Whether Enter and Escape act on the move now. */
  hasKeys: boolean
}

/** Shows and announces a move: the new place of the shift, the cost and the obstacles. */
export function MoveBar({ said, hasKeys }: MoveBarProps) {
  const t = useMoveWords()
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-6 z-20 mx-auto block w-fit max-w-2xl narrow:bottom-[calc(6rem+var(--tour-foot))] print:hidden">
      {said.length > 0 && (
        <span className="block rounded-panel border border-line bg-raised px-4 py-3 text-table shadow-float">
          {said.map((sentence, index) => (
            <span key={sentence} className={index === 0 ? 'font-semibold' : undefined}>
              {sentence}{' '}
            </span>
          ))}
          {hasKeys && <span className="block text-sm text-muted">{t(($) => $.keys)}</span>}
        </span>
      )}
    </output>
  )
}

/** What a mission becomes with a shift at other times: when the shift is, the price, the new points of law. */
export function useChangeText(mission: Mission): (shiftId: string, draft: ShiftDraft) => string[] {
  const t = useMoveWords()
  const { locale } = useUiWords()
  const client = useQueryClient()
  const nameOf = useShiftName()
  const pointsOf = useAddedPoints(mission)
  return (shiftId, draft) => {
    const saved = mission.shifts.map(plannedOf)
    const after = [...saved.filter(({ id }) => id !== shiftId), draft]
    const [price, newPrice] = [saved, after].map((shifts) => estimateShifts(mission, shifts))
    const count = siderIdsOf(client, { missionId: mission.id, shiftId }).length
    const said = [
      t(($) => $.held, nameOf(draft)),
      ...(count > 1 ? [t(($) => $.forAll, { count })] : []),
      ...(price && newPrice
        ? [
            t(($) => $.price, {
              price: formatMoney(newPrice.priceCents, locale),
              change: formatMoneyChange(newPrice.priceCents - price.priceCents, locale),
            }),
          ]
        : []),
    ]
    return [...said, ...pointsOf(saved, after)]
  }
}

/** The new points of law and holidays that a change brings to a planning, in sentences. */
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
