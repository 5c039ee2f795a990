import type { Mission } from '@renfort/contract/mission.ts'
import {
  type ShiftDraft,
  shiftLimits,
  wallMinutes,
  workedMinutes,
} from '@renfort/domain/shift/shift.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { formatMoneyChange } from '../../ui/format-figures.ts'
import { formatMoney } from '../../ui/format-money.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { estimateShifts } from '../quotation/estimate.ts'
import { missionCalendar } from '../quotation/mission-terms.ts'
import { addedWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import { WarningList } from './shift-warnings.tsx'
import { useShiftWords } from './words.ts'

interface ShiftPreviewProps {
  mission: Mission
  /** The saved shifts that stay unchanged. */
  others: readonly ShiftDraft[]
  /** Every saved shift: the change of the price is relative to them. */
  saved: readonly ShiftDraft[]
  /** The typed shifts, as far as they can be read. */
  drafts: readonly ShiftDraft[]
  /** Hidden where each shift already shows its warnings. */
  hasWarnings?: boolean
  /** Hidden where shifts differ in length. */
  hasWorkedTime?: boolean
}

/** What the typed shifts add: hours, price and warnings. */
export function ShiftPreview({
  mission,
  others,
  saved,
  drafts,
  hasWarnings = true,
  hasWorkedTime = true,
}: ShiftPreviewProps) {
  const calendar = missionCalendar(mission)
  const sound = drafts.filter(isSound)
  return (
    <div className="flex flex-col gap-4">
      {hasWorkedTime && <WorkedTime drafts={sound} />}
      {hasWarnings && <WarningList warnings={addedWarnings(others, sound, calendar)} />}
      <LivePrice mission={mission} saved={saved} planned={[...others, ...sound]} />
    </div>
  )
}

interface AdditionPriceProps {
  mission: Mission
  saved: readonly ShiftDraft[]
  /** The shifts that would come to the saved ones. */
  drafts: readonly ShiftDraft[]
}

/** The price with shifts of a list, which says by itself what is wrong with each. */
export function AdditionPrice({ mission, saved, drafts }: AdditionPriceProps) {
  return (
    <div className="flex flex-col gap-4">
      <LivePrice mission={mission} saved={saved} planned={[...saved, ...drafts.filter(isSound)]} />
    </div>
  )
}

/** Whether a price makes sense: the end is after the start, and the number of Siders is allowed. */
function isSound(draft: ShiftDraft): boolean {
  const { min, max } = shiftLimits.slots
  const worked = wallMinutes(draft) - draft.breakMinutes
  return worked > 0 && Number.isInteger(draft.slots) && draft.slots >= min && draft.slots <= max
}

function WorkedTime({ drafts }: { drafts: readonly ShiftDraft[] }) {
  const t = useShiftWords()
  const [first] = drafts
  if (first === undefined) return null
  const planned = wallMinutes(first) - first.breakMinutes
  const odd = drafts.map(workedMinutes).find((minutes) => minutes !== planned)
  return (
    <p aria-live="polite" className="text-table">
      {first.slots > 1
        ? t(($) => $.form.workedEach, { duration: formatDuration(planned) })
        : t(($) => $.form.worked, { duration: formatDuration(planned) })}
      {odd !== undefined && (
        <span className="block text-muted">
          {t(($) => $.form.clockChange, { duration: formatDuration(odd) })}
        </span>
      )}
    </p>
  )
}

interface LivePriceProps {
  mission: Mission
  saved: readonly ShiftDraft[]
  planned: readonly ShiftDraft[]
}

function LivePrice({ mission, saved, planned }: LivePriceProps) {
  const { locale } = useUiWords()
  const t = useShiftWords()
  const before = estimateShifts(mission, saved)
  const after = estimateShifts(mission, planned)
  if (before === null || after === null) return null
  const change = formatMoneyChange(after.priceCents - before.priceCents, locale)
  const isOne = planned.length - saved.length <= 1
  return (
    <output
      aria-label={t(($) => $.form.price)}
      className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-panel border border-line bg-wash px-4 py-3"
    >
      <span className="text-table text-muted">{t(($) => $.form.price)}</span>
      <span className="ml-auto text-lg font-semibold tabular-nums">
        {formatMoney(after.priceCents, locale)}
      </span>
      <span className="w-full text-right text-table text-muted tabular-nums">
        {isOne ? t(($) => $.form.change, { change }) : t(($) => $.form.changeMany, { change })}
      </span>
    </output>
  )
}
