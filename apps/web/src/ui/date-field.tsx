import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { readDay } from '@renfort/domain/reading/read-day.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { Ref } from 'react'
import { useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'
import { formatDay } from './format-day.ts'
import { IconButton } from './icon-button.tsx'
import { popupClass } from './listbox.ts'
import { MonthGrid } from './month-grid.tsx'
import { useUiWords } from './ui-words.tsx'
import { usePopup } from './use-popup.ts'

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; the typed text when it is no day, so that the form can refuse it; empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  today: IsoDate
  /** Which year a day without year gets: the next such day, or the last one. */
  toward?: 'next' | 'last' | undefined
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  holidays?: ReadonlySet<string> | undefined
  closedReasonOf?: ((date: IsoDate) => string | undefined) | undefined
  autoFocus?: boolean | undefined
}

/** A day that is typed or pasted the French way and shown formatted under the field, or picked in a calendar. */
export function DateField({
  value,
  onChange,
  onBlur,
  ref,
  name,
  today,
  toward = 'next',
  min,
  max,
  holidays,
  closedReasonOf,
  autoFocus,
  ...field
}: DateFieldProps) {
  const words = useUiWords()
  const button = useRef<HTMLButtonElement>(null)
  const { anchor, popup, isOpen, open, close } = usePopup<HTMLSpanElement, HTMLDialogElement>({
    opener: button,
  })
  const [draft, setDraft] = useState<string | null>(null)
  const day = isIsoDate(value) ? value : null
  const dayIn = (text: string) => readDay(text, { today, toward })
  const understood = draft === null ? day : dayIn(draft)
  const isClosed = field.disabledReason !== undefined

  const commit = () => {
    if (draft !== null) onChange(dayIn(draft) ?? draft)
    setDraft(null)
  }

  return (
    <FieldFrame {...field} echo={understood && formatDay(understood, words.locale, 'long')}>
      {(control) => (
        <span ref={anchor} className="relative flex items-center">
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            inputMode="text"
            autoComplete="off"
            readOnly={isClosed}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- asked for by a dialog that opens on it
            autoFocus={autoFocus}
            placeholder={words.dateHint}
            value={draft ?? (day ? formatDay(day, words.locale, 'numeric') : value)}
            className={controlClass('h-10 pr-10 pl-3 tabular-nums')}
            onChange={(event) => {
              const text = event.target.value
              setDraft(text)
              // A day with a complete year counts before the field loses the focus.
              const whole = /[/.\- ]\d{4}$/.test(text) ? dayIn(text) : null
              if (whole !== null) onChange(whole)
            }}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
            onBlur={() => {
              commit()
              onBlur?.()
            }}
          />
          <IconButton
            ref={button}
            size="small"
            label={words.openCalendar}
            icon={<CalendarDays aria-hidden size={17} />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabledReason={field.disabledReason}
            className="absolute right-1 text-muted"
            onPress={() => (isOpen ? close() : open())}
          />
          <dialog
            ref={popup}
            popover="manual"
            aria-label={words.openCalendar}
            className={classNames(popupClass, 'fixed inset-auto m-0 w-80 p-3')}
          >
            {isOpen && (
              <MonthGrid
                takesFocus
                {...{ today, min, max, holidays, closedReasonOf }}
                selected={new Set(day ? [day] : [])}
                onPick={(date) => {
                  setDraft(null)
                  onChange(date)
                  close()
                  button.current?.focus()
                }}
              />
            )}
          </dialog>
        </span>
      )}
    </FieldFrame>
  )
}
