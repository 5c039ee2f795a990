import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import type { FieldProps } from '../../ui/field-frame.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { weekdayNames } from '../../ui/weekday-names.ts'

interface WeekdayBoxesProps extends FieldProps {
  value: readonly Weekday[]
  onChange: (days: Weekday[]) => void
  onBlur?: (() => void) | undefined
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** Days of the week, each on or off (SHIFT-19). */
export function WeekdayBoxes({ value, onChange, onBlur, ...field }: WeekdayBoxesProps) {
  const { locale } = useUiWords()
  const names = weekdayNames(locale)
  return (
    <ChoiceGroup {...field} kind="boxes">
      {({ isInvalid, describedBy }) => (
        <div className="flex flex-wrap gap-2">
          {weekdays.map((day) => (
            <label
              key={day}
              className="relative inline-flex h-10 min-w-11 items-center justify-center rounded-control border border-edge bg-surface px-3 outline-offset-2 transition-colors select-none first-letter:uppercase hover:border-ink has-checked:border-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="checkbox"
                className="absolute inset-0 appearance-none rounded-control outline-none"
                aria-label={names[day]?.long}
                aria-invalid={isInvalid || undefined}
                aria-describedby={describedBy}
                checked={value.includes(day)}
                onBlur={onBlur}
                onChange={(event) =>
                  onChange(
                    weekdays.filter((each) =>
                      each === day ? event.target.checked : value.includes(each),
                    ),
                  )
                }
              />
              <span aria-hidden className="capitalize">
                {names[day]?.long.slice(0, 3)}
              </span>
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
