import Check from 'lucide-react/icons/check'
import type { ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { classNames } from './class-names.ts'
import { optionClass, popupClass } from './listbox-class.ts'
import { listboxRole, optionRole } from './listbox-role.ts'

interface OptionPopupProps {
  ref: Ref<HTMLDivElement>
  id: string
  isOpen: boolean
  options: readonly ChoiceOption[]
  /** The option that the keyboard points at. */
  activeId: string | undefined
  selectedId: string | null
  onChoose: (option: ChoiceOption) => void
  empty: ReactNode
}

/** The options of a combobox, in the top layer; the focus stays in its field. */
export function OptionPopup({
  ref,
  id,
  isOpen,
  options,
  activeId,
  selectedId,
  onChoose,
  empty,
}: OptionPopupProps) {
  const active = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
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
      {isOpen && options.length === 0 && (
        <p className="px-2.5 py-2 text-table text-muted">{empty}</p>
      )}
      {isOpen && options.length > 0 && (
        <div id={id} {...listboxRole}>
          {options.map((option, index) => (
            <button
              key={option.id}
              ref={option.id === activeId ? active : undefined}
              id={`${id}-${index}`}
              type="button"
              {...optionRole(option.id === selectedId)}
              className={classNames(
                optionClass,
                'w-full text-left hover:bg-wash',
                option.id === activeId && 'bg-wash inset-ring inset-ring-edge',
                option.id === selectedId && 'bg-accent-wash font-medium',
              )}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
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
      )}
    </div>
  )
}
