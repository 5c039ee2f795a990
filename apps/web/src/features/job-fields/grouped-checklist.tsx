import { isFound } from '@renfort/domain/kernel/searched.ts'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import type { ChoiceOption } from '../../ui/option-list.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'

export interface OptionGroup {
  readonly id: string
  /** `null` where a single group needs no heading. */
  readonly label: string | null
  readonly options: readonly (ChoiceOption & { readonly badge?: ReactNode })[]
}

interface GroupedChecklistProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  groups: readonly OptionGroup[]
  isChosen: (id: string) => boolean
  onToggle: (id: string, isSelected: boolean) => void
  chosenCount: number
  /** Shows every option: the list does not scroll. */
  isWhole?: boolean
  /** Shown when there are no options. */
  empty?: ReactNode
}

const searchFrom = 9

/** Checkboxes in groups, with a search where there are many. */
export function GroupedChecklist({
  label,
  help,
  error,
  groups,
  isChosen,
  onToggle,
  chosenCount,
  isWhole = false,
  empty,
}: GroupedChecklistProps) {
  const words = useUiWords()
  const id = useId()
  const [text, setText] = useState('')
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const shown = groups
    .map((group) => ({
      ...group,
      options: group.options.filter((option) =>
        isFound(text, `${option.label} ${group.label ?? ''}`),
      ),
    }))
    .filter(({ options }) => options.length > 0)

  return (
    <ChoiceGroup kind="boxes" label={label} help={help} error={error}>
      {() => (
        <div className="rounded-panel border border-edge bg-surface">
          {count >= searchFrom && (
            <SearchField
              className="border-b border-line p-2"
              label={words.search}
              value={text}
              onChange={setText}
            />
          )}
          <div
            className={classNames(
              'flex flex-col gap-3 p-2',
              !isWhole && 'max-h-80 overflow-y-auto',
            )}
          >
            {shown.map((group) => (
              <div
                key={group.id}
                {...(group.label === null
                  ? {}
                  : { role: 'group', 'aria-labelledby': `${id}-${group.id}` })}
              >
                {group.label !== null && (
                  <p id={`${id}-${group.id}`} className="px-2 pb-1 text-sm font-medium text-muted">
                    {group.label}
                  </p>
                )}
                <ul>
                  {group.options.map((option) => (
                    <li key={option.id} className="rounded-small px-2 py-1.5 hover:bg-wash">
                      <Checkbox
                        isSelected={isChosen(option.id)}
                        onChange={(isSelected) => onToggle(option.id, isSelected)}
                      >
                        <span className="inline-flex flex-wrap items-center gap-2">
                          {option.label}
                          {option.badge}
                        </span>
                      </Checkbox>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {shown.length === 0 && (
              <p className="px-2 py-1 text-table text-muted">
                {count === 0 ? empty : words.noMatch}
              </p>
            )}
          </div>
          <p
            aria-live="polite"
            className="border-t border-line px-3.5 py-1.5 text-sm text-muted tabular-nums"
          >
            {words.selectedCount(chosenCount)}
          </p>
        </div>
      )}
    </ChoiceGroup>
  )
}
