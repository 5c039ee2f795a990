import { isFound } from '@renfort/domain/kernel/searched.ts'
import { useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import type { ChoiceOption } from './option-list.tsx'
import type { FieldProps } from './field-frame.tsx'
import { SearchField } from './search-field.tsx'
import { useUiWords } from './ui-words.tsx'

export interface MultiSelectListProps extends FieldProps {
  label: string
  options: readonly ChoiceOption[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** Lists shorter than this have no search. */
  searchFrom?: number
}

/** Several choices of a list, each with a checkbox; the result keeps the order of the options. */
export function MultiSelectList({
  options,
  value,
  onChange,
  searchFrom = 9,
  ...field
}: MultiSelectListProps) {
  const words = useUiWords()
  const [text, setText] = useState('')
  const chosen = new Set(value)
  const shown = options.filter(({ label }) => isFound(text, label))
  const toggle = (id: string, isSelected: boolean) => {
    const next = new Set(chosen)
    if (isSelected) next.add(id)
    else next.delete(id)
    onChange(options.map((option) => option.id).filter((each) => next.has(each)))
  }
  return (
    <ChoiceGroup {...field} kind="boxes">
      {() => (
        <div className="rounded-control border border-edge bg-surface">
          {options.length >= searchFrom && (
            <SearchField
              className="border-b border-line p-2"
              label={words.search}
              value={text}
              onChange={setText}
            />
          )}
          <ul className="flex max-h-64 flex-col overflow-y-auto p-1.5">
            {shown.map(({ id, label, help }) => (
              <li key={id} className="rounded-small px-2 py-1.5 hover:bg-wash">
                <Checkbox
                  isSelected={chosen.has(id)}
                  help={help}
                  disabledReason={field.disabledReason}
                  onChange={(isSelected) => toggle(id, isSelected)}
                >
                  {label}
                </Checkbox>
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <p className="px-3.5 pb-3 text-table text-muted">{words.noMatch}</p>
          )}
          <p
            aria-live="polite"
            className="border-t border-line px-3.5 py-1.5 text-sm text-muted tabular-nums"
          >
            {words.selectedCount(chosen.size)}
          </p>
        </div>
      )}
    </ChoiceGroup>
  )
}
