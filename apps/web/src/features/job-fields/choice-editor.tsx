import type { EquipmentProvider } from '@renfort/domain/job-description/work-conditions.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import type { ChoiceOption } from '../../ui/option-list.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddCustom } from './add-custom.tsx'
import type { Choice } from './choice.ts'
import { choiceKey, isTaken } from './choice.ts'
import { useJobFieldWords } from './words.ts'

export interface ChoiceEditorProps<Item extends Choice> {
  label: string
  help?: string | undefined
  searchLabel: string
  /** The choices that are still free. */
  options: readonly ChoiceOption[]
  chosen: readonly Item[]
  onAdd: (id: string) => void
  onRemove: (key: string) => void
  /** The detail of one choice: its level, or who provides it. */
  detail?: (item: Item) => ReactNode
  /** The form for custom names; without it, only choices of the catalogue are possible. */
  custom?: {
    addLabel: string
    nameLabel: string
    asksProvider?: boolean
    onAdd: (name: string, providedBy: EquipmentProvider | null) => void
  }
  error?: string | undefined
}

/** Choices with a detail each: searched by typing, then listed with their detail. */
export function ChoiceEditor<Item extends Choice>({
  label,
  help,
  searchLabel,
  options,
  chosen,
  onAdd,
  onRemove,
  detail,
  custom,
  error,
}: ChoiceEditorProps<Item>) {
  const t = useJobFieldWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const shown = options.filter((option) => isFound(text, option.label))

  return (
    <fieldset aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-3">
      <div>
        <p id={`${id}-label`} className="text-table font-medium">
          {label}
        </p>
        {help && <p className="text-sm text-muted">{help}</p>}
      </div>
      {chosen.length > 0 && (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {chosen.map((item) => (
            <li
              key={choiceKey(item)}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pr-2 pl-4"
            >
              <span className="flex min-w-40 flex-1 flex-wrap items-center gap-2">
                {item.name}
                {item.id === undefined && <Badge>{t(($) => $.custom)}</Badge>}
              </span>
              {detail?.(item)}
              <IconButton
                size="small"
                label={t(($) => $.remove, { name: item.name })}
                icon={<X aria-hidden size={16} />}
                onPress={() => {
                  onRemove(choiceKey(item))
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        ref={input}
        label={searchLabel}
        isLabelHidden
        placeholder={searchLabel}
        error={error}
        options={shown}
        value={null}
        text={text}
        onTextChange={setText}
        allowsFreeText
        onBlur={() => setText('')}
        empty={options.length === 0 ? t(($) => $.allAdded) : undefined}
        onChange={(key) => {
          if (key === null) return
          onAdd(key)
          setText('')
        }}
      />
      {custom && (
        <AddCustom
          {...custom}
          isTaken={(name) =>
            isTaken(chosen, name) || options.some((o) => folded(o.label) === folded(name))
          }
        />
      )}
    </fieldset>
  )
}
