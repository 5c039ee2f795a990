import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useUiWords } from './ui-words.tsx'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: ComponentProps<'textarea'>['onBlur']
  ref?: Ref<HTMLTextAreaElement> | undefined
  name?: string | undefined
  rows?: number | undefined
  autoFocus?: boolean | undefined
  placeholder?: string | undefined
  echo?: ReactNode
  /** Shows the number of characters left; text past the limit is shown, not cut. */
  limit?: number | undefined
}

export function TextArea({
  label,
  help,
  error,
  echo,
  isOptional,
  disabledReason,
  isLabelHidden,
  className,
  onChange,
  limit,
  rows = 4,
  ...area
}: TextAreaProps) {
  const words = useUiWords()
  const left = limit === undefined ? 0 : limit - area.value.length
  return (
    <FieldFrame
      {...{ label, help, error, isOptional, disabledReason, isLabelHidden, className }}
      echo={
        (echo || limit !== undefined) && (
          <>
            {echo && <span className="mb-1 block">{echo}</span>}
            {limit !== undefined && (
              <span className={classNames('tabular-nums', left < 0 && 'text-danger')}>
                {left < 0 ? words.charactersOver(-left) : words.charactersLeft(left)}
              </span>
            )}
          </>
        )
      }
    >
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          readOnly={disabledReason !== undefined}
          className={controlClass('block resize-y px-3 py-2 leading-normal')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
