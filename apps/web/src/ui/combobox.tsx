import { longestSearch } from '@renfort/domain/kernel/longest-search.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'
import { optionId, OptionPopup } from './option-list.tsx'
import { Spinner } from './spinner.tsx'
import { useUiWords } from './ui-words.tsx'
import type { ComboboxState } from './use-combobox.ts'
import { useCombobox } from './use-combobox.ts'
import { usePopup } from './use-popup.ts'

export interface ComboboxProps extends FieldProps, ComboboxState {
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  placeholder?: string | undefined
  /** The limit of the text; by default the limit of a search. */
  maxLength?: number | undefined
  isLoading?: boolean | undefined
  /** The options could not be loaded: the field says so, and not that nothing matches. */
  hasFailed?: boolean | undefined
  /** Shown when there are no options. */
  empty?: ReactNode
}

/**
 * A choice that is searched by typing. The list filters itself; with `text` and `onTextChange` the caller loads the
 * options instead.
 */
export function Combobox({
  options,
  value,
  onChange,
  text,
  onTextChange,
  allowsFreeText,
  onBlur,
  ref,
  name,
  placeholder,
  maxLength = onTextChange === undefined || allowsFreeText === true ? undefined : longestSearch,
  isLoading = false,
  hasFailed = false,
  empty,
  ...field
}: ComboboxProps) {
  const words = useUiWords()
  const listId = useId()
  const popup = usePopup<HTMLSpanElement, HTMLDivElement>({ isAsWide: true })
  const box = useCombobox({ options, value, onChange, text, onTextChange, allowsFreeText }, popup)
  const isClosed = field.disabledReason !== undefined
  const hasList = popup.isOpen && box.shown.length > 0
  const lacking = hasFailed ? words.searchFailed : (empty ?? words.noMatch)
  const nothing = isLoading ? words.loading : lacking
  return (
    <FieldFrame {...field}>
      {(control) => (
        <span ref={popup.anchor} className="relative flex items-center">
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={
              hasList && box.active >= 0 ? optionId(listId, box.active) : undefined
            }
            readOnly={isClosed}
            placeholder={placeholder}
            maxLength={maxLength}
            value={box.typed}
            className={controlClass('h-10 pr-10 pl-3')}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={isClosed ? undefined : box.onKeyDown}
            onClick={() => !isClosed && box.openList()}
            onBlur={() => {
              box.settle()
              onBlur?.()
            }}
          />
          <span className="pointer-events-none absolute right-3 flex text-muted">
            {isLoading ? <Spinner /> : <ChevronDown aria-hidden size={17} />}
          </span>
          <OptionPopup
            ref={popup.popup}
            id={listId}
            isOpen={popup.isOpen && (hasList || !allowsFreeText || isLoading)}
            options={box.shown}
            active={box.active}
            selectedId={value}
            onChoose={box.choose}
            empty={nothing}
          />
          <span aria-live="polite" className="sr-only">
            {popup.isOpen && (hasList ? words.resultCount(box.shown.length) : nothing)}
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
