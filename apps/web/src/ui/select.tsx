import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { AriaField } from './aria-field.tsx'
import type { ChoiceOption } from './choice-option.ts'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { OptionList } from './option-list.tsx'
import { TextField } from './text-field.tsx'
import { useUiWords } from './ui-words.tsx'

export interface SelectProps extends FieldProps {
  options: readonly ChoiceOption[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  placeholder?: string | undefined
}

/** One of a few known choices; for many, or for choices that are looked up, use a combobox. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  className,
  ...field
}: SelectProps) {
  const words = useUiWords()
  if (field.disabledReason !== undefined) {
    const chosen = options.find((option) => option.id === value)
    return (
      <TextField {...field} className={className} value={chosen?.label ?? ''} onChange={ignore} />
    )
  }
  return (
    <AriaSelect
      value={value}
      isInvalid={Boolean(field.error)}
      placeholder={placeholder ?? words.choose}
      className={classNames('flex min-w-0 flex-col gap-1', className)}
      onChange={(key) => key !== null && onChange(String(key))}
      onOpenChange={(isOpen) => !isOpen && onBlur?.()}
    >
      <AriaField {...field}>
        <Button
          ref={ref ?? null}
          className={controlClass(
            'flex h-10 items-center justify-between gap-2 px-3 text-left in-data-invalid:border-danger',
          )}
        >
          <SelectValue className="min-w-0 truncate data-placeholder:text-muted">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown aria-hidden size={17} className="shrink-0 text-muted" />
        </Button>
      </AriaField>
      <OptionList options={options} />
    </AriaSelect>
  )
}

function ignore(): void {}
