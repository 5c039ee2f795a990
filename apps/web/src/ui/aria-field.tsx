import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/Select'
import type { FieldProps } from './field-frame.tsx'
import { useUiWords } from './ui-words.tsx'

interface AriaFieldProps extends Pick<
  FieldProps,
  'label' | 'help' | 'error' | 'isOptional' | 'isLabelHidden'
> {
  children: ReactNode
}

/** The frame of a field whose control is a component of the library, which ties the parts together. */
export function AriaField({
  label,
  help,
  error,
  isOptional = false,
  isLabelHidden = false,
  children,
}: AriaFieldProps) {
  const words = useUiWords()
  return (
    <>
      <Label className={isLabelHidden ? 'sr-only' : 'text-table font-medium text-ink'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> ({words.optional})</span>}
      </Label>
      {children}
      <FieldError className="flex items-start gap-1.5 text-sm text-danger">
        <CircleAlert aria-hidden size={15} className="mt-px shrink-0" />
        {error}
      </FieldError>
      {help && (
        <Text slot="description" className="text-sm text-muted">
          {help}
        </Text>
      )}
    </>
  )
}
