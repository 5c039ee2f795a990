import ChevronDown from 'lucide-react/icons/chevron-down'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'
import { type ChoiceOption, optionId, OptionPopup } from './option-list.tsx'
import { createTypeahead, isLetter } from './typeahead.ts'
import { useUiWords } from './ui-words.tsx'
import { usePopup } from './use-popup.ts'

export interface SelectProps extends FieldProps {
  options: readonly ChoiceOption[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  placeholder?: string | undefined
  echo?: ReactNode
}

const steps: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

// A native select cannot show a line of help under each choice, nor look the same everywhere.
function selectRole(activeId: string | undefined) {
  return {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-activedescendant': activeId,
  } as const
}

/** One of a few known choices; for many choices, or loaded ones, use a combobox. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  ...field
}: SelectProps) {
  const words = useUiWords()
  const listId = useId()
  const { anchor, popup, isOpen, open, close } = usePopup<HTMLSpanElement, HTMLDivElement>({
    isAsWide: true,
  })
  const [find] = useState(createTypeahead)
  const [active, setActive] = useState(-1)
  const chosen = options.findIndex((option) => option.id === value)
  const isClosed = field.disabledReason !== undefined

  const unfold = (at: number) => {
    setActive(at)
    open()
  }
  const choose = (option: ChoiceOption | undefined) => {
    close()
    if (option && option.id !== value) onChange(option.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isClosed || event.key === 'Tab' || event.key === 'Escape') return
    const step = steps[event.key]
    const isChosen = event.key === 'Enter' || event.key === ' '
    if (!step && !isChosen && !isLetter(event)) return
    event.preventDefault()
    if (step) unfold(isOpen ? step(active, options.length - 1) : Math.max(chosen, 0))
    else if (!isChosen) {
      const labels = options.map((option) => option.label)
      unfold(find(event.key, event.timeStamp, labels, isOpen ? active : chosen))
    } else if (isOpen) choose(options[active])
    else unfold(chosen)
  }

  return (
    <FieldFrame {...field}>
      {(control) => (
        <span ref={anchor} className="flex">
          <button
            {...control}
            ref={ref}
            type="button"
            {...selectRole(isOpen && active >= 0 ? optionId(listId, active) : undefined)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className={controlClass('flex h-10 items-center justify-between gap-2 px-3 text-left')}
            onClick={() => {
              if (isClosed) return
              if (isOpen) close()
              else unfold(chosen)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close()
              onBlur?.()
            }}
          >
            <span className={classNames('min-w-0 truncate', chosen < 0 && 'text-muted')}>
              {options[chosen]?.label ?? placeholder ?? words.choose}
            </span>
            <ChevronDown aria-hidden size={17} className="shrink-0 text-muted" />
          </button>
          <OptionPopup
            ref={popup}
            id={listId}
            isOpen={isOpen}
            options={options}
            active={active}
            selectedId={value}
            onChoose={choose}
            empty={words.noMatch}
          />
        </span>
      )}
    </FieldFrame>
  )
}
