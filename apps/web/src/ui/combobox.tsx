import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button, ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox'
import { AriaField } from './aria-field.tsx'
import type { ChoiceOption } from './choice-option.ts'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { OptionList } from './option-list.tsx'
import { Spinner } from './spinner.tsx'
import { TextField } from './text-field.tsx'
import { useUiWords } from './ui-words.tsx'

export interface ComboboxProps extends FieldProps {
  options: readonly ChoiceOption[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  placeholder?: string | undefined
  /**
   * What is typed, where the options are looked up with it: the caller searches and gives `options`
   * as they come. Without these two the list filters itself.
   */
  text?: string | undefined
  onTextChange?: ((text: string) => void) | undefined
  isLoading?: boolean | undefined
  /** What is typed may stand although no option says it. */
  allowsFreeText?: boolean | undefined
  /** Said in place of the options, when there are none. */
  empty?: ReactNode
}

/** A choice found by typing. */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  text,
  onTextChange,
  isLoading = false,
  allowsFreeText = false,
  empty,
  className,
  ...field
}: ComboboxProps) {
  const words = useUiWords()
  if (field.disabledReason !== undefined) {
    const chosen = options.find((option) => option.id === value)
    return (
      <TextField
        {...field}
        className={className}
        value={text ?? chosen?.label ?? ''}
        onChange={ignore}
      />
    )
  }
  const isLookup = onTextChange !== undefined
  return (
    <AriaComboBox
      value={value}
      isInvalid={Boolean(field.error)}
      allowsCustomValue={allowsFreeText}
      allowsEmptyCollection={!allowsFreeText || isLoading}
      menuTrigger={isLookup ? 'input' : 'focus'}
      className={classNames('flex min-w-0 flex-col gap-1', className)}
      onChange={(key) => onChange(key === null ? null : String(key))}
      {...(isLookup
        ? { items: options, inputValue: text ?? '', onInputChange: onTextChange }
        : { defaultItems: options })}
      {...(onBlur ? { onBlur } : {})}
    >
      <AriaField {...field}>
        <span className="relative flex items-center">
          <Input
            ref={ref ?? null}
            autoComplete="off"
            placeholder={placeholder ?? ''}
            className={controlClass('h-10 pr-10 pl-3')}
          />
          <span className="absolute right-1 grid size-8 place-items-center text-muted">
            {isLoading ? (
              <Spinner />
            ) : (
              <Button className="grid size-8 place-items-center rounded-control">
                <ChevronDown aria-hidden size={17} />
              </Button>
            )}
          </span>
        </span>
      </AriaField>
      <OptionList empty={isLoading ? words.loading : (empty ?? words.noMatch)} />
    </AriaComboBox>
  )
}

function ignore(): void {}
