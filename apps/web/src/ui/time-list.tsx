import type { LocalTime } from '@renfort/domain/kernel/calendar.ts'
import type { Ref } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { listboxRole, optionClass, optionRole, popupClass } from './listbox.ts'
import { quarterHours } from './quarter-hours.ts'

interface TimeListProps {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  isOpen: boolean
  /** The time that the list is scrolled to. */
  current: LocalTime | undefined
  selected: LocalTime | null
  onChoose: (time: LocalTime) => void
}

/** The quarters of an hour of a day; the focus stays in the field. */
export function TimeList({ ref, id, label, isOpen, current, selected, onChoose }: TimeListProps) {
  const near = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const option = near.current
    const list = option?.parentElement
    if (list) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2
  }, [isOpen, current])
  const nearest = quarterHours.findLast((time) => current !== undefined && time <= current)
  return (
    <div
      ref={ref}
      id={id}
      {...listboxRole}
      aria-label={label}
      popover="manual"
      className={classNames(popupClass, 'fixed inset-auto m-0 max-h-64 overflow-y-auto')}
    >
      {isOpen &&
        quarterHours.map((time) => (
          <button
            key={time}
            ref={time === nearest ? near : undefined}
            id={`${id}-${time}`}
            type="button"
            {...optionRole(time === selected)}
            className={classNames(
              optionClass,
              'w-full tabular-nums hover:bg-wash',
              time === selected && 'bg-accent-wash font-medium',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(time)}
          >
            {time}
          </button>
        ))}
    </div>
  )
}
