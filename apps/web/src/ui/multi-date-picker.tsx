import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import X from 'lucide-react/icons/x'
import { ChoiceGroup } from './choice-group.tsx'
import type { FieldProps } from './field-frame.tsx'
import { formatDay } from './format-day.ts'
import { MonthGrid } from './month-grid.tsx'
import { useUiWords } from './ui-words.tsx'

export interface MultiDatePickerProps extends FieldProps {
  value: readonly IsoDate[]
  onChange: (value: readonly IsoDate[]) => void
  today: IsoDate
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  holidays?: ReadonlySet<string> | undefined
  closedReasonOf?: ((date: IsoDate) => string | undefined) | undefined
  /** The day whose month shows first while none is chosen. */
  opensAt?: IsoDate | undefined
}

/** Picks several days; the chosen days are also listed, whatever month is on show. */
export function MultiDatePicker({
  value,
  onChange,
  today,
  min,
  max,
  holidays,
  closedReasonOf,
  opensAt,
  ...field
}: MultiDatePickerProps) {
  const words = useUiWords()
  const selected = new Set(value)
  const toggle = (date: IsoDate) => {
    const next = new Set(selected)
    if (!next.delete(date)) next.add(date)
    onChange([...next].sort())
  }
  return (
    <ChoiceGroup {...field} kind="boxes">
      {() => (
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <MonthGrid
            isMultiple
            {...{ today, min, max, holidays, closedReasonOf, selected, opensAt }}
            onPick={toggle}
          />
          <div className="min-w-40 flex-1">
            <p aria-live="polite" className="text-table text-muted">
              {words.chosenDays(selected.size)}
            </p>
            <ul className="mt-2 flex max-h-72 flex-wrap gap-1.5 overflow-y-auto">
              {[...selected].sort().map((date) => (
                <li key={date}>
                  <button
                    type="button"
                    aria-label={words.removeItem(formatDay(date, words.locale, 'medium'))}
                    className="inline-flex min-h-7 items-center gap-1 rounded-full border border-edge px-2.5 text-sm hover:border-ink"
                    onClick={({ currentTarget }) => {
                      focusNear(currentTarget)
                      toggle(date)
                    }}
                  >
                    {formatDay(date, words.locale, 'short')}
                    <X aria-hidden size={13} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </ChoiceGroup>
  )
}

/**
 * Focuses the button of the next chosen day, else of the previous one, else the calendar, because this button
 * disappears.
 */
function focusNear(button: HTMLElement): void {
  const item = button.closest('li')
  const near = item?.nextElementSibling ?? item?.previousElementSibling
  const calendar = button.closest('[role="group"]')
  const target =
    near?.querySelector('button') ??
    calendar?.querySelector<HTMLElement>('[data-day][tabindex="0"]')
  target?.focus()
}
