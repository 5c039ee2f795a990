import Check from 'lucide-react/icons/check'
import type { ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { listboxRole, optionClass, optionRole, popupClass } from './listbox.ts'

/** One entry of a list of choices. */
export interface ChoiceOption {
  readonly id: string
  readonly label: string
  readonly help?: string | null | undefined
  readonly icon?: ReactNode
}

interface OptionListProps<Option extends ChoiceOption> {
  id: string
  /** The accessible name, where the field does not give it. */
  label?: string
  options: readonly Option[]
  /** The index of the active option. */
  active: number
  selectedId: string | null
  /** Called when the pointer moves over an option. */
  onPoint?: (place: number) => void
  onChoose: (option: Option) => void
  className?: string
}

/** The id of an option, which the field names while the option is active. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/** The options of a field that keeps the focus. */
export function OptionList<Option extends ChoiceOption>({
  id,
  label,
  options,
  active,
  selectedId,
  onPoint,
  onChoose,
  className,
}: OptionListProps<Option>) {
  const pointed = useRef<HTMLButtonElement>(null)
  const activeId = options[active]?.id
  useEffect(() => {
    pointed.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div id={id} {...listboxRole} aria-label={label} className={className}>
      {options.map((option, place) => (
        <button
          key={option.id}
          ref={place === active ? pointed : undefined}
          id={optionId(id, place)}
          type="button"
          {...optionRole(option.id === selectedId)}
          className={classNames(
            optionClass,
            'w-full text-left hover:bg-wash',
            place === active && 'bg-wash inset-ring inset-ring-edge',
            option.id === selectedId && 'bg-accent-wash font-medium',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint?.(place)}
          onClick={() => onChoose(option)}
        >
          {option.icon}
          <span className="min-w-0 flex-1">
            {option.label}
            {option.help && (
              <span className="block text-sm font-normal text-muted"> {option.help}</span>
            )}
          </span>
          {option.id === selectedId && <Check aria-hidden size={16} className="shrink-0" />}
        </button>
      ))}
    </div>
  )
}

interface OptionPopupProps<Option extends ChoiceOption> extends OptionListProps<Option> {
  ref: Ref<HTMLDivElement>
  isOpen: boolean
  /** Shown when there are no options. */
  empty: ReactNode
}

/** The options of a field in the top layer. */
export function OptionPopup<Option extends ChoiceOption>({
  ref,
  isOpen,
  empty,
  ...list
}: OptionPopupProps<Option>) {
  return (
    <div
      ref={ref}
      popover="manual"
      className={classNames(
        popupClass,
        'fixed inset-auto m-0 max-h-72 max-w-[calc(100vw-1rem)] overflow-y-auto',
        !isOpen && 'invisible',
      )}
    >
      {isOpen && list.options.length === 0 && (
        <p className="px-2.5 py-2 text-table text-muted">{empty}</p>
      )}
      {isOpen && list.options.length > 0 && <OptionList {...list} />}
    </div>
  )
}
