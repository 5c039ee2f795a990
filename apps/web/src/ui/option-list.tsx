import { Check } from 'lucide-react'
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select'
import type { ChoiceOption } from './choice-option.ts'
import { classNames } from './class-names.ts'
import { optionClass, popupClass } from './listbox-class.ts'

interface OptionListProps {
  options: readonly ChoiceOption[]
}

/** The options of a select, in a box as wide as the control. */
export function OptionList({ options }: OptionListProps) {
  return (
    <Popover
      offset={4}
      className={classNames(
        popupClass,
        'max-w-[calc(100vw-1rem)] min-w-(--trigger-width) overflow-y-auto',
      )}
    >
      <ListBox items={options} className="max-h-72 overflow-y-auto outline-none">
        {(option: ChoiceOption) => <Option option={option} />}
      </ListBox>
    </Popover>
  )
}

function Option({ option }: { option: ChoiceOption }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      className={classNames(
        optionClass,
        'group/option data-focused:bg-wash data-selected:bg-accent-wash data-focused:data-selected:inset-ring data-focused:data-selected:inset-ring-edge',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block group-data-selected/option:font-medium">{option.label}</span>
        {option.help && <span className="block text-sm text-muted"> {option.help}</span>}
      </span>
      <Check
        aria-hidden
        size={16}
        className="invisible shrink-0 group-data-selected/option:visible"
      />
    </ListBoxItem>
  )
}
