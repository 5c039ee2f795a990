import type { LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { clampedTime, isWholeTime, readStartTime } from '@renfort/domain/reading/read-clock.ts'
import Clock from 'lucide-react/icons/clock'
import type { KeyboardEvent, Ref } from 'react'
import { useId, useState } from 'react'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { quarterHours, stepTime } from './quarter-hours.ts'
import { TimeList } from './time-list.tsx'
import { useUiWords } from './ui-words.tsx'
import { usePopup } from './use-popup.ts'

export interface TimeFieldProps extends FieldProps {
  /** `HH:mm`; the typed text when it is no time, so that the form can refuse it; empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  /** Where the list and the arrows start in an empty field. */
  start?: LocalTime | undefined
  /** True for a shift: a time past the end of the day becomes 23:59 (SHIFT-10); other fields refuse it. */
  isOfShift?: boolean | undefined
  autoFocus?: boolean | undefined
}

const noon = quarterHours[36]

/** A time that is typed freely (9, 9h30, 930), or chosen by quarters of an hour in the list or with the arrows. */
export function TimeField({
  value,
  onChange,
  onBlur,
  ref,
  name,
  start = noon,
  isOfShift = false,
  autoFocus,
  ...field
}: TimeFieldProps) {
  const words = useUiWords()
  const listId = useId()
  const { anchor, popup, isOpen, open, close } = usePopup<HTMLSpanElement, HTMLDivElement>({
    isAsWide: true,
  })
  const [draft, setDraft] = useState<string | null>(null)
  const timeIn = isOfShift ? clampedTime : readStartTime
  const current = timeIn(draft ?? value)
  // The list has only quarters of an hour.
  const isListed = current !== null && quarterHours.includes(current)
  const isClosed = field.disabledReason !== undefined

  const commit = () => {
    if (draft !== null) onChange(timeIn(draft) ?? draft)
    setDraft(null)
  }
  const choose = (time: LocalTime) => {
    setDraft(null)
    onChange(time)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isClosed) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
      if (current) choose(stepTime(current, event.key === 'ArrowDown' ? 1 : -1))
      else if (start) choose(start)
    }
    if (event.key === 'Enter') {
      if (isOpen) event.preventDefault()
      commit()
      close()
    }
    if (event.key === 'Tab') close()
  }

  return (
    <FieldFrame {...field}>
      {(control) => (
        <span ref={anchor} className="relative flex items-center">
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            role="combobox"
            inputMode="text"
            autoComplete="off"
            aria-autocomplete="none"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && isListed ? `${listId}-${current}` : undefined}
            readOnly={isClosed}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- asked for by a dialog that opens on it
            autoFocus={autoFocus}
            placeholder={words.timeHint}
            value={draft ?? value}
            className={controlClass('h-10 pr-10 pl-3 tabular-nums')}
            onChange={(event) => {
              const typed = event.target.value
              setDraft(typed)
              const whole = isWholeTime(typed) ? timeIn(typed) : null
              if (whole !== null) onChange(whole)
            }}
            onClick={() => !isClosed && open()}
            onKeyDown={onKeyDown}
            onBlur={() => {
              commit()
              onBlur?.()
            }}
          />
          <IconButton
            size="small"
            tabIndex={-1}
            label={words.openTimes}
            icon={<Clock aria-hidden size={17} />}
            disabledReason={field.disabledReason}
            className="absolute right-1 text-muted"
            onPress={() => (isOpen ? close() : open())}
          />
          <TimeList
            ref={popup}
            id={listId}
            isOpen={isOpen}
            label={words.openTimes}
            current={current ?? start}
            selected={isLocalTime(value) ? value : null}
            onChoose={(time) => {
              choose(time)
              close()
            }}
          />
        </span>
      )}
    </FieldFrame>
  )
}
