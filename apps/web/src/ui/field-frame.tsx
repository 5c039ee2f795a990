import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { useUiWords } from './ui-words.tsx'
import { useTip } from './use-tip.tsx'

/** What every field takes. Required is the default; optional is written. */
export interface FieldProps {
  label: ReactNode
  help?: ReactNode
  /** How to mend the problem; the field is then marked invalid. */
  error?: string | undefined
  isOptional?: boolean | undefined
  /** Why the value cannot be changed; the field is then read-only and says so. */
  disabledReason?: string | undefined
  /** Keeps the label for screen readers only, where the surroundings already say it. */
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

/** The props that the frame gives to its control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-disabled': true | undefined
}

interface FieldFrameProps extends FieldProps {
  /** A line under the control that shows the value as the product read it. */
  echo?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function FieldFrame({
  label,
  help,
  error,
  echo,
  isOptional = false,
  disabledReason,
  isLabelHidden = false,
  className,
  children,
}: FieldFrameProps) {
  const words = useUiWords()
  const id = useId()
  const { triggerProps, bubble } = useTip(disabledReason)
  const { 'aria-describedby': reasonId, ...hover } = triggerProps
  const described = [error && `${id}-error`, echo && `${id}-echo`, help && `${id}-help`, reasonId]
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-table font-medium text-ink'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> ({words.optional})</span>}
      </label>
      <div {...hover} className="min-w-0">
        {children({
          id,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-disabled': disabledReason ? true : undefined,
        })}
        {bubble}
      </div>
      <FieldNotes id={id} error={error} echo={echo} help={help} />
    </div>
  )
}

interface FieldNotesProps {
  id: string
  error: string | undefined
  echo?: ReactNode
  help?: ReactNode
}

/** Under a control, in this order: the problem, the formatted value, the help. */
export function FieldNotes({ id, error, echo, help }: FieldNotesProps) {
  return (
    <>
      {/* A problem often shows once the field is left: it is announced, too. */}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden size={15} className="mt-px shrink-0" />
            {error}
          </p>
        )}
      </div>
      {echo && (
        <p id={`${id}-echo`} className="text-sm text-muted">
          {echo}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
    </>
  )
}
